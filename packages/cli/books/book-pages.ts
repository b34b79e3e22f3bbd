import { Binder } from '@palmleaf/books/pdf';
import { readSubjects } from '../api/batches.ts';
import type { OwnPage } from '../api/console.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { NotFoundError } from '../errors.ts';
import { fileName, markOf } from './book-names.ts';
import { fetchBook, isMade, type MadeBook, readBooks, readOrder } from './remote.ts';
import { maxZipBytes, zipStream } from './zip-stream.ts';

/** Joins the books while the client downloads them: the stack stores no file with several people. */
export const bookPages =
  (reports: SignedFetch, send: typeof fetch = fetch): OwnPage =>
  async (path) => {
    const [, inBatch, order = '', ending] =
      /^\/batches\/([^/]+)\/books\/([0-9a-f]+)\/all\.(pdf|zip)$/.exec(path) ?? [];
    const batch = decoded(inBatch);
    if (batch === undefined) return undefined;
    const isBound = ending === 'pdf';
    try {
      const { format } = await readOrder(reports, batch, order);
      if (isBound && format !== 'pdf') return refused('Books in HTML go into a zip.');
      let bytes = 0;
      for await (const book of madeBooks(reports, batch, order)) bytes += book.bytes ?? 0;
      if (bytes === 0) return refused('There are no books yet.');
      if (!isBound && bytes > maxZipBytes)
        return refused(
          'The books are larger than a zip may be; write them to a folder: palmleaf book BATCH --remote -o FOLDER',
        );
      const pieces = isBound
        ? boundBooks(reports, batch, order, send)
        : zippedBooks(reports, batch, order, format, send);
      return {
        status: 200,
        headers: {
          'content-type': isBound ? 'application/pdf' : 'application/zip',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${batch}.${ending}`)}`,
          'cache-control': 'no-store',
        },
        body: pieces,
      };
    } catch (error) {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    }
  };

const refused = (sentence: string) => ({
  status: 409,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from(`${sentence}\n`),
});

async function* madeBooks(reports: SignedFetch, batch: string, order: string): AsyncGenerator<MadeBook> {
  for await (const book of readBooks(reports, batch, order)) if (isMade(book)) yield book;
}

async function* boundBooks(
  reports: SignedFetch,
  batch: string,
  order: string,
  send: typeof fetch,
): AsyncGenerator<Uint8Array> {
  const names = new Map<string, string>();
  for await (const { id, name } of readSubjects(reports, batch)) if (name?.trim()) names.set(id, name.trim());
  const ready: Uint8Array[] = [];
  const binder = new Binder(async (piece) => void ready.push(piece));
  for await (const book of madeBooks(reports, batch, order)) {
    await binder.add(await fetchBook(book, send), names.get(book.id) ?? book.id);
    yield Buffer.concat(ready.splice(0));
  }
  await binder.end(batch);
  yield Buffer.concat(ready.splice(0));
}

async function* zippedBooks(
  reports: SignedFetch,
  batch: string,
  order: string,
  format: string,
  send: typeof fetch,
): AsyncGenerator<Uint8Array> {
  // Some file systems ignore case in names.
  const usedNames = new Set<string>();
  const files = async function* () {
    for await (const book of madeBooks(reports, batch, order)) {
      const name = fileName(book.id);
      const uniqueName = usedNames.has(name.toLowerCase()) ? `${name}~${markOf(book.id)}` : name;
      usedNames.add(name.toLowerCase());
      yield { name: `${uniqueName}.${format}`, pieces: bytesOf(book, send) };
    }
  };
  yield* zipStream(files());
}

async function* bytesOf(book: MadeBook, send: typeof fetch): AsyncGenerator<Uint8Array> {
  yield await fetchBook(book, send);
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
