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
 * Which books look alike: those of the same theme in the same format. Who is asked for them again finds what was made.
 *
 * @param theme as it was read, with everything that was left out
 */
export const editionOf = (format: BookFormat, theme: object): string =>
  sha256Hex(JSON.stringify([format, theme])).slice(0, 16);

/** Where a theme lies in the store while books are made by it. Nothing of it is about anybody. */
export const themesFolder = 'books/';
export const themeObject = (edition: string): string => `${themesFolder}${edition}.json`;

/** The books of a person lie in the folder that an erasure empties, beside what they are made of. */
export const booksFolder = 'books';
export const bookObject = (subject: Subject, edition: string, format: BookFormat): string =>
  `parts/${storeFolder(subject)}/${booksFolder}/${edition}.${format}`;

/** A mark of a person that says no id. */
export const markOfSubject = (subject: Subject): string => sha256Hex(subjectName(subject)).slice(0, 16);
