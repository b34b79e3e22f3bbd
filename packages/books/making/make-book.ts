import type { BookFormat } from '@palmleaf/shared/books/edition';
import type { ReportView } from '@palmleaf/shared/views/views';
import type { Book, Photo } from '../composing/book.ts';
import { composeBook, NothingToPrintError } from '../composing/compose.ts';
import { writeHtml } from '../html/write.ts';
import type { Theme } from '../theme/theme.ts';
import { OverBudgetError, PrintError } from '../typst/print-error.ts';

/** Prints a book, in this process or in a child process. */
export interface Printer {
  print(book: Book, theme: Theme): Uint8Array | Promise<Uint8Array>;
}

/** Returns whether the book shows the palm image. */
export const wantsPhoto = ({ parts }: Theme, view: ReportView): boolean =>
  parts.includes('palm') &&
  view.parts.some(({ operation, state }) => operation === 'get-palm-image' && state === 'bought');

/**
 * Makes the book of a report from the parts bought so far. Answers may hold anything, so every failure is a {@link
 * PrintError} of this book, and callers continue with the others.
 *
 * @param printer called when pages are needed
 * @throws NothingToPrintError if nothing that the theme includes is bought yet
 * @throws PrintError if the report cannot be composed or printed
 */
export async function makeBook(
  view: ReportView,
  theme: Theme,
  format: BookFormat,
  photo: Photo | undefined,
  printer: () => Printer,
): Promise<Uint8Array> {
  try {
    const book = await composeBook(view, theme, photo);
    if (format === 'html') return Buffer.from(writeHtml(book, theme));
    return await printer().print(book, theme);
  } catch (error) {
    if (error instanceof NothingToPrintError || error instanceof OverBudgetError) throw error;
    // An image that cannot be decoded costs only its page.
    if (photo !== undefined) return makeBook(view, theme, format, undefined, printer);
    if (error instanceof PrintError) throw error;
    throw new PrintError('The book could not be composed', { cause: error });
  }
}
