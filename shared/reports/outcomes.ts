import * as z from 'zod';
import { releaseOutcomes } from '../holds/release-batch.ts';
import { costView, moneyView } from '../views/money.ts';
import { batchRedriveStates, cancelResults } from '../views/requests.ts';

/** What requests that change something are answered with. */

export const ceilingView = z.object({
  batch: z.string(),
  ceiling: z.int().nullable().optional(),
  money: moneyView.nullable().optional(),
  /** Operations without a known price: while there is a ceiling in money, their calls wait. */
  unpriced: z.array(z.string()).optional(),
});

export const pausingView = z.object({
  batch: z.string(),
  paused: z.boolean(),
  /** Whether this request changed it. */
  changed: z.boolean(),
  /** Since when it is paused, or not any more; absent for a batch that never was. */
  since: z.iso.datetime().optional(),
});

/** What a release has changed. */
export const releasedView = z.object({ batch: z.string(), outcome: z.enum(releaseOutcomes) });

export const sealedView = z.object({ batch: z.string(), sealed: z.literal(true) });

export const redrivenView = z.object({
  batch: z.string(),
  states: z.array(z.enum(batchRedriveStates)),
  /** Photos that are sent though a look has refused them; only where they are asked for. */
  photos: z.int().optional(),
  /** What happens now, in a sentence. */
  next: z.string(),
});

/** What a redrive would pick, and what its calls would cost; with a cursor where more may be picked. */
export const redriveSelectionView = z.object({
  batch: z.string(),
  states: z.array(z.enum(batchRedriveStates)),
  people: z.int(),
  /** Calls that would be sent at most: the service may refuse some, and others are copied from people with the same inputs. */
  calls: z.int(),
  /** By the price list; absent where no prices are known. */
  cost: costView.optional(),
  cursor: z.string().optional(),
});
export type RedriveSelectionView = z.output<typeof redriveSelectionView>;

const cancelled = z.object({
  askedAt: z.iso.datetime(),
  askedBy: z.string().optional(),
  /** Only those who waited for this reason; everybody in the batch where it is not there. */
  because: z.string().optional(),
  /** People whom it has cancelled so far. */
  people: z.int(),
  /** When the reconciler had worked through it. */
  doneAt: z.iso.datetime().optional(),
});

/** Whom a cancellation would pick, or has picked, and what they have cost; with a cursor where there are more. */
export const cancelSelectionView = z.object({
  batch: z.string(),
  people: z.int(),
  calls: z.object({ bought: z.int(), reused: z.int(), unknown: z.int() }),
  /** What was bought for them has cost, where that is known. */
  cost: costView.optional(),
  /** Calls that would still be sent for them. */
  unsent: z.int(),
  /** The last cancellation of the batch. */
  last: cancelled.optional(),
  cursor: z.string().optional(),
});
export type CancelSelectionView = z.output<typeof cancelSelectionView>;

/** What a cancellation is answered with. */
export const cancelledView = z.object({
  batch: z.string(),
  person: z.string().optional(),
  /** `ended`: the report of the person had ended already. */
  outcome: z.enum(['cancelled', 'ended']),
  results: z.enum(cancelResults),
  /** What happens now, in a sentence. */
  next: z.string(),
});

export const placesRedrivenView = redrivenView.omit({ batch: true, photos: true });

export const openedGatesView = z.object({ opened: z.array(z.string()) });
