import { normalize } from './angle.ts';
import { precession } from './earth/precession.ts';
import type { Frame } from './frame.ts';

/** 1956 March 21, 0h TT, from the Indian Calendar Reform Committee's definition. */
const definedAt = (2435553.5 - 2451545) / 36525;
const atDefinition = 23.245524743;

/** Lahiri ayanamsha in degrees, without nutation; `tt` in days since J2000. */
export function lahiri(tt: number): number {
  return atDefinition + precession(tt / 36525) - precession(definedAt);
}

/** Tropical minus sidereal longitude at the frame's moment: ayanamsha and nutation together, degrees. */
export function siderealOffset(frame: Frame): number {
  return lahiri(frame.time.tt) + frame.nutation;
}

/** Degrees from the Lahiri zero point. */
export function toSidereal(tropical: number, frame: Frame): number {
  return normalize(tropical - siderealOffset(frame));
}
