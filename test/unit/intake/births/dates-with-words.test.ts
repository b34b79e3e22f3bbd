import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefused } from '../../../../shared/intake/refusal.ts';
import { calendarDate } from '../../../../shared/intake/values/dates.ts';
import { clockTime, isUnknownTime } from '../../../../shared/intake/values/times.ts';

const read = (text: string, order?: 'dmy' | 'mdy') => {
  const date = calendarDate(text, { order, thisYear: 2026 });
  return isRefused(date) ? date.refusal.reason.code : `${date.year}-${date.month}-${date.day}`;
};

const day = fc.integer({ min: Date.UTC(1930, 0, 1), max: Date.UTC(2005, 0, 1) }).map((ms) => new Date(ms));
const parts = (date: Date) => [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const;
const weekdayOf = (date: Date, locale: string, weekday: 'long' | 'short') =>
  date.toLocaleDateString(locale, { weekday, timeZone: 'UTC' });
const beside: readonly ((text: string, name: string) => string)[] = [
  (text, name) => `${name} ${text}`,
  (text, name) => `${name}, ${text}`,
  (text, name) => `${text} ${name}`,
  (text, name) => `${text}, ${name}`,
  (text, name) => `${text} (${name})`,
];

test('A weekday beside a date must be that of the date, and decides between day and month', () =>
  fc.assert(
    fc.property(
      day,
      fc.constantFrom('en', 'de', 'fr', 'es', 'it', 'ru', 'hi'),
      fc.constantFrom('long' as const, 'short' as const),
      fc.constantFrom(...beside),
      fc.constantFrom('/', '-'),
      (date, locale, length, put, separator) => {
        const [year, month, dayOfMonth] = parts(date);
        const other = new Date(Date.UTC(year, dayOfMonth - 1, month));
        const isClear = dayOfMonth > 12 || month === dayOfMonth || other.getUTCDay() !== date.getUTCDay();
        const text = [dayOfMonth, month, year].join(separator);
        const wanted = isClear ? `${year}-${month}-${dayOfMonth}` : 'which-is-the-month';
        expect(read(put(text, weekdayOf(date, locale, length)))).toBe(wanted);
        const next = new Date(date.getTime() + 86_400_000);
        expect(read(put(text, weekdayOf(next, locale, length)), 'dmy')).toBe('other-weekday');
      },
    ),
    { numRuns: 300 },
  ));

test.each([
  ['10 May 1990 AD', '1990-5-10'],
  ['10-MAY-1990 A.D.', '1990-5-10'],
  ['1990-05-10 CE', '1990-5-10'],
  ["13-05-'90", '1990-5-13'],
  ['1990년 5월 10일', '1990-5-10'],
  ['*10.05.1990', '1990-5-10'],
  ['10.05.1990 г.', '1990-5-10'],
  ['10.05.1990 r.', '1990-5-10'],
  ['१३ सितम्बर १९८८', '1988-9-13'],
  ['१३ फरवरी १९८८', '1988-2-13'],
  ['३ नवम्बर १९८८', '1988-11-3'],
  ['Mar 10 1990', '1990-3-10'],
  ['10 mar 1990', '1990-3-10'],
  ['1990', 'day-missing'],
  ['May 1990', 'day-missing'],
  ['05/1990', 'day-missing'],
  ['33003', 'spreadsheet-day'],
  ['1990-05-10 BC', 'no-date'],
  ['13/09/1988 (certificate: 15/09/1988)', 'no-date'],
  ['10 or 11 May 1990', 'no-date'],
  ['13.9.1988 AM', 'no-date'],
])('The date %s is %s', (text, wanted) => {
  expect(read(text)).toBe(wanted);
});

const clock = (text: string) => {
  const time = clockTime(text);
  return isRefused(time) ? time.refusal.reason.code : `${time.hour}:${String(time.min).padStart(2, '0')}`;
};

test('A time repeated in brackets on another clock must agree', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      fc.boolean(),
      (hour, minute, isFace) => {
        const min = String(minute).padStart(2, '0');
        const face = `${hour % 12 || 12}:${min} ${hour < 12 ? 'AM' : 'PM'}`;
        const full = `${hour}:${min}`;
        expect(clock(isFace ? `${face} (${full})` : `${full} (= ${face} )`)).toBe(`${hour}:${min}`);
        expect(clock(`${(hour + 1) % 24}:${min} (${face})`)).toBe('no-time');
      },
    ),
  ));

test.each([
  '--:--',
  '__:__',
  '…',
  '??:??',
  'N.A.',
  'nil',
  'not sure',
  "don't know",
  'do not know',
  '00:00 (unknown)',
  '12:00 (n/a)',
])('The time %s is unknown', (text) => {
  expect(isUnknownTime(text)).toBe(true);
});

test.each(['00:00', '12:00 (noon)', '7:45 (approx)', '½', '7'])('The time %s is not unknown', (text) => {
  expect(isUnknownTime(text)).toBe(false);
});
