import type { Planet } from '../zodiac/bodies.ts';
import { atan2 } from './angle.ts';
import { eclipticOfDate, type Frame, lightSpeed } from './frame.ts';
import { driftedPlanet, sunGm } from './state.ts';
import { dot, length, minus, plusScaled, type Vector3 } from './vector.ts';

const sunRadius = 0.00465047;

/** Applies light time, deflection by the Sun, then aberration. */
function apparent(body: Exclude<Planet, 'Moon'> | 'Chiron', frame: Frame): Vector3 {
  const { position: earth, velocity } = frame.orbiting('Earth');
  if (body === 'Sun') return aberrated(minus([0, 0, 0], earth), velocity);
  const now = frame.orbiting(body);
  let place = now.position;
  for (let pass = 0; pass < 2; pass++) {
    place = driftedPlanet(now, -length(minus(place, earth)) / lightSpeed).position;
  }
  return aberrated(deflected(minus(place, earth), place, earth), velocity);
}

function aberrated(seen: Vector3, earthVelocity: Vector3): Vector3 {
  return plusScaled(seen, earthVelocity, length(seen) / lightSpeed);
}

/** Explanatory Supplement to the Astronomical Almanac (1992), 3.26. */
function deflected(seen: Vector3, place: Vector3, earth: Vector3): Vector3 {
  const [p, q, e] = [length(seen), length(place), length(earth)];
  const behind = 1 + dot(place, earth) / (q * e);
  const edge = (sunRadius / e) ** 2 / 2;
  const strength = (2 * sunGm) / (lightSpeed ** 2 * e * Math.max(behind, edge));
  const along = dot(seen, place) / (p * q);
  const against = dot(earth, seen) / (e * p);
  return plusScaled(
    plusScaled(seen, earth, (p * strength * along) / e),
    place,
    (-p * strength * against) / q,
  );
}

/** Apparent geocentric position, true ecliptic and equinox of date. */
export function eclipticVector(body: Planet | 'Chiron', frame: Frame): Vector3 {
  return eclipticOfDate(frame, body === 'Moon' ? frame.moon().position : apparent(body, frame));
}

export function longitudeOf(body: Planet | 'Chiron', frame: Frame): number {
  const [x, y] = eclipticVector(body, frame);
  return atan2(y, x);
}
