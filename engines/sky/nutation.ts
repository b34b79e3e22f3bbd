import { sinCos } from './sin-cos.ts';
import table from './tables/nutation.json' with { type: 'json' };

/**
 * The terms of nutation that astronomy-engine leaves out (it keeps the five greatest): up to 0.1 arcseconds
 * together, but their rate decides whether a body near its station counts as retrograde.
 *
 * @param tt days of terrestrial time since J2000
 * @returns degrees
 */
export function smallNutation(tt: number): { readonly longitude: number; readonly obliquity: number } {
  const t = tt / 36525;
  const elongation = 297.85036 + 445267.11148 * t - 0.0019142 * t * t + t ** 3 / 189474;
  const sunAnomaly = 357.52772 + 35999.05034 * t - 0.0001603 * t * t - t ** 3 / 300000;
  const moonAnomaly = 134.96298 + 477198.867398 * t + 0.0086972 * t * t + t ** 3 / 56250;
  const latitudeArgument = 93.27191 + 483202.017538 * t - 0.0036825 * t * t + t ** 3 / 327270;
  const node = 125.04452 - 1934.136261 * t + 0.0020708 * t * t + t ** 3 / 450000;
  const turn = { sin: 0, cos: 0 };
  let longitude = 0;
  let obliquity = 0;
  const { terms } = table;
  const at = (index: number): number => terms[index] ?? 0;
  for (let i = 0; i < terms.length; i += 9) {
    const argument =
      at(i) * elongation +
      at(i + 1) * sunAnomaly +
      at(i + 2) * moonAnomaly +
      at(i + 3) * latitudeArgument +
      at(i + 4) * node;
    sinCos((argument * Math.PI) / 180, turn);
    longitude += (at(i + 5) + at(i + 6) * t) * turn.sin;
    obliquity += (at(i + 7) + at(i + 8) * t) * turn.cos;
  }
  return { longitude: longitude / 36_000_000, obliquity: obliquity / 36_000_000 };
}
