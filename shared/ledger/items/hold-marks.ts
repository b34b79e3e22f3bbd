import * as z from 'zod';
import type { Inputs } from '../../plan/inputs.ts';
import { oddities, storedOddity } from '../reasons/oddity.ts';

const ending = z.object({
  revision: z.int(),
  endedAt: z.number().optional(),
});

export const pauseMark = ending.extend({ at: z.number() });
export type PauseMark = z.output<typeof pauseMark>;

export const trialKinds = ['photo', 'birth', 'both'] as const;
export type TrialKind = (typeof trialKinds)[number];

export function kindOf({ photo, row }: Inputs): TrialKind {
  if (photo === undefined) return 'birth';
  return row === undefined ? 'photo' : 'both';
}

const kindTrial = z.object({
  /** Trial slots: when each expires, by the subject's hash. */
  seats: z.record(z.string(), z.number()),
  /** Oddities of ended trial subjects. */
  told: z.array(oddities),
  passed: z.object({ endedAt: z.number() }).optional(),
});
export type KindTrial = z.output<typeof kindTrial>;

const trialHold = ending.extend({
  at: z.number(),
  kind: z.enum(trialKinds),
  oddity: storedOddity,
  subjects: z.int(),
  /** False for a hold after the trial. */
  isFirst: z.boolean(),
});
export type TrialHold = z.output<typeof trialHold>;

export const trialMark = z.object({
  revision: z.int(),
  /** A hash of the credential's version and the profile on trial. */
  epoch: z.string(),
  epochs: z.array(z.string()),
  kinds: z.partialRecord(z.enum(trialKinds), kindTrial),
  accepted: z.array(storedOddity),
  hold: trialHold.optional(),
});
export type TrialMark = z.output<typeof trialMark>;
