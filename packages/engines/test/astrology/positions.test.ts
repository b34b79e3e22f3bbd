import { beforeAll, expect, test } from 'vitest';
import { type ChartBody, chartBodies, type Motion, motionsAt } from '../../chart/chart.ts';
import { signed } from '../../sky/angle.ts';
import { lahiri } from '../../sky/ayanamsha.ts';
import { deltaT } from '../../sky/earth/delta-t.ts';
import { frameAt } from '../../sky/frame.ts';
import { instant, j2000, julianDay } from '../../sky/instant.ts';
import { beginningOf, loadOracle, type Oracle, seeded } from './oracle.ts';

const bodies = chartBodies;
let oracle: Oracle;
beforeAll(async () => {
  oracle = await loadOracle();
});

interface Sample {
  readonly ours: Record<ChartBody, Motion>;
  readonly ut: number;
  readonly tt: number;
}

function sample(seed: number, from: number, to: number, count: number): readonly Sample[] {
  const random = seeded(seed);
  const [first, last] = [beginningOf(from), beginningOf(to)];
  return Array.from({ length: count }, () => {
    const ut = first + random() * (last - first);
    const frame = frameAt(instant(ut + j2000));
    return { ours: motionsAt(frame), ut, tt: frame.time.tt };
  });
}

const arcseconds = (a: number, b: number): number => Math.abs(signed(a - b)) * 3600;

const promised: Readonly<Record<ChartBody, number>> = {
  Sun: 0.2,
  Moon: 1,
  Mars: 2,
  Mercury: 1,
  Jupiter: 1.5,
  Venus: 1,
  Saturn: 1.5,
  Uranus: 4,
  Neptune: 5,
  Pluto: 5,
  Node: 3,
  Chiron: 5,
  Lilith: 1.5,
  'Mean Node': 0.5,
};

const skies = [
  ...sample(6, 1800, 1900, 150),
  ...sample(7, 1900, 2036, 250),
  ...sample(8, 2036, 2101, 150),
  ...sample(9, 2101, 2201, 150),
];

test.each(bodies)('Positions of %s from 1800 to 2200 agree with Swiss Ephemeris', (body) => {
  for (const { ours, ut } of skies) {
    const [longitude, speed] = oracle.atUniversal(body, ut);
    expect(arcseconds(ours[body].longitude, longitude)).toBeLessThan(promised[body]);
    expect(Math.abs(ours[body].speed - speed)).toBeLessThan(0.0003);
  }
});

test('The Lahiri ayanamsha agrees with Swiss Ephemeris within half an arcsecond', () => {
  for (const { tt } of skies) expect(arcseconds(lahiri(tt), oracle.lahiri(tt))).toBeLessThan(0.5);
});

test('Delta T agrees with Swiss Ephemeris within a second from 1800 to 2200 and is continuous', () => {
  for (let year = 1800; year <= 2200; year += 0.25) {
    const ut = beginningOf(2000) + (year - 2000) * 365.2425;
    expect(Math.abs(deltaT(ut) - oracle.deltaT(ut)), `${year}`).toBeLessThan(1);
    expect(Math.abs(deltaT(ut + 30) - deltaT(ut)), `${year}`).toBeLessThan(0.2);
  }
});

test.each([1799, 2200])(
  'The earliest or latest birth that the service accepts (in %d, Universal Time) has positions',
  (year) => {
    for (const tzone of [-14, 14]) {
      const [month, day, hour] = year === 1799 ? [1, 1, 0] : [12, 31, 23];
      const ut = julianDay(year === 1799 ? 1800 : year, month, day, hour - tzone);
      expect(motionsAt(frameAt(instant(ut))).Chiron.longitude).toBeGreaterThanOrEqual(0);
    }
  },
);
