import type { PlacedBody } from '@palmleaf/engines/chart';
import type { Dasha, Mover, Passage, Retrograding, Span } from '@palmleaf/engines/forecast';
import type { BodyName, Graha } from '@palmleaf/engines/zodiac';
import type { Period } from '../question/period.ts';
import type { Topic } from '../question/topics.ts';
import type { Nothing } from './nothing.ts';

export type Effect = 'helps' | 'mostly helps' | 'both' | 'mostly tests' | 'tests';

/** Without any of these reasons, the planet is well placed. */
export type LordReason = 'rules' | 'stands in' | 'by nature' | 'stands well';

export type Within = { readonly period: Period } | { readonly years: number };

interface StayInHouse {
  readonly sign: number;
  readonly from: Date;
  readonly house: number;
}

export interface TimeStatements {
  'before birth': Nothing;
  period: { period: Period };
  favours: { topic: Topic; period: Period; favours: boolean };
  'good time': { period: Period; good: boolean };
  'quiet time': Nothing;
  'on the whole': { effect: Effect; topic?: Topic; house?: number };
  passage: { passage: Passage; undated?: boolean };
  'mood of years': { house: number };
  'progressed Moon': { longitude: number; house: number; at: Date };
  'progressed Sun': { longitude: number; house: number };
  /** The lords of the running periods that belong to a matter, each until its period ends. */
  'time counts': {
    house: number;
    reasons: readonly { readonly lord: Graha; readonly reason: LordReason; readonly until: Date }[];
  };
  /** `area`: the house that the time is more about. */
  'time of others': { topic: Topic; house: number; area: number };
  /** `known`: already explained in the conversation. */
  season: { maha: Dasha; known: boolean };
  'joins in': { antar: Dasha };
  'running periods': { maha: Dasha; antar: Dasha; known: boolean };
  'their lords': { lords: readonly { readonly point: PlacedBody; readonly ruled: readonly number[] }[] };
  pratyantars: { periods: readonly Dasha[] };
  /** `begins`: a great period begins with it. */
  change: { maha: Dasha; antar: Dasha; begins: boolean };
  window: {
    maha: Dasha;
    antar: Dasha;
    already: boolean;
    topic?: Topic;
    house?: number;
    reasons: readonly LordReason[];
  };
  'no times': { topic: Topic; within: Within };
  /** `fromMoon`: the house in which it begins. */
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
  'goes back': { body: Retrograding; spells: readonly Span[] };
  'goes forward': { body: Retrograding; next: Span };
  'one way': { body: BodyName; back: boolean };
  'all forward': Nothing;
  'passes house': { mover: Mover; house: number; stay: Span };
  'goes through': { mover: Mover; longitude: number; house: number };
}
