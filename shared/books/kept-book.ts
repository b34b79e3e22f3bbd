import * as z from 'zod';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { bookFormats } from './edition.ts';

/**
 * - `making`: it is being made, or whoever made it has died over it.
 * - `made`: it lies in the store.
 * - `empty`: nothing that the theme asks for is bought yet.
 * - `failed`: it could not be made, for a reason.
 * - `gone`: its days are over, or whom it was about was erased; the item itself goes soon.
 */
const bookStates = ['making', 'made', 'empty', 'failed', 'gone'] as const;

/**
 * - `not printed`: no pages could be made of it.
 * - `too slow`: its pages were not ready in the time that a book has.
 * - `not read`: what is bought could not be read, or the store did not take the book, three times.
 */
export const bookFaults = ['not printed', 'too slow', 'too large', 'not read'] as const;
export type BookFault = (typeof bookFaults)[number];

/** The book of one person in one look. It is written down before it lies in the store: nothing lies there that nobody knows of. */
const keptBook = z.object({
  v: z.literal(schemaVersion),
  batch: z.string(),
  id: z.string(),
  edition: z.string(),
  format: z.enum(bookFormats),
  state: z.enum(bookStates),
  /** Of the report that it was made of. */
  revision: z.int(),
  /** When it was begun, or ended as `state` says. */
  at: z.number(),
  fault: z.enum(bookFaults).optional(),
  bytes: z.int().optional(),
  /** When it is removed: what the `due` index lists it by. */
  due: z.string().optional(),
  dueAt: z.number().optional(),
  /** Lists it under the person, so that an erasure finds it. */
  batchShard: z.string(),
  stateId: z.string(),
  expiresAt: expiry.optional(),
});
export type KeptBook = z.output<typeof keptBook>;
export const bookItems = new ItemKind('A book', keptBook);

/** The partition of the `due` index that lists books by when they are removed. */
export const booksEnd = 'books-end';

export const booksPartition = (batch: string, edition: string): string => `book#${batch}#${edition}`;
export const bookKey = (batch: string, edition: string, id: string): Key => ({
  pk: booksPartition(batch, edition),
  sk: id,
});
