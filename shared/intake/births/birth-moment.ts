import type { CsvRecord } from '../csv/record.ts';
import { combine, empty, type Reading, refused, taken } from '../reading.ts';
import { isRefused, mask, type Refusal } from '../refusal.ts';
import { calendarDate } from '../values/dates.ts';
import { clockTime, isUnknownTime } from '../values/times.ts';
import type { BirthColumn } from './birth-columns.ts';

type Row = CsvRecord<BirthColumn>;

interface DateTimeTexts {
  readonly date: string | undefined;
  readonly time: string | undefined;
}

/** The date in a cell that may hold a time as well. */
export const dateText = (cell: string | undefined): string | undefined =>
  cell === undefined ? undefined : (momentIn(cell)?.date ?? cell);

const usualMoment = /^(.*\d)(?:T|,?\s+)(\d{1,2}:\d{2}.*)$/i;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;

interface Moment {
  readonly date: string;
  /** Undefined where the cell says that nobody knows it. */
  readonly time: string | undefined;
}

/** Date and time of a cell that holds both; undefined where it is one date, or nothing that can be parted. */
function momentIn(cell: string): Moment | undefined {
  if (isoDate.test(cell)) return undefined;
  const usual = cell.includes(':') ? usualMoment.exec(cell) : null;
  if (usual !== null) return { date: usual[1] ?? '', time: usual[2] ?? '' };
  if (!/\s/.test(cell) || !isNoDate(cell)) return undefined;
  // From the front: the first piece that is a date on its own leaves the rest for the time.
  for (const { index } of cell.matchAll(/\s+/g)) {
    const [date, time] = [cell.slice(0, index).replace(/,$/, ''), cell.slice(index).trim()];
    if (isNoDate(date)) continue;
    if (isUnknownTime(time)) return { date, time: undefined };
    if (!isRefused(clockTime(time))) return { date, time };
  }
  return undefined;
}

/** Whether a text has no form that dates have, whatever day it may be. */
function isNoDate(text: string): boolean {
  const date = calendarDate(text, { order: 'dmy', yearsFrom: 1900 });
  return isRefused(date) && ['no-date', 'year-missing', 'spreadsheet-day'].includes(date.refusal.reason.code);
}

/** What programs write for a date that they keep as a moment. */
const midnightOfPrograms = /^00:00:00(\.0+)?(Z|[+-]00:?00)$/i;

/**
 * Parts a date cell that holds date and time. Midnight beside a column of times is what spreadsheets add, also where the row leaves that
 * column empty.
 */
export function splitDateTime(row: Row, hasTimes: boolean): Reading<DateTimeTexts> {
  const moment = row.date === undefined ? undefined : momentIn(row.date);
  if (moment === undefined) return taken({ date: row.date, time: row.time });
  const { date, time } = moment;
  if (time === undefined) return taken({ date, time: row.time });
  if (midnightOfPrograms.test(time)) return taken({ date, time: row.time });
  const separate = row.time ?? row.hour;
  const clock = clockTime(time);
  const isMidnight = !isRefused(clock) && clock.hour === 0 && clock.min === 0;
  if (separate === undefined && !(isMidnight && hasTimes)) return taken({ date, time });
  return combine([isMidnight ? empty : refused(secondTime(row.date ?? ''))], { date, time: row.time });
}

/** What address books write for a date that nobody has filled in. */
export function withoutPlaceholders(known: Row): Row {
  if (!known.date?.startsWith('0') || !/^0{1,4}([-/.])0{1,2}\1(0{1,4})$/.test(known.date)) return known;
  const { date: _date, ...rest } = known;
  return rest;
}

function secondTime(date: string): Refusal {
  return { code: 'contradiction', reason: { code: 'two-times' }, field: 'date', masked: mask(date) };
}
