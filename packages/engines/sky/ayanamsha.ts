import { normalize } from './angle.ts';
import { precession } from './earth/precession.ts';
import type { Frame } from './frame.ts';

/** 1956 March 21, 0h TT, in Julian centuries since J2000: the Indian Calendar Reform Committee's definition. */
const definedAt = (2435553.5 - 2451545) / 36525;
const atDefinition = 23.245524743;

export function lahiri(tt: number): number {
  return atDefinition + precession(tt / 36525) - precession(definedAt);
}

/** Ayanamsha and nutation together, degrees. */
export function siderealOffset(frame: Frame): number {
  return lahiri(frame.time.tt) + frame.nutation;
}

export function toSidereal(tropical: number, frame: Frame): number {
  return normalize(tropical - siderealOffset(frame));
}
