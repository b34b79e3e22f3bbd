import type { ClassicalPlanet } from '../../zodiac/bodies.ts';
import type { OrbReading, PairLight, Regard } from '../aspects.ts';
import type { Rank } from '../condition.ts';
import type { AnnualPlanets } from '../planets.ts';

/** The sixteen in the service's order. */
export const yogaNames = [
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
export type Yoga = (typeof yogaNames)[number];

/** Ithasala's three kinds: plain, complete within a degree, about to come. */
export type IthasalaKind = 'Vartamana' | 'Poorna' | 'Bhavishyat';

/** Input of a yoga rule. */
export interface Sky {
  readonly planets: AnnualPlanets;
  readonly pairs: readonly PairLight[];
  readonly reading: OrbReading;
}

/** One case of a yoga that occurs. */
export interface Occurrence {
  /** Faster planet first; in lists of single planets the last can be alone. */
  readonly pair?: readonly [ClassicalPlanet, ClassicalPlanet | null];
  /** The planet that helps or hinders the pair. */
  readonly third?: ClassicalPlanet;
  /** Ithasala's kind, or the ranks of the Moon and the lord that it joins in a Kamboola. */
  readonly kind?: IthasalaKind | readonly [Rank, Rank];
  /** Regard of an Ithasala that forms over a sign's end; today's signs do not give it. */
  readonly regardToCome?: Regard;
  /** 0 to 1. */
  readonly strength: number;
}

/** The occurrences of a yoga in a year; none when it does not happen. */
export type YogaRule = (sky: Sky) => readonly Occurrence[];
