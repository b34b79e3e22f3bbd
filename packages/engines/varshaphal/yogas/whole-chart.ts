import { type ClassicalPlanet, classicalPlanets } from '../../zodiac/bodies.ts';
import { regardBetween } from '../aspects.ts';
import { isAfflicted, isStrong } from '../condition.ts';
import { type AnnualPlanet, bySpeed } from '../planets.ts';
import type { Occurrence, Sky, YogaRule } from './yoga.ts';

const isApoklima = (house: number): boolean => house % 3 === 0;
const isKendra = (house: number): boolean => house % 3 === 1;

/** No planet in house 3, 6, 9 or 12; more planets in kendras (1, 4, 7, 10) make it stronger. */
export const iquabal: YogaRule = ({ planets }) => {
  const houses = classicalPlanets.map((name) => planets[name].house);
  if (houses.some(isApoklima)) return [];
  return [{ strength: (houses.filter(isKendra).length + houses.length) / (2 * houses.length) }];
};

export const induvara: YogaRule = ({ planets }) =>
  classicalPlanets.every((name) => isApoklima(planets[name].house)) ? [{ strength: 1 }] : [];

const benefics: readonly ClassicalPlanet[] = ['Jupiter', 'Venus', 'Mercury', 'Moon'];

function hasBeneficSupport(planet: AnnualPlanet, { planets }: Sky): boolean {
  return benefics.some((benefic) => {
    if (benefic === planet.name) return false;
    const { sign } = planets[benefic];
    return sign === planet.sign || regardBetween(sign, planet.sign) === 'friendly';
  });
}

/** Pairs in the order of speed; an odd last one is paired with null. */
function twoByTwo(chosen: readonly ClassicalPlanet[]): readonly Occurrence[] {
  if (chosen.length < 2) return [];
  const occurrences: Occurrence[] = [];
  for (let i = 0; i < chosen.length; i += 2) {
    const [first, second] = [chosen[i], chosen[i + 1]];
    if (first !== undefined) {
      occurrences.push({ pair: [first, second ?? null], strength: chosen.length / classicalPlanets.length });
    }
  }
  return occurrences;
}

/** Strong planets, outside houses 3, 6, 9 and 12, not afflicted, and supported by a benefic. */
export const kuttha: YogaRule = (sky) =>
  twoByTwo(
    bySpeed.filter((name) => {
      const planet = sky.planets[name];
      const placed = !isApoklima(planet.house) && !isAfflicted(planet, sky.planets);
      return placed && isStrong(planet) && hasBeneficSupport(planet, sky);
    }),
  );

/** Planets in house 6, 8 or 12, retrograde, combust or debilitated. */
export const durupha: YogaRule = ({ planets }) =>
  twoByTwo(bySpeed.filter((name) => isAfflicted(planets[name], planets)));
