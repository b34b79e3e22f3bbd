import { sinCos } from './sin-cos.ts';
import type { State } from './state.ts';
import table from './tables/vsop87.json' with { type: 'json' };
import type { Vector3 } from './vector.ts';

export const vsopPlanets = [
  'Mercury',
  'Venus',
  'Earth',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
] as const;
export type VsopPlanet = (typeof vsopPlanets)[number];

const daysPerMillennium = 365250;

/** Sum of the series and its derivative at `t` millennia. Each row holds the terms a, b, c of one power of time. */
function sum(rows: readonly (readonly number[])[], t: number): readonly [value: number, rate: number] {
  const turn = { sin: 0, cos: 0 };
  let value = 0;
  let rate = 0;
  for (let power = rows.length - 1; power >= 0; power--) {
    const terms = rows[power] ?? [];
    let row = 0;
    let rowRate = 0;
    for (let i = 0; i < terms.length; i += 3) {
      const a = terms[i] ?? 0;
      const c = terms[i + 2] ?? 0;
      sinCos((terms[i + 1] ?? 0) + c * t, turn);
      row += a * turn.cos;
      rowRate -= a * c * turn.sin;
    }
    rate = rate * t + value + rowRate;
    value = value * t + row;
  }
  return [value, rate];
}

/**
 * From the dynamical ecliptic J2000 of the planetary theories to the equator J2000 (FK5), the rotation that its
 * authors give with VSOP87.
 */
export function toEquator([x, y, z]: Vector3): Vector3 {
  return [
    x + 0.00000044036 * y - 0.000000190919 * z,
    -0.000000479966 * x + 0.917482137087 * y - 0.397776982902 * z,
    0.397776982902 * y + 0.917482137087 * z,
  ];
}

/** Spherical coordinates with their rates as a position and its rate. */
export function rectangular(
  [l, lRate]: readonly [number, number],
  [b, bRate]: readonly [number, number],
  [r, rRate]: readonly [number, number],
): State {
  const [sinL, cosL, sinB, cosB] = [Math.sin(l), Math.cos(l), Math.sin(b), Math.cos(b)];
  const planar = r * cosB;
  const planarRate = rRate * cosB - r * sinB * bRate;
  return {
    position: [planar * cosL, planar * sinL, r * sinB],
    velocity: [
      planarRate * cosL - planar * sinL * lRate,
      planarRate * sinL + planar * cosL * lRate,
      rRate * sinB + r * cosB * bRate,
    ],
  };
}

/** Heliocentric state of a planet; `tt` in days of terrestrial time since J2000, 1900 to 2100. */
export function planetState(planet: VsopPlanet, tt: number): State {
  const t = tt / daysPerMillennium;
  const { L, B, R } = table.planets[planet];
  const { position, velocity } = rectangular(sum(L, t), sum(B, t), sum(R, t));
  const [vx, vy, vz] = toEquator(velocity);
  return {
    position: toEquator(position),
    velocity: [vx / daysPerMillennium, vy / daysPerMillennium, vz / daysPerMillennium],
  };
}
