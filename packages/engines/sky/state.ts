import { length, plusScaled, type Vector3 } from './vector.ts';

/** au cubed per day squared. */
export const sunGm = 0.0002959122082855911;
const earthMoonGm = sunGm / 328900.56;

/** Position in au and velocity in au per day, mean equator and equinox of J2000. */
export interface State {
  readonly position: Vector3;
  readonly velocity: Vector3;
}

const zeroVector: Vector3 = [0, 0, 0];

function pull(gm: number, at: Vector3): Vector3 {
  return plusScaled(zeroVector, at, -gm / length(at) ** 3);
}

function moved({ position, velocity }: State, acceleration: Vector3, days: number): State {
  return {
    position: plusScaled(plusScaled(position, velocity, days), acceleration, (days * days) / 2),
    velocity: plusScaled(velocity, acceleration, days),
  };
}

export function driftedPlanet(state: State, days: number): State {
  return moved(state, pull(sunGm, state.position), days);
}

export function driftedMoon(moon: State, earth: State, days: number): State {
  const fromSun = plusScaled(earth.position, moon.position, 1);
  const tide = plusScaled(pull(sunGm, fromSun), pull(sunGm, earth.position), -1);
  return moved(moon, plusScaled(pull(earthMoonGm, moon.position), tide, 1), days);
}
