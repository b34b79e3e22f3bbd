import { daysInMonth } from '@palmleaf/contract/birth';
import { dayHoroscopeOf, horoscopeOf } from '@palmleaf/engines/jyotish';
import { grahas } from '@palmleaf/engines/zodiac';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointOf } from '../../chart/nativity.ts';

const birth = fc
  .record({
    year: fc.integer({ min: 1900, max: 2050 }),
    month: fc.integer({ min: 1, max: 12 }),
    hour: fc.integer({ min: 0, max: 23 }),
    min: fc.integer({ min: 0, max: 59 }),
    lat: fc.integer({ min: -55, max: 60 }),
    lon: fc.integer({ min: -170, max: 170 }),
    tzone: fc.constantFrom(-5, 0, 5.5, 9),
  })
  .chain((rest) =>
    fc.integer({ min: 1, max: daysInMonth(rest.year, rest.month) }).map((day) => ({ ...rest, day })),
  );
const asOf = new Date('2026-11-01T00:00:00Z');
const recent = birth.filter(({ year }) => year >= 1930);
const runs = { seed: 41, numRuns: 25 };

test('The signs and the nakshatra of any hour of birth are among those of the day', () => {
  fc.assert(
    fc.property(birth, (one) => {
      const { signs, nakshatras, sadeSati } = dayHoroscopeOf(one, asOf);
      const { nativity, limbs } = horoscopeOf(one, asOf);
      for (const graha of grahas) expect(signs[graha]).toContain(pointOf(nativity, graha).sign);
      expect(nakshatras).toContain(limbs.nakshatra);
      expect(sadeSati === undefined).toBe(signs.Moon.length > 1);
    }),
    runs,
  );
});

test('Dashas are contiguous from birth on, and the sub-periods of the running one begin and end with it', () => {
  fc.assert(
    fc.property(recent, (one) => {
      const { nativity, mahadashas, running } = horoscopeOf(one, asOf);
      expect(mahadashas).toHaveLength(9);
      expect(mahadashas[0]?.from).toEqual(nativity.born);
      for (const [index, { to }] of mahadashas.slice(0, -1).entries())
        expect(mahadashas[index + 1]?.from).toEqual(to);
      expect(running.antardashas.at(-1)?.to).toEqual(running.maha.to);
      const at = asOf > nativity.born ? asOf : nativity.born;
      expect(running.maha.from <= at && at < running.maha.to).toBe(true);
      expect(running.antardashas[0]?.from).toEqual(running.maha.from);
    }),
    runs,
  );
});

test('The listed great periods include the running one at any age', () => {
  fc.assert(
    fc.property(birth, fc.integer({ min: 1800, max: 1906 }), (one, year) => {
      const { mahadashas, running } = horoscopeOf({ ...one, year, day: Math.min(one.day, 28) }, asOf);
      expect(mahadashas).toContainEqual(running.maha);
      expect(mahadashas).toHaveLength(9);
    }),
    runs,
  );
});

test('A person born before sunrise has the weekday of the day before', () => {
  const chennai = { day: 15, month: 8, year: 1990, lat: 13.08, lon: 80.27, tzone: 5.5 };
  const varaAt = (hour: number) => horoscopeOf({ ...chennai, hour, min: 0 }, asOf).limbs.vara;
  expect([varaAt(4), varaAt(7)]).toEqual([2, 3]);
});

test('The chart of the independence of India agrees with the published one', () => {
  // 15 August 1947, 0:00, Delhi (B. V. Raman, Mundane Astrology).
  const india = { day: 15, month: 8, year: 1947, hour: 0, min: 0, lat: 28.61, lon: 77.21, tzone: 5.5 };
  const { rashi, limbs, mahadashas, kalaSarpa } = horoscopeOf(india, asOf);
  expect(rashi.ascendant).toBe(2);
  expect(rashi.signs).toMatchObject({
    Sun: 4,
    Moon: 4,
    Mars: 3,
    Mercury: 4,
    Jupiter: 7,
    Venus: 4,
    Saturn: 4,
    Rahu: 2,
    Ketu: 8,
  });
  expect(limbs.nakshatra).toBe(8);
  expect(mahadashas[0]?.lord).toBe('Saturn');
  expect(kalaSarpa).toBe(true);
});
