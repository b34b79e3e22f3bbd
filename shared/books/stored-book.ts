import * as z from 'zod';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { madeFormats } from './edition.ts';

/**
 * - `making`: a worker is making the book, or died while making it.
 * - `empty`: no chapter of the theme is bought yet.
 * - `gone`: the book expired or its person was erased.
 */
const bookStates = ['making', 'made', 'empty', 'failed', 'gone'] as const;

/**
 * - `not printed`: typesetting failed.
 * - `not read`: reading or storing failed three times.
 */
export const bookFaults = ['not printed', 'too slow', 'too large', 'not read'] as const;
export type BookFault = (typeof bookFaults)[number];

/** The function writes this before the book's file, so every file has an item. */
const storedBook = z.object({
  v: z.literal(schemaVersion),
  batch: z.string(),
  id: z.string(),
  edition: z.string(),
  format: z.enum(madeFormats),
  shared: z.literal(true).optional(),
  state: z.enum(bookStates),
  revision: z.int(),
  /** When `state` began, in epoch milliseconds. */
  at: z.number(),
  fault: z.enum(bookFaults).optional(),
  bytes: z.int().optional(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
  /** By this shard, an erasure of the person finds the item. */
  batchShard: z.string(),
  stateId: z.string(),
  expiresAt: expiry.optional(),
});
export type StoredBook = z.output<typeof storedBook>;
export const bookItems = new ItemKind('A book', storedBook);

export const booksEnd = 'books-end';

export const booksPartition = (batch: string, edition: string): string => `book#${batch}#${edition}`;
export const bookKey = (batch: string, edition: string, id: string): Key => ({
  pk: booksPartition(batch, edition),
  sk: id,
});
