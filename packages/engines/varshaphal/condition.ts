import { separation } from '../sky/angle.ts';
import { isCombustAt } from '../zodiac/combustion.ts';
import { isDebilitatedIn, isExaltedIn, rulerOf } from '../zodiac/rulership.ts';
import type { AnnualPlanet, AnnualPlanets } from './planets.ts';
import { hasOwnPart } from './sign-parts.ts';

export function isFallen({ name, sign }: AnnualPlanet): boolean {
  return isDebilitatedIn(sign, name);
}

function isOwnSign({ name, sign }: AnnualPlanet): boolean {
  return rulerOf(sign) === name;
}

function isExalted({ name, sign }: AnnualPlanet): boolean {
  return isExaltedIn(sign, name);
}

export function isStrong(planet: AnnualPlanet): boolean {
  return isOwnSign(planet) || isExalted(planet) || hasOwnPart(planet);
}

export function isBurnt(planet: AnnualPlanet, { Sun }: AnnualPlanets): boolean {
  return isCombustAt(planet.name, separation(planet.longitude, Sun.longitude), planet.retrograde);
}

/** In Tajika, a lord in the 1st, 4th, 7th or 10th sign from its planet is an enemy, unless the planet is exalted. */
function isInEnemySign(planet: AnnualPlanet, planets: AnnualPlanets): boolean {
  const lord = planets[rulerOf(planet.sign)];
  return lord.name !== planet.name && !isExalted(planet) && (planet.sign - lord.sign + 12) % 3 === 0;
}

function isInEvilHouse({ house }: AnnualPlanet): boolean {
  return house === 6 || house === 8 || house === 12;
}

export function isWeak(planet: AnnualPlanet, planets: AnnualPlanets): boolean {
  return isAfflicted(planet, planets) || isInEnemySign(planet, planets);
}

export function isAfflicted(planet: AnnualPlanet, planets: AnnualPlanets): boolean {
  return isBurnt(planet, planets) || planet.retrograde || isFallen(planet) || isInEvilHouse(planet);
}

const ranks = ['uttama', 'madhyama', 'sama', 'adhama'] as const;
export type Rank = (typeof ranks)[number];

export function rankOf(planet: AnnualPlanet, planets: AnnualPlanets): Rank {
  if (isOwnSign(planet) || isExalted(planet)) return 'uttama';
  if (isFallen(planet)) return 'adhama';
  if (hasOwnPart(planet)) return 'madhyama';
  return isInEnemySign(planet, planets) ? 'adhama' : 'sama';
}
