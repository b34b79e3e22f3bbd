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
  /** Occupied trial slots: by the hash of the subject, the time when the slot expires. */
  seats: z.record(z.string(), z.number()),
  /** The oddities of each ended trial subject. */
  told: z.array(oddities),
  passed: z.object({ endedAt: z.number() }).optional(),
});
export type KindTrial = z.output<typeof kindTrial>;

const trialHold = ending.extend({
  at: z.number(),
  kind: z.enum(trialKinds),
  oddity: storedOddity,
  subjects: z.int(),
  /** The trial's hold; false for a hold after the trial. */
  isFirst: z.boolean(),
});
export type TrialHold = z.output<typeof trialHold>;

export const trialMark = z.object({
  revision: z.int(),
  /** A hash of the credential's version and the profile on trial; `epochs` are earlier hashes. */
  epoch: z.string(),
  epochs: z.array(z.string()),
  kinds: z.partialRecord(z.enum(trialKinds), kindTrial),
  accepted: z.array(storedOddity),
  hold: trialHold.optional(),
});
export type TrialMark = z.output<typeof trialMark>;
