import * as z from 'zod';
import { sha256Hex } from '../sha256.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { bookFormats } from './edition.ts';

/**
 * - `making`: somebody works on it, or will as soon as it is due.
 * - `made`: everybody was looked at.
 */
export const orderStates = ['making', 'made'] as const;

/** People who were looked at, by what became of their books. */
const counts = z.object({
  made: z.int().min(0),
  /** A book of the same revision, theme and format was there. */
  kept: z.int().min(0),
  /** Nothing that the theme asks for is bought yet. */
  empty: z.int().min(0),
  failed: z.int().min(0),
});
export type BookCounts = z.output<typeof counts>;
export const noBooks: BookCounts = { made: 0, kept: 0, empty: 0, failed: 0 };

/** Where an order goes on: a shard of the batch's index, and the table's own cursor in it. */
const position = z.object({ shard: z.int().min(0), in: z.string().optional() });
export type OrderPosition = z.output<typeof position>;

/** That books of one look are wanted of a batch, or of one person: how far it is, and who works on it. */
const bookOrder = z.object({
  v: z.literal(schemaVersion),
  batch: z.string(),
  order: z.string(),
  edition: z.string(),
  format: z.enum(bookFormats),
  /** The seller's name in the theme. */
  theme: z.string(),
  /** Of one person alone. */
  id: z.string().optional(),
  state: z.enum(orderStates),
  /** Whom the batch held when it was asked for. */
  people: z.int().min(0),
  askedAt: z.number(),
  finishedAt: z.number().optional(),
  /** Up to `position`; what a dead function had looked at beyond it is looked at again, and found made. */
  before: counts,
  counts,
  position: position.optional(),
  /** Whose book is being made, without an id, and how often that was begun. */
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

/** The partition of the `due` index that holds orders which somebody has to work on. */
export const ordersDue = 'books';

export const ordersPartition = (batch: string): string => `books#${batch}`;
export const orderKey = (batch: string, order: string): Key => ({ pk: ordersPartition(batch), sk: order });

/** What an order is called: by its edition, and for one person by a mark of the id. */
export const orderOf = (edition: string, id: string | undefined): string =>
  id === undefined ? edition : `${edition}-${sha256Hex(id).slice(0, 16)}`;

export const isOrder = (text: string): boolean => /^[0-9a-f]{16}(-[0-9a-f]{16})?$/.test(text);

/** A hint that an order is due. The table is the truth: a lost, late or repeated one costs nothing. */
export const orderHint = z.object({ batch: z.string(), order: z.string() });
export type OrderHint = z.output<typeof orderHint>;
