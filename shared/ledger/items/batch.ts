import * as z from 'zod';
import { ItemKind } from '../../table/item-kind.ts';
import { account } from './account.ts';
import { pauseMark, trialMark } from './hold-marks.ts';
import { partStates } from './part.ts';

/** A redrive never opens bought parts; `cancelled` parts were never sent. */
export const redriveStates = [...partStates.filter((state) => state !== 'bought'), 'cancelled'] as const;
export type RedriveState = (typeof redriveStates)[number];

const redriveMark = z.object({
  at: z.number(),
  states: z.array(z.enum(redriveStates)),
  /** Absent: all subjects and parts. */
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

const cancellation = z.object({
  revision: z.int(),
  at: z.number(),
  by: z.string().optional(),
  /** Only subjects that waited for this reason. */
  because: z.string().optional(),
  people: z.int(),
  position: z
    .object({ state: z.enum(cancelledFrom), shard: z.int(), cursor: z.string().optional() })
    .optional(),
  walks: z.int(),
  doneAt: z.number().optional(),
});
export type Cancellation = z.output<typeof cancellation>;

/** Also the batch's account. Times are epoch milliseconds. */
const batchItem = account.extend({
  name: z.string().optional(),
  createdAt: z.number().optional(),
  /** At its creation, or after version 0.1.0. */
  listedSince: z.number().optional(),
  /** From before the count shards. */
  lastInputAt: z.number().optional(),
  /** Until then, a table of births is expected or being read. */
  rowsUntil: z.number().optional(),
  sealedAt: z.number().optional(),
  /** Uploads begun before the seal. */
  sealedUploads: z.int().optional(),
  revision: z.int().optional(),
  completedRevision: z.int().optional(),
  redrive: redriveMark.optional(),
  /** Earlier inputs are not bought. */
  cancelledAt: z.number().optional(),
  cancellation: cancellation.optional(),
  pause: pauseMark.optional(),
  trial: trialMark.optional(),
  batchShard: z.string().optional(),
  /** Shards in the `batch` index; only grows. Absent means the fewest. */
  shards: z.int().optional(),
  stateId: z.string().optional(),
  nameShard: z.string().optional(),
  nameKey: z.string().optional(),
});
export type BatchItem = z.output<typeof batchItem>;
export const batchItems = new ItemKind('A batch', batchItem);
