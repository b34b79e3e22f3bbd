import { extname } from 'node:path';
import { checkTable, orderOf, type UnsentTable } from '../../shared/intake/check-table.ts';
import type { TableChoices } from '../../shared/intake/choices.ts';
import { type RawRow, refusedRows, refusedText } from '../../shared/intake/refused-table.ts';
import { isWorkbook } from '../../shared/intake/table-source.ts';
import { writeWorkbook } from '../../shared/intake/workbook/write-workbook.ts';
import type { RejectionView } from '../../shared/views/views.ts';
import { UsageError } from '../errors.ts';
import { writeResult } from '../terminal/write-result.ts';
import { gazetteer, openLocalTable } from './local-content.ts';
import { findUploads } from './local-uploads.ts';

interface Written {
  /** The file that was written; undefined where nothing was refused. */
  readonly written?: string;
  readonly rows: number;
  /** The order of dates that the whole table proves: a few of its rows may not. */
  readonly order?: string | undefined;
}

/**
 * Writes the refused rows of a table of this machine beside it, in its own columns and with the reasons: those that the stack has recorded of
 * the file in this batch, and where it knows none those that its rules find here.
 *
 * @throws UsageError for what is no table
 */
export async function writeRefused(
  path: string,
  batch: string,
  choices: TableChoices,
  rejections: readonly RejectionView[],
): Promise<Written> {
  const [upload, ...more] = findUploads([path], batch);
  if (upload?.kind !== 'rows' || more.length > 0)
    throw new UsageError('--fix takes one table, .csv or .xlsx');
  const table: UnsentTable = {
    kind: 'rows',
    batch,
    choices,
    gazetteer,
    open: () => openLocalTable(upload, 'rows'),
  };
  const recorded = rejections.filter((one) => one.upload === upload.key);
  const reasons = recorded.length > 0 ? recordedReasons(recorded) : await foundReasons(table);
  const rows: RawRow[] = [];
  for await (const row of refusedRows(table, reasons)) rows.push(row);
  if (rows.length === 0) return { rows: 0 };
  const ending = extname(path);
  const written = `${path.slice(0, path.length - ending.length)}.refused${isWorkbook(path) ? '.xlsx' : '.csv'}`;
  await writeResult(
    written,
    isWorkbook(path)
      ? writeWorkbook([{ name: 'births', rows: rows.map(({ cells }) => cells) }])
      : refusedText(rows),
  );
  return { written, rows: rows.length - 1, order: await orderOf(table) };
}

function recordedReasons(rejections: readonly RejectionView[]): Map<number, string[]> {
  const reasons = new Map<number, string[]>();
  for (const { line, reason, advice } of rejections)
    if (line !== undefined)
      reasons.set(line, [
        ...(reasons.get(line) ?? []),
        advice === undefined ? reason : `${reason} ${advice}`,
      ]);
  return reasons;
}

async function foundReasons(table: UnsentTable): Promise<Map<number, string[]>> {
  const reasons = new Map<number, string[]>();
  await checkTable(table, undefined, (line, refusals) =>
    reasons.set(
      line,
      refusals.map(({ reason }) => reason),
    ),
  );
  return reasons;
}
