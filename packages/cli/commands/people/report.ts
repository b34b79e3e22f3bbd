import { counted } from '@palmleaf/shared/figures';
import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { costText } from '@palmleaf/shared/money/prices';
import { type CostView, fromMoneyView } from '@palmleaf/shared/views/money';
import { type PartView, type ReportView, reportView, type SubjectView } from '@palmleaf/shared/views/views';
import { whyOf } from '@palmleaf/shared/views/why';
import { wordsOfPart } from '@palmleaf/shared/views/words';
import { jsonText } from '@palmleaf/shared/visible';
import { ask, reportAddress, send } from '../../api/ask.ts';
import { readPeople } from '../../api/batches.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes, NotFoundError, UsageError } from '../../errors.ts';
import { type Line, plainLines } from '../../terminal/line.ts';
import { table } from '../../terminal/table.ts';
import { writeResult } from '../../terminal/write-result.ts';

export default command({
  name: 'report',
  words: '[BATCH [ID]]',
  arity: [0, 2],
  about:
    'Names the person by batch and id, or by the beginning of a name that only one person has, in one batch or in all.',
  options: {
    name: { type: 'string', value: 'NAME', help: 'the beginning of the person’s name, instead of the id' },
    html: { type: 'boolean', help: 'the page for people' },
    'palm-image': { type: 'string', value: 'FILE', help: 'save the palm with its lines as a picture' },
    out: { type: 'string', short: 'o', value: 'FILE', help: 'write to a file instead of standard output' },
  },
  examples: [
    'report june anna',
    'report --name "anna m"',
    'report june anna --json',
    'report june anna --html -o anna.html',
    'report june anna --palm-image anna.jpg',
  ],
  async run({ words, values, json, out, connect }) {
    const picture = values['palm-image'];
    if ([json, values.html, picture !== undefined].filter(Boolean).length > 1) {
      throw new UsageError('--json, --html and --palm-image exclude each other');
    }
    if (values.name === undefined ? words.length < 2 : words.length > 1)
      throw new UsageError('Name the report as BATCH ID, or as [BATCH] --name NAME');
    const { reports } = await connect();
    const { batch, id } = await wantedReport(reports, words, values.name);
    const path = reportAddress(batch, id);
    if (picture !== undefined) {
      const response = await send(reports, `${path}/palm-image`, { accept: 'image/*' });
      await writeResult(picture, new Uint8Array(await response.arrayBuffer()));
      out.print(`The palm of ${subjectName({ batch, id })} is in ${picture}`);
      return exitCodes.done;
    }
    if (values.html) {
      const document = await (await send(reports, path, { accept: 'text/html' })).text();
      if (values.out === undefined) await out.write(`${document}\n`);
      else await writeResult(values.out, `${document}\n`);
      return exitCodes.done;
    }
    const view = await ask(reports, reportView, path);
    if (values.out !== undefined) {
      await writeResult(values.out, `${json ? jsonText(view) : plainLines(reportText(view)).join('\n')}\n`);
    } else if (json) out.printJson(view);
    else out.print(reportText(view));
    return exitCodes.done;
  },
});

const maxListed = 10;

/** @throws NotFoundError if nobody has the name, UsageError if several people have it */
async function wantedReport(
  reports: SignedFetch,
  [batch = '', id = '']: readonly string[],
  name: string | undefined,
): Promise<{ readonly batch: string; readonly id: string }> {
  if (name === undefined) return { batch, id };
  const found: SubjectView[] = [];
  const filter = { batch: batch === '' ? undefined : batch, name, state: undefined, updatedSince: undefined };
  for await (const person of readPeople(reports, filter)) {
    found.push(person);
    if (found.length > maxListed) break;
  }
  const [first, second] = found;
  if (first === undefined) throw new NotFoundError(`No name begins with ${name}`);
  if (second === undefined) return first;
  const listed = found
    .slice(0, maxListed)
    .map((person) => `${person.batch} ${person.id} (${person.name ?? ''})`)
    .join(', ');
  throw new UsageError(
    `Several people have a name with this beginning: ${listed}${found.length > maxListed ? ' and more' : ''}. Name batch and id`,
  );
}

const unknownTimeWords = {
  noon: 'time of birth not known: charts are those of noon; houses, angles and the Moon may be wrong',
  'left out': 'time of birth not known: parts that need it were omitted',
} as const;

function reportText(view: ReportView): Line[] {
  const rows = view.parts.map((part) => [part.part, part.state, wordsOn(part)]);
  const why = whyOf(view);
  return [
    `${subjectName(view)}${view.name === undefined ? '' : ` ${view.name}`}: ${view.state}${view.reason === undefined ? '' : ` (${view.reason})`}`,
    ...(view.birth?.unknownTime === undefined ? [] : [unknownTimeWords[view.birth.unknownTime]]),
    ...(view.products === undefined ? [] : [`product ${view.products.join(' and ')}`]),
    `calls bought ${view.calls.bought}${view.cost === undefined ? '' : `, for ${costOf(view.cost)}`}, reused ${view.calls.reused}, unknown ${view.calls.unknown}`,
    '',
    ...table(['part', 'state', ''], rows),
    ...(why === undefined ? [] : ['', why]),
  ];
}

const costOf = (cost: CostView): string =>
  costText({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced }, cost);

function wordsOn({ code, safety, note, missing, reusedFrom, unknowns }: PartView): string {
  return [
    ...(code === undefined ? [] : [wordsOfPart({ state: 'refused', code, safety }).sentence]),
    ...(note === undefined ? [] : [note]),
    ...(missing === undefined ? [] : [`missing: ${missing.join(', ')}`]),
    ...(reusedFrom === undefined ? [] : [`copied from ${reusedFrom}`]),
    ...(unknowns === 0 ? [] : [`${counted(unknowns, 'attempt')} with unknown outcome`]),
  ].join('; ');
}
