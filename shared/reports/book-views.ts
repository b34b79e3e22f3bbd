import * as z from 'zod';
import { bookObject, madeFormats } from '../books/edition.ts';
import { bookFaults, type KeptBook } from '../books/kept-book.ts';
import { type BookOrder, orderStates } from '../books/order.ts';
import { pageQuery } from '../views/requests.ts';

const time = z.iso.datetime();
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const number = z.int().min(0);

/** An order for books of a batch or of one person, and its progress. */
export const bookOrderView = z.object({
  batch: z.string(),
  /** Made from its theme and format, and the person of a single book. */
  order: z.string(),
  format: z.enum(madeFormats),
  /** The seller's name in the theme. */
  theme: z.string(),
  /** Present for a single person. */
  id: z.string().optional(),
  state: z.enum(orderStates),
  /** People in the batch when it was ordered. */
  people: number,
  made: number,
  /** Existing and unchanged books. */
  kept: number,
  /** People without any bought part of the theme. */
  empty: number,
  failed: number,
  askedAt: time,
  finishedAt: time.optional(),
  /** Its address, with its books. */
  books: z.string(),
});
export type BookOrderView = z.output<typeof bookOrderView>;

const shownStates = ['making', 'made', 'empty', 'failed'] as const;

/** The book of one person. */
export const bookView = z.object({
  id: z.string(),
  state: z.enum(shownStates),
  fault: z.enum(bookFaults).optional(),
  bytes: z.int().optional(),
  /** When it was made, or found unchanged. */
  at: time,
  /** When it is deleted, unless it is ordered again. */
  until: time.optional(),
  /** A download address that works for a quarter of an hour without a login. */
  link: z.string().optional(),
});
export type BookView = z.output<typeof bookView>;

export const bookOrdersPage = z.object({ orders: z.array(bookOrderView), cursor: z.string().optional() });
export const booksPage = z.object({
  order: bookOrderView,
  books: z.array(bookView),
  cursor: z.string().optional(),
});
export type BooksPage = z.output<typeof booksPage>;

/** The query of an order's books. */
export const booksQuery = pageQuery.extend({ state: z.enum(shownStates).optional() });

export function toBookOrderView(order: BookOrder): BookOrderView {
  const { batch, format, theme, id, state, people, counts, askedAt, finishedAt } = order;
  return {
    batch,
    order: order.order,
    format,
    theme,
    ...(id === undefined ? {} : { id }),
    state,
    people,
    ...counts,
    askedAt: iso(askedAt),
    ...(finishedAt === undefined ? {} : { finishedAt: iso(finishedAt) }),
    books: `/batches/${encodeURIComponent(batch)}/books/${order.order}`,
  };
}

/** Returns the view of a book; undefined for an expired one. @param linkTo returns an address that expires */
export async function toBookView(
  book: KeptBook,
  linkTo: ((key: string) => Promise<string>) | undefined,
  now: number,
): Promise<BookView | undefined> {
  const { id, state, fault, bytes, at, dueAt } = book;
  if (state === 'gone' || dueAt === undefined || dueAt <= now) return undefined;
  const link = state === 'made' ? await linkTo?.(bookObject(book, book)) : undefined;
  return {
    id,
    state,
    ...(fault === undefined ? {} : { fault }),
    ...(bytes === undefined ? {} : { bytes }),
    at: iso(at),
    ...(state === 'made' ? { until: iso(dueAt) } : {}),
    ...(link === undefined ? {} : { link }),
  };
}
