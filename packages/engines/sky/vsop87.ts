import { type Series, seriesOf, summed } from './series.ts';
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

/** Each row has the terms a cos(b + c t) of one power of t. */
function cosines(rows: readonly (readonly number[])[]): Series {
  return seriesOf(
    rows.map((row) =>
      Array.from({ length: row.length / 3 }, (_, i) => ({
        amplitude: row[3 * i] ?? 0,
        phase: (row[3 * i + 1] ?? 0) + Math.PI / 2,
        frequency: row[3 * i + 2] ?? 0,
        acceleration: 0,
      })),
    ),
  );
}

interface Theory {
  readonly longitude: Series;
  readonly latitude: Series;
  readonly radius: Series;
}

function theoryOf(planet: VsopPlanet): Theory {
  const { L, B, R } = table.planets[planet];
  return { longitude: cosines(L), latitude: cosines(B), radius: cosines(R) };
}

const theories: Readonly<Record<VsopPlanet, Theory>> = {
  Mercury: theoryOf('Mercury'),
  Venus: theoryOf('Venus'),
  Earth: theoryOf('Earth'),
  Mars: theoryOf('Mars'),
  Jupiter: theoryOf('Jupiter'),
  Saturn: theoryOf('Saturn'),
  Uranus: theoryOf('Uranus'),
  Neptune: theoryOf('Neptune'),
};

/** From the dynamical ecliptic J2000 to the equator J2000 (FK5), by VSOP87's authors. */
export function toEquator([x, y, z]: Vector3): Vector3 {
  return [
    x + 0.00000044036 * y - 0.000000190919 * z,
    -0.000000479966 * x + 0.917482137087 * y - 0.397776982902 * z,
    0.397776982902 * y + 0.917482137087 * z,
  ];
}

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

export function planetState(planet: VsopPlanet, tt: number): State {
  const t = tt / daysPerMillennium;
  const { longitude, latitude, radius } = theories[planet];
  const { position, velocity } = rectangular(summed(longitude, t), summed(latitude, t), summed(radius, t));
  const [vx, vy, vz] = toEquator(velocity);
  return {
    position: toEquator(position),
    velocity: [vx / daysPerMillennium, vy / daysPerMillennium, vz / daysPerMillennium],
  };
}
