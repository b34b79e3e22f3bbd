import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { type State, states } from '@palmleaf/shared/ledger/items/state';
import type { SubjectView } from '@palmleaf/shared/views/views';
import { readPeople } from '../../api/batches.ts';
import { command } from '../../command-line/command.ts';
import { suggestionFor } from '../../command-line/nearest.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import type { Line } from '../../terminal/line.ts';
import { table } from '../../terminal/table.ts';
import { reasonsTable, shortClock } from '../../text/batch.ts';

const maxShown = 200;

export default command({
  name: 'people',
  words: '[NAME]',
  arity: [0, 1],
  about: [
    'Lists people of all batches, or of one, whose names begin with NAME, in any script, ignoring case and accents. --batch',
    'without a NAME also lists people without a name. --within also matches surnames and other later words. --since lists',
    'people who changed since a time, for programs that follow a batch.',
  ].join('\n'),
  options: {
    batch: {
      type: 'string',
      short: 'b',
      value: 'BATCH',
      help: 'only people of this batch; NAME is then optional',
    },
    customer: { type: 'string', value: 'NAME', help: 'only people of this customer; not with --batch' },
    only: { type: 'string', value: 'STATE', help: `only people in this state: ${states.join(', ')}` },
    within: { type: 'boolean', help: 'also match later words of names, by a search of all names' },
    since: { type: 'string', value: 'TIME', help: 'changed since then: 2026-11-22 or 2026-11-22T08:30:00Z' },
  },
  examples: [
    'people anna',
    'people rao --within',
    'people --batch june --only failed',
    'people "शर्मा" --batch june --json',
  ],
  async run({ words, values, json, out, connect }) {
    const [name] = words;
    const { batch } = values;
    if (name === undefined && batch === undefined)
      throw new UsageError('Write a NAME to look for, or --batch BATCH');
    if (batch !== undefined && values.customer !== undefined)
      throw new UsageError(`Write --batch or --customer: a batch of a customer is named @CUSTOMER/BATCH`);
    if (name === undefined && values.within) throw new UsageError('--within goes with a NAME');
    const state = values.only === undefined ? undefined : stateOf(values.only);
    const updatedSince = values.since === undefined ? undefined : timeOf(values.since);
    const { reports } = await connect();
    const people: SubjectView[] = [];
    const maxPeople = json ? Number.POSITIVE_INFINITY : maxShown;
    let hasMore = false;
    for await (const one of readPeople(reports, {
      batch,
      name,
      customer: values.customer,
      within: values.within ? 'yes' : undefined,
      state,
      updatedSince,
    })) {
      hasMore = people.length === maxPeople;
      if (hasMore) break;
      people.push(one);
    }
    if (json) out.printJson(people);
    else if (people.length === 0)
      out.print(
        name === undefined || values.within
          ? 'Nobody was found.'
          : 'No name begins like this; --within also searches the other words of names.',
      );
    else {
      const reasons = reasonsTable(people);
      out.print([
        ...peopleTable(people),
        ...(hasMore ? [`The first ${maxShown}; --json lists all of them.`] : []),
        ...(reasons === undefined ? [] : ['', ...reasons]),
      ]);
    }
    return people.length === 0 ? exitCodes.notFound : exitCodes.done;
  },
});

function peopleTable(people: readonly SubjectView[]): Line[] {
  return table(
    ['person', 'name', 'state', 'bought', 'last change'],
    people.map(({ batch, id, name, state, calls, updatedAt }) => [
      subjectName({ batch, id }),
      name ?? '',
      state,
      String(calls.bought),
      shortClock(updatedAt),
    ]),
  );
}

function stateOf(text: string): State {
  const state = states.find((one) => one === text);
  if (state !== undefined) return state;
  throw new UsageError(`--only takes ${states.join(', ')}${suggestionFor(text, states)}`);
}

function timeOf(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const time = Date.parse(isDay ? `${text}T00:00:00Z` : text);
  if (
    Number.isNaN(time) ||
    !/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text)
  )
    throw new UsageError('--since must be a day or a time, such as 2026-11-22 or 2026-11-22T08:30:00Z');
  return new Date(time).toISOString();
}
