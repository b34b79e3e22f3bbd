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

/** Ptolemy 1.19 and Brihat Parashara 3.49 agree on these. */
const exaltations: Record<ClassicalPlanet, number> = {
  Sun: 1,
  Moon: 2,
  Mars: 10,
  Mercury: 6,
  Jupiter: 4,
  Venus: 12,
  Saturn: 7,
};

/** The same seven rulers in both traditions. */
export function rulerOf(sign: number): ClassicalPlanet {
  return ofSign(rulers, sign);
}

export function exaltationOf(planet: ClassicalPlanet): number {
  return exaltations[planet];
}

export function isExaltedIn(sign: number, planet: ClassicalPlanet): boolean {
  return exaltations[planet] === sign;
}

export function isDebilitatedIn(sign: number, planet: ClassicalPlanet): boolean {
  return exaltations[planet] === around(sign, 6);
}
