import { daysInMonth } from '@palmleaf/contract/birth';
import { nativityOf } from '@palmleaf/engines/chart';
import { manglikOf } from '@palmleaf/engines/jyotish';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const birth = fc
  .record({
    year: fc.integer({ min: 1930, max: 2020 }),
    month: fc.integer({ min: 1, max: 12 }),
    hour: fc.integer({ min: 0, max: 23 }),
    min: fc.integer({ min: 0, max: 59 }),
    lat: fc.constantFrom(28.6, 13.1, 51.5),
    lon: fc.constantFrom(77.2, 80.3, 0),
    tzone: fc.constantFrom(0, 5.5),
  })
  .chain((rest) =>
    fc.integer({ min: 1, max: daysInMonth(rest.year, rest.month) }).map((day) => ({ ...rest, day })),
  );

const northernHouses = new Set([1, 4, 7, 8, 12]);
const southernHouses = new Set([2, 4, 7, 8, 12]);

test('The field `only` names the one school or reference that finds Mangal dosha, and is empty if several do or none does', () => {
  const found = new Set<string | undefined>();
  fc.assert(
    fc.property(birth, (one) => {
      const { present, only, counts } = manglikOf(nativityOf(one, 'VEDIC'));
      found.add(only);
      const houses = counts.filter(({ from }) => from !== 'Venus').map(({ house }) => house);
      const venus = counts.find(({ from }) => from === 'Venus')?.house ?? 0;
      const northern = houses.some((house) => northernHouses.has(house));
      const southern = houses.some((house) => southernHouses.has(house));
      expect(present).toBe(northern || southern);
      expect(only === 'northern').toBe(northern && !southern);
      expect(only === 'southern').toBe(southern && !northern);
      expect(only === 'Venus').toBe(!present && (northernHouses.has(venus) || southernHouses.has(venus)));
    }),
    { seed: 43, numRuns: 200 },
  );
  expect(found).toEqual(new Set([undefined, 'northern', 'southern', 'Venus']));
});
