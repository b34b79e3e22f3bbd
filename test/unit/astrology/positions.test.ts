import { beforeAll, expect, test } from 'vitest';
import { type ChartBody, chartBodies, type Motion, motionsAt } from '../../../engines/chart/chart.ts';
import { signed } from '../../../engines/sky/angle.ts';
import { lahiri } from '../../../engines/sky/ayanamsha.ts';
import { deltaT } from '../../../engines/sky/delta-t.ts';
import { frameAt } from '../../../engines/sky/frame.ts';
import { instant, j2000 } from '../../../engines/sky/instant.ts';
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

const from1900 = sample(6, 1900, 2036, 400);
const from2036 = sample(7, 2036, 2101, 200);

test.each(bodies)('%s of 1900 to 2035 agrees with Swiss Ephemeris', (body) => {
  for (const { ours, ut } of from1900) {
    const [longitude, speed] = oracle.atUniversal(body, ut);
    expect(arcseconds(ours[body].longitude, longitude)).toBeLessThan(5);
    expect(Math.abs(ours[body].speed - speed)).toBeLessThan(0.004);
  }
});

test.each(bodies)('%s of 2036 to 2100 agrees at equal terrestrial time', (body) => {
  for (const { ours, tt } of from2036) {
    const [longitude] = oracle.atTerrestrial(body, tt);
    expect(arcseconds(ours[body].longitude, longitude)).toBeLessThan(10);
  }
});

test('Lahiri ayanamsha agrees within half an arcsecond', () => {
  for (const { tt } of [...from1900, ...from2036]) {
    expect(arcseconds(lahiri(tt), oracle.lahiri(tt))).toBeLessThan(0.5);
  }
});

test('delta T agrees within a second and a half while it is observed, and stays continuous afterwards', () => {
  for (let year = 1900; year <= 2026; year++) {
    expect(Math.abs(deltaT(beginningOf(year)) - oracle.deltaT(beginningOf(year)))).toBeLessThan(1.5);
  }
  for (let day = beginningOf(2000); day < beginningOf(2060); day += 30) {
    expect(Math.abs(deltaT(day + 30) - deltaT(day))).toBeLessThan(0.3);
  }
});
