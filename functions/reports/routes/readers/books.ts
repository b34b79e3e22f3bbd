import type { Context } from 'hono';
import { editionOf, themeObject } from '../../../../shared/books/edition.ts';
import {
  type BookOrder,
  isOrder,
  orderItems,
  orderKey,
  ordersPartition,
} from '../../../../shared/books/order.ts';
import { requestBooks } from '../../../../shared/books/request-books.ts';
import { bookItems, bookKey, booksPartition } from '../../../../shared/books/stored-book.ts';
import { readCounts } from '../../../../shared/ledger/batches/counts.ts';
import { errorName } from '../../../../shared/log.ts';
import {
  type BooksPage,
  type BookView,
  booksQuery,
  toBookOrderView,
  toBookView,
} from '../../../../shared/reports/book-views.ts';
import { pageQuery } from '../../../../shared/views/requests.ts';
import type { ReportsDeps } from '../../deps.ts';
import { answerPage, wantsHtml } from '../../http/answers.ts';
import { booksRequest } from '../../http/areas/book-endpoints.ts';
import { mayChangeHere } from '../../http/changes.ts';
import { nextOf } from '../../http/lists/cursor.ts';
import { pageOver } from '../../http/lists/page-over.ts';
import type { Handlers } from '../../http/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import { addressedSubject, batchOf, bodyOf, nameParameter, queryOf } from '../../http/requests.ts';
import { hasReport } from '../../views/erasure-view.ts';
import { answerMissing } from '../missing-report.ts';

const pages = () => import('../../pages/pages.ts');

const maxPages = 20;

export function bookRoutes(deps: ReportsDeps) {
  const { ledger, erasure, books, linkTo, log } = deps;
  const { table, now } = ledger;

  async function orderAt(c: Context): Promise<BookOrder> {
    const name = nameParameter(c, 'order');
    const order = isOrder(name) ? await orderItems.read(table, orderKey(batchOf(c), name)) : undefined;
    if (order === undefined)
      throw new ProblemError(404, 'No such books', 'They were never ordered, or have expired.');
    return order;
  }

  async function booksOf(
    { batch, edition, id, order }: BookOrder,
    {
      limit,
      cursor,
      state,
    }: { limit: number; cursor?: string | undefined; state?: BookView['state'] | undefined },
  ): Promise<{ items: BookView[]; cursor?: string | undefined }> {
    const shown = async (item: unknown): Promise<BookView[]> => {
      const view = await toBookView(bookItems.parse(item), linkTo, now());
      return view === undefined || (state !== undefined && view.state !== state) ? [] : [view];
    };
    if (id !== undefined) {
      const item = await table.get(bookKey(batch, edition, id));
      return { items: item === undefined ? [] : await shown(item) };
    }
    const items: BookView[] = [];
    let next = cursor;
    for (let pagesRead = 0; pagesRead < maxPages && items.length < limit; pagesRead += 1) {
      const page = await pageOver(
        [booksPartition(batch, edition)],
        { list: `${batch}/books/${order}/${state ?? ''}`, limit: limit - items.length, cursor: next },
        (pk, query) => table.query({ pk, ...query }),
      );
      for (const found of await Promise.all(page.items.map(shown))) items.push(...found);
      next = page.cursor;
      if (next === undefined) break;
    }
    return { items, cursor: next };
  }

  return {
    orderBooks: async (c) => {
      const batch = batchOf(c);
      const { format, theme, id } = await bodyOf(c, booksRequest);
      if (id !== undefined) {
        const subject = addressedSubject(c, id);
        if (!(await hasReport(ledger, subject))) return answerMissing(c, ledger, erasure, subject);
      }
      const people = id === undefined ? (await readCounts(ledger, batch)).subjects : 1;
      if (people === 0) throw new ProblemError(404, 'No such batch', 'This batch has no people.');
      // Stored before the order, so that its worker always finds the theme.
      await books.keepTheme(themeObject(editionOf(format, theme)), JSON.stringify(theme));
      const order = await requestBooks(ledger, { batch, id, format, theme, people }, books.retentionMs);
      try {
        await books.hint({ batch, order: order.order });
      } catch (error) {
        log.warn('The hint for a book order could not be sent', {
          order: order.order,
          error: errorName(error),
        });
      }
      return c.json(toBookOrderView(order), 202);
    },

    readBookOrders: async (c) => {
      const batch = batchOf(c);
      const { limit, cursor } = queryOf(c, pageQuery);
      const page = await pageOver(
        [ordersPartition(batch)],
        { list: `${batch}/books`, limit, cursor },
        (pk, query) => table.query({ pk, ...query }),
      );
      const orders = page.items
        .map((item) => orderItems.parse(item))
        .filter(({ sharedUntil }) => sharedUntil === undefined)
        .map(toBookOrderView);
      const newest = orders.toSorted((one, other) => other.askedAt.localeCompare(one.askedAt));
      if (wantsHtml(c))
        return answerPage(
          c,
          (await pages()).bookOrdersPage(batch, newest, {
            ...nextOf(c.req.path, page.cursor),
            mayChange: mayChangeHere(c, deps),
          }),
        );
      return c.json({ orders: newest, ...(page.cursor === undefined ? {} : { cursor: page.cursor }) });
    },

    readBookOrder: async (c) => {
      const order = await orderAt(c);
      const { items, cursor } = await booksOf(order, queryOf(c, booksQuery));
      const view = toBookOrderView(order);
      if (wantsHtml(c))
        return answerPage(
          c,
          (await pages()).booksPage(view, items, {
            ...nextOf(c.req.path, cursor),
            mayChange: mayChangeHere(c, deps),
          }),
        );
      const page: BooksPage = { order: view, books: items, ...(cursor === undefined ? {} : { cursor }) };
      return c.json(page);
    },

    readBook: async (c) => {
      const { batch, edition } = await orderAt(c);
      const subject = addressedSubject(c);
      if (!(await hasReport(ledger, subject))) return answerMissing(c, ledger, erasure, subject);
      const item = await table.get(bookKey(batch, edition, subject.id));
      const view = item && (await toBookView(bookItems.parse(item), linkTo, now()));
      if (view === undefined) throw new ProblemError(404, 'No such book', 'It was not made, or has expired.');
      if (!wantsHtml(c)) return c.json(view);
      if (view.link === undefined) return c.redirect(toBookOrderView(await orderAt(c)).books, 303);
      return c.redirect(view.link, 302);
    },
  } satisfies Partial<Handlers>;
}
