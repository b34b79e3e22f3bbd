import { expect, test } from 'vitest';
import { births, refusalsOf, rowsOf } from '../helpers.ts';

const clockOf = async (header: string, row: string) => {
  const items = await births(`id,date,${header},lat,lon\na,1990-05-10,${row},52.5,13.4\n`);
  const [read] = rowsOf(items);
  return read?.birth === undefined
    ? refusalsOf(items).map(({ field }) => field)
    : `${read.birth.hour}:${String(read.birth.min).padStart(2, '0')}`;
};

test('A column of am and pm decides the half of the day for every hour and way of writing', async () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const half = hour < 12 ? 'AM' : 'p.m.';
    const shown = hour % 12 || 12;
    const wanted = `${hour}:05`;
    expect(await clockOf('time,AM/PM', `${shown}:05,${half}`)).toBe(wanted);
    expect(await clockOf('AM or PM,hour,min', `${half},${shown},5`)).toBe(wanted);
  }
});

test.each([
  ['a 24-hour time beside PM', 'time,am_pm', '19:45,PM', '19:45'],
  ['a whole hour', 'hour,am_pm', '7,pm', '19:00'],
  ['an unknown time', 'time,am_pm', 'unknown,PM', '12:00'],
  ['an afternoon without a half', 'time,am_pm', '19:45,', '19:45'],
])('A column of am and pm allows %s', async (_case, header, row, wanted) => {
  expect(await clockOf(header, row)).toBe(wanted);
});

test.each([
  ['no half of the day', 'time,am_pm', '7:45,', ['time']],
  ['no half of the day beside an hour', 'hour,min,am_pm', '12,45,', ['time']],
  ['two halves', 'time,am_pm', '7:45 am,PM', ['time']],
  ['another word', 'time,am_pm', '7:45,yes', ['time']],
])('A row with %s in a table with a column of am and pm is refused', async (_case, header, row, fields) => {
  expect(await clockOf(header, row)).toEqual(fields);
});
