import * as z from 'zod';
import { linkFormats } from '../../../../shared/links/link.ts';
import { linksPage, linksQuery, linkView, madeLinkView } from '../../../../shared/reports/link-views.ts';
import type { Descriptions } from '../endpoint.ts';
import { sentTheme } from './book-endpoints.ts';

export const linkRequest = z.strictObject({
  /** The person whose report or book is shared. */
  id: z.string(),
  /** `page`: the report as a page; `pdf`: the book. */
  format: z.enum(linkFormats).default('page'),
  /** The theme, as for a book. Defaults to our own look. */
  theme: sentTheme.prefault({}),
  /** How many days the link works; the setting linkDays by default, linkDaysMost at most. */
  days: z.int().min(1).optional(),
});

/** Endpoints of reader links. */
export const linkEndpoints = {
  makeLink: {
    summary: 'Make a link by which a reader opens one report or book without a login',
    body: linkRequest,
    answer: madeLinkView,
  },
  listLinks: {
    summary: 'List the reader links that work, by their end, with their views',
    query: linksQuery,
    answer: linksPage,
  },
  revokeLink: {
    summary: 'Revoke a reader link; its address leads nowhere from the next request on',
    answer: linkView,
  },
} as const satisfies Descriptions;
