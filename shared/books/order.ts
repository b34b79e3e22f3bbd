import * as z from 'zod';
import { sha256Hex } from '../sha256.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { madeFormats } from './edition.ts';

export const orderStates = ['making', 'made'] as const;

export const bookCounts = z.object({
  made: z.int().min(0),
  /** Existing books of unchanged reports. */
  kept: z.int().min(0),
  empty: z.int().min(0),
  failed: z.int().min(0),
});
export type BookCounts = z.output<typeof bookCounts>;
export const noBooks: BookCounts = { made: 0, kept: 0, empty: 0, failed: 0 };

const position = z.object({ shard: z.int().min(0), after: z.string().optional() });
export type OrderPosition = z.output<typeof position>;

const bookOrder = z.object({
  v: z.literal(schemaVersion),
  batch: z.string(),
  order: z.string(),
  edition: z.string(),
  format: z.enum(madeFormats),
  theme: z.string(),
  tradition: z.string().optional(),
  chartStyle: z.string().optional(),
  id: z.string().optional(),
  sharedUntil: z.number().optional(),
  state: z.enum(orderStates),
  people: z.int().min(0),
  askedAt: z.number(),
  finishedAt: z.number().optional(),
  /** Counts the books up to `position`. The next worker continues there and skips books that exist. */
  before: bookCounts,
  counts: bookCounts,
  position: position.optional(),
  at: z.string().optional(),
  tries: z.int().optional(),
  worker: z.string().optional(),
  workerUntil: z.number().optional(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
  /** Lists the order of one person, so that an erasure finds it. */
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
  expiresAt: expiry,
});
export type BookOrder = z.output<typeof bookOrder>;
export const orderItems = new ItemKind('An order of books', bookOrder);

export const ordersDue = 'books';

export const ordersPartition = (batch: string): string => `books#${batch}`;
export const orderKey = (batch: string, order: string): Key => ({ pk: ordersPartition(batch), sk: order });

export const orderOf = (edition: string, id: string | undefined): string =>
  id === undefined ? edition : `${edition}-${sha256Hex(id).slice(0, 16)}`;

export const isOrder = (text: string): boolean => /^[0-9a-f]{16}(-[0-9a-f]{16})?$/.test(text);

/** Only a hint: loss, delay or repetition breaks nothing. */
export const orderHint = z.object({ batch: z.string(), order: z.string() });
export type OrderHint = z.output<typeof orderHint>;
