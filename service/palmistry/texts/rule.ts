import type { PalmReading } from '../../../engines/palm/reading.ts';

export const topics = [
  'personality',
  'career',
  'money',
  'love',
  'marriage',
  'health',
  'challenges',
  'luck',
] as const;
export type PalmTopic = (typeof topics)[number];

/** What a statement rests on. */
export type PalmFeature = 'hand' | 'fingers' | 'thumb' | 'heart' | 'head' | 'life' | 'fate' | 'skin';

/** That a rule holds for a hand: how far beyond its cut (0 at the cut, about 1 when marked), and what was measured. */
export interface Holds {
  readonly by: number;
  /** A clause in plain words that names the feature, e.g. "the index finger is longer than the ring finger". */
  readonly seen: string;
}

/** One row of the table: a measured feature, its traditional meaning, and what tradition adds for single topics. */
export interface Rule {
  readonly id: string;
  readonly subject: PalmFeature;
  readonly holds: (reading: PalmReading) => Holds | null;
  /** What palmistry has traditionally read from it; one sentence. */
  readonly meaning: string;
  /** The same in a noun phrase: what the person is said to be like. */
  readonly trait: string;
  /** And what that is said to be good for. */
  readonly strength: string;
  /** Fields of work that tradition names for it. */
  readonly professions?: readonly string[];
  readonly topics: Partial<Readonly<Record<PalmTopic, string>>>;
}

/** A rule that holds for one hand. */
export interface Finding extends Holds {
  readonly rule: Rule;
}

/** Holds when the value is above the cut; `spread` is how much counts as marked. */
export const above = (value: number | null, cut: number, spread: number, seen: string): Holds | null =>
  value !== null && value > cut ? { by: (value - cut) / spread, seen } : null;

export const below = (value: number | null, cut: number, spread: number, seen: string): Holds | null =>
  value !== null && value < cut ? { by: (cut - value) / spread, seen } : null;

/** Holds between two cuts, never strongly: an ordinary feature gives way to a marked one. */
export const between = (value: number | null, low: number, high: number, seen: string): Holds | null =>
  value !== null && value >= low && value <= high ? { by: 0.05, seen } : null;
