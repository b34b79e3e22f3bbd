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
 * Our score, not the traditional shadbala (six strengths): dignity doubled (-4 to 4), plus one for an angle or a trine,
 * minus one for the 6th, 8th or 12th house.
 */
export function strengthOf({ dignity, house }: PlacedBody): number {
  const place = [...kendras, ...trikonas].includes(house) ? 1 : dusthanas.includes(house) ? -1 : 0;
  return 2 * (dignity?.strength ?? 0) + place;
}

export function byStrength(chart: Nativity): PlacedBody[] {
  return classicalPlanets.map((body) => pointOf(chart, body)).sort((a, b) => strengthOf(b) - strengthOf(a));
}
