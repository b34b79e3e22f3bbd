import * as z from 'zod';
import { linkFormats, type ReaderLink } from '../links/link.ts';
import { customerPageQuery } from '../views/requests.ts';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const linkView = z.object({
  /** The id by which a link is revoked; does not reveal the address. */
  link: z.string(),
  batch: z.string(),
  id: z.string(),
  format: z.enum(linkFormats),
  madeAt: z.iso.datetime(),
  until: z.iso.datetime(),
  views: z.int().min(0),
  viewedAt: z.iso.datetime().optional(),
});
export type LinkView = z.output<typeof linkView>;

export const madeLinkView = linkView.extend({
  /** Only this response has the address, because only its hash is stored. */
  address: z.url(),
  order: z.string(),
});

export type MadeLink = z.output<typeof madeLinkView>;

export const linksList = z.object({ links: z.array(linkView), cursor: z.string().optional() });

export const linksQuery = customerPageQuery.extend({
  batch: z.string().optional(),
  person: z.string().optional(),
});

export function toLinkView({
  link,
  batch,
  id,
  format,
  madeAt,
  until,
  views,
  viewedAt,
}: ReaderLink): LinkView {
  return {
    link,
    batch,
    id,
    format,
    madeAt: iso(madeAt),
    until: iso(until),
    views,
    ...(viewedAt === undefined ? {} : { viewedAt: iso(viewedAt) }),
  };
}
