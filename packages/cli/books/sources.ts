import { createHash } from 'node:crypto';
import { NothingToPrintError } from '@palmleaf/books/composing';
import type { Printer } from '@palmleaf/books/making';
import type { Theme } from '@palmleaf/books/theme';
import { Press, PressError, PrintError } from '@palmleaf/books/typst';
import type { BookFormat } from '@palmleaf/shared/books/edition';
import { expectBatch, readReport, readSubjects } from '../api/batches.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { UnreachableError, UnreadableError } from '../errors.ts';
import { BookMaker } from './make-book.ts';
import { fetchBook, isMade, readBooks } from './remote.ts';

interface OfferedBook {
  readonly id: string;
  readonly title: string;
  /** Another value means that the book must be made again. */
  readonly madeFrom: string;
  /** `empty`: nothing is bought yet. `failed`: the book cannot be made. `gone`: the person was erased. */
  readonly bytes: () => Promise<Uint8Array | 'empty' | 'failed' | 'gone'>;
}

type Books = AsyncGenerator<OfferedBook, void, undefined>;

const titleOf = (id: string, name: string | undefined): string => (name?.trim() ? name.trim() : id);

/** A book that takes longer fails, and the others continue. */
const maxBookMs = 120_000;

export async function* madeHere(
  reports: SignedFetch,
  batch: string,
  theme: Theme,
  format: BookFormat,
  press: Pick<Press, 'print' | 'close'> = new Press(),
): Books {
  const printer: Printer = { print: (book, options) => press.print(book, options, maxBookMs) };
  const maker = new BookMaker(reports, theme, format, printer);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([format, theme]))
    .digest('hex')
    .slice(0, 16);
  try {
    for await (const { id, name, updatedAt } of readSubjects(reports, batch)) {
      const bytes = async () => {
        try {
          const view = await readReport(reports, batch, id);
          return view === undefined ? 'gone' : await maker.make(view);
        } catch (error) {
          if (error instanceof NothingToPrintError) return 'empty';
          if (error instanceof PrintError || error instanceof PressError) return 'failed';
          if (error instanceof UnreadableError) return 'failed';
          if (!(error instanceof UnreachableError)) throw error;
          // If the function can read the batch, the fault is in this person's report.
          await expectBatch(reports, batch);
          return 'failed';
        }
      };
      yield { id, title: titleOf(id, name), madeFrom: `${fingerprint} ${updatedAt}`, bytes };
    }
  } finally {
    await press.close();
  }
}

export async function* madeByStack(reports: SignedFetch, batch: string, order: string): Books {
  const names = new Map<string, string | undefined>();
  for await (const { id, name } of readSubjects(reports, batch)) names.set(id, name);
  for await (const book of readBooks(reports, batch, order)) {
    const bytes = async () => (isMade(book) ? fetchBook(book) : book.state === 'failed' ? 'failed' : 'empty');
    yield {
      id: book.id,
      title: titleOf(book.id, names.get(book.id)),
      madeFrom: `stack ${order} ${book.at}`,
      bytes,
    };
  }
}
