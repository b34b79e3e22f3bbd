/**
 * Measures the speed of the astrology engine on one core beside swisseph-wasm. Only ratios are comparable between machines.
 */

import type { Birth } from '../contract/birth.ts';
import { chartBodies, computeChart, computeChartAt, horizonAt } from '../engines/chart/chart.ts';
import { anglesOf } from '../engines/chart/houses/angles.ts';
import { cuspsOf } from '../engines/chart/houses/cusps.ts';
import { gregorianMonth } from '../engines/panchang/month.ts';
import { frameAt } from '../engines/sky/frame.ts';
import { heliocentricState } from '../engines/sky/heliocentric.ts';
import { instant, j2000, julianDay, julianDayOf } from '../engines/sky/instant.ts';
import { moonState } from '../engines/sky/moon.ts';
import { planetState, vsopPlanets } from '../engines/sky/vsop87.ts';
import { loadOracle, type Oracle, seeded } from '../engines/test/astrology/oracle.ts';
import { natalAnswer } from '../service/astrology/natal/answer.ts';
import { astrologyOperations } from '../service/astrology/operations.ts';
import { natalTexts } from '../texts/test/astrology/natal-texts.ts';
import { amount, ratio, recordFigures } from './page/figure.ts';

interface BenchRow {
  readonly name: string;
  readonly perSecond: number;
  /** Absent if only our engine computes this. */
  readonly timesSwissEphemeris?: number;
}

const rounds = 11;

function births(count: number): readonly Birth[] {
  const random = seeded(1);
  const integer = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  return Array.from({ length: count }, () => ({
    day: integer(1, 28),
    month: integer(1, 12),
    year: integer(1900, 2035),
    hour: integer(0, 23),
    min: integer(0, 59),
    lat: random() * 120 - 60,
    lon: random() * 360 - 180,
    tzone: integer(-11, 12),
  }));
}

/** Births per second of processor time, by round. Each round runs all, so a slow moment affects all alike. */
async function alternate(
  computations: readonly ((birth: Birth) => unknown)[],
  sample: readonly Birth[],
): Promise<readonly (readonly number[])[]> {
  const rates = computations.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, compute] of computations.entries()) {
      const start = process.cpuUsage();
      for (const birth of sample) await compute(birth);
      const { user, system } = process.cpuUsage(start);
      const perSecond = (sample.length * 1e6) / (user + system);
      if (round > 0) rates[i]?.push(perSecond);
    }
  }
  return rates;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)));

function swissChart(oracle: Oracle, birth: Birth): unknown {
  const ut = julianDayOf(birth) - j2000;
  const positions = chartBodies.map((body) => oracle.atUniversal(body, ut));
  return [positions, oracle.houses('placidus', ut, birth.lat, birth.lon)];
}

function swissMonth(oracle: Oracle, { year, month, lat, lon, tzone }: Birth): unknown {
  return Array.from({ length: 30 }, (_, i) => {
    const midnight = julianDay(year, month, i + 1, -tzone) - j2000;
    const at = oracle.sunrise(midnight, lat, lon) ?? midnight;
    return [oracle.atUniversal('Sun', at), oracle.atUniversal('Moon', at), oracle.lahiri(at)];
  });
}

async function bench(): Promise<readonly BenchRow[]> {
  const oracle = await loadOracle();
  const operations = astrologyOperations();
  const english = { language: 'en' } as const;
  const placidus = { houseSystem: 'placidus', zodiac: 'tropical' } as const;
  const charts = births(300);
  const few = charts.slice(0, 40);
  const row = (name: string, ours: readonly number[] = [], theirs?: readonly number[]): BenchRow => ({
    name,
    perSecond: Math.round(median(ours)),
    ...(theirs === undefined ? {} : { timesSwissEphemeris: Number(medianRatio(ours, theirs).toFixed(2)) }),
  });

  const [chart, swiss, answer, report, yogas] = await alternate(
    [
      (birth) => computeChart(birth, placidus),
      (birth) => swissChart(oracle, birth),
      (birth) => natalAnswer(computeChart(birth, placidus), natalTexts.en),
      (birth) => operations.natal_aspects_report(birth, english),
      (birth) => operations.varshaphal_yoga({ ...birth, varshaphal_year: birth.year + 30 }, english),
    ],
    charts,
  );
  const [month, swissPanchang] = await alternate(
    [
      ({ year, month: number, ...place }) => gregorianMonth(year, number, place),
      (birth) => swissMonth(oracle, birth),
    ],
    few,
  );
  const parts = await alternate(
    [
      (birth) => vsopPlanets.map((planet) => planetState(planet, julianDayOf(birth) - j2000)),
      (birth) => moonState(julianDayOf(birth) - j2000),
      (birth) => heliocentricState('Pluto', julianDayOf(birth) - j2000),
      (birth) => frameAt(instant(julianDayOf(birth))),
      (birth) => {
        const horizon = horizonAt(frameAt(instant(julianDayOf(birth))), birth.lat, birth.lon);
        return cuspsOf('placidus', anglesOf(horizon, { flipsMidheaven: false }), horizon);
      },
      (birth) =>
        computeChartAt(instant(julianDayOf(birth)), birth, { ...placidus, houseSystem: 'equal_house' }),
    ],
    charts,
  );
  const [planets, moon, pluto, frame, houses, equal] = parts;
  return [
    row('charts: 14 positions, speeds, Placidus houses', chart, swiss),
    row('natal_chart_interpretation answers', answer),
    row('natal_aspects_report answers', report),
    row('varshaphal_yoga answers', yogas),
    row('panchang months', month, swissPanchang),
    row('part of a chart: eight planets (VSOP87)', planets),
    row('part of a chart: Moon (ELP/MPP02)', moon),
    row('part of a chart: Pluto', pluto),
    row('part of a chart: precession and nutation', frame),
    row('part of a chart: the same with Placidus houses', houses),
    row('whole chart with equal houses', equal),
  ];
}

if (import.meta.main) {
  const rows = await bench();
  console.table(rows);
  const [charts, months] = rows.filter(({ timesSwissEphemeris }) => timesSwissEphemeris !== undefined);
  if (charts === undefined || months === undefined)
    throw new Error('nothing was compared with Swiss Ephemeris');
  recordFigures([
    ratio('charts: speed beside swisseph-wasm', charts.timesSwissEphemeris ?? 0, 'more', 1),
    ratio('panchang months: speed beside swisseph-wasm', months.timesSwissEphemeris ?? 0, 'more', 1.2),
    amount('charts', charts.perSecond, 'a second of processor time', 'more'),
    amount('panchang months', months.perSecond, 'a second of processor time', 'more'),
  ]);
}
