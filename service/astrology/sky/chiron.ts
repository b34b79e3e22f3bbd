import { cos, sin } from '../angle.ts';
import { FIRST_DAY, SEGMENT_DAYS, SEGMENTS, type Series } from './chiron-table.ts';
import type { Vector3 } from './frame.ts';
import { J2000 } from './instant.ts';

/** Obliquity of the J2000 ecliptic, degrees (the value JPL Horizons uses). */
const OBLIQUITY_J2000 = 84381.448 / 3600;

/** Clenshaw's summation of a Chebyshev series at `x` in -1 to 1. */
function chebyshev(series: Series, x: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let i = series.length - 1; i > 0; i--) {
    [b1, b2] = [2 * x * b1 - b2 + (series[i] ?? 0), b1];
  }
  return x * b1 - b2 + (series[0] ?? 0);
}

/**
 * Heliocentric position of Chiron, au, mean equator and equinox of J2000.
 *
 * @param tt terrestrial time, days since J2000; 1898 to 2106
 * @throws RangeError outside the table
 */
export function chironAt(tt: number): Vector3 {
  const place = (tt + J2000 - FIRST_DAY) / SEGMENT_DAYS;
  const index = Math.floor(place);
  const segment = SEGMENTS[index];
  if (segment === undefined) throw new RangeError('Chiron is tabulated from 1898 to 2106 only');
  const x = 2 * (place - index) - 1;
  const [ex, ey, ez] = segment.map((series) => chebyshev(series, x));
  if (ex === undefined || ey === undefined || ez === undefined) throw new RangeError('broken Chiron table');
  return [
    ex,
    ey * cos(OBLIQUITY_J2000) - ez * sin(OBLIQUITY_J2000),
    ey * sin(OBLIQUITY_J2000) + ez * cos(OBLIQUITY_J2000),
  ];
}
