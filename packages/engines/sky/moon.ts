import { type Series, seriesOf, summed } from './series.ts';
import type { State } from './state.ts';
import table from './tables/elp-mpp02.json' with { type: 'json' };
import type { Vector3 } from './vector.ts';
import { rectangular, toEquator } from './vsop87.ts';

const kmPerAu = 149597870.7;
const daysPerCentury = 36525;
const arcsecond = Math.PI / 648000;

/** Amplitude, then the argument's coefficients by power of time. */
function sines(rows: readonly (readonly number[])[]): Series {
  return seriesOf(
    rows.map((row) =>
      Array.from({ length: row.length / 4 }, (_, i) => ({
        amplitude: row[4 * i] ?? 0,
        phase: row[4 * i + 1] ?? 0,
        frequency: row[4 * i + 2] ?? 0,
        acceleration: row[4 * i + 3] ?? 0,
      })),
    ),
  );
}

const longitude = sines(table.L);
const latitude = sines(table.B);
const distance = sines(table.R);

function polynomial(coefficients: readonly number[], t: number): number {
  return coefficients.reduceRight((value, coefficient) => value * t + coefficient, 0);
}

/** Tilt of the mean ecliptic of date against J2000 (ELP 2000-82B, section 6). */
const laskarP = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14];
const laskarQ = [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14];

/**
 * The geometric Moon: au and au per day, mean equator and equinox of J2000.
 * @param tt days of terrestrial time since J2000, 1800 to 2200
 */
export function moonState(tt: number): State {
  const t = tt / daysPerCentury;
  const [l, lRate] = summed(longitude, t);
  const [b, bRate] = summed(latitude, t);
  const [r, rRate] = summed(distance, t);
  const [, w1 = 0, w2 = 0] = table.meanLongitude;
  const ofDate = rectangular(
    [polynomial(table.meanLongitude, t) + l * arcsecond, w1 + 2 * w2 * t + lRate * arcsecond],
    [b * arcsecond, bRate * arcsecond],
    [r / kmPerAu, rRate / kmPerAu],
  );
  const p = polynomial(laskarP, t);
  const q = polynomial(laskarQ, t);
  const [vx, vy, vz] = toJ2000(ofDate.velocity, p, q);
  return {
    position: toJ2000(ofDate.position, p, q),
    velocity: [vx / daysPerCentury, vy / daysPerCentury, vz / daysPerCentury],
  };
}

function toJ2000([x, y, z]: Vector3, p: number, q: number): Vector3 {
  const root = 2 * Math.sqrt(1 - p * p - q * q);
  return toEquator([
    (1 - 2 * p * p) * x + 2 * p * q * y + p * root * z,
    2 * p * q * x + (1 - 2 * q * q) * y - q * root * z,
    -p * root * x + q * root * y + (1 - 2 * p * p - 2 * q * q) * z,
  ]);
}
