import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { removedKinds } from '../ledger/items/tombstone.ts';
import { costView } from './money.ts';

const time = z.iso.datetime();

/** The receipt of an erasure: how far it is, what was removed, and what remains until when. */
export const erasureView = z.object({
  batch: z.string(),
  id: z.string(),
  /** `erasing` until the last sweep has ended; the receipt is final when it is `erased`. */
  state: z.enum(['erasing', 'erased']),
  askedAt: time,
  /** The ARN of who asked for it. */
  askedBy: z.string().optional(),
  doneAt: time.optional(),
  /** Whoever comes again under this name is refused, until somebody lifts the ban. */
  keptOut: z.object({ since: time, by: z.string().optional() }).optional(),
  /** A stack of an earlier version counts fewer kinds. */
  removed: z.record(z.enum(removedKinds), z.int().default(0)),
  /** Without a time, nobody here knows it. */
  remains: z.array(z.object({ what: z.string(), until: time.optional() })),
  /** Calls that were bought for the person and what they cost, where that is known. It stays, so that charges can be explained. */
  spent: z.object({ calls: z.int(), cost: costView.optional() }).optional(),
  /** What the service still has of the person, answer by answer: its documents name no way to delete it. */
  held: z
    .array(
      z.object({
        operation: z.enum(operationNames),
        boughtAt: time,
        /** The name of the service's profile. */
        service: z.string(),
        /** Where it was bought, if that service is still the one that is called. */
        address: z.string().optional(),
        /** By this the service knows the photo. */
        palmId: z.string().optional(),
        /** The call was sent, and nobody knows whether it was answered. */
        unknown: z.literal(true).optional(),
        /** It was bought for somebody with the same photo or birth data, and copied. */
        copied: z.literal(true).optional(),
      }),
    )
    .default([]),
  /** Address of this receipt, relative to the reports function. */
  receipt: z.string(),
});
/** What an erasure may be asked with. */
export const eraseRequest = z.strictObject({
  /** Whoever comes again under this name is refused, until somebody lifts the ban. */
  keepOut: z.boolean().default(false),
});

/** People whom one request may erase, or ask about. */
export const mostErased = 200;
const ids = z.array(z.string().min(1)).min(1).max(mostErased);

/** The erasure of several people of a batch, or with `all` of everybody in it. */
export const eraseManyRequest = z
  .strictObject({
    ids: ids.optional(),
    all: z.literal(true).optional(),
    keepOut: z.boolean().default(false),
    /** Only says what it would erase. */
    preview: z.boolean().default(false),
  })
  .refine((wanted) => (wanted.ids === undefined) !== (wanted.all === undefined), 'must name ids, or all');

/** How far the erasure of a whole batch is. */
export const batchErasureView = z.object({
  batch: z.string(),
  state: z.enum(['erasing', 'erased']),
  askedAt: time,
  askedBy: z.string().optional(),
  doneAt: time.optional(),
  keptOut: z.boolean(),
  /** People who were in the batch when it was asked for. */
  people: z.int(),
  /** Tables and archives whose records were removed, with their originals. */
  tables: z.int(),
});
export type BatchErasureView = z.output<typeof batchErasureView>;

/** How far the erasure of a customer is: the receipt, which is final when it is `erased`. */
export const customerErasureView = z.object({
  customer: z.string(),
  state: z.enum(['erasing', 'erased']),
  askedAt: time,
  askedBy: z.string().optional(),
  doneAt: time.optional(),
  keptOut: z.boolean(),
  /** Places that were erased. */
  places: z.int(),
  /** Batches that were erased, the people that were in them, and the tables and archives; counted at the end. */
  batches: z.int().optional(),
  people: z.int().optional(),
  tables: z.int().optional(),
  /** Without a time, nobody here knows it. */
  remains: z.array(z.object({ what: z.string(), until: time.optional() })),
});
export type CustomerErasureView = z.output<typeof customerErasureView>;

export const erasedManyView = z.object({
  batch: z.string(),
  /** People whom the request erases. */
  people: z.int(),
  /** Calls that were bought for them: their answers are lost. */
  calls: z.int(),
  /** Ids of which nothing is here. */
  unknown: z.array(z.string()),
  /** One for each person, where ids were given and it was no preview. */
  receipts: z.array(erasureView),
  /** Where everybody is erased. */
  whole: batchErasureView.optional(),
});
export type ErasedManyView = z.output<typeof erasedManyView>;

export const receiptsRequest = z.strictObject({ ids });
export const receiptsView = z.object({ receipts: z.array(erasureView) });

/** The bans, each by the beginning of the keyed hash of a name: they do not say whom they keep out. */
export const bansPage = z.object({
  bans: z.array(
    z.object({
      ban: z.string(),
      since: time,
      by: z.string().optional(),
      /** Of a photo: the ban of the person whose row named it. It is lifted with that. */
      of: z.string().optional(),
    }),
  ),
  cursor: z.string().optional(),
});
export type BansPage = z.output<typeof bansPage>;

export const liftedView = z.object({
  batch: z.string(),
  id: z.string(),
  /** False where nobody of this name was kept out. */
  lifted: z.boolean(),
});

export type ErasureView = z.output<typeof erasureView>;

/** What was removed, in the words of a list. */
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
};

/** What was removed, kinds of which there was nothing left out. */
export const removedList = ({ removed }: ErasureView): { readonly what: string; readonly number: number }[] =>
  removedKinds
    .map((kind) => ({ what: removedWords[kind], number: removed[kind] }))
    .filter(({ number }) => number > 0);
