import * as z from 'zod';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { madeFormats } from './edition.ts';

/**
 * - `making`: the book is being made, or its maker has died.
 * - `made`: the book is stored.
 * - `empty`: no chapter of the theme is bought yet.
 * - `failed`: the book could not be made, for a reason.
 * - `gone`: the book has expired or its person was erased; the item expires soon.
 */
const bookStates = ['making', 'made', 'empty', 'failed', 'gone'] as const;

/**
 * - `not printed`: typesetting failed.
 * - `too slow`: typesetting took longer than a book may take.
 * - `not read`: three times, the answers could not be read or the store did not accept the book.
 */
export const bookFaults = ['not printed', 'too slow', 'too large', 'not read'] as const;
export type BookFault = (typeof bookFaults)[number];

/**
 * The book of one person in one look. The item is written before the file is stored, so that every stored file has an
 * item.
 */
const keptBook = z.object({
  v: z.literal(schemaVersion),
  batch: z.string(),
  id: z.string(),
  edition: z.string(),
  format: z.enum(madeFormats),
  /** A reader link leads to the book. */
  shared: z.literal(true).optional(),
  state: z.enum(bookStates),
  /** The revision of the report that the book shows. */
  revision: z.int(),
  /** When making it began, or ended in `state`. */
  at: z.number(),
  fault: z.enum(bookFaults).optional(),
  bytes: z.int().optional(),
  /** The key of the `due` index for its removal. */
  due: z.string().optional(),
  dueAt: z.number().optional(),
  /** Lists the book under its person, so that an erasure finds it. */
  batchShard: z.string(),
  stateId: z.string(),
  expiresAt: expiry.optional(),
});
export type KeptBook = z.output<typeof keptBook>;
export const bookItems = new ItemKind('A book', keptBook);

/** The partition of the `due` index that lists books by the time of their removal. */
export const booksEnd = 'books-end';

export const booksPartition = (batch: string, edition: string): string => `book#${batch}#${edition}`;
export const bookKey = (batch: string, edition: string, id: string): Key => ({
  pk: booksPartition(batch, edition),
  sk: id,
});
