import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { removedKinds } from '../ledger/items/tombstone.ts';
import { costView } from './money.ts';

const time = z.iso.datetime();

/** The receipt of an erasure: its progress, what was removed, and what remains until when. */
export const erasureView = z.object({
  batch: z.string(),
  id: z.string(),
  /** `erasing` until the last sweep has ended; an `erased` receipt is final. */
  state: z.enum(['erasing', 'erased']),
  askedAt: time,
  /** The ARN of the caller who requested it. */
  askedBy: z.string().optional(),
  doneAt: time.optional(),
  /** The ban on this name. The pipeline refuses the person until somebody lifts it. */
  keptOut: z.object({ since: time, by: z.string().optional() }).optional(),
  /** A stack of an earlier version counts fewer kinds. */
  removed: z.record(z.enum(removedKinds), z.int().default(0)),
  /** `until` is absent if the stack cannot know the time. */
  remains: z.array(z.object({ what: z.string(), until: time.optional() })),
  /**
   * The calls bought for the person and their known cost. The receipt keeps both, so that charges can be explained.
   */
  spent: z.object({ calls: z.int(), cost: costView.optional() }).optional(),
  /** The answers that the service still holds. Its documents name no way to delete them. */
  held: z
    .array(
      z.object({
        operation: z.enum(operationNames),
        boughtAt: time,
        service: z.string(),
        /** The service's address, if the stack still calls that service. */
        address: z.string().optional(),
        /** The service's own id of the photo. */
        palmId: z.string().optional(),
        /** The call was sent, and its outcome is unknown. */
        unknown: z.literal(true).optional(),
        /** The answer was bought for another person with the same photo or birth data, and copied. */
        copied: z.literal(true).optional(),
      }),
    )
    .default([]),
  /** Address of this receipt, relative to the reports function. */
  receipt: z.string(),
});
export const eraseRequest = z.strictObject({
  /** Bans the name: the pipeline refuses the person until somebody lifts the ban. */
  keepOut: z.boolean().default(false),
});

/** The most people that one request may erase or preview. */
export const mostErased = 200;
const ids = z.array(z.string().min(1)).min(1).max(mostErased);

/** Erases the listed people of a batch, or with `all` everybody in it. */
export const eraseManyRequest = z
  .strictObject({
    ids: ids.optional(),
    all: z.literal(true).optional(),
    keepOut: z.boolean().default(false),
    /** Returns what the request would erase, and erases nothing. */
    preview: z.boolean().default(false),
  })
  .refine((wanted) => (wanted.ids === undefined) !== (wanted.all === undefined), 'must name ids, or all');

/** The progress of erasing a whole batch. */
export const batchErasureView = z.object({
  batch: z.string(),
  state: z.enum(['erasing', 'erased']),
  askedAt: time,
  askedBy: z.string().optional(),
  doneAt: time.optional(),
  keptOut: z.boolean(),
  /** People in the batch at the time of the request. */
  people: z.int(),
  /** Tables and archives whose records and originals were removed. */
  tables: z.int(),
});
export type BatchErasureView = z.output<typeof batchErasureView>;

/** The receipt of erasing a customer; final once it is `erased`. */
export const customerErasureView = z.object({
  customer: z.string(),
  state: z.enum(['erasing', 'erased']),
  askedAt: time,
  askedBy: z.string().optional(),
  doneAt: time.optional(),
  keptOut: z.boolean(),
  places: z.int(),
  /** The erased batches with their people, tables and archives. The erasure counts them at its end. */
  batches: z.int().optional(),
  people: z.int().optional(),
  tables: z.int().optional(),
  /** `until` is absent if the stack cannot know the time. */
  remains: z.array(z.object({ what: z.string(), until: time.optional() })),
});
export type CustomerErasureView = z.output<typeof customerErasureView>;

export const erasedManyView = z.object({
  batch: z.string(),
  people: z.int(),
  /** Calls bought for these people. The erasure loses their answers. */
  calls: z.int(),
  /** Ids without any record here. */
  unknown: z.array(z.string()),
  /** One receipt for each person; empty for a preview or a whole batch. */
  receipts: z.array(erasureView),
  /** Present if the whole batch is erased. */
  whole: batchErasureView.optional(),
});
export type ErasedManyView = z.output<typeof erasedManyView>;

export const receiptsRequest = z.strictObject({ ids });
export const receiptsView = z.object({ receipts: z.array(erasureView) });

/** The bans, each by a prefix of the keyed hash of a name. The prefix does not reveal the person. */
export const bansPage = z.object({
  bans: z.array(
    z.object({
      ban: z.string(),
      since: time,
      by: z.string().optional(),
      /** For a photo: the ban of the person whose row named it. Lifting that ban lifts this one. */
      of: z.string().optional(),
    }),
  ),
  cursor: z.string().optional(),
});
export type BansPage = z.output<typeof bansPage>;

export const liftedView = z.object({
  batch: z.string(),
  id: z.string(),
  /** False if no ban had this name. */
  lifted: z.boolean(),
});

export type ErasureView = z.output<typeof erasureView>;

/** The removed kinds as words of a list. */
const removedWords: Record<(typeof removedKinds)[number], string> = {
  parts: 'answers of the service',
  storedObjects: 'prepared photos and long answers',
  originals: 'photos as they were uploaded',
  uploads: 'records of uploads',
  rejections: 'records of what was refused',
  links: 'links between photo and row',
  pointers: 'entries in the index of what was bought',
  deadLetters: 'kept messages that had failed',
  deliveries: 'deliveries to webhooks, with what they told',
  conversations: 'conversations of the chat, at the service of this stack',
  readerLinks: 'links that were given to readers',
};

/** Returns the kinds with a count above zero. */
export const removedList = ({ removed }: ErasureView): { readonly what: string; readonly number: number }[] =>
  removedKinds
    .map((kind) => ({ what: removedWords[kind], number: removed[kind] }))
    .filter(({ number }) => number > 0);
