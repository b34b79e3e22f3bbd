import { housesRuledBy, type Nativity } from '../chart/nativity.ts';
import { type ClassicalPlanet, classicalPlanets } from '../zodiac/bodies.ts';
import { lordOf, trikonas } from './places.ts';

interface Gems {
  /** Lord of the Ascendant: the stone for life. */
  readonly life: ClassicalPlanet;
  /** Lords of the 9th and the 5th: fortune and merit. */
  readonly fortune: ClassicalPlanet;
  readonly merit: ClassicalPlanet;
  /** Planets that rule none of the three; a chart avoids their stones. */
  readonly avoid: readonly ClassicalPlanet[];
}

/**
 * Returns the planets with stones that suit a chart: the lords of the 1st, 5th and 9th house, which Brihat Parashara
 * Hora Shastra 34 calls good whatever else they rule. Stones of the planets: Garuda Purana 1.68 to 1.80 and
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
