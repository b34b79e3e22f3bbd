import { expect, test } from 'vitest';
import { births, refusalsOf, rowsOf } from '../helpers.ts';

const read = (place: string, columns = '', cells = '') =>
  births(`name,date,time,place${columns}\nAsha,1990-05-10,08:30,"${place}"${cells}\n`);

test.each([
  ['12.97, 77.59', '', ''],
  ['12.97, 77.59', ',country', ',India'],
  ['12.97, 77.59', ',timezone', ',Asia/Kolkata'],
  ['47.6, 7.6', ',country', ',Switzerland'],
  ['42.66, 21.16', ',country', ',Kosovo'],
  ['55.75, 37.62', ',country', ',USSR'],
  ['52.5, 13.4', ',tzone', ',2'],
])('The place %s%s%s is a position, and a note says so', async (place, columns, cells) => {
  const [row] = rowsOf(await read(place, columns, cells));
  const [lat, lon] = place.split(', ').map(Number);
  expect(row?.birth).toMatchObject({ lat, lon });
  expect(row?.notes).toContainEqual({ code: 'place-as-position', lat, lon });
});

test.each([
  ['72.87, 19.07', ',country', ',India'],
  ['41.9, 12.5', ',country', ',India'],
  ['12.5, 41.9', ',country', ',Italy'],
  ['12.5, 41.9', ',timezone', ',Europe/Rome'],
  ['13.4, 52.5', ',tzone', ',2'],
  ['-74.0, 40.7', ',country', ',USA'],
])('The place %s is refused beside %s%s, which contradicts it', async (place, columns, cells) => {
  const items = await read(place, columns, cells);
  expect(rowsOf(items)).toEqual([]);
  expect(refusalsOf(items).map(({ field, reason }) => [field, reason.code])).toEqual([
    ['place', 'position-elsewhere'],
  ]);
});

test('The place 72.87, 19.07 is refused beside Asia/Kolkata', async () => {
  expect(rowsOf(await read('72.87, 19.07', ',timezone', ',Asia/Kolkata'))).toEqual([]);
});
