import type { ClassicalPlanet } from '../../zodiac/bodies.ts';
import type { OrbReading, PairLight, Regard } from '../aspects.ts';
import type { Rank } from '../condition.ts';
import type { AnnualPlanets } from '../planets.ts';

export const annualYogaNames = [
  'Iquabal',
  'Induvara',
  'Ithasala',
  'Easarpha',
  'Nakta',
  'Yamaya',
  'Manahoo',
  'Kamboola',
  'Garikamboola',
  'Khallasara',
  'Radda',
  'Dupparikutha',
  'Duttota',
  'Thambira',
  'Kuttha',
  'Durupha',
] as const;
export type Yoga = (typeof annualYogaNames)[number];

export type IthasalaKind = 'Vartamana' | 'Poorna' | 'Bhavishyat';

export interface Sky {
  readonly planets: AnnualPlanets;
  readonly pairs: readonly PairLight[];
  readonly reading: OrbReading;
}

export interface Occurrence {
  /** Faster planet first; null if a list of single planets leaves one over. */
  readonly pair?: readonly [ClassicalPlanet, ClassicalPlanet | null];
  readonly third?: ClassicalPlanet;
  /** Ithasala's kind, or the two ranks of a Kamboola. */
  readonly kind?: IthasalaKind | readonly [Rank, Rank];
  readonly regardToCome?: Regard;
  readonly strength: number;
}

export type YogaRule = (sky: Sky) => readonly Occurrence[];
