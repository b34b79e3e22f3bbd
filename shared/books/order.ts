import * as z from 'zod';
import { sha256Hex } from '../sha256.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { madeFormats } from './edition.ts';

/**
 * - `making`: a worker is on it, or will be once it is due.
 * - `made`: everybody is done.
 */
export const orderStates = ['making', 'made'] as const;

/** Counts people by the outcome of their books. */
const counts = z.object({
  made: z.int().min(0),
  /** A book of the same revision, theme and format was already stored. */
  kept: z.int().min(0),
  /** No chapter of the theme is bought yet. */
  empty: z.int().min(0),
  failed: z.int().min(0),
});
export type BookCounts = z.output<typeof counts>;
export const noBooks: BookCounts = { made: 0, kept: 0, empty: 0, failed: 0 };

/** Where an order resumes: a shard of the batch's index, and the table's cursor in it. */
const position = z.object({ shard: z.int().min(0), in: z.string().optional() });
export type OrderPosition = z.output<typeof position>;

/** An order of books of one look, for a batch or one person, with its progress and its worker. */
const bookOrder = z.object({
  v: z.literal(schemaVersion),
  batch: z.string(),
  order: z.string(),
  edition: z.string(),
  format: z.enum(madeFormats),
  /** The seller's name in the theme. */
  theme: z.string(),
  /** The one person to make a book for; everybody if absent. */
  id: z.string().optional(),
  /** When the reader link of the book ends; absent for an ordered book. */
  sharedUntil: z.number().optional(),
  state: z.enum(orderStates),
  /** The size of the batch at the time of the order. */
  people: z.int().min(0),
  askedAt: z.number(),
  finishedAt: z.number().optional(),
  /**
   * The counts up to `position`. The next worker repeats what a dead one did beyond it, and finds those books made.
   */
  before: counts,
  counts,
  position: position.optional(),
  /** A digest of the person whose book is being made, and the number of attempts. */
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

/** The partition of the `due` index with orders that need a worker. */
export const ordersDue = 'books';

export const ordersPartition = (batch: string): string => `books#${batch}`;
export const orderKey = (batch: string, order: string): Key => ({ pk: ordersPartition(batch), sk: order });

/** Returns the name of an order: its edition and, for one person, a digest of the id. */
export const orderOf = (edition: string, id: string | undefined): string =>
  id === undefined ? edition : `${edition}-${sha256Hex(id).slice(0, 16)}`;

export const isOrder = (text: string): boolean => /^[0-9a-f]{16}(-[0-9a-f]{16})?$/.test(text);

/** A hint that an order is due. The table is the truth: a lost, late or repeated hint does no harm. */
export const orderHint = z.object({ batch: z.string(), order: z.string() });
export type OrderHint = z.output<typeof orderHint>;
