import { counted } from '@palmleaf/shared/figures';
import type { ReportView } from '@palmleaf/shared/views/views';
import { jsonText } from '@palmleaf/shared/visible';
import { expectBatch, type Skipped, skippedLines, withReports } from '../../api/batches.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { command } from '../../command-line/command.ts';
import { type ExitCode, exitCodes, UsageError } from '../../errors.ts';
import { flatRows } from '../../flat/flat-rows.ts';
import { coarseNote, exactWarning } from '../../recording/coarse.ts';
import { writeRecording } from '../../recording/write-recording.ts';
import { csvLine } from '../../terminal/csv.ts';
import type { Output } from '../../terminal/output.ts';
import { ResultFile } from '../../terminal/write-result.ts';

export default command({
  name: 'export',
  words: 'BATCH',
  arity: [1, 1],
  about: [
    'NDJSON is one report in each line, as "report --json" gives it. CSV is one line for each part: subject, state of',
    'the report, part, its state, when it was bought, and the answer as JSON; with --flat one line for each value of an',
    'answer, with its JSON pointer. --parquet writes the same values as Apache Parquet, for DuckDB, pandas and others.',
    '--answers writes the unchanged answers into a folder, without names, birth data, places, photos and ids:',
    '"npm run service -- --replay FOLDER" answers from it. Positions of planets and angles stay, and from them anybody can',
    'compute the moment and the place of birth. --coarse leaves only the shape of answers that depend on a birth.',
  ].join('\n'),
  options: {
    ndjson: { type: 'boolean', help: 'one JSON object in each line (default)' },
    csv: { type: 'boolean', help: 'one line for each part' },
    flat: { type: 'boolean', help: 'with --csv: one line for each value of an answer' },
    parquet: {
      type: 'string',
      value: 'FILE',
      help: 'write each value of an answer as a row of Apache Parquet',
    },
    answers: {
      type: 'string',
      value: 'FOLDER',
      help: 'write the stored answers, anonymised, into an empty folder',
    },
    coarse: {
      type: 'boolean',
      help: 'with --answers: no value from which a birth could be computed',
    },
    out: { type: 'string', short: 'o', value: 'FILE', help: 'write to a file instead of standard output' },
  },
  examples: [
    'export june --ndjson > june.ndjson',
    'export june --csv -o june.csv',
    'export june --csv --flat -o june-values.csv',
    'export june --parquet june.parquet',
    'export june --answers june-answers',
    'export june --answers june-shapes --coarse',
  ],
  async run({ words, values, json, out, connect }) {
    const [batch = ''] = words;
    if (values.csv && (values.ndjson || json)) throw new UsageError('--csv and --ndjson exclude each other');
    if (values.coarse && values.answers === undefined) throw new UsageError('--coarse goes with --answers');
    if (values.flat && !values.csv) throw new UsageError('--flat goes with --csv');
    if (values.parquet !== undefined && (values.csv || values.ndjson || values.out !== undefined))
      throw new UsageError('--parquet excludes --csv, --ndjson and --out');
    const { reports } = await connect();
    if (values.answers !== undefined) {
      if (values.csv || values.ndjson || values.out !== undefined)
        throw new UsageError('--answers excludes --csv, --ndjson and --out');
      const { subjects } = await expectBatch(reports, batch);
      const target = { folder: values.answers, hidesBirths: values.coarse === true };
      const written = await writeRecording(reports, batch, target, (count) =>
        out.step(count, subjects, `${count} of ${counted(subjects, 'subject')}`),
      );
      out.progress.clear();
      if (json) out.printJson({ folder: values.answers, ...written });
      else {
        out.print(
          `${values.answers} holds ${counted(written.answers, 'answer')} of ${counted(written.subjects, 'subject')}`,
        );
        out.print(target.hidesBirths ? coarseNote : exactWarning);
      }
      return reportSkipped(batch, written.leftOut, out);
    }
    const view = await expectBatch(reports, batch);
    if (values.parquet !== undefined) {
      const showProgress = (count: number) =>
        out.step(count, view.subjects, `${count} of ${counted(view.subjects, 'report')}`);
      const { rows, leftOut: skipped } = await writeParquet(values.parquet, reports, batch, showProgress);
      out.progress.clear();
      if (json) out.printJson({ file: values.parquet, rows, leftOut: skipped });
      else out.print(`${counted(rows, 'value is', 'values are')} in ${values.parquet}`);
      return reportSkipped(batch, skipped, out);
    }
    const sink: Sink = values.out === undefined ? toOutput(out) : await ResultFile.open(values.out);
    const textOf = values.flat ? flatCsvOf : values.csv ? csvOf : lineOf;
    let count = 0;
    let skipped: readonly Skipped[];
    try {
      if (values.csv) await sink.write(csvLine(values.flat ? flatColumns : columns));
      skipped = await withReports(reports, batch, async (report) => {
        await sink.write(textOf(report));
        count += 1;
        out.step(count, view.subjects, `${count} of ${counted(view.subjects, 'report')}`);
      });
      out.progress.clear();
      await sink.end();
    } catch (error) {
      await sink.abandon();
      throw error;
    }
    if (values.out !== undefined) out.print(`${counted(count, 'report is', 'reports are')} in ${values.out}`);
    return reportSkipped(batch, skipped, out);
  },
});

