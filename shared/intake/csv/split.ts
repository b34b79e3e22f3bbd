import { CsvError, parse } from 'csv-parse/sync';
import { type Separator, separators } from './checkpoint.ts';
import { type ColumnTable, columnFinder } from './columns.ts';

/**
 * Splits the text of one record into trimmed values. Undefined: its quotation marks do not pair.
 * A quotation mark inside an unquoted value is text, as in every spreadsheet.
 */
export function splitRecord(text: string, separator: string): readonly string[] | undefined {
  try {
    const [values] = parse(text, {
      delimiter: separator,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
      trim: true,
    });
    // Blanks inside quotation marks are no more meant than those outside.
    return (values ?? []).map((value) => value.trim());
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** The separator that Excel announces in a first line `sep=;`, null when it is none of ours; else undefined. */
export function announcedSeparator(text: string): Separator | null | undefined {
  const announced = /^"?sep=(.)"?$/i.exec(text.replace(/[\r\n ]+$/, ''))?.[1];
  return announced === undefined
    ? undefined
    : (separators.find((separator) => separator === announced) ?? null);
}

/** The separator that makes most known columns out of a header; when even, the one that makes most columns. */
export function detectSeparator<C extends string>(header: string, table: ColumnTable<C>): Separator {
  const find = columnFinder(table);
  let best: { separator: Separator; known: number; all: number } = { separator: ',', known: -1, all: 0 };
  for (const separator of separators) {
    const cells = splitRecord(header, separator) ?? [];
    const known = cells.filter((cell) => find(cell) !== undefined).length;
    if (known > best.known || (known === best.known && cells.length > best.all)) {
      best = { separator, known, all: cells.length };
    }
  }
  return best.separator;
}
