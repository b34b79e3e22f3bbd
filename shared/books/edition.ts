import { type Subject, subjectName } from '../ledger/items/keys.ts';
import { storeFolder } from '../ledger/parts/bodies.ts';
import { sha256Hex } from '../sha256.ts';

export const bookFormats = ['pdf', 'html'] as const;
export type BookFormat = (typeof bookFormats)[number];

export const madeFormats = [...bookFormats, 'page'] as const;
export type MadeFormat = (typeof madeFormats)[number];

export const bookTypes: Readonly<Record<MadeFormat, string>> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  page: 'text/html; charset=utf-8',
};

/** @param theme as parsed, with its defaults */
export const editionOf = (format: MadeFormat, theme: object): string =>
  sha256Hex(JSON.stringify([format, theme])).slice(0, 16);

/** Each theme is stored only while books use it. It holds no personal data. */
export const themesFolder = 'books/';
export const themeObject = (edition: string): string => `${themesFolder}${edition}.json`;

export const booksFolder = 'books';
export const sharedFolder = 'shared';

interface BookFile {
  readonly edition: string;
  readonly format: MadeFormat;
  readonly shared?: true | undefined;
}

export const bookObject = (subject: Subject, { edition, format, shared }: BookFile): string =>
  `parts/${storeFolder(subject)}/${shared ? sharedFolder : booksFolder}/${edition}.${format}`;

/** Does not reveal the subject's id. */
export const markOfSubject = (subject: Subject): string => sha256Hex(subjectName(subject)).slice(0, 16);
