import * as z from 'zod';
import { mentionsPartition, type Subject } from '../ledger/items/keys.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';

/** `page`: the report as a page; `pdf`: a cover page that leads to the book. */
export const linkFormats = ['page', 'pdf'] as const;
export type LinkFormat = (typeof linkFormats)[number];

/** Shows one report or book to anybody with the address, until the link ends or is revoked. */
const readerLink = z.object({
  v: z.literal(schemaVersion),
  link: z.string(),
  tokenHash: z.string(),
  batch: z.string(),
  id: z.string(),
  format: z.enum(linkFormats),
  edition: z.string(),
  /** What messengers show of the link; contains nothing about the person. */
  preview: z.object({
    locale: z.string(),
    seller: z.string(),
    title: z.string(),
    text: z.string().optional(),
    main: z.string(),
    accent: z.string(),
  }),
  madeAt: z.number(),
  until: z.number(),
  views: z.int().min(0),
  viewedAt: z.number().optional(),
  revokedAt: z.number().optional(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
  /** An erasure or a cancellation finds the link under its person. */
  batchShard: z.string(),
  stateId: z.string(),
  expiresAt: expiry,
});
export type ReaderLink = z.output<typeof readerLink>;
export const linkItems = new ItemKind('A reader link', readerLink);

/** The public function may read and count only items below this prefix. */
export const readerLinkPrefix = 'reader-link#';
export const linkKey = (link: string): Key => ({
  pk: `${readerLinkPrefix}${link}`,
  sk: `${readerLinkPrefix}${link}`,
});
export const isReaderLink = ({ pk }: Key): boolean => pk.startsWith(readerLinkPrefix);

export const allLinks = 'reader-links';

export const readerLinkListedAs = (subject: Subject, link: string) => ({
  batchShard: mentionsPartition(subject),
  stateId: `${readerLinkPrefix}${link}`,
});

export const isLinkOpen = ({ revokedAt, until }: ReaderLink, now: number): boolean =>
  revokedAt === undefined && now < until;
