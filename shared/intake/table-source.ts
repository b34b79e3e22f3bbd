import { type BatchId, localName } from '../customers/customer.ts';
import { concatBytes } from './bytes.ts';
import { UnreadableTableError } from './csv/read-table.ts';
import { type TableUploadKind, tableStem } from './object-key.ts';
import type { RefusalReason } from './reasons/refusal-reason.ts';
import type { Refusal } from './refusal.ts';
import {
  chosenSheet,
  hiddenNotes,
  isDamage,
  kindOfSheet,
  leftOut,
  mergedNotes,
  type OpenOptions,
  rowsToRead,
  sheetsOf,
  tablesAmong,
} from './sheets.ts';
import { textOfRows } from './workbook/workbook-table.ts';
import type { XmlError } from './workbook/xml.ts';
import { WorkbookError } from './workbook/zip.ts';

/**
 * Yields the text of the sheet that an upload reads, starting at `fromByte`.
 * @throws {UnreadableTableError} with the refusal
 */
export async function* workbookBytes(
  workbook: Uint8Array,
  kind: TableUploadKind,
  { fromByte = 0, ...options }: OpenOptions & { readonly fromByte?: number } = {},
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytesToSkip = fromByte;
  try {
    const { sheet } = chosenSheet(await sheetsOf(workbook, options), kind);
    for (const piece of textOfRows(await rowsToRead(sheet, kind, options.choices))) {
      if (bytesToSkip >= piece.length) bytesToSkip -= piece.length;
      else {
        yield piece.subarray(bytesToSkip);
        bytesToSkip = 0;
      }
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new UnreadableTableError({ code: 'not-a-table', reason: reasonOf(error) }, { cause: error });
  }
}

function reasonOf(error: WorkbookError | XmlError): RefusalReason {
  if (!(error instanceof WorkbookError)) return { code: 'workbook', fault: 'sheet damaged' };
  const { fault, files } = error;
  return { code: 'workbook', fault, ...(files === undefined ? {} : { files }) };
}

/**
 * Returns warnings for sheets that an upload does not read, and for merged cells. Reads every sheet. None for a damaged
 * workbook: reading it fails anyway.
 */
export async function workbookNotes(
  workbook: Uint8Array,
  kind: TableUploadKind,
  options: OpenOptions = {},
): Promise<readonly Refusal[]> {
  try {
    const sheets = await sheetsOf(workbook, options);
    const chosen = chosenSheet(sheets, kind);
    const merged = await mergedNotes(chosen.sheet, kind, options.choices);
    const hidden = await hiddenNotes(chosen.sheet, kind, options.choices);
    return [...(await leftOut(sheets, [chosen], options.choices)), ...merged, ...hidden];
  } catch (error) {
    if (isDamage(error) || error instanceof UnreadableTableError) return [];
    throw error;
  }
}

export interface SplitTable {
  readonly file: string;
  readonly kind: TableUploadKind;
  readonly bytes: Uint8Array;
  readonly notes: readonly Refusal[];
}

/**
 * Returns a table for each sheet that holds one; the first has the notes on omitted sheets. Undefined for fewer than
 * two tables, or a damaged sheet.
 */
export async function splitWorkbook(
  workbook: Uint8Array,
  options: OpenOptions = {},
): Promise<readonly SplitTable[] | undefined> {
  try {
    const sheets = await sheetsOf(workbook, options);
    const tables = tablesAmong(sheets);
    if (tables.length < 2) return undefined;
    const omittedSheets = await leftOut(sheets, tables, options.choices);
    const split: SplitTable[] = [];
    for (const table of tables) {
      const kind = kindOfSheet(table);
      const pieces = [...textOfRows(await rowsToRead(table.sheet, kind, options.choices))];
      const merged = await mergedNotes(table.sheet, kind, options.choices);
      const own = [...merged, ...(await hiddenNotes(table.sheet, kind, options.choices))];
      const notes = split.length === 0 ? [...omittedSheets, ...own] : own;
      const file = fileOf(table.sheet.name, new Set(split.map((one) => one.file)));
      split.push({ file, kind, bytes: concatBytes(pieces), notes });
    }
    return split;
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}

function fileOf(sheet: string, used: ReadonlySet<string>): string {
  const visible = sheet.replace(/[\p{Cc}\p{Cf}/\\]/gu, ' ').trim();
  const name = visible.startsWith('.') || visible === '' ? `sheet ${visible}`.trim() : visible;
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? `${name}.csv` : `${name} ${number}.csv`;
    if (!used.has(file)) return file;
  }
}

export function sheetPath(workbook: string, batch: BatchId, file: string): string {
  const stem = tableStem(workbook);
  return stem === localName(batch) ? file : `${stem}/${file}`;
}
