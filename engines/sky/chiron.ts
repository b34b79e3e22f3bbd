import { cos, sin } from './angle.ts';
import { j2000 } from './instant.ts';
import table from './tables/chiron.json' with { type: 'json' };
import type { Vector3 } from './vector.ts';

/** Obliquity of the J2000 ecliptic, degrees (the value JPL Horizons uses). */
const obliquityJ2000 = 84381.448 / 3600;

/** Clenshaw's summation of a Chebyshev series at `x` in -1 to 1. */
function chebyshev(series: readonly number[], x: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let i = series.length - 1; i > 0; i--) {
    [b1, b2] = [2 * x * b1 - b2 + (series[i] ?? 0), b1];
  }
  return x * b1 - b2 + (series[0] ?? 0);
}

/**
 * Heliocentric position of Chiron, au, mean equator and equinox of J2000, from positions of JPL Horizons.
 *
 * @param tt terrestrial time, days since J2000; 1898 to 2106
 * @throws RangeError outside the table
 */
export function chironAt(tt: number): Vector3 {
  const place = (tt + j2000 - table.firstDay) / table.segmentDays;
  const index = Math.floor(place);
  const [xs, ys, zs] = table.segments[index] ?? [];
  if (xs === undefined || ys === undefined || zs === undefined) {
    throw new RangeError('Chiron is tabulated from 1898 to 2106 only');
  }
  const at = 2 * (place - index) - 1;
  const y = chebyshev(ys, at);
  const z = chebyshev(zs, at);
  return [
    chebyshev(xs, at),
    y * cos(obliquityJ2000) - z * sin(obliquityJ2000),
    y * sin(obliquityJ2000) + z * cos(obliquityJ2000),
  ];
}
