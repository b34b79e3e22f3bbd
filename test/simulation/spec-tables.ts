import { states } from '../../shared/ledger/items/state.ts';
import { headerEvents, transitions } from '../../shared/ledger/states/transitions.ts';
import {
  answerClasses,
  classOfStatus,
  defaultPolicy,
  meaningOf,
} from '../../shared/service-client/answer.ts';
import { answerClassWords } from '../../shared/views/words.ts';

const tables: Readonly<Record<string, () => string>> = { answers, states: stateTable, classes };

const statuses = Array.from({ length: 300 }, (_, index) => 300 + index);

function answers(): string {
  const other = {
    statusFalseIsBought: !defaultPolicy.statusFalseIsBought,
    serverErrorIsUnknown: !defaultPolicy.serverErrorIsUnknown,
  };
  const rows = answerClasses.map((answer) => {
    const meaning = meaningOf(answer, defaultPolicy);
    const configured = meaningOf(answer, other);
    const decided = configured === meaning ? meaning : `${meaning}; *${configured}* if so configured`;
    return `| ${answer} | ${ranges(statuses.filter((status) => classOfStatus(status) === answer))} | ${decided} |`;
  });
  return ['| answer | statuses | meaning |', '|---|---|---|', ...rows].join('\n');
}

function classes(): string {
  const rows = answerClasses.map((answer) => {
    const statusesOf = ranges(statuses.filter((status) => classOfStatus(status) === answer));
    return `| \`${answer}\` | ${meaningOf(answer, defaultPolicy)} | ${statusesOf} | ${answerClassWords[answer]} |`;
  });
  const head = '| class | meaning | statuses without a rule | in the words of a report |';
  return [head, '|---|---|---|---|', ...rows].join('\n');
}

function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}

function stateTable(): string {
  const rows = headerEvents.map(
    (event) => `| ${[event, ...states.map((state) => transitions[state][event] ?? '-')].join(' | ')} |`,
  );
  const heads = states.map((state) => `**${state}**`);
  return [`| event | ${heads.join(' | ')} |`, `|${'---|'.repeat(states.length + 1)}`, ...rows].join('\n');
}

const between = (name: string): RegExp => new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);

export function withTables(text: string): string {
  return Object.entries(tables).reduce(
    (spec, [name, table]) =>
      spec.replace(between(name), (_all, start, end) => `${start}\n${table()}\n\n${end}`),
    text,
  );
}
