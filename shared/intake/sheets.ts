import { birthColumns } from './births/birth-columns.ts';
import type { TableChoices } from './choices.ts';
import type { ColumnTable } from './csv/columns.ts';
import { readRecords, UnreadableTableError } from './csv/read-table.ts';
import type { TableUploadKind } from './object-key.ts';
import { placeColumns } from './places/place-row.ts';
import type { SheetFault } from './reasons/table-reasons.ts';
import type { Refusal } from './refusal.ts';
import { tableNature } from './table-kind.ts';
import { type MergedCell, type SheetRow, withMerged } from './workbook/merged.ts';
import { openWorkbook, type WorkbookSheet } from './workbook/workbook.ts';
import { rowsOfSheet, textOfRows } from './workbook/workbook-table.ts';
import { XmlError } from './workbook/xml.ts';
import { WorkbookError } from './workbook/zip.ts';

export interface OpenOptions {
  readonly choices?: TableChoices | undefined;
  readonly onPiece?: (() => void) | undefined;
}

interface SheetTable {
  readonly sheet: WorkbookSheet;
  readonly holds: 'people' | 'maybe people' | 'places' | 'no table' | 'nothing' | 'damage';
}

const sheetNames: Readonly<Record<TableUploadKind, string>> = { rows: 'births', places: 'places' };

const isNamed = ({ sheet }: SheetTable, kind: TableUploadKind): boolean =>
  sheet.name.trim().toLowerCase() === sheetNames[kind];

export async function sheetsOf(
  workbook: Uint8Array,
  { choices, onPiece }: OpenOptions,
): Promise<SheetTable[]> {
  const sheets = openWorkbook(workbook, onPiece);
  const [only] = sheets;
  if (only !== undefined && sheets.length === 1) return [{ sheet: only, holds: 'people' }];
  const found: SheetTable[] = [];
  for (const sheet of sheets) found.push({ sheet, holds: await contentOf(sheet, choices) });
  return found;
}

async function contentOf(
  sheet: WorkbookSheet,
  choices: TableChoices | undefined,
): Promise<SheetTable['holds']> {
  const open = () => textOfRows(rowsOfSheet(sheet.open()));
  try {
    if (rowsOfSheet(sheet.open()).next().done) return 'nothing';
    const { kind, isAboutPeople } = await tableNature(open, choices);
    if (kind === 'rows') return 'people';
    if (kind === 'places') return 'places';
    return kind === 'either' || isAboutPeople ? 'maybe people' : 'no table';
  } catch (error) {
    if (isDamage(error) || error instanceof UnreadableTableError) return 'damage';
    throw error;
  }
}

export const isDamage = (error: unknown): error is WorkbookError | XmlError =>
  error instanceof WorkbookError || error instanceof XmlError;

/** The sheet named `births` or `places`, else the first visible one that fits best. */
export function chosenSheet(sheets: readonly SheetTable[], kind: TableUploadKind): SheetTable {
  const visible = sheets.filter(({ sheet }) => !sheet.isHidden);
  const wanted =
    kind === 'rows' ? (['people', 'maybe people'] as const) : (['places', 'maybe people'] as const);
  const found =
    sheets.find((one) => isNamed(one, kind)) ??
    wanted.flatMap((content) => visible.find(({ holds }) => holds === content) ?? [])[0] ??
    visible.find(({ holds }) => holds !== 'nothing') ??
    visible[0] ??
    sheets[0];
  if (found === undefined) throw new WorkbookError('no sheet');
  return found;
}

/** If some list people, omits places: those may be choices for a column. */
export function tablesAmong(sheets: readonly SheetTable[]): readonly SheetTable[] {
  const named = sheets.filter((one) => isNamed(one, 'rows') || isNamed(one, 'places'));
  if (named.length > 0) return named;
  const visible = sheets.filter(({ sheet }) => !sheet.isHidden);
  const people = visible.filter(({ holds }) => holds === 'people' || holds === 'maybe people');
  return people.length > 0 ? people : visible.filter(({ holds }) => holds === 'places');
}

export const kindOfSheet = (table: SheetTable): TableUploadKind =>
  isNamed(table, 'places') || (table.holds === 'places' && !isNamed(table, 'rows')) ? 'places' : 'rows';

/** Columns whose values several people may share. All others tell people apart. */
const repeatable: ReadonlySet<string | null> = new Set([
  'place',
  'region',
  'country',
  'lat',
  'lon',
  'coordinates',
  'timezone',
  'tzone',
  'family_name',
  'language',
  'product',
]);

interface Merged {
  readonly repeated: readonly (MergedCell & { readonly name: string })[];
  readonly alone: string[];
}

async function mergedOf(
  sheet: WorkbookSheet,
  kind: TableUploadKind,
  choices: TableChoices | undefined,
): Promise<Merged> {
  const cells = mergedCells(sheet);
  const head = cells.length === 0 ? undefined : await headOf(sheet, kind, choices);
  if (head === undefined) return { repeated: [], alone: [] };
  const named = cells.flatMap((cell) => {
    const name = head.columns[cell.column - 1] ?? null;
    return name === null || cell.top < head.firstRow ? [] : [{ ...cell, name }];
  });
  return {
    repeated: named.filter(({ name }) => repeatable.has(name)),
    alone: [...new Set(named.flatMap(({ name }) => (repeatable.has(name) ? [] : [name])))],
  };
}

