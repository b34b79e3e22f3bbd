import type { BookFormat } from '../../shared/books/edition.ts';
import type { ReportView } from '../../shared/views/views.ts';
import { writeHtml } from '../html/write.ts';
import type { Book, Photo } from '../model/book.ts';
import { composeBook } from '../model/compose.ts';
import type { Theme } from '../theme/theme.ts';
import { PrintError } from '../typst/print-error.ts';

/** Makes pages of a book: one printer for one book, a press for many. */
export interface Printer {
  print(book: Book, theme: Theme): Uint8Array | Promise<Uint8Array>;
}

/** Whether the book of a report shows its palm, as far as it is bought. */
export const wantsPhoto = ({ parts }: Theme, view: ReportView): boolean =>
  parts.includes('palm') &&
  view.parts.some(({ operation, state }) => operation === 'get-palm-image' && state === 'bought');

/**
 * The book of a report; nothing is bought for it.
 *
 * @param printer asked for where pages are needed
 * @throws NothingToPrintError where nothing that the theme asks for is bought yet, PrintError where it cannot be printed
 */
export async function makeBook(
  view: ReportView,
  theme: Theme,
  format: BookFormat,
  photo: Photo | undefined,
  printer: () => Printer,
): Promise<Uint8Array> {
  const book = composeBook(view, theme, photo);
  if (format === 'html') return Buffer.from(writeHtml(book, theme));
  try {
    return await printer().print(book, theme);
  } catch (error) {
    // A picture that cannot be read costs its page, not the book, nor the books of the others.
    if (!(error instanceof PrintError) || photo === undefined) throw error;
    return printer().print(composeBook(view, theme), theme);
  }
}
