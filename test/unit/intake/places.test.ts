import { expect, test } from 'vitest';
import { type PlaceItem, readPlaces } from '../../../shared/intake/places/place-row.ts';
import { collect, cutAt, stored } from './helpers.ts';

const places = (file: string, startAt?: PlaceItem['checkpoint']) =>
  collect(readPlaces(cutAt(Buffer.from(file)), { startAt }));

const tableFile =
  'code;city;latitude;longitude;tz\nblr;Bengaluru;12,97;77,59;Asia/Kolkata\nber;;52,52;13,4;\n';

test('places are read with their zone, given or derived', async () => {
  const items = await places(tableFile);
  expect(items.map((item) => item.kind === 'row' && item.row)).toEqual([
    { id: 'blr', name: 'Bengaluru', lat: 12.97, lon: 77.59, timezone: 'Asia/Kolkata', notes: [] },
    {
      id: 'ber',
      name: 'ber',
      lat: 52.52,
      lon: 13.4,
      timezone: 'Europe/Berlin',
      notes: ['The time zone Europe/Berlin was derived from the place.'],
    },
  ]);
});

test('a reader resumed behind the first place reads the second', async () => {
  const items = await places(tableFile);
  const [first] = items;
  if (first === undefined) throw new Error('no place');
  const rest = await places(tableFile.slice(first.checkpoint.byte), stored(first.checkpoint));
  expect(rest).toEqual(items.slice(1));
});

test.each([
  ['id,lat,lon\n,1,2\n', 'missing-value', 'id'],
  ['id,lat,lon\na,,2\n', 'missing-value', 'lat'],
  ['id,lat,lon\na,91,2\n', 'out-of-range', 'lat'],
  ['id,lat,lon\na,1,x\n', 'not-a-number', 'lon'],
  ['id,lat,lon,timezone\na,1,2,IST\n', 'bad-zone', 'timezone'],
  ['id,lat,lon\na/../b,1,2\n', 'bad-name', 'id'],
  ['id,lat\na,1\n', 'missing-column', 'lon'],
])('%j is refused', async (file, code, field) => {
  expect(await places(file)).toMatchObject([{ kind: 'refused', refusals: [{ code, field }] }]);
});
