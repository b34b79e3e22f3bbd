import type { Birth } from '@palmleaf/contract/birth';
import { type Oracle, type SkySide, signed } from '@palmleaf/engines/testing';
import { type Planet, planetNames } from '@palmleaf/engines/zodiac';

type Point = Planet | 'Ascendant' | 'Midheaven';
type HouseSystem = Parameters<Oracle['houses']>[0];

export interface Sky {
  readonly longitude: (point: Point) => number;
  readonly speed: (planet: Planet) => number;
  readonly side: (planet: Planet) => SkySide;
  readonly cusps: readonly number[];
}

/** Days since J2000, by JavaScript's own Date. */
export function universalTime({ year, month, day, hour, min, tzone }: Birth): number {
  const civil = new Date(0);
  civil.setUTCFullYear(year, month - 1, day);
  civil.setUTCHours(hour, min);
  return (civil.getTime() - tzone * 3_600_000 - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
}

export function skyOf(oracle: Oracle, birth: Birth, houseSystem: HouseSystem): Sky {
  const ut = universalTime(birth);
  const { lat, lon } = birth;
  const { cusps, ascendant, midheaven } = oracle.houses(houseSystem, ut, lat, lon);
  const motions = new Map(planetNames.map((planet) => [planet, oracle.atUniversal(planet, ut)]));
  const motion = (planet: Planet, at: 0 | 1): number => motions.get(planet)?.[at] ?? Number.NaN;
  return {
    longitude: (point) =>
      point === 'Ascendant' ? ascendant : point === 'Midheaven' ? midheaven : motion(point, 0),
    speed: (planet) => motion(planet, 1),
    side: (planet) => oracle.side(planet, ut, lat, lon),
    cusps,
  };
}

export const forwardArc = (from: number, to: number): number => (to - from + 720) % 360;

export const separation = (a: number, b: number): number => Math.abs(signed(a - b));
