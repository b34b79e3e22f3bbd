import * as z from 'zod';
import { bookFormats, bookObject } from '../books/edition.ts';
import { bookFaults, type KeptBook } from '../books/kept-book.ts';
import { type BookOrder, orderStates } from '../books/order.ts';
import { pageQuery } from '../views/requests.ts';

const time = z.iso.datetime();
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const number = z.int().min(0);

/** That books of one look are wanted of a batch, or of one person, and how far it is. */
export const bookOrderView = z.object({
  batch: z.string(),
  /** By its theme and format; of one person also by whom. */
  order: z.string(),
  format: z.enum(bookFormats),
  /** The seller's name in the theme. */
  theme: z.string(),
  /** Of one person alone. */
  id: z.string().optional(),
  state: z.enum(orderStates),
  /** Whom the batch held when it was asked for. */
  people: number,
  made: number,
  /** There already, and unchanged. */
  kept: number,
  /** Nothing that the theme asks for is bought yet. */
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
  /** When it was made, or found to be as it is. */
  at: time,
  /** When it is removed, unless it is asked for again. */
  until: time.optional(),
  /** Where it can be had for a quarter of an hour, by whoever holds the address. */
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

/** What the books of an order take. */
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

/** A book as readers see it; undefined for one whose days are over. @param linkTo makes an address that ends by itself */
export async function toBookView(
  book: KeptBook,
  linkTo: ((key: string) => Promise<string>) | undefined,
  now: number,
): Promise<BookView | undefined> {
  const { id, state, fault, bytes, at, dueAt } = book;
  if (state === 'gone' || dueAt === undefined || dueAt <= now) return undefined;
  const link = state === 'made' ? await linkTo?.(bookObject(book, book.edition, book.format)) : undefined;
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
