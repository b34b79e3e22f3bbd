import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate, datePart } from '../../../shared/intake/values/dates.ts';
import { clockTime } from '../../../shared/intake/values/times.ts';

/** By the rule of ISO 8601: the week of a day is that of its Thursday. */
function weekDate(day: Date): string {
  const weekday = day.getUTCDay() || 7;
  const thursday = new Date(day.getTime() + (4 - weekday) * 86_400_000);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * 86_400_000));
  return `${year}-W${String(week).padStart(2, '0')}-${weekday}`;
}

describe('calendarDate', () => {
  test.each([
    '2001-03-31',
    '2001-3-31',
    '2001/03/31',
    '2001.03.31',
    '31.03.2001',
    '31. 3. 2001',
    '31/03/2001',
    '31-03-2001',
    '03/31/2001',
    '31 March 2001',
    '31-Mar-2001',
    'March 31, 2001',
    'mar 31 2001',
    '３１.０３.２００１',
    '31032001',
    '03312001',
    '2001-W13-6',
    '31º de março de 2001',
    '«31» марта 2001 г.',
    '2001-03-31 (Sat)',
    '31.03.2001 (Sa)',
    '2001年3月31日(土)',
  ])('Intake reads the date %s as 31 March 2001', (text) => {
    expect(calendarDate(text)).toEqual({ day: 31, month: 3, year: 2001 });
  });

  test('Intake reads dates with dots as day first, and accepts dates with slashes if day and month are equal', () => {
    expect(calendarDate('03.04.2001')).toEqual({ day: 3, month: 4, year: 2001 });
    expect(calendarDate('05/05/2001')).toEqual({ day: 5, month: 5, year: 2001 });
  });

  test.each([
    ['03/04/2001', 'ambiguous-date'],
    ['03-04-2001', 'ambiguous-date'],
    ['2001-02-31', 'bad-date'],
    ['29.02.1900', 'bad-date'],
    ['31/04/2001', 'bad-date'],
    ['2001-13-01', 'bad-date'],
    ['2001-00-10', 'bad-date'],
    ['25/25/2001', 'bad-date'],
    ['31.03.01', 'bad-date'],
    ['36981', 'bad-date'],
    ['31 Foo 2001', 'bad-date'],
    ['yesterday', 'bad-date'],
    ['31 March 2001 (OS)', 'bad-date'],
    ['2001年3月31日(金)', 'contradiction'],
    ['31.03.2001 (Mo)', 'contradiction'],
    ['03042001', 'ambiguous-date'],
    ['2001-W54-1', 'bad-date'],
    ['1799-12-31', 'out-of-range'],
    ['2201-01-01', 'out-of-range'],
    ['1 Jan 1750', 'out-of-range'],
  ])('Intake refuses the date %s as %s', (text, code) => {
    expect(calendarDate(text)).toMatchObject({ refusal: { code, field: 'date' } });
  });

  test('Intake reads random days from 1800 to 2200, written with hyphens or with dots', () => {
    const day = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const [iso = ''] = date.toISOString().split('T');
        const [year = '', month = '', dayOfMonth = ''] = iso.split('-');
        const expected = { day: Number(dayOfMonth), month: Number(month), year: Number(year) };
        expect(calendarDate(iso)).toEqual(expected);
        expect(calendarDate(`${dayOfMonth}.${month}.${year}`)).toEqual(expected);
        expect(calendarDate(iso.replaceAll('-', ''))).toEqual(expected);
        expect(calendarDate(`${dayOfMonth}${month}${year}`, { order: 'dmy' })).toEqual(expected);
        expect(calendarDate(weekDate(date))).toEqual(expected);
      }),
    );
  });
});

describe('clockTime', () => {
  test.each([
    ['14:05', 14, 5],
    ['2:05 pm', 14, 5],
    ['2:05PM', 14, 5],
    ['2.05 p.m.', 14, 5],
    ['14h05', 14, 5],
    ['2 pm', 14, 0],
    ['12:30 am', 0, 30],
    ['12:30 pm', 12, 30],
    ['0:00', 0, 0],
    ['23:59', 23, 59],
    ['14:05:00', 14, 5],
    ['half past 7 in the evening', 19, 30],
    ['quarter past 6 am', 6, 15],
    ['quarter to 1 pm', 12, 45],
  ])('Intake reads the time %s as %d:%d', (text, hour, min) => {
    expect(clockTime(text)).toMatchObject({ hour, min, droppedSeconds: false });
  });

  test('Intake drops seconds and reports it', () => {
    expect(clockTime('14:05:30')).toMatchObject({ hour: 14, min: 5, droppedSeconds: true });
  });

  test.each([
    ['24:00', 'out-of-range'],
    ['12:60', 'out-of-range'],
    ['14:05 am', 'out-of-range'],
    ['2460', 'out-of-range'],
    ['14', 'bad-time'],
  ])('Intake refuses the time %s as %s', (text, code) => {
    expect(clockTime(text)).toMatchObject({ refusal: { code, field: 'time' } });
  });
});

describe('datePart', () => {
  test('Intake reads the whole numbers of data frames as date parts, and months by name', () => {
    expect(datePart('31.0', 'day')).toEqual({ value: 31 });
    expect(datePart('05', 'min')).toEqual({ value: 5 });
    expect(datePart('March', 'month')).toEqual({ value: 3 });
    expect(datePart('XII', 'month')).toEqual({ value: 12 });
  });

  test.each([
    ['24', 'hour', 'out-of-range'],
    ['60', 'min', 'out-of-range'],
    ['-1', 'hour', 'out-of-range'],
    ['13', 'month', 'out-of-range'],
    ['5.5', 'hour', 'not-a-number'],
    ['1e1', 'day', 'not-a-number'],
    ['', 'day', 'not-a-number'],
  ] as const)('Intake refuses the date part %j as %s with the code %s', (text, field, code) => {
    expect(datePart(text, field)).toMatchObject({ refusal: { code, field } });
  });
});

test.each(['quarter to 12 pm', 'quarter to 12 am', 'quarter to 0 am', "quarter to 12 o'clock p.m."])(
  'A quarter before the change of am and pm is no time: %s',
  (text) => {
    expect(clockTime(text)).toMatchObject({ refusal: { code: 'bad-time' } });
  },
);

test('A quarter to twelve is read with a word that has one meaning', () => {
  expect(clockTime('quarter to 12 at night')).toMatchObject({ hour: 23, min: 45 });
  expect(clockTime('quarter to 12 in the morning')).toMatchObject({ hour: 11, min: 45 });
});

test.each(['(approx)', '(verified)', '[dob]', '(IST)', '(சனி)', '(lör)', '(Shanivar)'])(
  'A remark beside a date that names no other calendar is ignored: %s',
  (remark) => {
    expect(calendarDate(`13/05/1990 ${remark}`)).toEqual({ day: 13, month: 5, year: 1990 });
  },
);

test.each(['(BS)', '(Saka)', '[Hijri]', '(V.S.)', '(old style)', '(Mon)'])(
  'A date of another calendar or weekday is refused: %s',
  (remark) => {
    expect(calendarDate(`13/05/1990 ${remark}`)).toHaveProperty('refusal');
  },
);

test.each(['half past 7', 'quarter to 8'])(
  'A spoken hour without a part of the day is no time: %s',
  (text) => {
    expect(clockTime(text)).toMatchObject({ refusal: { code: 'bad-time' } });
  },
);
