import * as z from 'zod';
import { bookObject, madeFormats } from '../books/edition.ts';
import { type BookOrder, bookCounts, orderStates } from '../books/order.ts';
import { bookFaults, type StoredBook } from '../books/stored-book.ts';
import { pageQuery } from '../views/requests.ts';

const time = z.iso.datetime();
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const number = z.int().min(0);

export const bookOrderView = z.object({
  batch: z.string(),
  order: z.string(),
  format: z.enum(madeFormats),
  theme: z.string(),
  /** The theme's tradition of astrology. If absent, the language of the row decides. */
  tradition: z.string().optional(),
  chartStyle: z.string().optional(),
  id: z.string().optional(),
  state: z.enum(orderStates),
  people: number,
  ...bookCounts.shape,
  askedAt: time,
  finishedAt: time.optional(),
  books: z.string(),
});
export type BookOrderView = z.output<typeof bookOrderView>;

const shownStates = ['making', 'made', 'empty', 'failed'] as const;

export const bookView = z.object({
  id: z.string(),
  state: z.enum(shownStates),
  fault: z.enum(bookFaults).optional(),
  bytes: z.int().optional(),
  at: time,
  until: time.optional(),
  /** Works for 15 minutes without a login. */
  link: z.string().optional(),
});
export type BookView = z.output<typeof bookView>;

export const bookOrdersList = z.object({ orders: z.array(bookOrderView), cursor: z.string().optional() });
export const booksList = z.object({
  order: bookOrderView,
  books: z.array(bookView),
  cursor: z.string().optional(),
});
export type BooksPage = z.output<typeof booksList>;

export const booksQuery = pageQuery.extend({ state: z.enum(shownStates).optional() });

export function toBookOrderView(order: BookOrder): BookOrderView {
  const { batch, format, theme, tradition, chartStyle, id, state, people, counts, askedAt, finishedAt } =
    order;
  return {
    batch,
    order: order.order,
    format,
    theme,
    ...(tradition === undefined ? {} : { tradition }),
    ...(chartStyle === undefined ? {} : { chartStyle }),
    ...(id === undefined ? {} : { id }),
    state,
    people,
    ...counts,
    askedAt: iso(askedAt),
    ...(finishedAt === undefined ? {} : { finishedAt: iso(finishedAt) }),
    books: `/batches/${encodeURIComponent(batch)}/books/${order.order}`,
  };
}

/**
 * Undefined for an expired book.
 * @param linkTo returns an address that expires
 */
export async function toBookView(
  book: StoredBook,
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
