import * as z from 'zod';
import { ItemKind } from '../../table/item-kind.ts';
import { account } from './account.ts';
import { pauseMark, trialMark } from './hold-marks.ts';
import { partStates } from './part.ts';

/**
 * What a redrive may open again: parts in these states, never bought ones; and with `cancelled` the calls that were never
 * sent because somebody cancelled their subject.
 */
export const redriveStates = [...partStates.filter((state) => state !== 'bought'), 'cancelled'] as const;
export type RedriveState = (typeof redriveStates)[number];

/** A redrive that the reconciler works through, and how far it has come. */
const redriveMark = z.object({
  at: z.number(),
  states: z.array(z.enum(redriveStates)),
  /** Whom and what it picks; everybody and everything where it is not there. */
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

/** States of subjects that a cancellation walks through, in this order. */
export const cancelledFrom = ['waiting', 'due', 'working'] as const;

/** A cancellation that the reconciler works through, and how far it has come; afterwards, that it was. */
const cancellation = z.object({
  /** Grows with each one. */
  revision: z.int(),
  at: z.number(),
  /** The ARN of who asked for it. */
  by: z.string().optional(),
  /** Only subjects that waited for this reason; everybody where it is not there. */
  because: z.string().optional(),
  /** Subjects that it has cancelled so far. */
  people: z.int(),
  position: z
    .object({ state: z.enum(cancelledFrom), shard: z.int(), cursor: z.string().optional() })
    .optional(),
  /** Walks that have come to their end. */
  walks: z.int(),
  doneAt: z.number().optional(),
});
export type Cancellation = z.output<typeof cancellation>;

/** What a batch's own item says; its spending is an account. Times are milliseconds since 1970. */
const batchItem = account.extend({
  name: z.string().optional(),
  createdAt: z.number().optional(),
  /** Since when its photos and links are listed in the `batch` index: since it was created, unless version 0.1.0 did that. */
  listedSince: z.number().optional(),
  /** When something last came in, of a batch that was begun before its count shards said so. */
  lastInputAt: z.number().optional(),
  /** Until when a table of births is expected or being read. */
  rowsUntil: z.number().optional(),
  sealedAt: z.number().optional(),
  /** How many uploads had been begun when it was sealed. */
  sealedUploads: z.int().optional(),
  /** How often it was sealed, and the last of these times that it was complete. */
  revision: z.int().optional(),
  completedRevision: z.int().optional(),
  redrive: redriveMark.optional(),
  /** What had come in until then is bought no more: the whole batch was cancelled. */
  cancelledAt: z.number().optional(),
  cancellation: cancellation.optional(),
  pause: pauseMark.optional(),
  trial: trialMark.optional(),
  batchShard: z.string().optional(),
  /** Shards of its subjects in the `batch` index; only grows. A batch without it has the fewest. */
  shards: z.int().optional(),
  stateId: z.string().optional(),
});
export type BatchItem = z.output<typeof batchItem>;
export const batchItems = new ItemKind('A batch', batchItem);
