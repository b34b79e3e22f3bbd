import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { removedKinds } from '../ledger/items/tombstone.ts';
import { costView } from './money.ts';

const time = z.iso.datetime();

const because = z.object({
  code: z.enum(['cancelled', 'stated']),
  at: time.optional(),
  text: z.string().optional(),
});

export const erasureView = z.object({
  batch: z.string(),
  id: z.string(),
  state: z.enum(['erasing', 'erased']),
  askedAt: time,
  askedBy: z.string().optional(),
  because: because.optional(),
  doneAt: time.optional(),
  keptOut: z.object({ since: time, by: z.string().optional() }).optional(),
  removed: z.record(z.enum(removedKinds), z.int().default(0)),
  /** `until` is absent if the stack cannot know the time. */
  remains: z.array(z.object({ what: z.string(), until: time.optional() })),
  spent: z.object({ calls: z.int(), cost: costView.optional() }).optional(),
  held: z
    .array(
      z.object({
        operation: z.enum(operationNames),
        boughtAt: time,
        service: z.string(),
        address: z.string().optional(),
        palmId: z.string().optional(),
        unknown: z.literal(true).optional(),
        copied: z.literal(true).optional(),
      }),
    )
    .default([]),
  receipt: z.string(),
});
/** The receipt quotes these words permanently, so they must name nobody. */
const stated = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u, 'must be one line')
  .optional();

export const eraseRequest = z.strictObject({
  keepOut: z.boolean().default(false),
  because: stated,
});

export const maxErased = 200;
const ids = z.array(z.string().min(1)).min(1).max(maxErased);

export const eraseManyRequest = z
  .strictObject({
    ids: ids.optional(),
    all: z.literal(true).optional(),
    keepOut: z.boolean().default(false),
    because: stated,
    preview: z.boolean().default(false),
  })
  .refine((wanted) => (wanted.ids === undefined) !== (wanted.all === undefined), 'must name ids, or all');

export const batchErasureView = z.object({
  batch: z.string(),
  state: z.enum(['erasing', 'erased']),
  askedAt: time,
  askedBy: z.string().optional(),
  because: because.optional(),
  doneAt: time.optional(),
  keptOut: z.boolean(),
  people: z.int(),
  tables: z.int(),
});
export type BatchErasureView = z.output<typeof batchErasureView>;

export const customerErasureView = z.object({
  customer: z.string(),
  state: z.enum(['erasing', 'erased']),
  askedAt: time,
  askedBy: z.string().optional(),
  because: because.optional(),
  doneAt: time.optional(),
  keptOut: z.boolean(),
  places: z.int(),
  batches: z.int().optional(),
  people: z.int().optional(),
  tables: z.int().optional(),
  remains: z.array(z.object({ what: z.string(), until: time.optional() })),
});
export type CustomerErasureView = z.output<typeof customerErasureView>;

export const erasedManyView = z.object({
  batch: z.string(),
  people: z.int(),
  calls: z.int(),
  unknown: z.array(z.string()),
  receipts: z.array(erasureView),
  whole: batchErasureView.optional(),
});
export type ErasedManyView = z.output<typeof erasedManyView>;

export const receiptsRequest = z.strictObject({ ids });
export const receiptsView = z.object({ receipts: z.array(erasureView) });

/** `ban` is a prefix of the keyed hash, which does not reveal the person. */
export const bansList = z.object({
  bans: z.array(
    z.object({
      ban: z.string(),
      since: time,
      by: z.string().optional(),
    }),
  ),
  cursor: z.string().optional(),
});
export type BansPage = z.output<typeof bansList>;

export const liftedView = z.object({
  batch: z.string(),
  id: z.string(),
  lifted: z.boolean(),
});

export type ErasureView = z.output<typeof erasureView>;

const removedWords: Record<(typeof removedKinds)[number], string> = {
  parts: 'answers of the service',
  storedObjects: 'prepared photos and long answers',
  originals: 'photos as they were uploaded',
  uploads: 'records of uploads',
  rejections: 'records of refusals',
  links: 'links between photo and row',
  pointers: 'entries in the index of purchases',
  deadLetters: 'stored failed messages',
  deliveries: 'deliveries to webhooks, with their content',
  conversations: 'conversations of the chat, at the service of this stack',
  readerLinks: 'links for readers',
};

export const removedList = ({ removed }: ErasureView): { readonly what: string; readonly number: number }[] =>
  removedKinds
    .map((kind) => ({ what: removedWords[kind], number: removed[kind] }))
    .filter(({ number }) => number > 0);

export const becauseText = ({ text, at }: NonNullable<ErasureView['because']>): string =>
  text === undefined ? `with the cancellation of ${at}` : `"${text}"`;
