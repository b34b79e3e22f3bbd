import { makeBook, type Printer, wantsPhoto } from '../../books/making/make-book.ts';
import type { Photo } from '../../books/model/book.ts';
import type { Theme } from '../../books/theme/theme.ts';
import { BookPrinter } from '../../books/typst/print.ts';
import type { BookFormat } from '../../shared/books/edition.ts';
import type { ReportView } from '../../shared/views/views.ts';
import { reportPath, send } from '../api/ask.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { NotFoundError } from '../errors.ts';

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
    const photo = wantsPhoto(this.#theme, view) ? await this.#photoOf(view) : undefined;
    return makeBook(view, this.#theme, this.#format, photo, () => {
      this.#printer ??= new BookPrinter();
      return this.#printer;
    });
  }

  async #photoOf({ batch, id }: ReportView): Promise<Photo | undefined> {
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
