import { type Subject, subjectName } from '../ledger/items/keys.ts';
import { storeFolder } from '../ledger/parts/bodies.ts';
import { sha256Hex } from '../sha256.ts';

/** The formats that people order. */
export const bookFormats = ['pdf', 'html'] as const;
export type BookFormat = (typeof bookFormats)[number];

/** `page`: the page behind a reader link, which phones show folded. */
export const madeFormats = [...bookFormats, 'page'] as const;
export type MadeFormat = (typeof madeFormats)[number];

export const bookTypes: Readonly<Record<MadeFormat, string>> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  page: 'text/html; charset=utf-8',
};

/**
 * Returns the id of a look: books of one theme and format share it, so a repeated order finds the stored books.
 *
 * @param theme as parsed, with its defaults
 */
export const editionOf = (format: MadeFormat, theme: object): string =>
  sha256Hex(JSON.stringify([format, theme])).slice(0, 16);

/** The folder of themes while books are made with them. A theme holds no personal data. */
export const themesFolder = 'books/';
export const themeObject = (edition: string): string => `${themesFolder}${edition}.json`;

/** A person's books are stored in the folder that an erasure empties; shared ones apart, because strangers read them. */
export const booksFolder = 'books';
export const sharedFolder = 'shared';

/** The look of a stored book, which names its object. */
interface StoredLook {
  readonly edition: string;
  readonly format: MadeFormat;
  /** Whether a reader link leads to it. */
  readonly shared?: true | undefined;
}

export const bookObject = (subject: Subject, { edition, format, shared }: StoredLook): string =>
  `parts/${storeFolder(subject)}/${shared ? sharedFolder : booksFolder}/${edition}.${format}`;

/** Returns a digest of a subject that does not reveal its id. */
export const markOfSubject = (subject: Subject): string => sha256Hex(subjectName(subject)).slice(0, 16);
