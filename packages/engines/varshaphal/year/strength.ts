import { separation } from '../../sky/angle.ts';
import type { ClassicalPlanet } from '../../zodiac/bodies.ts';
import { rulerOf } from '../../zodiac/rulership.ts';
import { regardBetween } from '../aspects.ts';
import type { AnnualPlanet, AnnualPlanets } from '../planets.ts';
import { drekkanaLord, haddaLord, navamshaLord } from '../sign-parts.ts';

/** Longitudes of deepest exaltation, degrees: Brihat Parashara Hora Shastra 3.49. */
const exaltation: Record<ClassicalPlanet, number> = {
  Sun: 10,
  Moon: 33,
  Mars: 298,
  Mercury: 165,
  Jupiter: 95,
  Venus: 357,
  Saturn: 200,
};

/** Points of a part that the planet rules. A friend's gives three quarters, a neutral's a half, an enemy's a quarter. */
const partPoints = { sign: 30, hadda: 15, drekkana: 10, navamsha: 5 } as const;

function share(planet: AnnualPlanet, lord: ClassicalPlanet, planets: AnnualPlanets): number {
  if (lord === planet.name) return 1;
  const regard = regardBetween(planet.sign, planets[lord].sign);
  if (regard === 'friendly') return 0.75;
  return regard === 'inimical' ? 0.25 : 0.5;
}

/** From 0 to 20: below 5 weak, from 10 strong. Adawal, Encyclopedia of Vedic Astrology: Tajik Shastra. */
export function vishwaBala(name: ClassicalPlanet, planets: AnnualPlanets): number {
  const planet = planets[name];
  const lords = {
    sign: rulerOf(planet.sign),
    hadda: haddaLord(planet),
    drekkana: drekkanaLord(planet),
    navamsha: navamshaLord(planet),
  };
  const exaltationPoints = (180 - separation(planet.longitude, exaltation[name])) / 9;
  const parts = (['sign', 'hadda', 'drekkana', 'navamsha'] as const).reduce(
    (sum, part) => sum + partPoints[part] * share(planet, lords[part], planets),
    0,
  );
  return (parts + exaltationPoints) / 4;
}
