import * as z from 'zod';
import type { Inputs } from '../../plan/inputs.ts';
import { oddities, storedOddity } from '../reasons/oddity.ts';

/** The end of something that subjects wait for. */
const ending = z.object({
  /** Grows with each beginning and end; distinguishes pauses and holds. */
  revision: z.int(),
  endedAt: z.number().optional(),
});

export const pauseMark = ending.extend({ at: z.number() });
export type PauseMark = z.output<typeof pauseMark>;

/** The kinds of input; each has a separate trial. */
export const trialKinds = ['photo', 'birth', 'both'] as const;
export type TrialKind = (typeof trialKinds)[number];

export function kindOf({ photo, row }: Inputs): TrialKind {
  if (photo === undefined) return 'birth';
  return row === undefined ? 'photo' : 'both';
}

const kindTrial = z.object({
  /** The current trial subjects by hash, each with the time after which its seat is free. */
  seats: z.record(z.string(), z.number()),
  /** The outcomes of the trial subjects that showed something. */
  told: z.array(oddities),
  /** Set when the trial has ended and releases the other subjects. */
  passed: ending.optional(),
});
export type KindTrial = z.output<typeof kindTrial>;

/** Why a trial holds a batch, when the hold began, and when somebody released it. */
const trialHold = ending.extend({
  at: z.number(),
  kind: z.enum(trialKinds),
  /** The oddity of all of them, and their number. */
  oddity: storedOddity,
  subjects: z.int(),
  /** Whether they were the first of the batch; otherwise consecutive later ones. */
  isFirst: z.boolean(),
});
export type TrialHold = z.output<typeof trialHold>;

/** The trials of a batch by kind of input. */
export const trialMark = z.object({
  /** Grows with each write. */
  revision: z.int(),
  changedAt: z.number(),
  /** A hash of the credential's version and the profile on trial, and earlier ones. */
  epoch: z.string(),
  epochs: z.array(z.string()),
  kinds: z.partialRecord(z.enum(trialKinds), kindTrial),
  /** Oddities that a person accepted when releasing the batch. */
  accepted: z.array(storedOddity),
  hold: trialHold.optional(),
});
export type TrialMark = z.output<typeof trialMark>;
