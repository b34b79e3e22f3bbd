import { type Refusal, type Refused, refuse } from '../refusal.ts';

/** The columns that one kind of table knows. */
export interface ColumnTable<C extends string> {
  /** Each column with what people call it. Compared without case, accents, blanks, punctuation and bracketed units. */
  readonly columns: readonly (readonly [C, readonly string[]])[];
  /** Names the first column that is missing, and what would be right. */
  readonly missing: (
    present: ReadonlySet<C>,
  ) => { readonly field: string; readonly reason: string } | undefined;
  /** What to say of a header that may be read, but not for all that it seems to be meant for. */
  readonly remark?: (present: ReadonlySet<C>) => string | undefined;
}

/** No table of ours has more; a header of thousands is not a header. */
const maxColumns = 200;

interface HeaderReading<C extends string> {
  /** For each position its column; null where the column is not ours. */
  readonly columns: readonly (C | null)[];
  readonly warnings: readonly Refusal[];
}

/** `"Date of Birth (d.m.y)"` becomes `dateofbirth`. */
export function plainHeader(name: string): string {
  return name
    .replace(/[([{].*?[)\]}]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export function columnFinder<C extends string>(table: ColumnTable<C>): (name: string) => C | undefined {
  const byName = new Map<string, C>();
  for (const [column, aliases] of table.columns) {
    for (const name of [column, ...aliases]) byName.set(plainHeader(name), column);
  }
  return (name) => byName.get(plainHeader(name));
}

export function columnNames<C extends string>(table: ColumnTable<C>): readonly C[] {
  return table.columns.map(([column]) => column);
}

/** Matches the cells of a header line with the columns of a table. */
export function readHeader<C extends string>(
  cells: readonly string[],
  line: number,
  table: ColumnTable<C>,
): HeaderReading<C> | Refused {
  const find = columnFinder(table);
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  if (filled.length > maxColumns) {
    return refuse(
      'too-many-columns',
      `The header has ${filled.length} columns; at most ${maxColumns} are read.`,
      {
        line,
      },
    );
  }
  const seen = new Map<C, string>();
  const unknown: string[] = [];
  const columns: (C | null)[] = [];
  for (const [position, cell] of filled.entries()) {
    const column = find(cell);
    columns.push(column ?? null);
    if (column === undefined) {
      unknown.push(cell.trim() === '' ? `(column ${position + 1}, without a name)` : quoted(cell));
      continue;
    }
    const earlier = seen.get(column);
    if (earlier !== undefined) {
      return refuse(
        'duplicate-column',
        `The columns ${quoted(earlier)} and ${quoted(cell)} both mean ${column}; keep one of them.`,
        { line, field: column },
      );
    }
    seen.set(column, cell);
  }
  const missing = table.missing(new Set(seen.keys()));
  if (missing !== undefined) {
    // A first line without a single known name is rather a person's data than a header: it is not repeated here.
    const found =
      seen.size === 0
        ? 'The first line holds none of the known column names.'
        : `Columns found: ${shortList(filled.map(quoted))}.`;
    return refuse('missing-column', `${missing.reason} ${found}`, { line, field: missing.field });
  }
  const remark = table.remark?.(new Set(seen.keys()));
  return {
    columns,
    warnings: [
      ...(unknown.length === 0 ? [] : [{ code: 'unknown-column', reason: ignored(unknown), line } as const]),
      ...(remark === undefined ? [] : [{ code: 'missing-column', reason: remark, line } as const]),
    ],
  };
}

function ignored(unknown: readonly string[]): string {
  return unknown.length === 1
    ? `The column ${shortList(unknown)} is not known and was ignored.`
    : `The columns ${shortList(unknown)} are not known and were ignored.`;
}

function quoted(name: string): string {
  const trimmed = name.trim().replace(/\p{Cc}/gu, ' ');
  return `"${trimmed.length > 40 ? `${trimmed.slice(0, 40)}…` : trimmed}"`;
}

function shortList(names: readonly string[]): string {
  return names.length <= 12
    ? names.join(', ')
    : `${names.slice(0, 12).join(', ')} and ${names.length - 12} more`;
}
