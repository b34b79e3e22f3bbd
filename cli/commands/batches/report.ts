import { costText } from '../../../shared/money/prices.ts';
import { type CostView, fromMoneyView } from '../../../shared/views/money.ts';
import { type PartView, type ReportView, reportView } from '../../../shared/views/views.ts';
import { jsonText } from '../../../shared/visible.ts';
import { ask, reportPath, send } from '../../api/ask.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import { type Line, plainLines } from '../../terminal/line.ts';
import { table } from '../../terminal/table.ts';
import { writeResult } from '../../terminal/write-result.ts';
import { whyOf } from '../../text/why.ts';

export default command({
  name: 'report',
  words: 'BATCH ID',
  arity: [2, 2],
  options: {
    html: { type: 'boolean', help: 'the page for people' },
    'palm-image': { type: 'string', value: 'FILE', help: 'save the palm with its lines as a picture' },
    out: { type: 'string', short: 'o', value: 'FILE', help: 'write to a file instead of standard output' },
  },
  examples: [
    'report june anna',
    'report june anna --json',
    'report june anna --html -o anna.html',
    'report june anna --palm-image anna.jpg',
  ],
  async run({ words, values, json, out, connect }) {
    const [batch = '', id = ''] = words;
    const picture = values['palm-image'];
    if ([json, values.html, picture !== undefined].filter(Boolean).length > 1) {
      throw new UsageError('--json, --html and --palm-image exclude each other');
    }
    const { reports } = await connect();
    const path = reportPath(batch, id);
    if (picture !== undefined) {
      const response = await send(reports, `${path}/palm-image`, { accept: 'image/*' });
      await writeResult(picture, new Uint8Array(await response.arrayBuffer()));
      out.print(`The palm of ${batch}/${id} is in ${picture}`);
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

const unknownTimeWords = {
  noon: 'time of birth not known: charts are those of noon; houses, angles and the Moon may be wrong',
  'left out': 'time of birth not known: what needs it was left out',
} as const;

function reportText(view: ReportView): Line[] {
  const rows = view.parts.map((part) => [part.part, part.state, wordsOn(part)]);
  const why = whyOf(view);
  return [
    `${view.batch}/${view.id}${view.name === undefined ? '' : ` ${view.name}`}: ${view.state}${view.reason === undefined ? '' : ` (${view.reason})`}`,
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

function wordsOn({ note, missing, reusedFrom, unknowns }: PartView): string {
  return [
    ...(note === undefined ? [] : [note]),
    ...(missing === undefined ? [] : [`missing: ${missing.join(', ')}`]),
    ...(reusedFrom === undefined ? [] : [`copied from ${reusedFrom}`]),
    ...(unknowns === 0 ? [] : [`${unknowns} attempts with unknown outcome`]),
  ].join('; ');
}
