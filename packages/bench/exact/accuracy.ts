/**
 * Measures the astrology engine against Swiss Ephemeris and writes docs/accuracy.md, except the section of `npm run
 * sentences`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chartBodies, computeChartAt } from '../../engines/chart/chart.ts';
import { houseOf, houseSystems } from '../../engines/chart/houses/cusps.ts';
import { gregorianMonth } from '../../engines/panchang/month.ts';
import { separation } from '../../engines/sky/angle.ts';
import { lahiri } from '../../engines/sky/ayanamsha.ts';
import { deltaT } from '../../engines/sky/earth/delta-t.ts';
import { instant, j2000, julianDay } from '../../engines/sky/instant.ts';
import { beginningOf, loadOracle, seeded } from '../../engines/test/astrology/oracle.ts';
import { solarReturn } from '../../engines/varshaphal/solar-return.ts';
import { sentencesSection } from './sentences-table.ts';

const chartCount = 3000;
const oracle = await loadOracle();
const arcseconds = (a: number, b: number): number => separation(a, b) * 3600;

class Errors {
  readonly #values: number[] = [];

  add(value: number): void {
    this.#values.push(value);
  }

  summary(decimals = 2): readonly [median: string, percentile: string, greatest: string] {
    const sorted = this.#values.toSorted((a, b) => a - b);
    const valueAtShare = (share: number): string =>
      (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(
        decimals,
      );
    return [valueAtShare(0.5), valueAtShare(0.99), valueAtShare(1)];
  }
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function bodies(from: number, to: number) {
  const random = seeded(from);
  const [first, last] = [beginningOf(from), beginningOf(to + 1)];
  const longitudes = new Map(chartBodies.map((body) => [body, new Errors()]));
  const speeds = new Map(chartBodies.map((body) => [body, new Errors()]));
  const wrong = { signs: 0, houses: 0, flags: 0 };
  for (let i = 0; i < chartCount; i++) {
    const ut = first + random() * (last - first);
    const place = { lat: random() * 132 - 66, lon: random() * 360 - 180 };
    const houseSystem = houseSystems[i % houseSystems.length] ?? 'placidus';
    const chart = computeChartAt(instant(ut + j2000), place, { houseSystem, zodiac: 'tropical' });
    const { cusps } = oracle.houses(houseSystem, ut, place.lat, place.lon);
    for (const body of chartBodies) {
      const [longitude, speed] = oracle.atUniversal(body, ut);
      const ours = chart.bodies[body];
      longitudes.get(body)?.add(arcseconds(ours.longitude, longitude));
      speeds.get(body)?.add(Math.abs(ours.speed - speed));
      if (ours.sign !== Math.floor(longitude / 30) + 1) wrong.signs++;
      if (ours.house !== houseOf(longitude, cusps)) wrong.houses++;
      if (ours.retrograde !== speed < 0) wrong.flags++;
    }
  }
  const rows = chartBodies.map((body) => [
    body,
    ...(longitudes.get(body)?.summary() ?? []),
    ...(speeds.get(body)?.summary(5).slice(0, 2) ?? []),
  ]);
  return { rows, wrong };
}

function houses(from: number, to: number): string[][] {
  return houseSystems.map((system, i) => {
    const random = seeded(100 + i);
    const [first, last] = [beginningOf(1800), beginningOf(2201)];
    const errors = new Errors();
    for (let n = 0; n < chartCount / 2; n++) {
      const ut = first + random() * (last - first);
      const lat = (from + random() * (to - from)) * (random() < 0.5 ? -1 : 1);
      const lon = random() * 360 - 180;
      const chart = computeChartAt(
        instant(ut + j2000),
        { lat, lon },
        { houseSystem: system, zodiac: 'tropical' },
      );
      const truth = oracle.houses(system, ut, lat, lon);
      for (const [k, cusp] of chart.cusps.entries())
        errors.add(arcseconds(cusp, truth.cusps[k] ?? Number.NaN));
      errors.add(arcseconds(chart.ascendant, truth.ascendant));
      errors.add(arcseconds(chart.midheaven, truth.midheaven));
      errors.add(arcseconds(chart.vertex, truth.vertex));
    }
    return [system, ...errors.summary()];
  });
}

function returns(): readonly string[] {
  const random = seeded(200);
  const errors = new Errors();
  const sun = (ut: number): number =>
    oracle.atUniversal('Sun', ut)[0] - oracle.nutation(ut) - oracle.lahiri(instant(ut + j2000).tt);
  for (let i = 0; i < 500; i++) {
    const birth = beginningOf(1800) + random() * 365.25 * 210;
    const back = solarReturn(instant(birth + j2000), 1 + Math.floor(random() * 90)).ut;
    errors.add((arcseconds(sun(back), sun(birth)) / 3600 / 0.98561) * 86400);
  }
  return errors.summary(2);
}

function panchang() {
  const random = seeded(300);
  const sunrise = new Errors();
  const counts = { days: 0, tithi: 0, nakshatra: 0 };
  for (let i = 0; i < 60; i++) {
    const [year, month] = [1800 + Math.floor(random() * 301), 1 + Math.floor(random() * 12)];
    const lon = random() * 360 - 180;
    const place = { lat: random() * 110 - 55, lon, tzone: Math.round(lon / 15) };
    for (const day of gregorianMonth(year, month, place)) {
      const midnight = julianDay(year, month, day.date, -place.tzone) - j2000;
      const rise = oracle.sunrise(midnight, place.lat, place.lon);
      if (rise === undefined) continue;
      const [sun, moon] = [oracle.atUniversal('Sun', rise)[0], oracle.atUniversal('Moon', rise)[0]];
      const sidereal = (moon - oracle.nutation(rise) - oracle.lahiri(instant(rise + j2000).tt) + 720) % 360;
      sunrise.add(Math.abs(midnight + day.hours / 24 - rise) * 86400);
      counts.days++;
      if (day.tithi === Math.floor(((moon - sun + 360) % 360) / 12) + 1) counts.tithi++;
      if (day.nakshatra === Math.floor((sidereal * 27) / 360) + 1) counts.nakshatra++;
    }
  }
  return { sunrise: sunrise.summary(), counts };
}

const recent = bodies(1900, 2035);
const past = bodies(1800, 1899);
const future = bodies(2036, 2100);
const farFuture = bodies(2101, 2200);
const clocks = new Errors();
const ayanamshas = new Errors();
for (let year = 1800; year <= 2200; year++)
  clocks.add(Math.abs(deltaT(beginningOf(year)) - oracle.deltaT(beginningOf(year))));
for (let year = 1800; year <= 2200; year++)
  ayanamshas.add(arcseconds(lahiri(beginningOf(year)), oracle.lahiri(beginningOf(year))));
const days = panchang();
const head = ['body', 'median', '99 of 100', 'greatest', 'speed, median', 'speed, 99 of 100'];
const counted = ({ wrong }: typeof recent): string =>
  `Of ${chartCount * chartBodies.length} placements (a body in a chart), ${wrong.signs} differ in the sign, ${wrong.houses} in the house, and ${wrong.flags} in the retrograde flag.`;

const document = `# Accuracy of the astrology engine

Use this page to see how far the engine's positions differ from Swiss Ephemeris. This command measures them and writes
this page ([accuracy.ts](../packages/bench/exact/accuracy.ts)); do not edit it by hand:

\`\`\`sh
npx node packages/bench/exact/accuracy.ts
\`\`\`

The reference is Swiss Ephemeris with its compressed JPL DE431 files, as bundled in swisseph-wasm 0.1.0. It is a
development dependency that the service never loads. A fixed seed draws charts, places and dates, so every run measures
the same sky. Each table shows the median error, the 99th percentile ("99 of 100") and the greatest error. Longitudes are
in arcseconds (a degree has 3,600), speeds in degrees per day.

## Positions, 1900 to 2035

${chartCount} charts at latitudes 66 south to 66 north.

${table(head, recent.rows)}

${counted(recent)}

## Positions, 1800 to 1899

${table(head, past.rows)}

${counted(past)}

## Positions, 2036 to 2100

The future rotation of the Earth is unknown, so engine and reference use the same forecast (Stephenson, Morrison and
Hohenkerk 2016).

${table(head, future.rows)}

${counted(future)}

## Positions, 2101 to 2200

${table(head, farFuture.rows)}

${counted(farFuture)}

## Cusps and angles, 1800 to 2200

For each house system and range of latitudes: the errors of twelve cusps, Ascendant, Midheaven and Vertex in ${chartCount / 2}
charts, in arcseconds. \`poryphry\` is the contract's spelling of Porphyry.

Latitudes up to 66 degrees:

${table(['system', 'median', '99 of 100', 'greatest'], houses(0, 66))}

Beyond the polar circles, 67 to 89 degrees (engine and reference both use Porphyry there for Placidus and Koch):

${table(['system', 'median', '99 of 100', 'greatest'], houses(67, 89))}

## Inputs of the Vedic operations

${table(
  ['what', 'median', '99 of 100', 'greatest'],
  [
    ['Lahiri ayanamsha 1800 to 2200, arcseconds', ...ayanamshas.summary()],
    ['delta T 1800 to 2200, seconds', ...clocks.summary()],
    ['moment of the solar return, births of 1800 to 2010, ages 1 to 90, seconds', ...returns()],
    ['sunrise of 1800 to 2100 up to 55 degrees of latitude, seconds', ...days.sunrise],
  ],
)}

Of ${days.counts.days} days of the panchang, ${days.counts.tithi} have the tithi and ${days.counts.nakshatra} the nakshatra that Swiss Ephemeris finds at its sunrise.

## Sources

| what | source |
| --- | --- |
| Sun, Mercury to Neptune | VSOP87B without terms below 0.001 (Earth) to 0.02 arcseconds (packages/engines/sky/tables/vsop87.json) |
| Moon, true node | ELP/MPP02 without terms below 0.004 arcseconds (elp-mpp02.json) |
| Pluto | integrated through positions of JPL Horizons from 1900 to 2060, Chebyshev series (pluto.json) |
| Chiron | integrated through positions of JPL Horizons from 1850 to 2150, Chebyshev series (chiron.json) |
| mean node, Lilith | mean elements of Chapront, Lilith projected onto the ecliptic |
| precession, sidereal time | IAU 2006, by astronomy-engine; nutation with the terms that it leaves out (nutation.json) |
| sidereal time before 1850 and after 2050 | mean longitude of the Earth (Simon and others 1994), as in Swiss Ephemeris (sidereal-time.ts) |
| delta T | before 1955 the spline of Morrison and others 2021, then observations to 2026, then the forecast of Stephenson and others 2016 (delta-t.ts) |
`;

const file = new URL('../../../docs/accuracy.md', import.meta.url);
writeFileSync(file, `${document}\n${sentencesSection(readFileSync(file, 'utf8'))}`);
console.log('wrote docs/accuracy.md');
