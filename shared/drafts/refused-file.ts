import { utf8Bytes } from '../intake/bytes.ts';
import { checkTable, type UnsentTable } from '../intake/check-table.ts';
import { type RawRow, refusedRows, refusedText } from '../intake/refused-table.ts';
import { writeWorkbook } from '../intake/workbook/write-workbook.ts';
import { refusalText } from '../reasons/refusals/refusal-text.ts';

interface RefusedFile {
  readonly bytes: Uint8Array;
  readonly rows: number;
}

/**
 * Undefined if no row was refused.
 * @param reasons the recorded refusals by line; if absent, found by the intake's rules
 */
export async function refusedFile(
  table: UnsentTable,
  form: 'csv' | 'xlsx',
  reasons?: ReadonlyMap<number, readonly string[]>,
): Promise<RefusedFile | undefined> {
  const rows: RawRow[] = [];
  for await (const row of refusedRows(table, reasons ?? (await foundReasons(table)))) rows.push(row);
  if (rows.length === 0) return undefined;
  const name = table.kind === 'places' ? 'places' : 'births';
  const bytes =
    form === 'xlsx'
      ? writeWorkbook([{ name, rows: rows.map(({ cells }) => cells) }])
      : utf8Bytes(refusedText(rows));
  return { bytes, rows: rows.length - 1 };
}

async function foundReasons(table: UnsentTable): Promise<Map<number, string[]>> {
  const reasons = new Map<number, string[]>();
  await checkTable(table, {
    onRefused: (line, refusals) => reasons.set(line, refusals.map(refusalText)),
  });
  return reasons;
}
