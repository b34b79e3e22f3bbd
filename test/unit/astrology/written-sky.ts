import type { AnnualPlanet, AnnualPlanets } from '../../../engines/varshaphal/planets.ts';
import { type ClassicalPlanet, classicalPlanets } from '../../../engines/zodiac/bodies.ts';

const signs =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');

export type Written = Record<ClassicalPlanet, string>;

/** Planets from texts such as 'Leo 2' or 'Pisces 15 R', with the ascendant's sign. */
export function sky(written: Written, ascendant: string): AnnualPlanets {
  const first = signs.indexOf(ascendant);
  const placed = (planet: ClassicalPlanet): AnnualPlanet => {
    const [sign = '', degrees = '', motion] = written[planet].split(' ');
    const index = signs.indexOf(sign);
    const degree = Number(degrees);
    const house = ((index - first + 12) % 12) + 1;
    return {
      name: planet,
      longitude: index * 30 + degree,
      sign: index + 1,
      degree,
      house,
      retrograde: motion === 'R',
    };
  };
  return Object.fromEntries(classicalPlanets.map((planet) => [planet, placed(planet)])) as Record<
    ClassicalPlanet,
    AnnualPlanet
  >;
}

/** A quiet sky to put examples into: planets late or early in their signs, so that few of them meet. */
export const quiet: Written = {
  Sun: 'Leo 5',
  Moon: 'Aries 20',
  Mars: 'Cancer 12',
  Mercury: 'Virgo 28',
  Jupiter: 'Taurus 2',
  Venus: 'Cancer 28',
  Saturn: 'Aquarius 17',
};
