import * as z from 'zod';
import { releaseOutcomes } from '../holds/release-batch.ts';
import { costView, moneyView } from '../views/money.ts';
import { batchRedriveStates, cancelResults } from '../views/requests.ts';

export const ceilingView = z.object({
  batch: z.string(),
  ceiling: z.int().nullable().optional(),
  money: moneyView.nullable().optional(),
  /** Under a ceiling in money, calls without a known price wait. */
  unpriced: z.array(z.string()).optional(),
});

export const pausingView = z.object({
  batch: z.string(),
  paused: z.boolean(),
  changed: z.boolean(),
  since: z.iso.datetime().optional(),
});

export const releasedView = z.object({ batch: z.string(), outcome: z.enum(releaseOutcomes) });

export const sealedView = z.object({ batch: z.string(), sealed: z.literal(true) });

export const redrivenView = z.object({
  batch: z.string(),
  states: z.array(z.enum(batchRedriveStates)),
  photos: z.int().optional(),
  next: z.string(),
});

export const redriveSelectionView = z.object({
  batch: z.string(),
  states: z.array(z.enum(batchRedriveStates)),
  people: z.int(),
  /** An upper bound: the service may refuse some of these calls, and the pipeline copies others. */
  calls: z.int(),
  cost: costView.optional(),
  cursor: z.string().optional(),
});
export type RedriveSelectionView = z.output<typeof redriveSelectionView>;

const cancelled = z.object({
  askedAt: z.iso.datetime(),
  askedBy: z.string().optional(),
  person: z.string().optional(),
  part: z.string().optional(),
  because: z.string().optional(),
  erases: z.literal(true).optional(),
  people: z.int(),
  doneAt: z.iso.datetime().optional(),
});

export const cancelSelectionView = z.object({
  batch: z.string(),
  people: z.int(),
  erased: z.int().optional(),
  calls: z.object({ bought: z.int(), reused: z.int(), unknown: z.int() }),
  cost: costView.optional(),
  unsent: z.int(),
  last: cancelled.optional(),
  cursor: z.string().optional(),
});
export type CancelSelectionView = z.output<typeof cancelSelectionView>;

export const cancelledView = z.object({
  batch: z.string(),
  person: z.string().optional(),
  outcome: z.enum(['cancelled', 'ended']),
  results: z.enum(cancelResults),
  next: z.string(),
});

export const placesRedrivenView = redrivenView.omit({ batch: true, photos: true });

export const openedGatesView = z.object({ opened: z.array(z.string()) });
