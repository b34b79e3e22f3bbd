import type { BookPhoto } from '@palmleaf/books/composing';
import { makeBook, type Printer, wantsPhoto } from '@palmleaf/books/making';
import type { Theme } from '@palmleaf/books/theme';
import type { BookFormat } from '@palmleaf/shared/books/edition';
import type { ReportView } from '@palmleaf/shared/views/views';
import { reportAddress, send } from '../api/ask.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { NotFoundError } from '../errors.ts';

export class BookMaker {
  readonly #reports: SignedFetch;
  readonly #theme: Theme;
  readonly #format: BookFormat;
  readonly #printer: Printer;

  constructor(reports: SignedFetch, theme: Theme, format: BookFormat, printer: Printer) {
    this.#printer = printer;
    this.#reports = reports;
    this.#theme = theme;
    this.#format = format;
  }

  /** @throws NothingToPrintError, PrintError */
  async make(view: ReportView): Promise<Uint8Array> {
    const photo = wantsPhoto(this.#theme, view) ? await this.#photoOf(view) : undefined;
    return makeBook(view, this.#theme, this.#format, photo, () => this.#printer);
  }

  async #photoOf({ batch, id }: ReportView): Promise<BookPhoto | undefined> {
    try {
      const answer = await send(this.#reports, `${reportAddress(batch, id)}/palm-image`, {
        accept: 'image/*',
      });
      const contentType = answer.headers.get('content-type')?.split(';')[0]?.trim();
      if (contentType !== 'image/jpeg' && contentType !== 'image/png' && contentType !== 'image/webp')
        return undefined;
      return { bytes: new Uint8Array(await answer.arrayBuffer()), contentType };
    } catch (error) {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    }
  }
}
