import * as z from 'zod';
import { type Subject, toldPartition } from '../ledger/items/keys.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';

/** `page`: the report as a page; `pdf`: a cover page that leads to the book. */
export const linkFormats = ['page', 'pdf'] as const;
export type LinkFormat = (typeof linkFormats)[number];

/** An address that shows one report or book to whoever has it, until it ends or is revoked. */
const readerLink = z.object({
  v: z.literal(schemaVersion),
  link: z.string(),
  /** SHA-256 of the token in the address. */
  tokenHash: z.string(),
  batch: z.string(),
  id: z.string(),
  format: z.enum(linkFormats),
  /** The book behind it, which is made for this link alone. */
  edition: z.string(),
  /** Shown to messengers: words and colours of the theme, and nothing about the person. */
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
  /** The minutes in which somebody opened it. */
  views: z.int().min(0),
  /** When a view was last counted. */
  viewedAt: z.number().optional(),
  revokedAt: z.number().optional(),
  /** The keys of the `due` index, which lists links by their end. */
  due: z.string().optional(),
  dueAt: z.number().optional(),
  /** Lists the link under its person, so that an erasure or a cancellation finds it. */
  batchShard: z.string(),
  stateId: z.string(),
  expiresAt: expiry,
});
export type ReaderLink = z.output<typeof readerLink>;
export const linkItems = new ItemKind('A reader link', readerLink);

/** The public function reads and counts only items below this prefix. */
export const readerLinkPrefix = 'reader-link#';
export const linkKey = (link: string): Key => ({
  pk: `${readerLinkPrefix}${link}`,
  sk: `${readerLinkPrefix}${link}`,
});
export const isReaderLink = ({ pk }: Key): boolean => pk.startsWith(readerLinkPrefix);

/** The partition of the `due` index with all links that are not revoked. */
export const allLinks = 'reader-links';

/** Lists a link under its person. */
export const linkListedAs = (subject: Subject, link: string) => ({
  batchShard: toldPartition(subject),
  stateId: `${readerLinkPrefix}${link}`,
});

/** Returns whether a link still leads somewhere. */
export const isOpen = ({ revokedAt, until }: ReaderLink, now: number): boolean =>
  revokedAt === undefined && now < until;
