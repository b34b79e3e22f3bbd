import type { CsvRecord } from '../csv/record.ts';
import { accepted, combine, empty, type Reading, refused } from '../reading.ts';
import { isRefused, mask, type Refusal } from '../refusal.ts';
import { clockTime, isUnknownTime } from '../values/times.ts';
import type { BirthColumn } from './birth-columns.ts';
import { isDayOnly, momentIn } from './moment-cell.ts';

type Row = CsvRecord<BirthColumn>;

interface DateTimeTexts {
  readonly date: string | undefined;
  readonly time: string | undefined;
}

/** If the table has a time column, a date at midnight has no time. */
export function splitDateTime(row: Row, hasTimes: boolean): Reading<DateTimeTexts> {
  const moment = row.date === undefined ? undefined : momentIn(row.date);
  if (moment === undefined) return accepted({ date: row.date, time: row.time });
  const { date, time } = moment;
  if (time === undefined) return accepted({ date, time: row.time });
  if (isDayOnly(time)) return accepted({ date, time: row.time });
  const separate = row.time ?? row.hour;
  const clock = clockTime(time);
  const isMidnight = !isRefused(clock) && clock.hour === 0 && clock.min === 0;
  if (separate === undefined && !(isMidnight && hasTimes)) return accepted({ date, time });
  return combine([isMidnight ? empty : refused(secondTimeRefusal(row.date ?? ''))], { date, time: row.time });
}

const needsHalf = /^(?:0?[1-9]|1[0-2])(?:[:.]\d{2}){0,2}$/;

export function withHalfOfDay(row: Row, texts: DateTimeTexts): Reading<{ row: Row; texts: DateTimeTexts }> {
  const { hour, min = '', am_pm, ...rest } = row;
  const half = am_pm === undefined || isUnknownTime(am_pm) ? undefined : am_pm;
  const parts = hour === undefined ? undefined : min === '' ? hour : `${hour}:${min.padStart(2, '0')}`;
  const time = texts.time ?? parts;
  if (time === undefined) return accepted({ row, texts });
  if (half === undefined && needsHalf.test(time))
    return { ...refused(halfMissing(time)), value: { row, texts } };
  const joined = { ...texts, time: half === undefined ? time : `${time} ${half}` };
  return accepted({ row: texts.time === undefined ? rest : row, texts: joined });
}

const halfMissing = (time: string): Refusal => ({
  code: 'bad-time',
  reason: { code: 'which-half-of-day' },
  field: 'time',
  masked: mask(time),
});

/** Removes dates of zeros, which address books write for an empty date. */
export function withoutPlaceholders(row: Row): Row {
  if (!row.date?.startsWith('0') || !/^0{1,4}([-/.])0{1,2}\1(0{1,4})$/.test(row.date)) return row;
  const { date: _date, ...rest } = row;
  return rest;
}

function secondTimeRefusal(date: string): Refusal {
  return { code: 'contradiction', reason: { code: 'two-times' }, field: 'date', masked: mask(date) };
}
