import { type ClassicalPlanet, classicalPlanets } from '../zodiac/bodies.ts';

/** Fastest first: a fixed order of the traditional books. */
export const bySpeed = [
  'Moon',
  'Mercury',
  'Venus',
  'Sun',
  'Mars',
  'Jupiter',
  'Saturn',
] as const satisfies readonly ClassicalPlanet[];

/** Degrees that a planet's light reaches (deeptamsha). */
export const deeptamsha: Record<ClassicalPlanet, number> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

export interface AnnualPlanet {
  readonly name: ClassicalPlanet;
  /** Sidereal (Lahiri), degrees. */
  readonly longitude: number;
  /** 1 Aries to 12 Pisces. */
  readonly sign: number;
  /** Degrees within the sign. */
  readonly degree: number;
  readonly house: number;
  readonly retrograde: boolean;
  /** Degrees per day, negative when retrograde. */
  readonly speed: number;
}

export type AnnualPlanets = Readonly<Record<ClassicalPlanet, AnnualPlanet>>;

export function planetId(planet: ClassicalPlanet): number {
  return classicalPlanets.indexOf(planet);
}

export function isFaster(a: ClassicalPlanet, b: ClassicalPlanet): boolean {
  return bySpeed.indexOf(a) < bySpeed.indexOf(b);
}
