import { housesRuledBy, type Nativity } from '../chart/nativity.ts';
import { type ClassicalPlanet, classicalPlanets } from '../zodiac/bodies.ts';
import { lordOf, trikonas } from './places.ts';

interface Gems {
  readonly life: ClassicalPlanet;
  readonly fortune: ClassicalPlanet;
  readonly merit: ClassicalPlanet;
  readonly avoid: readonly ClassicalPlanet[];
}

/**
 * Lords of the 1st, 5th and 9th house, Brihat Parashara Hora Shastra 34. Stones: Garuda Purana 1.68 to 1.80,
 * Phaladeepika 2.29.
 */
export function gemsOf(chart: Nativity): Gems {
  return {
    life: lordOf(chart, 1),
    fortune: lordOf(chart, 9),
    merit: lordOf(chart, 5),
    avoid: classicalPlanets.filter(
      (body) => !housesRuledBy(chart, body).some((house) => trikonas.includes(house)),
    ),
  };
}
