import * as z from 'zod';
import { linkFormats } from '../../../../shared/links/link.ts';
import { linksList, linksQuery, linkView, madeLinkView } from '../../../../shared/reports/link-views.ts';
import type { Descriptions } from '../endpoint.ts';
import { sentTheme } from './book-endpoints.ts';

export const linkRequest = z.strictObject({
  id: z.string(),
  format: z.enum(linkFormats).default('page'),
  theme: sentTheme.prefault({}),
  days: z.int().min(1).optional(),
});

export const linkEndpoints = {
  makeLink: {
    summary: 'Make a link by which a reader opens one report or book without a login',
    body: linkRequest,
    answer: madeLinkView,
  },
  listLinks: {
    summary:
      'List the reader links that are neither expired nor revoked, the first to expire first, with their views',
    query: linksQuery,
    answer: linksList,
  },
  revokeLink: {
    summary: 'Revoke a reader link; its address stops working at once',
    answer: linkView,
  },
} as const satisfies Descriptions;
