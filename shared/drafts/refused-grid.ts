import { rowIdOf } from '../intake/births/birth-row.ts';
import { settleOrder } from '../intake/births/date-survey.ts';
import { dateText } from '../intake/births/moment-cell.ts';
import { checkTable, evidenceOf, type UnsentTable } from '../intake/check-table.ts';
import { recordOf } from '../intake/csv/record.ts';
import { isRefused, type Refusal } from '../intake/refusal.ts';
import { type RawRow, refusedRows, refusedText } from '../intake/refused-table.ts';
import { calendarDate, type DateHabits } from '../intake/values/dates.ts';
import { refusalText } from '../reasons/refusals/refusal-text.ts';

export interface RefusedCell {
  readonly at?: number;
  readonly header: string;
  readonly value: string;
  readonly reason: string;
  readonly candidates: readonly string[];
}

export interface GridRow {
  readonly line: number;
  readonly person: string;
  readonly cells: readonly string[];
  readonly refused: readonly RefusedCell[];
}

export interface RefusedGrid {
  readonly header: readonly string[];
  readonly separator: string;
  readonly rows: readonly GridRow[];
  /** `at` holds the indexes of the date columns. */
  readonly dates: DateHabits & { readonly at: readonly number[] };
  readonly more: number;
}

const maxRows = 50;

type RefusalsByLine = ReadonlyMap<number, readonly Refusal[]>;

/**
 * Values are unmasked, because the caller owns the file.
 * @param recorded the intake's refusals; if absent, found by its rules
 * @param isHidden whether a person's row may no longer be shown
 */
export async function refusedGrid(
  table: UnsentTable,
  recorded?: RefusalsByLine,
  isHidden?: (person: RowPerson) => Promise<boolean>,
): Promise<RefusedGrid> {
  const refusals = recorded ?? (await findRefusals(table));
  const texts = new Map([...refusals].map(([line, found]) => [line, found.map((one) => refusalText(one))]));
  const order = table.choices.dates ?? settleOrder(await evidenceOf(table)).order;
  const habits = { order, yearsFrom: table.choices.yearsFrom, thisYear: table.thisYear };
  let header: readonly string[] = [];
  let separator = ',';
  let dates: RefusedGrid['dates'] = { ...habits, at: [] };
  let shown = 0;
  let remaining = refusals.size;
  const rows: GridRow[] = [];
  for await (const raw of refusedRows(table, texts)) {
    if (raw.line === 0) {
      header = raw.cells.slice(0, -1);
      separator = raw.separator;
      const at = raw.columns.flatMap((column, index) => (dateColumns.has(column) ? [index] : []));
      dates = { ...habits, at };
      continue;
    }
    const cells = raw.cells.slice(0, header.length);
    // A line that could not be split into cells must be corrected in the file.
    const isSplit = cells.some((cell) => cell !== '');
    const hasRoom = rows.length < maxRows;
    const person = isSplit && hasRoom && isHidden ? rowPerson(raw, table, habits) : undefined;
    const isShown = isSplit && !(person && (await isHidden?.(person)));
    if (isShown) shown += 1;
    if (isShown && hasRoom) {
      const row = { columns: raw.columns, cells, header, habits };
      const refused = (refusals.get(raw.line) ?? []).map((refusal) => refusedCell(refusal, row));
      rows.push({ line: raw.line, person: personIn(row), cells: withIsoDates(cells, dates), refused });
    }
    remaining -= 1;
    if (remaining === 0) break;
  }
  return { header, separator, dates, rows, more: shown - rows.length };
}

export interface RowPerson {
  readonly id: string;
  readonly hasMadeId: boolean;
}

function rowPerson(raw: RawRow, { kind, batch }: UnsentTable, habits: DateHabits): RowPerson | undefined {
  if (kind !== 'rows') return undefined;
  const hasMadeId = !raw.columns.includes('id');
  const id = rowIdOf(recordOf(raw.columns, raw.cells), {
    ...habits,
    hasTimes: raw.columns.includes('time') || raw.columns.includes('hour'),
    ...(hasMadeId ? { idsFor: batch } : {}),
  });
  return id === undefined ? undefined : { id, hasMadeId };
}

