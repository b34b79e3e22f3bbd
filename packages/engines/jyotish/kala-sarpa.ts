import { type Nativity, pointOf } from '../chart/nativity.ts';
import { normalize } from '../sky/angle.ts';
import { type ClassicalPlanet, classicalPlanets } from '../zodiac/bodies.ts';
import { ofSign, type PerSign } from '../zodiac/signs.ts';

/** The twelve kinds, by the house of Rahu. */
const kinds: PerSign<string> = [
  'Anant',
  'Kulik',
  'Vasuki',
  'Shankhpal',
  'Padma',
  'Mahapadma',
  'Takshak',
  'Karkotak',
  'Shankhachud',
  'Ghatak',
  'Vishdhar',
  'Sheshnag',
];

interface KalaSarpa {
  readonly present: boolean;
  /** The name of its kind; set when present. */
  readonly kind: string | undefined;
  /** The planets on the smaller side of the axis of the nodes: none when present. */
  readonly outside: readonly ClassicalPlanet[];
}

/**
 * Kala sarpa: the seven planets all on one side of the axis from Rahu to Ketu, by degree and in either direction. No classical
 * text has it; rule and names come from practice of the twentieth century (B. V. Raman doubted it).
 */
export function kalaSarpaOf(chart: Nativity): KalaSarpa {
  const rahu = pointOf(chart, 'Rahu');
  const ahead = classicalPlanets.filter(
    (body) => normalize(pointOf(chart, body).longitude - rahu.longitude) < 180,
  );
  const behind = classicalPlanets.filter((body) => !ahead.includes(body));
  const outside = ahead.length < behind.length ? ahead : behind;
  const present = outside.length === 0;
  return { present, kind: present ? ofSign(kinds, rahu.house) : undefined, outside };
}
