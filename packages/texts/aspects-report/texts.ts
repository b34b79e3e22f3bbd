import type { AspectPoint, aspectPoints } from '@palmleaf/engines/chart';
import type { PerSign } from '@palmleaf/engines/zodiac';
import type { ChartWords } from '../languages/chart-words.ts';

type PairOf<List extends readonly string[]> = List extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${First}-${Rest[number]}` | PairOf<Rest>
  : never;

/** The 66 pairs that can form an aspect. */
type Pair = PairOf<typeof aspectPoints>;

export type AspectKind = 'conjunction' | 'soft' | 'hard';

/** Mercury is never 29 degrees from the Sun, Venus never 48, so the two are never 77 apart. */
type KindsOf<P extends Pair> = P extends 'Sun-Mercury' | 'Sun-Venus'
  ? 'conjunction'
  : P extends 'Mercury-Venus'
    ? 'conjunction' | 'soft'
    : AspectKind;

export type PairTexts<First extends AspectPoint> = {
  readonly [P in Extract<Pair, `${First}-${string}`>]: { readonly [K in KindsOf<P>]: string };
};

export type PerHouse<T> = PerSign<T>;

type Six<T> = readonly [T, T, T, T, T, T];
type AtLeastOne<T> = readonly [T, ...T[]];

/** {a} is the point whose sign comes first, counted from Aries. */
export interface SignPairs {
  readonly same: PerSign<string>;
  readonly sextile: PerSign<string>;
  readonly square: PerSign<string>;
  readonly trine: PerSign<string>;
  readonly opposition: Six<string>;
  /** For signs one or five apart, {s} and {t}. */
  readonly across: AtLeastOne<string>;
}

type Nearness = 'nearest' | 'close' | 'middling' | 'wide';
type NearnessText = (a: AspectPoint, b: AspectPoint, orb: string) => string;

/** Lists hold alternatives, used in turn. */
export interface AspectsTexts {
  readonly words: ChartWords;
  readonly names: Readonly<Record<AspectPoint, string>>;
  readonly sign: (sign: number) => string;
  readonly pairs: PairTexts<AspectPoint>;
  readonly signPairs: SignPairs;
  readonly sameHouse: AtLeastOne<(house: number) => string>;
  readonly twoHouses: AtLeastOne<(a: number, b: number) => string>;
  readonly oneHouse: AtLeastOne<(point: AspectPoint, house: number) => string>;
  /** `nearest`: the smallest orb of the chart; `close`: within a degree; `middling`: up to six degrees. */
  readonly nearness: Readonly<Record<Nearness, AtLeastOne<NearnessText>>>;
}
