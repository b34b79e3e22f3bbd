import { extname } from 'node:path';
import { refusedFile } from '@palmleaf/shared/drafts/refused-file';
import { dateOrderOf, type UnsentTable } from '@palmleaf/shared/intake/check-table';
import { isWorkbook } from '@palmleaf/shared/intake/workbook/is-workbook';
import type { RejectionView } from '@palmleaf/shared/views/views';
import { UsageError } from '../errors.ts';
import { writeResult } from '../terminal/write-result.ts';
import { gazetteer, openLocalTable } from './local-content.ts';
import { findUploads, type LocalUpload } from './local-uploads.ts';
import { splitWorkbooks } from './workbooks.ts';

interface WrittenFile {
  readonly written?: string;
  readonly rows: number;
  /** The order in the whole table, because the few refused rows may not show it. */
  readonly dateOrder?: string | undefined;
}

export async function writeRefused(
  path: string,
  batch: string,
  { choices, thisYear }: Pick<UnsentTable, 'choices' | 'thisYear'>,
  rejections: readonly RejectionView[],
): Promise<WrittenFile> {
  const tables = await splitWorkbooks(findUploads([path], batch), choices);
  const isRecorded = ({ key }: LocalUpload) => rejections.some((one) => one.upload === key);
  const [upload, ...more] = tables.length === 1 ? tables : tables.filter(isRecorded);
  if (upload?.kind !== 'rows' || more.length > 0)
    throw new UsageError('--fix takes one table, .csv or .xlsx; of several sheets, save one as a file');
  const table: UnsentTable = {
    kind: 'rows',
    batch,
    choices,
    thisYear,
    gazetteer,
    open: () => openLocalTable(upload, 'rows', choices),
  };
  const recorded = rejections.filter((one) => one.upload === upload.key);
  const reasons = recorded.length > 0 ? recordedReasons(recorded) : undefined;
  const found = await refusedFile(table, isWorkbook(path) ? 'xlsx' : 'csv', reasons);
  if (found === undefined) return { rows: 0 };
  const ending = extname(path);
  const written = `${path.slice(0, path.length - ending.length)}.refused${isWorkbook(path) ? '.xlsx' : '.csv'}`;
  await writeResult(written, found.bytes);
  return { written, rows: found.rows, dateOrder: await dateOrderOf(table) };
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
