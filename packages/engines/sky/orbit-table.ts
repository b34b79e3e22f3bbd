import { cos, sin } from './angle.ts';
import { j2000 } from './instant.ts';
import type { State } from './state.ts';
import type { Vector3 } from './vector.ts';

const obliquityJ2000 = 84381.448 / 3600;

/** Chebyshev series of heliocentric ecliptic J2000 coordinates, au. */
interface OrbitTable {
  /** Julian day (terrestrial time) at which the first segment begins. */
  readonly firstDay: number;
  readonly segmentDays: number;
  readonly segments: readonly (readonly (readonly number[])[])[];
}

/** Clenshaw's summation, with the derivative, at `x` in -1 to 1. */
function chebyshev(series: readonly number[], x: number): readonly [value: number, rate: number] {
  let [b1, b2, d1, d2] = [0, 0, 0, 0];
  for (let i = series.length - 1; i > 0; i--) {
    [d1, d2] = [2 * b1 + 2 * x * d1 - d2, d1];
    [b1, b2] = [2 * x * b1 - b2 + (series[i] ?? 0), b1];
  }
  return [x * b1 - b2 + (series[0] ?? 0), b1 + x * d1 - d2];
}

function toEquator([x, y, z]: Vector3): Vector3 {
  const [s, c] = [sin(obliquityJ2000), cos(obliquityJ2000)];
  return [x, y * c - z * s, y * s + z * c];
}

/**
 * Heliocentric state, mean equator and equinox of J2000.
 * @param tt terrestrial time, days since J2000
 */
export function stateFrom(table: OrbitTable, tt: number): State {
  const place = (tt + j2000 - table.firstDay) / table.segmentDays;
  const index = Math.floor(place);
  const [xs, ys, zs] = table.segments[index] ?? [];
  if (xs === undefined || ys === undefined || zs === undefined) {
    throw new RangeError(`this orbit is not tabulated for day ${tt} since J2000`);
  }
  const inSegment = 2 * (place - index) - 1;
  const [x, vx] = chebyshev(xs, inSegment);
  const [y, vy] = chebyshev(ys, inSegment);
  const [z, vz] = chebyshev(zs, inSegment);
  const perDay = 2 / table.segmentDays;
  return {
    position: toEquator([x, y, z]),
    velocity: toEquator([vx * perDay, vy * perDay, vz * perDay]),
  };
}
