import type { TableChoices } from '@palmleaf/shared/intake/choices';
import type { RejectionView } from '@palmleaf/shared/views/views';
import { expectBatch, readRejections } from '../../api/batches.ts';
import { command, type Options, type Run } from '../../command-line/command.ts';
import { type ExitCode, exitCodes, UsageError } from '../../errors.ts';
import { csvLine } from '../../terminal/csv.ts';
import { rejectionsTable } from '../../text/batch.ts';
import { choiceOptions, choicesOf } from '../../uploads/choices.ts';

export default command({
  name: 'rejections',
  words: 'BATCH',
  arity: [1, 1],
  about:
    'Uploads whose names fit no batch are listed under "unnamed", tables of places under "places/<name>".',
  options: {
    csv: { type: 'boolean', help: 'as CSV, one line for each reason' },
    fix: {
      type: 'string',
      value: 'FILE',
      help: 'write the refused rows of this table into a file beside it, with the reasons, for you to correct and send',
    },
    ...choiceOptions,
  },
  examples: [
    'rejections june',
    'rejections june --csv > to-correct.csv',
    'rejections june --fix june.csv',
    'rejections unnamed',
  ],
  async run(run) {
    const { words, values, json, out, now, connect } = run;
    const [batch = ''] = words;
    if (values.fix !== undefined && (values.csv || json))
      throw new UsageError('--fix writes a file: leave --csv and --json out');
    if (values.csv && json) throw new UsageError('--csv and --json exclude each other');
    const { reports } = await connect();
    const all: RejectionView[] = [];
    for await (const rejection of readRejections(reports, batch)) all.push(rejection);
    if (all.length === 0) await expectBatch(reports, batch);
    if (values.fix !== undefined) {
      const readingSettings = { choices: choicesOf(values), thisYear: new Date(now()).getUTCFullYear() };
      return fix(run, values.fix, batch, readingSettings, all);
    }
    if (json) out.printJson(all);
    else if (values.csv) {
      await out.write(csvLine(['upload', 'line', 'field', 'value', 'reason', 'advice']));
      for (const { upload, line, field, value, reason, advice } of all) {
        await out.write(csvLine([upload, line, field, value, reason, advice]));
      }
    } else out.print(all.length === 0 ? 'Nothing was refused.' : rejectionsTable(all));
    return exitCodes.done;
  },
});

async function fix(
  { out, hint }: Pick<Run<Options>, 'out' | 'hint'>,
  path: string,
  batch: string,
  how: { readonly choices: TableChoices; readonly thisYear: number },
  rejections: readonly RejectionView[],
): Promise<ExitCode> {
  const { writeRefused } = await import('../../uploads/refused.ts');
  const { written, rows, dateOrder } = await writeRefused(path, batch, how, rejections);
  if (written === undefined) {
    out.print(`Nothing of ${path} was refused in ${batch}.`);
    return exitCodes.done;
  }
  const dates = how.choices.dates ?? dateOrder;
  out.print([
    `${rows} refused ${rows === 1 ? 'row is' : 'rows are'} in ${written}, each with the reason.`,
    `Correct them there, and send the file: ${hint('upload', written, '--batch', batch, ...(dates === undefined ? [] : ['--dates', dates]))}`,
  ]);
  return exitCodes.done;
}