function mergedCells(sheet: WorkbookSheet): readonly MergedCell[] {
  try {
    return sheet.merged();
  } catch (error) {
    if (isDamage(error)) return [];
    throw error;
  }
}

export async function rowsToRead(
  sheet: WorkbookSheet,
  kind: TableUploadKind,
  choices: TableChoices | undefined,
): Promise<Iterable<SheetRow>> {
  const { repeated } = await mergedOf(sheet, kind, choices);
  const rows = rowsOfSheet(sheet.open());
  return repeated.length === 0 ? rows : withMerged(rows, repeated);
}

export async function mergedNotes(
  sheet: WorkbookSheet,
  kind: TableUploadKind,
  choices: TableChoices | undefined,
): Promise<Refusal[]> {
  const { repeated, alone } = await mergedOf(sheet, kind, choices);
  const notes: Refusal[] = [...Map.groupBy(repeated, ({ name }) => name)].map(([column, cells]) => {
    const rows = cells.reduce((sum, { top, bottom }) => sum + bottom - top + 1, 0);
    return { code: 'merged-cells', reason: { code: 'merged-repeated', column, rows } };
  });
  return alone.length === 0
    ? notes
    : [...notes, { code: 'merged-cells', reason: { code: 'merged-alone', columns: alone } }];
}

export async function hiddenNotes(
  sheet: WorkbookSheet,
  kind: TableUploadKind,
  choices: TableChoices | undefined,
): Promise<Refusal[]> {
  const hidden: number[] = [];
  for (const { row, isHidden } of rowsOfSheet(sheet.open())) if (isHidden) hidden.push(row);
  const head = hidden.length === 0 ? undefined : await headOf(sheet, kind, choices);
  const rows = hidden.filter((row) => row >= (head?.firstRow ?? Number.POSITIVE_INFINITY)).length;
  return rows === 0 ? [] : [{ code: 'nothing-to-ask', reason: { code: 'hidden-rows-read', rows } }];
}

interface Head {
  readonly columns: readonly (string | null)[];
  readonly firstRow: number;
}

const headOf = (sheet: WorkbookSheet, kind: TableUploadKind, choices: TableChoices | undefined) =>
  kind === 'rows' ? headBy(sheet, birthColumns, choices) : headBy(sheet, placeColumns, choices);

async function headBy<C extends string>(
  sheet: WorkbookSheet,
  columns: ColumnTable<C>,
  choices: TableChoices | undefined,
): Promise<Head | undefined> {
  let firstRow = 0;
  const onHeader = (_cells: readonly string[], at: { readonly line: number }) => {
    firstRow = at.line;
  };
  for await (const item of readRecords(textOfRows(rowsOfSheet(sheet.open())), columns, {
    choices,
    onHeader,
  })) {
    const known = item.checkpoint.dialect.columns;
    if (known.length === 0) return undefined;
    return { columns: known, firstRow: item.kind === 'warning' ? firstRow : item.line };
  }
  return undefined;
}

const maxNamed = 12;

/** A warning for each cause, with the number of rows. Reads every omitted sheet. */
export async function leftOut(
  sheets: readonly SheetTable[],
  read: readonly SheetTable[],
  choices: TableChoices | undefined,
): Promise<Refusal[]> {
  const counted: { readonly why: SheetFault; readonly name: string; readonly rows: number }[] = [];
  for (const one of sheets) {
    if (read.includes(one)) continue;
    const { rows, isWhole } = await countRows(one, choices);
    if (rows === 0 && isWhole) continue;
    counted.push({ why: isWhole ? whyLeftOut(one, read) : 'damaged', name: one.sheet.name, rows });
  }
  return [...Map.groupBy(counted, ({ why }) => why)].map(([why, all]) => ({
    code: 'sheets-left-out',
    reason: {
      code: 'sheets-left-out',
      why,
      sheets: all.slice(0, maxNamed).map(({ name }) => name.replace(/\p{Cc}/gu, ' ').slice(0, 40)),
      more: Math.max(0, all.length - maxNamed),
      rows: all.reduce((sum, { rows }) => sum + rows, 0),
    },
  }));
}

function whyLeftOut({ sheet, holds }: SheetTable, read: readonly SheetTable[]): SheetFault {
  if (read.some((one) => isNamed(one, 'rows') || isNamed(one, 'places'))) return 'another is named';
  if (sheet.isHidden) return 'hidden';
  if (holds === 'places') return 'places';
  return holds === 'no table' ? 'no table' : 'another table';
}

async function countRows(
  { sheet, holds }: SheetTable,
  choices: TableChoices | undefined,
): Promise<{ readonly rows: number; readonly isWhole: boolean }> {
  let rows = 0;
  try {
    const kind = holds === 'places' ? 'places' : 'rows';
    const head = holds === 'no table' ? undefined : await headOf(sheet, kind, choices);
    for (const { row } of rowsOfSheet(sheet.open())) if (row >= (head?.firstRow ?? 1)) rows += 1;
    return { rows, isWhole: true };
  } catch (error) {
    if (isDamage(error) || error instanceof UnreadableTableError) return { rows, isWhole: false };
    throw error;
  }
}
