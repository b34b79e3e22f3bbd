import { disarmed } from '../formula.ts';
import { birthColumns } from './births/birth-columns.ts';
import { type ColumnHabits, habitsShown, isOnFace } from './births/date-survey.ts';
import { evidenceOf, type UnsentTable } from './check-table.ts';
import { type ColumnTable, reasonHeader } from './csv/columns.ts';
import { afterLaterHeaders } from './csv/non-rows.ts';
import { CsvReader } from './csv/reader.ts';
import { placeColumns } from './places/place-row.ts';
import { genderMeant } from './values/vocabulary.ts';

const nothing = new Uint8Array(0);

export interface RawRow {
  readonly line: number;
  readonly columns: readonly (string | null)[];
  /** Of the original table. */
  readonly separator: string;
  readonly cells: readonly string[];
}

/**
 * Yields refused rows with a column of reasons. Runs on the computer of the table's owner, who alone may see the
 * values.
 */
export async function* refusedRows(
  table: UnsentTable,
  reasons: ReadonlyMap<number, readonly string[]>,
): AsyncGenerator<RawRow, void, undefined> {
  let hasHeader = false;
  const shown = table.kind === 'rows' ? habitsShown(await evidenceOf(table)) : {};
  for await (const { header, line, cells, separator, columns } of rawRows(table)) {
    const why = reasons.get(line);
    if (why === undefined) continue;
    const oldReasons = header.indexOf(reasonHeader);
    const ownHeader = oldReasons < 0 ? header : header.toSpliced(oldReasons, 1);
    const known = ownHeader.map(
      (_name, index) => columns[oldReasons < 0 || index < oldReasons ? index : index + 1] ?? null,
    );
    if (!hasHeader) yield { line: 0, separator, columns: known, cells: [...ownHeader, reasonHeader] };
    hasHeader = true;
    const values = ownHeader.map((_name, index) => {
      const cell = cells[oldReasons < 0 || index < oldReasons ? index : index + 1] ?? '';
      return asDoubtful(cell, known[index] ?? null, shown);
    });
    yield { line, separator, columns: known, cells: [...values, why.join(' ')] };
  }
}

/** The refused rows alone may not show what the whole table shows, so their cells say it. */
function asDoubtful(cell: string, column: string | null, { genders, face }: ColumnHabits): string {
  switch (column) {
    case 'gender':
      return inWords(cell, genders);
    case 'time':
      return isOnFace(cell, face) ? `${cell} am/pm?` : cell;
    default:
      return cell;
  }
}

function inWords(cell: string, genders: string | undefined): string {
  const [meant, alone] = [genderMeant(cell, genders), genderMeant(cell)];
  if (meant === alone) return cell;
  return meant ?? `${cell} (male or female?)`;
}

export const refusedText = (rows: readonly Pick<RawRow, 'cells' | 'separator'>[]): string =>
  `\ufeff${rows.map(({ cells, separator }) => `${cells.map((cell) => quotedIn(separator, cell)).join(separator)}\r\n`).join('')}`;

const figure = /^[+-][\d.,:]+$/;

/** Cells are opened in a spreadsheet, so none may act as a formula. */
function quotedIn(separator: string, value: string): string {
  const cell = disarmed(value, figure);
  return /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const rawRows = ({ kind, choices, open }: UnsentTable) =>
  kind === 'rows' ? rowsIn(birthColumns, choices, open) : rowsIn(placeColumns, choices, open);

/** Rows below a header in another order get the order of the first. */
async function* rowsIn<C extends string>(
  table: ColumnTable<C>,
  choices: UnsentTable['choices'],
  open: UnsentTable['open'],
) {
  const reader = new CsvReader(table, undefined, choices);
  const inOrder = afterLaterHeaders(table, choices);
  for await (const chunk of withEndMark(open())) {
    for (const item of reader.read(chunk ?? nothing, chunk === undefined)) {
      const read = inOrder(item);
      if (read.kind === 'warning') continue;
      const { separator, columns } = item.checkpoint.dialect;
      const values = read.kind === 'record' ? read.values : [];
      // The same item comes back until a header has another order.
      const cells = read === item ? values : inOrderOf(columns, read.checkpoint.dialect.columns, values);
      yield { header: reader.header, line: read.line, cells, separator, columns };
    }
    if (reader.done) return;
  }
}

const inOrderOf = (
  columns: readonly (string | null)[],
  order: readonly (string | null)[],
  values: readonly string[],
): string[] => columns.map((column, at) => values[column === null ? at : order.indexOf(column)] ?? '');

async function* withEndMark(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  yield* source;
  yield undefined;
}
