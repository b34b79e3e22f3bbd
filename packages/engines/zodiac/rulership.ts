import type { ClassicalPlanet } from './bodies.ts';
import { around, ofSign, type PerSign } from './signs.ts';

const rulers: PerSign<ClassicalPlanet> = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];

/** Sign of exaltation; the fall or debilitation is opposite. Ptolemy 1.19 and Brihat Parashara 3.49 agree on these. */
const exaltations: Record<ClassicalPlanet, number> = {
  Sun: 1,
  Moon: 2,
  Mars: 10,
  Mercury: 6,
  Jupiter: 4,
  Venus: 12,
  Saturn: 7,
};

/** The traditional ruler of a sign (1 to 12); the same seven in both traditions. */
export function rulerOf(sign: number): ClassicalPlanet {
  return ofSign(rulers, sign);
}

/** Returns the sign (1 to 12) of a planet's exaltation. */
export function exaltationOf(planet: ClassicalPlanet): number {
  return exaltations[planet];
}

export function isExaltedIn(sign: number, planet: ClassicalPlanet): boolean {
  return exaltations[planet] === sign;
}

/** Returns whether a planet is in the sign opposite to its exaltation: its fall, or debilitation. */
export function isDebilitatedIn(sign: number, planet: ClassicalPlanet): boolean {
  return exaltations[planet] === around(sign, 6);
}
