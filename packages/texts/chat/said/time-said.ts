import type { PlacedBody } from '@palmleaf/engines/chart';
import type { Dasha, Mover, Passage, Retrograding, Span } from '@palmleaf/engines/forecast';
import type { BodyName, Graha } from '@palmleaf/engines/zodiac';
import type { Period } from '../question/period.ts';
import type { Topic } from '../question/topics.ts';
import type { Nothing } from './nothing.ts';

/** What the contacts of a time are on the whole. */
export type Effect = 'helps' | 'mostly helps' | 'both' | 'mostly tests' | 'tests';

/** Why a planet counts for a topic: it rules its house, stands in it, or stands for it by nature; of none: it stands well. */
export type LordReason = 'rules' | 'stands in' | 'by nature' | 'stands well';

/** Within what a time is looked for. */
export type Within = { readonly period: Period } | { readonly years: number };

/** A stay of a passing planet in a sign, with the house of that sign from the Ascendant. */
interface StayInHouse {
  readonly sign: number;
  readonly from: Date;
  readonly house: number;
}

/** What is said of times. */
export interface TimeSaid {
  'before birth': Nothing;
  /** The name of the period, at the head of what it brings. */
  period: { period: Period };
  favours: { topic: Topic; period: Period; favours: boolean };
  'good time': { period: Period; good: boolean };
  'quiet time': Nothing;
  /** Without a topic: of the time as a whole. */
  'on the whole': { effect: Effect; topic?: Topic; house?: number };
  passage: { passage: Passage };
  'mood of years': { house: number };
  'progressed Moon': { longitude: number; house: number; at: Date };
  'progressed Sun': { longitude: number; house: number };
  'time counts': {
    topic: Topic;
    house: number;
    reasons: readonly { readonly lord: Graha; readonly reason: LordReason }[];
  };
  /** `area`: the house that the time is more about. */
  'time of others': { topic: Topic; house: number; area: number };
  /** STANDARD; `known`: the conversation has told it before. */
  season: { maha: Dasha; known: boolean };
  'joins in': { antar: Dasha };
  'running periods': { maha: Dasha; antar: Dasha; known: boolean };
  'their lords': { lords: readonly { readonly point: PlacedBody; readonly ruled: readonly number[] }[] };
  pratyantars: { periods: readonly Dasha[] };
  /** `begins`: a great period begins with it. */
  change: { maha: Dasha; antar: Dasha; begins: boolean };
  /** A sub-period that suits; `already`: it runs. */
  window: {
    maha: Dasha;
    antar: Dasha;
    already: boolean;
    topic?: Topic;
    house?: number;
    reasons: readonly LordReason[];
  };
  'best times': { topic: Topic; wished: boolean; within: Within };
  'no times': { topic: Topic; within: Within };
  /** A Vedic transit; `fromMoon`: the house in which it begins, `sadeSati`: Saturn in one of the three signs. */
  passes: {
    mover: Mover;
    longitude: number;
    fromMoon: number;
    sadeSati: boolean;
    stays: readonly [StayInHouse, ...StayInHouse[]];
  };
  'house from Moon': { mover: Mover; house: number; good: boolean };
  'not followed': { body: BodyName };
  'no Vedic transit': { body: BodyName };
  'planets only': Nothing;
  /** Retrograde in the sky, whatever the chart: spells in order, at least one. */
  'goes back': { body: Retrograding; spells: readonly Span[] };
  /** Not retrograde at the time that was asked for. */
  'goes forward': { body: Retrograding; next: Span };
  /** A body that never turns: always backwards, or never. */
  'one way': { body: BodyName; back: boolean };
  'all forward': Nothing;
  /** A Western transit at the beginning of the period. */
  'goes through': { mover: Mover; longitude: number; house: number };
}
