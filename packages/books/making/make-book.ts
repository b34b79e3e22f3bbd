import type { MadeFormat } from '@palmleaf/shared/books/edition';
import type { ReportView } from '@palmleaf/shared/views/views';
import type { Book, BookPhoto } from '../composing/book.ts';
import { composeBook, NothingToPrintError } from '../composing/compose.ts';
import { writeHtml, writePage } from '../html/write.ts';
import type { Theme } from '../theme/theme.ts';
import { OverBudgetError, PressError, PrintError } from '../typst/print-error.ts';

export interface Printer {
  print(book: Book, theme: Theme): Uint8Array | Promise<Uint8Array>;
}

export const wantsPhoto = ({ parts }: Theme, view: ReportView): boolean =>
  parts.includes('palm') &&
  view.parts.some(({ operation, state }) => operation === 'get-palm-image' && state === 'bought');

/**
 * @param printer called only for a PDF
 * @throws NothingToPrintError if nothing that the theme includes is bought yet, PrintError, PressError
 */
export async function makeBook(
  view: ReportView,
  theme: Theme,
  format: MadeFormat,
  photo: BookPhoto | undefined,
  printer: () => Printer,
): Promise<Uint8Array> {
  try {
    const book = await composeBook(view, theme, photo);
    if (format === 'pdf') return await printer().print(book, theme);
    return Buffer.from(format === 'page' ? writePage(book, theme) : writeHtml(book, theme));
  } catch (error) {
    if (recurWithoutPhoto.some((kind) => error instanceof kind)) throw error;
    // If the photo cannot be decoded, the book is made without it.
    if (photo !== undefined) return makeBook(view, theme, format, undefined, printer);
    if (error instanceof PrintError) throw error;
    throw new PrintError('The book could not be composed', { cause: error });
  }
}

const recurWithoutPhoto = [NothingToPrintError, OverBudgetError, PressError];
