import { Body, C_AUDAY, GeoMoon, HelioVector } from 'astronomy-engine';
import { atan2 } from '../angle.ts';
import { chironAt } from './chiron.ts';
import { eclipticOfDate, type Frame, type Vector3 } from './frame.ts';

export const PLANETS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;
export type Planet = (typeof PLANETS)[number];

type Orbiting = Exclude<Planet, 'Sun' | 'Moon'> | 'Chiron';

const BODIES: Record<Exclude<Orbiting, 'Chiron'>, Body> = {
  Mars: Body.Mars,
  Mercury: Body.Mercury,
  Jupiter: Body.Jupiter,
  Venus: Body.Venus,
  Saturn: Body.Saturn,
  Uranus: Body.Uranus,
  Neptune: Body.Neptune,
  Pluto: Body.Pluto,
};

/** Heliocentric J2000 equatorial position, au, `daysAgo` before the frame's moment. */
function heliocentric(body: 'Sun' | Orbiting, frame: Frame, daysAgo: number): Vector3 {
  if (body === 'Sun') return [0, 0, 0];
  if (body === 'Chiron') return chironAt(frame.time.tt - daysAgo);
  const { x, y, z } = HelioVector(BODIES[body], frame.time.AddDays(-daysAgo));
  return [x, y, z];
}

/** Where the body's light comes from as the moving Earth sees it: light time, then annual aberration. */
function apparent(body: 'Sun' | Orbiting, frame: Frame): Vector3 {
  const [ex, ey, ez] = frame.earth;
  let daysAgo = 0;
  let seen: Vector3 = [0, 0, 0];
  let distance = 0;
  for (let pass = 0; pass < 3; pass++) {
    const [x, y, z] = heliocentric(body, frame, daysAgo);
    seen = [x - ex, y - ey, z - ez];
    distance = Math.hypot(...seen);
    const next = distance / C_AUDAY;
    if (Math.abs(next - daysAgo) < 1e-7) break;
    daysAgo = next;
  }
  const [vx, vy, vz] = frame.earthVelocity;
  const scale = distance / C_AUDAY;
  return [seen[0] + vx * scale, seen[1] + vy * scale, seen[2] + vz * scale];
}

/** Apparent geocentric position, true ecliptic and equinox of date. */
export function eclipticVector(body: Planet | 'Chiron', frame: Frame): Vector3 {
  if (body === 'Moon') {
    const { x, y, z } = GeoMoon(frame.time);
    return eclipticOfDate(frame, [x, y, z]);
  }
  return eclipticOfDate(frame, apparent(body, frame));
}

/** Apparent geocentric longitude in degrees, true ecliptic and equinox of date. */
export function longitudeOf(body: Planet | 'Chiron', frame: Frame): number {
  const [x, y] = eclipticVector(body, frame);
  return atan2(y, x);
}
