import { createHash } from 'node:crypto';
import { NothingToPrintError } from '../../books/model/compose.ts';
import type { Theme } from '../../books/theme/theme.ts';
import { Press } from '../../books/typst/press.ts';
import type { BookFormat } from '../../shared/books/edition.ts';
import { readReport, readSubjects } from '../api/batches.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { BookMaker } from './make-book.ts';
import { fetchBook, isMade, readBooks } from './remote.ts';

/** A book as somebody may have it, and what it was made of: the same book has the same. */
interface Offered {
  readonly id: string;
  readonly title: string;
  readonly of: string;
  /** Its bytes; `empty` where nothing is bought yet, `gone` where there is nobody of this id any more. */
  readonly bytes: () => Promise<Uint8Array | 'empty' | 'failed' | 'gone'>;
}

type Books = AsyncGenerator<Offered, void, undefined>;

const titleOf = (id: string, name: string | undefined): string => (name?.trim() ? name.trim() : id);

/** Everybody's books, made on this machine. */
export async function* madeHere(
  reports: SignedFetch,
  batch: string,
  theme: Theme,
  format: BookFormat,
): Books {
  const press = new Press();
  const maker = new BookMaker(reports, theme, format, press);
  const look = createHash('sha256')
    .update(JSON.stringify([format, theme]))
    .digest('hex')
    .slice(0, 16);
  try {
    for await (const { id, name, updatedAt } of readSubjects(reports, batch)) {
      const bytes = async () => {
        const view = await readReport(reports, batch, id);
        if (view === undefined) return 'gone';
        try {
          return await maker.make(view);
        } catch (error) {
          if (error instanceof NothingToPrintError) return 'empty';
          throw error;
        }
      };
      yield { id, title: titleOf(id, name), of: `${look} ${updatedAt}`, bytes };
    }
  } finally {
    await press.close();
  }
}

/** Everybody's books, as the stack has made them by an order. */
export async function* madeByStack(reports: SignedFetch, batch: string, order: string): Books {
  const names = new Map<string, string | undefined>();
  for await (const { id, name } of readSubjects(reports, batch)) names.set(id, name);
  for await (const book of readBooks(reports, batch, order)) {
    const bytes = async () => (isMade(book) ? fetchBook(book) : book.state === 'failed' ? 'failed' : 'empty');
    yield {
      id: book.id,
      title: titleOf(book.id, names.get(book.id)),
      of: `stack ${order} ${book.at}`,
      bytes,
    };
  }
}