async function findRefusals(table: UnsentTable): Promise<RefusalsByLine> {
  const byLine = new Map<number, readonly Refusal[]>();
  await checkTable(table, { onRefused: (line, found) => byLine.set(line, found) });
  return byLine;
}

interface Cells {
  readonly columns: readonly (string | null)[];
  readonly cells: readonly string[];
  readonly header: readonly string[];
  readonly habits: DateHabits;
}

const personIn = ({ columns, cells }: Cells): string =>
  ['name', 'given_name', 'family_name', 'id']
    .flatMap((column) => {
      const cell = cells[columns.indexOf(column)];
      return cell === undefined || cell === '' ? [] : [cell];
    })
    .slice(0, 2)
    .join(' ');

/**
 * The corrected table lacks the rows that proved the order of day and month, so valid dates are rewritten with the
 * year first.
 */
const withIsoDates = (cells: readonly string[], { at, ...habits }: RefusedGrid['dates']): string[] =>
  cells.map((cell, index) => {
    if (!at.includes(index) || cell === '') return cell;
    const text = dateText(cell) ?? cell;
    const date = calendarDate(text, habits);
    return isRefused(date) ? cell : `${isoText(date)}${cell.slice(text.length)}`;
  });

const dateColumns: ReadonlySet<string | null> = new Set(['date', 'date_time']);

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const isoText = ({
  year,
  month,
  day,
}: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}) => `${year}-${twoDigits(month)}-${twoDigits(day)}`;

function refusedCell({ field, ...refusal }: Refusal, row: Cells): RefusedCell {
  const column = field === 'date' && !row.columns.includes('date') ? 'date_time' : field;
  const at = row.columns.findIndex((one) => one !== null && one === column);
  const value = row.cells[at] ?? '';
  return {
    ...(at < 0 ? {} : { at }),
    header: row.header[at] ?? field ?? '',
    value,
    reason: refusalText(refusal),
    candidates: candidatesFor(refusal, value, row.habits),
  };
}

function candidatesFor({ reason }: Pick<Refusal, 'reason'>, value: string, habits: DateHabits): string[] {
  switch (reason.code) {
    case 'towns-of-one-name':
    case 'town-elsewhere': {
      const [town = ''] = value.split(',');
      return reason.areas.map((area) => `${town.trim()}, ${area}`);
    }
    case 'none-of':
      return [...reason.words];
    case 'which-is-the-month':
      return datesOf(value, [
        { ...habits, order: 'dmy' },
        { ...habits, order: 'mdy' },
      ]);
    case 'year-of-two-digits': {
      const { thisYear = 2000 } = habits;
      const century = thisYear - (thisYear % 100);
      return datesOf(value, [
        { ...habits, yearsFrom: century - 100 },
        { ...habits, yearsFrom: century },
      ]);
    }
    case 'zone-of-other-clock':
      return clocksOf(value, reason.tzone);
    default:
      return [];
  }
}

/** Two readings of a timestamp with an offset: in the place's time, and as local time. */
function clocksOf(value: string, tzone: number): string[] {
  const [, figures = ''] =
    /^(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/.exec(value) ?? [];
  const at = figures === '' ? Number.NaN : Date.parse(value.replace(' ', 'T'));
  if (Number.isNaN(at)) return [];
  const texts = [new Date(at + tzone * 3_600_000).toISOString().slice(0, 16), figures];
  return [...new Set(texts.map((text) => text.replace('T', ' ')))];
}

function datesOf(value: string, all: readonly DateHabits[]): string[] {
  const dates = all.map((habits) => calendarDate(value, habits));
  return [...new Set(dates.flatMap((date) => (isRefused(date) ? [] : [isoText(date)])))];
}

/**
 * With the columns of the original.
 * @param corrections new texts by line and column index
 */
export function correctedTable(
  { header, separator, dates, rows }: RefusedGrid,
  corrections: ReadonlyMap<string, string>,
): string {
  const corrected = rows.filter(({ line, cells }) =>
    cells.some((_cell, at) => corrections.has(`${line} ${at}`)),
  );
  return refusedText([
    { separator, cells: header },
    ...corrected.map(({ line, cells }) => ({
      separator,
      cells: withIsoDates(
        cells.map((cell, at) => corrections.get(`${line} ${at}`) ?? cell),
        dates,
      ),
    })),
  ]);
}
