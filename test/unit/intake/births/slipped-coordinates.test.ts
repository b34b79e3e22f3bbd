import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTable } from '../../../../shared/intake/check-table.ts';
import { Gazetteer } from '../../../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../../../shared/intake/gazetteer/local-pieces.ts';
import { cutAt, textOf } from '../helpers.ts';

const gazetteer = new Gazetteer(gazetteerPieces(import.meta.dirname));

const cities = [
  'New York',
  'Pune, India',
  'Sydney',
  'Lima',
  'Berlin',
  'Nairobi',
  'Tokyo',
  'Cape Town',
  'Toronto',
];
const spots = await Promise.all(
  cities.map(async (place) => ({ place, at: (await gazetteer.find({ place })).value })),
);

async function check(place: string, lat: number, lon: number) {
  const file = `id,date,time,place,lat,lon\na,1990-05-10,10:00,"${place}",${lat},${lon}\n`;
  const open = () => cutAt(Buffer.from(file));
  return checkTable({ kind: 'rows', batch: 'june', choices: {}, thisYear: 2026, gazetteer, open });
}

test('Coordinates with a wrong sign or in the wrong order are refused beside the name of the town', async () => {
  const slips = fc.constantFrom('lon', 'lat', 'both', 'swapped');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...spots),
      slips,
      fc.integer({ min: -300, max: 300 }).map((thousandths) => thousandths / 1000),
      async ({ place, at }, slip, off) => {
        if (at === undefined) throw new Error(place);
        const [lat = 0, lon = 0] = [at.lat, at.lon].map((value) => Number((value + off).toFixed(4)));
        expect((await check(place, lat, lon)).refusals).toEqual([]);
        const wrong = { lon: [lat, -lon], lat: [-lat, lon], both: [-lat, -lon], swapped: [lon, lat] }[slip];
        const [first = 0, second = 0] = wrong ?? [];
        const { accepted, refusals } = await check(place, first, second);
        expect([place, slip, accepted]).toEqual([place, slip, 0]);
        expect(refusals[0]?.code).toMatch(/contradiction|out-of-range/);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ['a name that is not in the list', 'Xyzzy Village', 40.7, 74],
  ['a namesake of a town far away', 'Paris', 12.5, 77.5],
  ['a region', 'California', 34, -118.2],
  ['no letters', '—', 40.7, 74],
])('Coordinates beside %s are taken as given', async (_case, place, lat, lon) => {
  expect((await check(place, lat, lon)).accepted).toBe(1);
});

test('A position of two zeros is refused as missing', async () => {
  const { accepted, refusals } = await check('—', 0, 0);
  expect([accepted, refusals.map(({ field, code }) => [field, code])]).toEqual([
    0,
    [['lat', 'missing-value']],
  ]);
  expect((await check('—', 0, 0.5)).accepted).toBe(1);
});

test('The refusal names the sign that is wrong', async () => {
  const { refusals } = await check('New York', 40.71, 74);
  expect(refusals.map(textOf)).toEqual([expect.stringContaining('if lon has the other sign')]);
  expect(refusals).toMatchObject([{ line: 2, field: 'lon' }]);
});

test('Degrees and minutes written with a point, as programs for horoscopes write them, are not read as decimal degrees', async () => {
  const { accepted, refusals } = await check('Lucknow', 26.5, 80.54);
  expect([accepted, refusals.map(textOf)]).toEqual([0, [expect.stringContaining('degrees and minutes')]]);
  for (const { place, at } of spots) {
    const [lat = 0, lon = 0] = [at?.lat, at?.lon].map((value = 0) => Number(value.toFixed(2)));
    expect([place, (await check(place, lat, lon)).refusals]).toEqual([place, []]);
    const inMinutes = [lat, lon].map((value) => Math.trunc(value) + Math.round((value % 1) * 60) / 100);
    const [first = 0, second = 0] = inMinutes.map((value) => Number(value.toFixed(2)));
    const isFar = Math.hypot(first - lat, second - lon) > 0.2;
    if (isFar) expect([place, (await check(place, first, second)).accepted]).toEqual([place, 0]);
  }
});

test('Coordinates rounded to half degrees are decimal degrees', async () => {
  expect((await check('Rampur, Uttar Pradesh, India', 28.5, 79)).accepted).toBe(1);
});
