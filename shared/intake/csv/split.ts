import { CsvError, parse } from 'csv-parse/sync';
import { type Separator, separators } from './checkpoint.ts';
import { columnFinder } from './column-finder.ts';
import type { ColumnTable } from './columns.ts';

/**
 * Undefined if quotation marks do not pair. A quotation mark inside an unquoted value is text, as in spreadsheets.
 */
export function splitRecord(text: string, separator: string): readonly string[] | undefined {
  return splitPlainRecord(text, separator) ?? splitByCsvParse(text, separator);
}

/** Some programs quote each line as a whole, so its only value holds those of all columns. */
export function splitRow(text: string, separator: string, columns?: number): readonly string[] | undefined {
  const values = splitRecord(text, separator);
  const [only = ''] = values ?? [];
  if (values?.length !== 1 || !only.includes(separator)) return values;
  const inner = splitPlainRecord(only, separator) ?? [];
  return inner.length > 2 && inner.length === (columns ?? inner.length) ? inner : values;
}

/** Handles almost all records; csv-parse needs eight times as long to start. */
function splitPlainRecord(text: string, separator: string): readonly string[] | undefined {
  if (!text.includes('"')) {
    if (text.includes('\n') || text.trim() === '') return undefined;
    return text.split(separator).map((value) => value.trim());
  }
  const values: string[] = [];
  for (let from = 0; ; ) {
    const start = skipBlanks(text, from, separator);
    if (text[start] === '"') {
      const end = closingQuote(text, start + 1);
      const next = skipBlanks(text, end + 1, separator);
      if (end < 0 || (next < text.length && text[next] !== separator)) return undefined;
      values.push(
        text
          .slice(start + 1, end)
          .replaceAll('""', '"')
          .trim(),
      );
      if (next >= text.length) return values;
      from = next + 1;
    } else {
      const found = text.indexOf(separator, start);
      const value = text.slice(start, found < 0 ? text.length : found);
      if (value.includes('"') || value.includes('\n')) return undefined;
      values.push(value.trim());
      if (found < 0) return values;
      from = found + 1;
    }
  }
}

function skipBlanks(text: string, from: number, separator: string): number {
  let index = from;
  while ((text[index] === ' ' || text[index] === '\t') && text[index] !== separator) index += 1;
  return index;
}

function closingQuote(text: string, from: number): number {
  for (let end = text.indexOf('"', from); ; end = text.indexOf('"', end + 2))
    if (end < 0 || text[end + 1] !== '"') return end;
}

function splitByCsvParse(text: string, separator: string): readonly string[] | undefined {
  try {
    const [values] = parse(text, {
      delimiter: separator,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
      trim: true,
    });
    return (values ?? []).map((value) => value.trim());
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

export function announcedSeparator(text: string): Separator | null | undefined {
  const announced = /^"?sep=(.)"?[\r\n ]*$/i.exec(text)?.[1];
  return announced === undefined
    ? undefined
    : (separators.find((separator) => separator === announced) ?? null);
}

export const knownHeaders = <C extends string>(cells: readonly string[], table: ColumnTable<C>): number => {
  const find = columnFinder(table);
  return cells.filter((cell) => find(cell) !== undefined).length;
};

const spelt = new WeakMap<object, ReadonlySet<string>>();

/** Counts known headers, twice if their accents are right: in a wrong encoding, `Imię` is known as `Imiê`. */
export function headerScore<C extends string>(cells: readonly string[], table: ColumnTable<C>): number {
  const { columns } = table;
  const all = columns.flatMap(([, names, weak = []]) => [...names, ...weak]);
  const names = spelt.get(columns) ?? new Set(all.map(spelling));
  spelt.set(columns, names);
  return knownHeaders(cells, table) + cells.filter((cell) => names.has(spelling(cell))).length;
}

const spelling = (text: string): string => text.normalize('NFC').toLowerCase();

export function detectSeparator<C extends string>(header: string, table: ColumnTable<C>): Separator {
  let best: { separator: Separator; known: number; all: number } = { separator: ',', known: -1, all: 0 };
  for (const separator of separators) {
    const cells = splitRow(header, separator) ?? [];
    const known = knownHeaders(cells, table);
    if (known > best.known || (known === best.known && cells.length > best.all)) {
      best = { separator, known, all: cells.length };
    }
  }
  return best.separator;
}
