import { beforeAll, describe, expect, test } from 'vitest';
import { type Chart, computeChartAt, horizonAt } from '../../chart/chart.ts';
import { anglesOf } from '../../chart/houses/angles.ts';
import { cuspsOf, type HouseSystem, houseOf, houseSystems } from '../../chart/houses/cusps.ts';
import { signed } from '../../sky/angle.ts';
import { frameAt } from '../../sky/frame.ts';
import { instant, j2000 } from '../../sky/instant.ts';
import { beginningOf, loadOracle, type Oracle, seeded } from './oracle.ts';

let oracle: Oracle;
beforeAll(async () => {
  oracle = await loadOracle();
});

const arcseconds = (a: number, b: number): number => Math.abs(signed(a - b)) * 3600;

interface Sky {
  readonly ut: number;
  readonly lat: number;
  readonly lon: number;
}

const everyYear = [1800, 2201] as const;
/** Close to the polar circle, 0.001 arcseconds of obliquity move a Koch cusp by arcseconds. */
const yearsNearPolarCircle = [1900, 2036] as const;

function skies(
  seed: number,
  count: number,
  latitude: (share: number) => number,
  [from, to]: readonly [number, number] = everyYear,
): readonly Sky[] {
  const random = seeded(seed);
  const [first, last] = [beginningOf(from), beginningOf(to)];
  return Array.from({ length: count }, () => ({
    ut: first + random() * (last - first),
    lat: latitude(random()),
    lon: random() * 360 - 180,
  }));
}

function ours(system: HouseSystem, { ut, lat, lon }: Sky) {
  const horizon = horizonAt(frameAt(instant(ut + j2000)), lat, lon);
  const angles = anglesOf(horizon, { flipsMidheaven: system === 'topocentric' });
  return { ...angles, cusps: cuspsOf(system, angles, horizon) };
}

describe.each(houseSystems)('%s', (system) => {
  test.each([
    ['between 66 degrees south and north', 1, skies(1, 300, (share) => share * 132 - 66)],
    [
      'close to the polar circle',
      2,
      skies(2, 100, (share) => (share < 0.5 ? -66 - share : 65.5 + share), yearsNearPolarCircle),
    ],
    [
      'beyond the polar circle',
      1,
      skies(3, 100, (share) => (share < 0.5 ? -68 - share * 40 : 48 + share * 40)),
    ],
    ['at the poles themselves', 1, skies(6, 60, (share) => (share < 0.5 ? -90 : 90))],
    ['within a degree of the equator', 1, skies(4, 100, (share) => share * 2 - 1)],
  ])('Cusps and angles agree with Swiss Ephemeris %s', (_, limit, places) => {
    for (const sky of places) {
      const mine = ours(system, sky);
      const truth = oracle.houses(system, sky.ut, sky.lat, sky.lon);
      expect(arcseconds(mine.ascendant, truth.ascendant)).toBeLessThan(limit);
      expect(arcseconds(mine.midheaven, truth.midheaven)).toBeLessThan(limit);
      expect(arcseconds(mine.vertex, truth.vertex)).toBeLessThan(limit);
      mine.cusps.forEach((cusp, i) => {
        expect(arcseconds(cusp, truth.cusps[i] ?? Number.NaN)).toBeLessThan(limit);
      });
    }
  });
});

const standsStill = (speed: number): boolean => Math.abs(speed) < 0.00005;

test('Houses, signs and retrograde flags of whole charts agree with Swiss Ephemeris', () => {
  const places = skies(5, 200, (share) => share * 132 - 66);
  const bodies = [
    'Sun',
    'Moon',
    'Mercury',
    'Venus',
    'Mars',
    'Jupiter',
    'Saturn',
    'Uranus',
    'Neptune',
    'Pluto',
    'Node',
    'Chiron',
    'Lilith',
  ] as const;
  for (const [i, sky] of places.entries()) {
    const system = houseSystems[i % houseSystems.length] ?? 'placidus';
    const chart: Chart = computeChartAt(instant(sky.ut + j2000), sky, {
      houseSystem: system,
      zodiac: 'tropical',
    });
    const { cusps } = oracle.houses(system, sky.ut, sky.lat, sky.lon);
    for (const body of bodies) {
      const [longitude, speed] = oracle.atUniversal(body, sky.ut);
      const placement = chart.bodies[body];
      expect({
        body,
        ...sky,
        sign: placement.sign,
        house: placement.house,
        retrograde: placement.retrograde,
      }).toEqual({
        body,
        ...sky,
        sign: Math.floor(longitude / 30) + 1,
        house: houseOf(longitude, cusps),
        retrograde: standsStill(speed) ? placement.retrograde : speed < 0,
      });
    }
  }
});

test('A body exactly on a cusp belongs to the house that begins there', () => {
  const cusps = Array.from({ length: 12 }, (_, i) => (350 + 30 * i) % 360);
  expect(houseOf(350, cusps)).toBe(1);
  expect(houseOf(0, cusps)).toBe(1);
  expect(houseOf(20, cusps)).toBe(2);
  expect(houseOf(349.999999, cusps)).toBe(12);
});
