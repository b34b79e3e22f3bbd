import { asin, atan2, cos, signed, sin } from './angle.ts';
import { siderealOffset } from './ayanamsha.ts';
import { type Frame, frameAt } from './frame.ts';
import { instant, j2000 } from './instant.ts';
import { eclipticVector } from './planets.ts';

/** Apparent positions, by the equinox of date: degrees, not reduced to 0..360; distances in au. */
const quantities = [
  'sunLongitude',
  'sunAscension',
  'sunDeclination',
  'sunDistance',
  'moonLongitude',
  'moonAscension',
  'moonDeclination',
  'moonDistance',
  'siderealOffset',
  'siderealTime',
] as const;
export type Quantity = (typeof quantities)[number];

/** Mean degrees a day; the polynomials add the rest. */
const rates: Partial<Record<Quantity, number>> = {
  sunLongitude: 0.9856473,
  sunAscension: 0.9856473,
  moonLongitude: 13.176358,
  moonAscension: 13.176358,
  siderealTime: 360.98564737,
};

/** With 17 Chebyshev nodes in 16 days, the Moon stays within 0.004 arcseconds of the series in moon.ts. */
const stretchDays = 16;
const nodes = 17;

/** Two years, 1.4 KB for each stretch. */
const cachedStretches = 48;

type Stretch = Readonly<Record<Quantity, Float64Array>>;
const stretches = new Map<number, Stretch>();

export function sunAndMoonAt(quantity: Quantity, at: number): number {
  const index = Math.floor((at - j2000) / stretchDays);
  const begin = j2000 + index * stretchDays;
  const value = sumOf(stretchOf(index)[quantity], (2 * (at - begin)) / stretchDays - 1);
  return value + (rates[quantity] ?? 0) * (at - begin);
}

function stretchOf(index: number): Stretch {
  const known = stretches.get(index);
  if (known !== undefined) return known;
  const made = computedStretch(j2000 + index * stretchDays);
  const [oldest] = stretches.keys();
  if (stretches.size >= cachedStretches && oldest !== undefined) stretches.delete(oldest);
  stretches.set(index, made);
  return made;
}

const xs = Array.from({ length: nodes }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / nodes));
const cosines = Array.from({ length: nodes }, (_, j) => xs.map((x) => Math.cos(j * Math.acos(x))));

function computedStretch(begin: number): Stretch {
  const days = xs.map((x) => ((x + 1) * stretchDays) / 2);
  const samples = days.map((day) => sampleOf(frameAt(instant(begin + day))));
  const coefficientsOf = (quantity: Quantity): Float64Array => {
    const rate = rates[quantity];
    const first = samples[0]?.[quantity] ?? 0;
    const from = first - (rate ?? 0) * (days[0] ?? 0);
    const values = samples.map((sample, k) =>
      rate === undefined ? sample[quantity] : from + signed(sample[quantity] - from - rate * (days[k] ?? 0)),
    );
    return Float64Array.from(
      cosines,
      (row) => (2 / nodes) * values.reduce((sum, value, k) => sum + value * (row[k] ?? 0), 0),
    );
  };
  return {
    sunLongitude: coefficientsOf('sunLongitude'),
    sunAscension: coefficientsOf('sunAscension'),
    sunDeclination: coefficientsOf('sunDeclination'),
    sunDistance: coefficientsOf('sunDistance'),
    moonLongitude: coefficientsOf('moonLongitude'),
    moonAscension: coefficientsOf('moonAscension'),
    moonDeclination: coefficientsOf('moonDeclination'),
    moonDistance: coefficientsOf('moonDistance'),
    siderealOffset: coefficientsOf('siderealOffset'),
    siderealTime: coefficientsOf('siderealTime'),
  };
}

function sumOf(coefficients: Float64Array, x: number): number {
  let next = 0;
  let afterNext = 0;
  for (let j = nodes - 1; j >= 1; j--) {
    const value = 2 * x * next - afterNext + (coefficients[j] ?? 0);
    afterNext = next;
    next = value;
  }
  return x * next - afterNext + (coefficients[0] ?? 0) / 2;
}

function sampleOf(frame: Frame): Readonly<Record<Quantity, number>> {
  const sun = placeOf('Sun', frame);
  const moon = placeOf('Moon', frame);
  return {
    sunLongitude: sun.longitude,
    sunAscension: sun.ascension,
    sunDeclination: sun.declination,
    sunDistance: sun.distance,
    moonLongitude: moon.longitude,
    moonAscension: moon.ascension,
    moonDeclination: moon.declination,
    moonDistance: moon.distance,
    siderealOffset: siderealOffset(frame),
    siderealTime: frame.siderealTime,
  };
}

function placeOf(body: 'Sun' | 'Moon', frame: Frame) {
  const [x, y, z] = eclipticVector(body, frame);
  const { obliquity } = frame;
  const up = y * sin(obliquity) + z * cos(obliquity);
  const distance = Math.hypot(x, y, z);
  return {
    longitude: atan2(y, x),
    ascension: atan2(y * cos(obliquity) - z * sin(obliquity), x),
    declination: asin(up / distance),
    distance,
  };
}
