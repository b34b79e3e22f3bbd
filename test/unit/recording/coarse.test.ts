import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { coarseAnswer } from '../../../packages/cli/recording/coarse.ts';
import { computeChart } from '../../../packages/engines/chart/chart.ts';
import { signed } from '../../../packages/engines/sky/angle.ts';
import { natalAspectsReport } from '../../../packages/service/astrology/aspects-report/operation.ts';
import { natalChartInterpretation } from '../../../packages/service/astrology/natal/operation.ts';
import { tamilMonthPanchang } from '../../../packages/service/astrology/panchang/operation.ts';
import { varshaphalYoga } from '../../../packages/service/astrology/varshaphal/operation.ts';
import { fieldsOf } from '../../../shared/views/answers.ts';
import { Random } from '../../simulation/world/random.ts';

const bengaluru = {
  ...{ day: 24, month: 8, year: 1983, hour: 6, min: 37 },
  ...{ lat: 12.9716, lon: 77.5946, tzone: 5.5 },
};
const oslo = { day: 3, month: 1, year: 1951, hour: 23, min: 5, lat: 59.9139, lon: 10.7522, tzone: 1 };

const chartOf = async (birth: typeof oslo) =>
  (await natalChartInterpretation({ ...birth, house_type: 'placidus' }, { language: 'en' })).body;

function numberAt(answer: unknown, name: string): number {
  const fields = fieldsOf(answer) ?? {};
  if (typeof fields[name] === 'number') return fields[name];
  const planets: readonly unknown[] = Array.isArray(fields.planets) ? fields.planets : [];
  const degree = planets.map(fieldsOf).find((planet) => planet?.name === name)?.full_degree;
  return typeof degree === 'number' ? degree : Number.NaN;
}

interface RecoveredBirth {
  readonly at: Date;
  readonly lat: number;
  readonly lon: number;
}

const dayMs = 86_400_000;
const birthAt = (ms: number, lat: number, lon: number) => {
  const at = new Date(ms);
  const date = { day: at.getUTCDate(), month: at.getUTCMonth() + 1, year: at.getUTCFullYear() };
  return {
    ...date,
    hour: 0,
    min: (((ms % dayMs) + dayMs) % dayMs) / 60_000,
    lat,
    lon,
    tzone: 0,
  };
};
const skyAt = (ms: number, lat = 0, lon = 0) =>
  computeChart(birthAt(ms, lat, lon), { houseSystem: 'whole_sign', zodiac: 'tropical' });

function recoverBirth(answer: unknown): RecoveredBirth | undefined {
  const ms = recoverMoment(answer);
  return ms === undefined ? undefined : { at: new Date(ms), ...recoverPlace(answer, ms) };
}

/** Each year has one day with this Sun. The slow planets determine the year, the Moon the minute. */
function recoverMoment(answer: unknown): number | undefined {
  const [sun, moon] = [numberAt(answer, 'Sun'), numberAt(answer, 'Moon')];
  if (Number.isNaN(sun) || Number.isNaN(moon)) return undefined;
  const years = Array.from({ length: 120 }, (_, index) => {
    let ms = Date.UTC(1910 + index, 0, 1);
    for (let tick = 0; tick < 4; tick += 1)
      ms += (signed(sun - skyAt(ms).bodies.Sun.longitude) / 0.9856) * dayMs;
    const { Saturn, Uranus } = skyAt(ms).bodies;
    const error =
      Math.abs(signed(numberAt(answer, 'Saturn') - Saturn.longitude)) +
      Math.abs(signed(numberAt(answer, 'Uranus') - Uranus.longitude));
    return { ms, error };
  });
  const best = years.filter(({ error }) => error < 2).sort((one, other) => one.error - other.error)[0];
  if (best === undefined) return undefined;
  let { ms } = best;
  for (let tick = 0; tick < 6; tick += 1) {
    const { longitude, speed } = skyAt(ms).bodies.Moon;
    ms += (signed(moon - longitude) / speed) * dayMs;
  }
  return ms;
}

/** The Midheaven gives the longitude, then the Ascendant the latitude. */
function recoverPlace(answer: unknown, ms: number): { readonly lat: number; readonly lon: number } {
  let lon = 0;
  for (let tick = 0; tick < 20; tick += 1)
    lon = signed(lon + signed(numberAt(answer, 'midheaven') - skyAt(ms, 0, lon).midheaven) * 0.9);
  const errorAt = (lat: number) =>
    Math.abs(signed(numberAt(answer, 'ascendant') - skyAt(ms, lat, lon).ascendant));
  let [from, to] = [-65, 65];
  for (let step = (to - from) / 40; step > 1e-4; step = (to - from) / 40) {
    const lats = Array.from({ length: 41 }, (_, index) => from + index * step);
    const best = lats.reduce((one, other) => (errorAt(other) < errorAt(one) ? other : one));
    [from, to] = [best - step, best + step];
  }
  return { lat: (from + to) / 2, lon };
}

