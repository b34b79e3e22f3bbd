import { type Nativity, type PlacedBody, pointOf } from '../chart/nativity.ts';
import { separation } from '../sky/angle.ts';
import { type ClassicalPlanet, classicalPlanets } from '../zodiac/bodies.ts';
import { isCombustAt } from '../zodiac/combustion.ts';
import { dusthanas, kendras, trikonas } from './places.ts';

export function isCombust(chart: Nativity, body: ClassicalPlanet): boolean {
  const { longitude, retrograde } = pointOf(chart, body);
  return isCombustAt(body, separation(pointOf(chart, 'Sun').longitude, longitude), retrograde);
}

/**
 * How strong a placed body is, by a plain count of ours: its dignity doubled (-4 to 4), and a point for an angle or a trine, one
 * less for the 6th, 8th or 12th house. The strengths in six parts (shadbala) are not computed.
 */
export function strengthOf({ dignity, house }: PlacedBody): number {
  const place = [...kendras, ...trikonas].includes(house) ? 1 : dusthanas.includes(house) ? -1 : 0;
  return 2 * (dignity?.strength ?? 0) + place;
}

/** The seven planets, the strongest first; equals in the order Sun to Saturn. */
export function byStrength(chart: Nativity): PlacedBody[] {
  return classicalPlanets.map((body) => pointOf(chart, body)).sort((a, b) => strengthOf(b) - strengthOf(a));
}
