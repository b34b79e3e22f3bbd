import { type Nativity, type PlacedBody, pointOf } from '../chart/nativity.ts';
import { separation } from '../sky/angle.ts';
import { type ClassicalPlanet, classicalPlanets } from '../zodiac/bodies.ts';
import { dusthanas, kendras, trikonas } from './places.ts';

/** Degrees from the Sun within which a planet is combust, direct and retrograde: Surya Siddhanta 9.6 to 9.9. */
const combustOrbs: Record<Exclude<ClassicalPlanet, 'Sun'>, readonly [direct: number, retrograde: number]> = {
  Moon: [12, 12],
  Mars: [17, 17],
  Mercury: [14, 12],
  Jupiter: [11, 11],
  Venus: [10, 8],
  Saturn: [15, 15],
};

export function isCombust(chart: Nativity, body: ClassicalPlanet): boolean {
  if (body === 'Sun') return false;
  const { longitude, retrograde } = pointOf(chart, body);
  const [direct, backwards] = combustOrbs[body];
  return separation(pointOf(chart, 'Sun').longitude, longitude) < (retrograde ? backwards : direct);
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
