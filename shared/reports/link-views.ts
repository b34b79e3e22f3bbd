import * as z from 'zod';
import { linkFormats, type ReaderLink } from '../links/link.ts';
import { customerPageQuery } from '../views/requests.ts';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A reader link, without its address. */
export const linkView = z.object({
  /** Its id, by which it is revoked. It does not reveal the address. */
  link: z.string(),
  batch: z.string(),
  id: z.string(),
  format: z.enum(linkFormats),
  madeAt: z.iso.datetime(),
  until: z.iso.datetime(),
  /** The minutes in which somebody opened it. */
  views: z.int().min(0),
  viewedAt: z.iso.datetime().optional(),
});
export type LinkView = z.output<typeof linkView>;

export const madeLinkView = linkView.extend({
  /** The address for the reader. Only this response has it, because its hash alone is stored. */
  address: z.url(),
  /** The order that makes the book behind the link. */
  order: z.string(),
});

export type MadeLink = z.output<typeof madeLinkView>;

export const linksPage = z.object({ links: z.array(linkView), cursor: z.string().optional() });

/** The query of the list; `batch` and `person` restrict it. */
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