function reportSkipped(batch: string, skipped: readonly Skipped[], out: Output): ExitCode {
  for (const line of skippedLines(batch, skipped)) out.say(line);
  return skipped.length === 0 ? exitCodes.done : exitCodes.attention;
}

async function writeParquet(
  path: string,
  reports: SignedFetch,
  batch: string,
  showProgress: (count: number) => void,
): Promise<{ readonly rows: number; readonly leftOut: readonly Skipped[] }> {
  const { ParquetRows } = await import('../../flat/parquet-rows.ts');
  const file = await ResultFile.open(path);
  const parquet = new ParquetRows((piece) => file.write(piece));
  let count = 0;
  let rows = 0;
  let skipped: readonly Skipped[];
  try {
    skipped = await withReports(reports, batch, async (report) => {
      for (const row of [...flatRows(report)]) {
        await parquet.add(row);
        rows += 1;
      }
      count += 1;
      showProgress(count);
    });
    await parquet.end();
    await file.end();
  } catch (error) {
    await file.abandon();
    throw error;
  }
  return { rows, leftOut: skipped };
}

interface Sink {
  write(text: string): Promise<void>;
  end(): Promise<void>;
  abandon(): Promise<void>;
}

const toOutput = (out: Output): Sink => ({
  write: (text) => out.write(text),
  end: async () => undefined,
  abandon: async () => undefined,
});

const columns = [
  'batch',
  'id',
  'report',
  'part',
  'operation',
  'state',
  'at',
  'status',
  'unknowns',
  'note',
  'answer',
  'name',
  'time of birth',
];

const flatColumns = ['batch', 'id', 'name', 'report', 'part', 'operation', 'state', 'at', 'path', 'value'];

const flatCsvOf = (report: ReportView): string =>
  [...flatRows(report)]
    .map(
      ({ batch, id, name, report: state, part, operation, state: partState, at, path, text, number, flag }) =>
        csvLine([
          batch,
          id,
          name,
          state,
          part,
          operation,
          partState,
          at,
          path,
          text ?? number ?? flag?.toString(),
        ]),
    )
    .join('');

const lineOf = (report: ReportView): string => `${jsonText(report)}\n`;

function timeOfBirth(birth: ReportView['birth']): string | undefined {
  if (birth === undefined) return undefined;
  return birth.unknownTime === undefined ? 'known' : `unknown: ${birth.unknownTime}`;
}

function csvOf({ batch, id, name, state, birth, parts }: ReportView): string {
  return parts
    .map((part) =>
      csvLine([
        batch,
        id,
        state,
        part.part,
        part.operation,
        part.state,
        part.at,
        part.status,
        part.unknowns,
        part.note ?? part.code ?? part.missing?.join(' '),
        part.answer === undefined ? undefined : JSON.stringify(part.answer),
        name,
        timeOfBirth(birth),
      ]),
    )
    .join('');
}
