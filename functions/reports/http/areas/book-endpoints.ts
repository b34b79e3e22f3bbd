import { logoOf, ThemeError, theme } from '@palmleaf/books/theme';
import * as z from 'zod';
import { bookFormats } from '../../../../shared/books/edition.ts';
import {
  bookOrdersList,
  bookOrderView,
  booksList,
  booksQuery,
  bookView,
} from '../../../../shared/reports/book-views.ts';
import { pageQuery } from '../../../../shared/views/requests.ts';
import type { Descriptions } from '../endpoint.ts';

/** The theme must embed its logo: a request cannot refer to files. */
export const sentTheme = theme.superRefine(({ logo }, context) => {
  if (logo === undefined) return;
  try {
    logoOf(logo);
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error;
    context.addIssue({ code: 'custom', path: ['logo'], message: error.message.replace(/^logo: /, '') });
  }
});

export const booksRequest = z.strictObject({
  format: z.enum(bookFormats).default('pdf'),
  theme: sentTheme.prefault({}),
  id: z.string().optional(),
});

export const bookEndpoints = {
  orderBooks: {
    summary: 'Order the books of a batch; unchanged books are not made again',
    body: booksRequest,
    status: 202,
    answer: bookOrderView,
  },
  readBookOrders: {
    summary: 'List the book orders of a batch with their progress',
    query: pageQuery,
    answer: bookOrdersList,
  },
  readBookOrder: {
    summary: "Get an order's progress, with links to its books that expire after 15 minutes",
    query: booksQuery,
    answer: booksList,
  },
  readBook: {
    summary: 'Get the book of one person; browsers are redirected to a link that expires after 15 minutes',
    answer: bookView,
  },
} as const satisfies Descriptions;
