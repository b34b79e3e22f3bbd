import type { AspectPoint, aspectPoints } from '@palmleaf/engines/chart';
import type { PerSign } from '@palmleaf/engines/zodiac';
import type { ChartWords } from '../languages/chart-words.ts';

/** 'A-B' for every two members of a list, in the list's order. */
type PairOf<List extends readonly string[]> = List extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${First}-${Rest[number]}` | PairOf<Rest>
  : never;

/** The 66 pairs that can form an aspect, in the order of the service's numbers. */
type Pair = PairOf<typeof aspectPoints>;

/** Kinds of aspects that share a text: conjunction, easy (trine, sextile), hard (square, opposition). */
export type AspectKind = 'conjunction' | 'soft' | 'hard';

/** Mercury never strays 29 degrees from the Sun, Venus never 48; so the two are never 77 apart. */
type KindsOf<P extends Pair> = P extends 'Sun-Mercury' | 'Sun-Venus'
  ? 'conjunction'
  : P extends 'Mercury-Venus'
    ? 'conjunction' | 'soft'
    : AspectKind;

/** The texts of every pair that one of these points begins; a missing one does not compile. */
export type PairTexts<First extends AspectPoint> = {
  readonly [P in Extract<Pair, `${First}-${string}`>]: { readonly [K in KindsOf<P>]: string };
};

/** A value for each house, the first first. */
export type PerHouse<T> = PerSign<T>;

type Six<T> = readonly [T, T, T, T, T, T];
type AtLeastOne<T> = readonly [T, ...T[]];

/** Sentences with {a} for the point in the first sign and {b} for the one in the later; Aries first. */
export interface SignPairs {
  readonly same: PerSign<string>;
  readonly sextile: PerSign<string>;
  readonly square: PerSign<string>;
  readonly trine: PerSign<string>;
  readonly opposition: Six<string>;
  /** With {s} and {t} for the signs. */
  readonly across: AtLeastOne<string>;
}

type Nearness = 'nearest' | 'close' | 'middling' | 'wide';
/** Takes the orb in degrees and minutes. */
type NearnessText = (a: AspectPoint, b: AspectPoint, orb: string) => string;

/** All words of the aspects report in one language; a missing one does not compile. Lists are ways to say it, used in turn. */
export interface AspectsTexts {
  /** Names of points and aspects in the answer. */
  readonly words: ChartWords;
  /** The subject inside a sentence. */
  readonly names: Readonly<Record<AspectPoint, string>>;
  /** Signs for {s} and {t} of `across`, with a preposition if the language needs one. */
  readonly sign: (sign: number) => string;
  readonly pairs: PairTexts<AspectPoint>;
  readonly signPairs: SignPairs;
  readonly sameHouse: AtLeastOne<(house: number) => string>;
  readonly twoHouses: AtLeastOne<(a: number, b: number) => string>;
  readonly oneHouse: AtLeastOne<(point: AspectPoint, house: number) => string>;
  /** Nearness to exact: the nearest aspect, within a degree, between, beyond six degrees. */
  readonly nearness: Readonly<Record<Nearness, AtLeastOne<NearnessText>>>;
}
