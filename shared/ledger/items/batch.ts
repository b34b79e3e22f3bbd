import * as z from 'zod';
import { ItemKind } from '../../table/item-kind.ts';
import { account } from './account.ts';
import { pauseMark, trialMark } from './hold-marks.ts';
import { partStates } from './part.ts';

/**
 * The states of parts that a redrive may open again, never bought ones; `cancelled` means calls that were never
 * sent because their subject was cancelled.
 */
export const redriveStates = [...partStates.filter((state) => state !== 'bought'), 'cancelled'] as const;
export type RedriveState = (typeof redriveStates)[number];

/** A redrive that the reconciler works through, with its progress. */
const redriveMark = z.object({
  at: z.number(),
  states: z.array(z.enum(redriveStates)),
  /** The selection; if absent, all subjects and parts. */
  only: z
    .object({
      person: z.string().optional(),
      part: z.string().optional(),
      because: z.string().optional(),
    })
    .optional(),
  position: z
    .object({
      state: z.enum(['partial', 'failed', 'cancelled']),
      shard: z.int(),
      cursor: z.string().optional(),
    })
    .optional(),
});
export type RedriveMark = z.output<typeof redriveMark>;

export const cancelledFrom = ['waiting', 'due', 'working'] as const;

/** The progress of a cancellation that the reconciler works through, and later its record. */
const cancellation = z.object({
  /** Grows with each cancellation. */
  revision: z.int(),
  at: z.number(),
  by: z.string().optional(),
  /** Limits it to subjects that waited for this reason. */
  because: z.string().optional(),
  people: z.int(),
  position: z
    .object({ state: z.enum(cancelledFrom), shard: z.int(), cursor: z.string().optional() })
    .optional(),
  walks: z.int(),
  doneAt: z.number().optional(),
});
export type Cancellation = z.output<typeof cancellation>;

/** The item of a batch; its spending is an account. Times are milliseconds since 1970. */
const batchItem = account.extend({
  name: z.string().optional(),
  createdAt: z.number().optional(),
  /** When the listing of its photos and links in the `batch` index began: at its creation, or after version 0.1.0. */
  listedSince: z.number().optional(),
  /** The last upload of a batch from before the count shards. */
  lastInputAt: z.number().optional(),
  /** Until when a table of births is expected or being read. */
  rowsUntil: z.number().optional(),
  sealedAt: z.number().optional(),
  /** How many uploads had begun when it was sealed. */
  sealedUploads: z.int().optional(),
  /** How often it was sealed, and the last seal at which it was complete. */
  revision: z.int().optional(),
  completedRevision: z.int().optional(),
  redrive: redriveMark.optional(),
  /** When the whole batch was cancelled; earlier inputs are not bought. */
  cancelledAt: z.number().optional(),
  cancellation: cancellation.optional(),
  pause: pauseMark.optional(),
  trial: trialMark.optional(),
  batchShard: z.string().optional(),
  /** Shards of its subjects in the `batch` index; only grows. A batch without it has the fewest. */
  shards: z.int().optional(),
  stateId: z.string().optional(),
  /** Its keys of the `name` index, which lists batches by their beginning. */
  nameShard: z.string().optional(),
  nameKey: z.string().optional(),
});
export type BatchItem = z.output<typeof batchItem>;
export const batchItems = new ItemKind('A batch', batchItem);
