import { type Subject, subjectName } from '../ledger/items/keys.ts';
import { storeFolder } from '../ledger/parts/bodies.ts';
import { sha256Hex } from '../sha256.ts';

export const bookFormats = ['pdf', 'html'] as const;
export type BookFormat = (typeof bookFormats)[number];

export const bookTypes: Readonly<Record<BookFormat, string>> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
};

/**
 * Returns the id of a look: books of one theme and format share it, so a repeated order finds the stored books.
 *
 * @param theme as parsed, with its defaults
 */
export const editionOf = (format: BookFormat, theme: object): string =>
  sha256Hex(JSON.stringify([format, theme])).slice(0, 16);

/** The folder of themes while books are made with them. A theme holds no personal data. */
export const themesFolder = 'books/';
export const themeObject = (edition: string): string => `${themesFolder}${edition}.json`;

/** A person's books are stored in the folder that an erasure empties. */
export const booksFolder = 'books';
export const bookObject = (subject: Subject, edition: string, format: BookFormat): string =>
  `parts/${storeFolder(subject)}/${booksFolder}/${edition}.${format}`;

/** Returns a digest of a subject that does not reveal its id. */
export const markOfSubject = (subject: Subject): string => sha256Hex(subjectName(subject)).slice(0, 16);
