import { type Nativity, pointOf } from '../chart/nativity.ts';
import { type Graha, grahas } from '../zodiac/bodies.ts';
import { rulerOf } from '../zodiac/rulership.ts';
import { around } from '../zodiac/signs.ts';
import { karakasOf } from './karakas.ts';

/** The sign in the chart of ninths (D9), Brihat Parashara Hora Shastra 6.12. */
export function navamsaSign(longitude: number): number {
  return (Math.floor(longitude / (10 / 3)) % 12) + 1;
}

/** The planet of the personal deity: Jaimini Sutras 1.2.72 to 1.2.78. */
export function deityPlanetOf(chart: Nativity): Graha {
  const soul = navamsaSign(pointOf(chart, karakasOf(chart).atmakaraka).longitude);
  const twelfth = around(soul, -1);
  const occupant = grahas.find((body) => navamsaSign(pointOf(chart, body).longitude) === twelfth);
  return occupant ?? rulerOf(twelfth);
}
