import type { Theme } from '@palmleaf/books/theme';
import type { BookFormat } from '@palmleaf/shared/books/edition';
import {
  type BookOrderView,
  type BookView,
  bookOrderView,
  booksList,
} from '@palmleaf/shared/reports/book-views';
import { ask, batchPath, pages } from '../api/ask.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { UnreachableError } from '../errors.ts';

export interface MadeBook extends BookView {
  readonly link: string;
}

const orderPath = (batch: string, order: string): string => `${batchPath(batch)}/books/${order}`;

export const orderBooks = (
  reports: SignedFetch,
  batch: string,
  wanted: { readonly format: BookFormat; readonly theme: Theme; readonly id?: string },
): Promise<BookOrderView> =>
  ask(reports, bookOrderView, `${batchPath(batch)}/books`, { method: 'POST', body: wanted });

export const readOrder = async (reports: SignedFetch, batch: string, order: string): Promise<BookOrderView> =>
  (await ask(reports, booksList, `${orderPath(batch, order)}?limit=1`)).order;

export async function* readBooks(
  reports: SignedFetch,
  batch: string,
  order: string,
): AsyncGenerator<BookView> {
  for await (const { books } of pages(reports, booksList, orderPath(batch, order))) yield* books;
}

export const isMade = (book: BookView): book is MadeBook => book.state === 'made' && book.link !== undefined;

export async function fetchBook({ link }: MadeBook, send: typeof fetch = fetch): Promise<Uint8Array> {
  const answer = await send(link).catch(() => undefined);
  if (answer?.ok !== true)
    throw new UnreachableError(
      answer === undefined
        ? 'The store cannot be reached: is the network up?'
        : `The store refused a book (${answer.status}): run the same command to request it again`,
    );
  return new Uint8Array(await answer.arrayBuffer());
}
