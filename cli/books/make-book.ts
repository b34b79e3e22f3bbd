import { writeHtml } from '../../books/html/write.ts';
import type { Book, Photo } from '../../books/model/book.ts';
import { composeBook } from '../../books/model/compose.ts';
import type { Theme } from '../../books/theme/theme.ts';
import { BookPrinter } from '../../books/typst/print.ts';
import { PrintError } from '../../books/typst/print-error.ts';
import type { ReportView } from '../../shared/views/views.ts';
import { reportPath, send } from '../api/ask.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { NotFoundError } from '../errors.ts';

export type BookFormat = 'pdf' | 'html';

/** One printer for one book, a press for many. */
interface Printer {
  print(book: Book, theme: Theme): Uint8Array | Promise<Uint8Array>;
}

/** Makes books of reports, from what the reports function answers; nothing is bought for it. */
export class BookMaker {
  readonly #reports: SignedFetch;
  readonly #theme: Theme;
  readonly #format: BookFormat;
  #printer: Printer | undefined;

  /** @param printer by default one that is made for the first PDF */
  constructor(reports: SignedFetch, theme: Theme, format: BookFormat, printer?: Printer) {
    this.#printer = printer;
    this.#reports = reports;
    this.#theme = theme;
    this.#format = format;
  }

  /** @throws NothingToPrintError where nothing that the theme asks for is bought yet */
  async make(view: ReportView): Promise<Uint8Array> {
    const photo = this.#theme.parts.includes('palm') ? await this.#photoOf(view) : undefined;
    const book = composeBook(view, this.#theme, photo);
    if (this.#format === 'html') return Buffer.from(writeHtml(book, this.#theme));
    this.#printer ??= new BookPrinter();
    try {
      return await this.#printer.print(book, this.#theme);
    } catch (error) {
      // A picture that cannot be read costs its page, not the book, nor the books of the others.
      if (!(error instanceof PrintError) || photo === undefined) throw error;
      return this.#printer.print(composeBook(view, this.#theme), this.#theme);
    }
  }

  async #photoOf({ batch, id, parts }: ReportView): Promise<Photo | undefined> {
    const image = parts.find(({ operation }) => operation === 'get-palm-image');
    if (image?.state !== 'bought') return undefined;
    try {
      const answer = await send(this.#reports, `${reportPath(batch, id)}/palm-image`, { accept: 'image/*' });
      const contentType = answer.headers.get('content-type')?.split(';')[0]?.trim();
      if (contentType !== 'image/jpeg' && contentType !== 'image/png' && contentType !== 'image/webp')
        return undefined;
      return { bytes: new Uint8Array(await answer.arrayBuffer()), contentType };
    } catch (error) {
      // The answer holds no picture: the book says what the palm says without it.
      if (error instanceof NotFoundError) return undefined;
      throw error;
    }
  }
}
