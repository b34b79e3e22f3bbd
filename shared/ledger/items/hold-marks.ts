import * as z from 'zod';
import type { Inputs } from '../../plan/inputs.ts';
import { oddities, storedOddity } from '../reasons/oddity.ts';

/** When something ended that subjects wait for. */
const ending = z.object({
  /** Grows with each beginning and each end: pauses and holds are told apart by it. */
  revision: z.int(),
  endedAt: z.number().optional(),
});

/** That nothing more is bought for a batch, since when, and until when if that is over. */
export const pauseMark = ending.extend({ at: z.number() });
export type PauseMark = z.output<typeof pauseMark>;

/** What a subject has been given: a trial looks at each kind by itself. */
export const trialKinds = ['photo', 'birth', 'both'] as const;
export type TrialKind = (typeof trialKinds)[number];

/** The kind of a subject: birth data stands for whatever a row gives. */
export function kindOf({ photo, row }: Inputs): TrialKind {
  if (photo === undefined) return 'birth';
  return row === undefined ? 'photo' : 'both';
}

const kindTrial = z.object({
  /** Who goes alone now, by a hash, each with the time after which the seat is free again. */
  seats: z.record(z.string(), z.number()),
  /** What those of the first came to who told something. */
  told: z.array(oddities),
  /** Set when the first have ended, and the rest may go. */
  passed: ending.optional(),
});
export type KindTrial = z.output<typeof kindTrial>;

/** Why a trial holds a batch, since when, and until when if somebody has released it. */
const trialHold = ending.extend({
  at: z.number(),
  kind: z.enum(trialKinds),
  /** What was odd about all of them, and how many they were. */
  oddity: storedOddity,
  subjects: z.int(),
  /** Whether they were the first; otherwise they ended one after the other. */
  isFirst: z.boolean(),
});
export type TrialHold = z.output<typeof trialHold>;

/** How the first subjects of a batch have fared, by kind of input. */
export const trialMark = z.object({
  /** Grows with each write. */
  revision: z.int(),
  changedAt: z.number(),
  /** The last changes, each by a name that no other has: a change that is sent twice counts once. */
  changes: z.array(z.string()).optional(),
  /** The credential's version and the profile that are tried, as a hash; and those before. */
  epoch: z.string(),
  epochs: z.array(z.string()),
  kinds: z.partialRecord(z.enum(trialKinds), kindTrial),
  /** What somebody has seen, and released the batch all the same. */
  accepted: z.array(storedOddity),
  hold: trialHold.optional(),
});
export type TrialMark = z.output<typeof trialMark>;
