import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthColumns } from '../../../../shared/intake/births/birth-columns.ts';
import { readBirths } from '../../../../shared/intake/births/birth-row.ts';
import { readRecords } from '../../../../shared/intake/csv/read-table.ts';
import { births, collect, cutAt, rowsOf, stored, textOf, warningsOf } from '../helpers.ts';

const columns = ['id', 'date', 'time', 'lat', 'lon', 'name'] as const;
const people = ['a', 'b', 'c', 'd'].map((id, at) => ({
  id,
  date: `199${at}-05-10`,
  time: '19:55',
  lat: `${10 + at}.5`,
  lon: `${40 + at}.25`,
  name: `Person ${id}`,
}));
type Order = readonly (typeof columns)[number][];

const tableOf = (orders: readonly Order[]): string =>
  orders
    .flatMap((order, at) => [order.join(','), order.map((column) => people[at]?.[column]).join(','), ''])
    .join('\n');

const orders = fc.array(fc.shuffledSubarray([...columns], { minLength: 6 }), { minLength: 1, maxLength: 4 });

test('Rows below a second header in another order are read in that order', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async (drawn) => {
      const rows = rowsOf(await births(tableOf(drawn)));
      expect(rows.map(({ id, birth, name }) => [id, name, birth?.lat, birth?.lon])).toEqual(
        people.slice(0, drawn.length).map(({ id, name, lat, lon }) => [id, name, Number(lat), Number(lon)]),
      );
    }),
    { numRuns: 50 },
  );
});

test('A reader that resumes after the second header keeps its order', async () => {
  const file = Buffer.from(
    tableOf([
      columns,
      ['lon', 'lat', 'id', 'name', 'time', 'date'],
      ['id', 'name', 'lon', 'lat', 'date', 'time'],
    ]),
  );
  const whole = await collect(readBirths(cutAt(file)));
  for (const { checkpoint, line } of whole) {
    const rest = readBirths(cutAt(file.subarray(checkpoint.byte)), { startAt: stored(checkpoint) });
    const strip = (items: typeof whole) => items.map(({ checkpoint: _where, ...item }) => item);
    expect([line, strip(await collect(rest))]).toEqual([
      line,
      strip(whole.slice(whole.findIndex((one) => one.line === line) + 1)),
    ]);
  }
});

test('The warning names the line of the second header', async () => {
  const items = await births(tableOf([columns, ['lon', 'lat', 'id', 'name', 'time', 'date']]));
  expect(warningsOf(items).map(textOf)).toEqual([
    'Line 4 is not a row of data and was left out: it names the columns of the lines below it, which were read in that order.',
  ]);
});

test('A row whose name fields equal two column names is no header', async () => {
  const file = Buffer.from('name,family_name,date,time,lat,lon\nDay,Place,1990-05-10,19:55,10,40\n');
  const records = await collect(readRecords(cutAt(file), birthColumns));
  expect(records.map(({ kind }) => kind)).toEqual(['record']);
});
