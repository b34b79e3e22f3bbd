import * as z from 'zod';
import { ItemKind } from '../../table/item-kind.ts';
import { account } from './account.ts';
import { pauseMark, trialMark } from './hold-marks.ts';
import { partStates } from './part.ts';

export const redriveStates = [...partStates.filter((state) => state !== 'bought'), 'cancelled'] as const;
export type RedriveState = (typeof redriveStates)[number];

const filter = z.object({
  person: z.string().optional(),
  part: z.string().optional(),
  because: z.string().optional(),
});
export type Filter = z.output<typeof filter>;

const redriveMark = z.object({
  at: z.number(),
  states: z.array(z.enum(redriveStates)),
  only: filter.optional(),
  position: z
    .object({
      state: z.enum(['partial', 'failed', 'cancelled']),
      shard: z.int(),
      cursor: z.string().optional(),
    })
    .optional(),
});
export type RedriveMark = z.output<typeof redriveMark>;

/** A cancellation goes through the subjects in these states, in this order. */
export const cancelledFrom = ['waiting', 'due', 'working'] as const;

const cancellation = filter.extend({
  revision: z.int(),
  at: z.number(),
  againAt: z.number().optional(),
  by: z.string().optional(),
  erases: z.literal(true).optional(),
  people: z.int(),
  position: z
    .object({ state: z.enum(cancelledFrom), shard: z.int(), cursor: z.string().optional() })
    .optional(),
  /** Completed passes over the subjects. */
  walks: z.int(),
  doneAt: z.number().optional(),
});
export type Cancellation = z.output<typeof cancellation>;

/** Includes the batch's budget. Times are epoch milliseconds. */
const batchItem = account.extend({
  name: z.string().optional(),
  createdAt: z.number().optional(),
  listedSince: z.number().optional(),
  lastInputAt: z.number().optional(),
  sealedAt: z.number().optional(),
  sealedUploads: z.int().optional(),
  revision: z.int().optional(),
  completedRevision: z.int().optional(),
  redrive: redriveMark.optional(),
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