describe('The chart answers of a recording', () => {
  let charts: readonly [unknown, unknown];
  beforeAll(async () => {
    charts = [await chartOf(bengaluru), await chartOf(oslo)];
  });

  test('The chart answers of a recording reveal the minute and the town of a birth to a blind search', () => {
    for (const [index, { birth, utc }] of [
      { birth: bengaluru, utc: Date.UTC(1983, 7, 24, 1, 7) },
      { birth: oslo, utc: Date.UTC(1951, 0, 3, 22, 5) },
    ].entries()) {
      const found = recoverBirth(charts[index]);
      expect(Math.abs((found?.at.getTime() ?? 0) - utc)).toBeLessThan(60_000);
      expect(found?.lon).toBeCloseTo(birth.lon, 1);
      expect(found?.lat).toBeCloseTo(birth.lat, 1);
    }
  });

  test('The chart answers of two people are equal with --coarse, so the search for a birth finds nobody', () => {
    const [one, other] = charts.map((chart) => coarseAnswer('natal_chart_interpretation', chart));
    expect(one).toEqual(other);
    expect(recoverBirth(one)).toBeUndefined();
    expect(JSON.stringify(one)).not.toMatch(/[1-9]|Virgo|Placidus/);
  });

  test('Chart answers written with --coarse keep their members', () => {
    const members = (chart: unknown) => Object.keys(fieldsOf(chart) ?? {});
    expect(members(coarseAnswer('natal_chart_interpretation', charts[0]))).toEqual(members(charts[0]));
    expect(
      coarseAnswer('natal_chart_interpretation', { status: true, data: { Sun: 150.3, ok: true } }),
    ).toEqual({ status: true, data: { Sun: 0, ok: false } });
  });

  test('The aspects reports of two people are equal with --coarse, however many aspects each of them has', async () => {
    const reports = [bengaluru, oslo].map(async (birth) =>
      coarseAnswer('natal_aspects_report', (await natalAspectsReport(birth, { language: 'en' })).body),
    );
    const [one, other] = await Promise.all(reports);
    expect(one).toEqual(other);
  });
});

async function coarseAnswers(birth: typeof oslo): Promise<string> {
  const english = { language: 'en' } as const;
  return JSON.stringify([
    coarseAnswer('natal_chart_interpretation', await chartOf(birth)),
    coarseAnswer('natal_aspects_report', (await natalAspectsReport(birth, english)).body),
    coarseAnswer(
      'varshaphal_yoga',
      (await varshaphalYoga({ ...birth, varshaphal_year: 2026 }, english)).body,
    ),
    coarseAnswer('tamil_month_panchang', (await tamilMonthPanchang(birth, english)).body),
  ]);
}

test('At least five of a hundred random births have the same answers written with --coarse as a given birth', async () => {
  const random = new Random(20261127);
  const candidates = Array.from({ length: 100 }, () => ({
    ...{ day: random.whole(1, 28), month: random.whole(1, 12), year: random.whole(1930, 2010) },
    ...{ hour: random.whole(0, 23), min: random.whole(0, 59) },
    ...{ lat: random.between(-55, 60), lon: random.between(-180, 180), tzone: 0 },
  }));
  const shapes = await Promise.all(candidates.map(coarseAnswers));
  for (const birth of [bengaluru, oslo]) {
    const own = await coarseAnswers(birth);
    expect(shapes.filter((shape) => shape === own).length).toBeGreaterThanOrEqual(5);
  }
  expect(new Set(shapes).size).toBeLessThanOrEqual(20);
});

test('The option --coarse leaves no digit except zero in an answer that depends on a birth, nor in the name of a member', () => {
  const hasDigit = (value: unknown): boolean => /[1-9]/.test(JSON.stringify(value) ?? '');
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => !hasDigit(coarseAnswer('varshaphal_yoga', answer))),
    { seed: 20261126 },
  );
});

test('The option --coarse does not change answers about palms and homes', () => {
  const answer = { line: 'long', length: 7 };
  expect(coarseAnswer('major-lines', answer)).toBe(answer);
  expect(coarseAnswer('devatas-45', answer)).toBe(answer);
});
