import { type Nativity, pointOf } from '../chart/nativity.ts';
import { normalize } from '../sky/angle.ts';
import { type ClassicalPlanet, classicalPlanets } from '../zodiac/bodies.ts';
import { ofSign, type PerSign } from '../zodiac/signs.ts';

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
  readonly kind: string | undefined;
  /** The planets on the smaller side of the nodes' axis; empty if the dosha is present. */
  readonly outside: readonly ClassicalPlanet[];
}

/** Rule and names date from the twentieth century. */
export function kalaSarpaOf(chart: Nativity): KalaSarpa {
  const rahu = pointOf(chart, 'Rahu');
  const afterRahu = classicalPlanets.filter(
    (body) => normalize(pointOf(chart, body).longitude - rahu.longitude) < 180,
  );
  const beforeRahu = classicalPlanets.filter((body) => !afterRahu.includes(body));
  const outside = afterRahu.length < beforeRahu.length ? afterRahu : beforeRahu;
  const present = outside.length === 0;
  return { present, kind: present ? ofSign(kinds, rahu.house) : undefined, outside };
}
