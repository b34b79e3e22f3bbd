import type { CsvRecord } from '../csv/record.ts';
import { accepted, combine, empty, type Reading, refused } from '../reading.ts';
import { isRefused, mask, type Refusal } from '../refusal.ts';
import { calendarDate } from '../values/dates.ts';
import { clockTime, isUnknownTime } from '../values/times.ts';
import type { BirthColumn } from './birth-columns.ts';

type Row = CsvRecord<BirthColumn>;

interface DateTimeTexts {
  readonly date: string | undefined;
  readonly time: string | undefined;
}

export const dateText = (cell: string | undefined): string | undefined =>
  cell === undefined ? undefined : (momentIn(cell)?.date ?? cell);

const usualMoment = /^(.*\d)(?:T|,?\s+)(\d{1,2}:\d{2}.*)$/i;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;

interface Moment {
  readonly date: string;
  readonly time: string | undefined;
}

function momentIn(cell: string): Moment | undefined {
  if (isoDate.test(cell)) return undefined;
  const usual = cell.includes(':') ? usualMoment.exec(cell) : null;
  if (usual !== null) return { date: usual[1] ?? '', time: usual[2] ?? '' };
  if (!/\s/.test(cell) || !isNoDate(cell)) return undefined;
  for (const { index } of cell.matchAll(/\s+/g)) {
    const [date, time] = [cell.slice(0, index).replace(/,$/, ''), cell.slice(index).trim()];
    if (isNoDate(date)) continue;
    if (isUnknownTime(time)) return { date, time: undefined };
    if (!isRefused(clockTime(time))) return { date, time };
  }
  return undefined;
}

function isNoDate(text: string): boolean {
  const date = calendarDate(text, { order: 'dmy', yearsFrom: 1900 });
  return isRefused(date) && ['no-date', 'year-missing', 'spreadsheet-day'].includes(date.refusal.reason.code);
}

/** Programs append this midnight to a date stored as a timestamp. */
const midnightOfPrograms = /^00:00:00(\.0+)?(Z|[+-]00:?00)$/i;

/** If the table has a column of times, midnight in the date comes from the spreadsheet. */
export function splitDateTime(row: Row, hasTimes: boolean): Reading<DateTimeTexts> {
  const moment = row.date === undefined ? undefined : momentIn(row.date);
  if (moment === undefined) return accepted({ date: row.date, time: row.time });
  const { date, time } = moment;
  if (time === undefined) return accepted({ date, time: row.time });
  if (midnightOfPrograms.test(time)) return accepted({ date, time: row.time });
  const separate = row.time ?? row.hour;
  const clock = clockTime(time);
  const isMidnight = !isRefused(clock) && clock.hour === 0 && clock.min === 0;
  if (separate === undefined && !(isMidnight && hasTimes)) return accepted({ date, time });
  return combine([isMidnight ? empty : refused(secondTime(row.date ?? ''))], { date, time: row.time });
}

/** Address books write these placeholders for an empty date. */
export function withoutPlaceholders(known: Row): Row {
  if (!known.date?.startsWith('0') || !/^0{1,4}([-/.])0{1,2}\1(0{1,4})$/.test(known.date)) return known;
  const { date: _date, ...rest } = known;
  return rest;
}

function secondTime(date: string): Refusal {
  return { code: 'contradiction', reason: { code: 'two-times' }, field: 'date', masked: mask(date) };
}
