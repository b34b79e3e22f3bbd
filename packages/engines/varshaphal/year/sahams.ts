import { normalize } from '../../sky/angle.ts';
import { signOf } from '../../zodiac/signs.ts';
import type { AnnualPlanets } from '../planets.ts';

/** Our sources agree on the formulas of these sahams. */
const sahamNames = ['Punya', 'Vidya', 'Yashas'] as const;
type SahamName = (typeof sahamNames)[number];

interface Saham {
  readonly name: SahamName;
  readonly longitude: number;
  readonly sign: number;
}

/**
 * Adds the arc to the ascendant, and 30 degrees if the ascendant lies outside the arc (Narasimha Rao, Vedic Astrology:
 * An Integrated Approach, 28.8).
 */
function sahamLongitude(from: number, to: number, ascendant: number): number {
  const arc = normalize(to - from);
  const isOnArc = normalize(ascendant - from) <= arc;
  return normalize(arc + ascendant + (isOnArc ? 0 : 30));
}

/** Adawal's formulas; at night the two ends are exchanged. */
export function sahamsOf(
  { Sun, Moon, Jupiter }: AnnualPlanets,
  ascendant: number,
  byDay: boolean,
): readonly Saham[] {
  const saham = (from: number, to: number): number =>
    byDay ? sahamLongitude(from, to, ascendant) : sahamLongitude(to, from, ascendant);
  const punya = saham(Sun.longitude, Moon.longitude);
  const longitudes: Record<SahamName, number> = {
    Punya: punya,
    Vidya: saham(Moon.longitude, Sun.longitude),
    Yashas: saham(punya, Jupiter.longitude),
  };
  return sahamNames.map((name) => ({ name, longitude: longitudes[name], sign: signOf(longitudes[name]) }));
}
