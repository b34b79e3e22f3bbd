import * as z from 'zod';
import { releaseOutcomes } from '../holds/release-batch.ts';
import { costView, moneyView } from '../views/money.ts';
import { batchRedriveStates, cancelResults } from '../views/requests.ts';

/** The answers to requests that change something. */

export const ceilingView = z.object({
  batch: z.string(),
  ceiling: z.int().nullable().optional(),
  money: moneyView.nullable().optional(),
  /** Operations without a known price: under a ceiling in money, their calls wait. */
  unpriced: z.array(z.string()).optional(),
});

export const pausingView = z.object({
  batch: z.string(),
  paused: z.boolean(),
  /** Whether this request changed it. */
  changed: z.boolean(),
  /** When it was paused or resumed; absent for a batch that never was. */
  since: z.iso.datetime().optional(),
});

/** The result of a release. */
export const releasedView = z.object({ batch: z.string(), outcome: z.enum(releaseOutcomes) });

export const sealedView = z.object({ batch: z.string(), sealed: z.literal(true) });

export const redrivenView = z.object({
  batch: z.string(),
  states: z.array(z.enum(batchRedriveStates)),
  /** Refused photos that are sent despite the check before buying; only on request. */
  photos: z.int().optional(),
  /** A sentence about the next step. */
  next: z.string(),
});

/** The selection of a redrive and the cost of its calls; with a cursor if there may be more. */
export const redriveSelectionView = z.object({
  batch: z.string(),
  states: z.array(z.enum(batchRedriveStates)),
  people: z.int(),
  /**
   * The most calls that would be sent: the service may refuse some, and others are copied from people with the same
   * inputs.
   */
  calls: z.int(),
  /** By the price list; absent if no prices are known. */
  cost: costView.optional(),
  cursor: z.string().optional(),
});
export type RedriveSelectionView = z.output<typeof redriveSelectionView>;

const cancelled = z.object({
  askedAt: z.iso.datetime(),
  askedBy: z.string().optional(),
  /** Limits it to people who waited for this reason. */
  because: z.string().optional(),
  /** People that it has cancelled so far. */
  people: z.int(),
  /** When the reconciler had worked through it. */
  doneAt: z.iso.datetime().optional(),
});

/** The selection of a cancellation, past or future, and its cost so far; with a cursor if there is more. */
export const cancelSelectionView = z.object({
  batch: z.string(),
  people: z.int(),
  calls: z.object({ bought: z.int(), reused: z.int(), unknown: z.int() }),
  /** The known cost of the calls bought for them. */
  cost: costView.optional(),
  /** Calls that would still be sent for them. */
  unsent: z.int(),
  /** The last cancellation of the batch. */
  last: cancelled.optional(),
  cursor: z.string().optional(),
});
export type CancelSelectionView = z.output<typeof cancelSelectionView>;

/** The answer to a cancellation. */
export const cancelledView = z.object({
  batch: z.string(),
  person: z.string().optional(),
  /** `ended`: the report of the person had ended already. */
  outcome: z.enum(['cancelled', 'ended']),
  results: z.enum(cancelResults),
  /** A sentence about the next step. */
  next: z.string(),
});

export const placesRedrivenView = redrivenView.omit({ batch: true, photos: true });

export const openedGatesView = z.object({ opened: z.array(z.string()) });
