import { isRefused, mask, type Refused, refuse } from '../refusal.ts';
import { plainNumber, ranges, wholeNumber } from './numbers.ts';

export interface CalendarDate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}
interface ClockTime {
  readonly hour: number;
  readonly min: number;
  readonly droppedSeconds: boolean;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads a date: `2001-03-31` (also with `/` or `.`), `31.03.2001`, `31/03/2001`, `31-03-2001`, `31 March 2001`,
 * `Mar 31, 2001`. With slashes or dashes day and month change places between countries: when both could be the month
 * the date is refused rather than guessed.
 */
export function calendarDate(value: string, field = 'date'): CalendarDate | Refused {
  const text = plainNumber(value);
  const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (yearFirst) return checkedDate(yearFirst[4], yearFirst[3], yearFirst[1], value, field);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  if (dotted) return checkedDate(dotted[1], dotted[2], dotted[3], value, field);
  const slashed = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})$/.exec(text);
  if (slashed) return slashedDate(Number(slashed[1]), Number(slashed[3]), slashed[4], value, field);
  const named = /^(\d{1,2})[-. /]+([a-z]{3,9})[-., /]+(\d{4})$/i.exec(text);
  if (named) return checkedDate(named[1], monthNumber(named[2]), named[3], value, field);
  const american = /^([a-z]{3,9})[. ]+(\d{1,2})(?:,? +)(\d{4})$/i.exec(text);
  if (american) return checkedDate(american[2], monthNumber(american[1]), american[3], value, field);
  const reason = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$/.test(text)
    ? 'The year needs four digits: write 2001-03-31.'
    : /^\d{4,5}(\.\d+)?$/.test(text)
      ? 'This is the day number of a spreadsheet, not a date: write 2001-03-31.'
      : 'This is not a date; write 2001-03-31.';
  return refuse('bad-date', reason, { field, masked: mask(value) });
}

function slashedDate(
  first: number,
  second: number,
  year: string | undefined,
  value: string,
  field: string,
): CalendarDate | Refused {
  if (first !== second && first <= 12 && second <= 12) {
    const reason = 'It is not clear which number is the month; write the year first, such as 2001-03-31.';
    return refuse('ambiguous-date', reason, { field, masked: mask(value) });
  }
  return second > 12
    ? checkedDate(second, first, year, value, field)
    : checkedDate(first, second, year, value, field);
}

function monthNumber(name: string | undefined): number | undefined {
  const index = months.indexOf((name ?? '').slice(0, 3).toLowerCase());
  return index < 0 ? undefined : index + 1;
}

function checkedDate(
  day: string | number | undefined,
  month: string | number | undefined,
  year: string | number | undefined,
  value: string,
  field: string,
): CalendarDate | Refused {
  if (day === undefined || month === undefined || year === undefined) {
    return refuse('bad-date', 'This is not a date; write 2001-03-31.', { field, masked: mask(value) });
  }
  return existingDate({ day: Number(day), month: Number(month), year: Number(year) }, value, field);
}

/** Refuses 31 February, month 13 and years that we cannot compute. */
export function existingDate(date: CalendarDate, value: string, field: string): CalendarDate | Refused {
  const { year, month, day } = date;
  if (year < ranges.year.min || year > ranges.year.max) {
    const reason = `The year must be from ${ranges.year.min} to ${ranges.year.max}.`;
    return refuse('out-of-range', reason, { field, masked: mask(value) });
  }
  const real = new Date(Date.UTC(year, month - 1, day));
  if (real.getUTCMonth() === month - 1 && real.getUTCDate() === day) return date;
  return refuse('bad-date', 'There is no such day in the calendar.', { field, masked: mask(value) });
}

const time = /^(\d{1,2})(?:[:h]|\.(?=.*m\.?$))(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?$/i;
const hourOnly = /^(\d{1,2})()()\s*([ap])\.?m\.?$/i;

/** Reads a time: `14:05`, `2:05 pm`, `2.05 pm`, `2 pm`, `14h05`, `14:05:30` (its seconds are dropped). */
export function clockTime(value: string, field = 'time'): ClockTime | Refused {
  const match = time.exec(plainNumber(value)) ?? hourOnly.exec(plainNumber(value));
  if (match === null) {
    return refuse('bad-time', 'This is not a time of day; write 14:05.', { field, masked: mask(value) });
  }
  const half = match[4]?.toLowerCase();
  const hour = Number(match[1]);
  const min = Number(match[2]);
  const seconds = Number(match[3] ?? 0);
  const hourFits = half === undefined ? hour <= 23 : hour >= 1 && hour <= 12;
  if (!hourFits || min > 59 || seconds > 59) {
    const reason =
      half === undefined
        ? 'The time must be from 00:00 to 23:59.'
        : 'A time with am or pm must be from 1:00 to 12:59.';
    return refuse('out-of-range', reason, { field, masked: mask(value) });
  }
  const hour24 = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return { hour: hour24, min, droppedSeconds: seconds > 0 };
}

/** Reads a whole number of a date or time that stands in a column of its own. */
export function datePart(value: string, field: 'day' | 'month' | 'year' | 'hour' | 'min') {
  const number = wholeNumber(value, field, ranges[field]);
  if (isRefused(number) && field === 'month') {
    const named = monthNumber(/^[a-z]{3,9}$/i.test(value.trim()) ? value.trim() : undefined);
    if (named !== undefined) return { value: named };
  }
  return number;
}
