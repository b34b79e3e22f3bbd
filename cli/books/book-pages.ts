import type { Theme } from '../../books/theme/theme.ts';
import { readBatch, readReport } from '../api/batches.ts';
import type { OwnPage } from '../api/console.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';

/** No script, nothing from elsewhere, and no access to the pages beside it. */
const htmlPolicy =
  "sandbox; default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Books at `/batches/BATCH/reports/ID/book.pdf` and `book.html`, made on this machine when a browser asks for one: nothing of
 * them is kept.
 */
export const bookPages =
  (reports: SignedFetch, readTheme: () => Promise<Theme>): OwnPage =>
  async (path) => {
    const ofAll = decoded(/^\/batches\/([^/]+)\/books\.pdf$/.exec(path)?.[1]);
    if (ofAll !== undefined) return boundPage(reports, ofAll, await readTheme());
    const [, inBatch, ofId, ending] =
      /^\/batches\/([^/]+)\/reports\/(.+)\/book\.(pdf|html)$/.exec(path) ?? [];
    const [batch, id] = [decoded(inBatch), decoded(ofId)];
    if (batch === undefined || id === undefined) return undefined;
    const view = await readReport(reports, batch, id);
    if (view === undefined) return undefined;
    // Typst takes 37 MB; who makes no book need not load it.
    const [{ BookMaker }, { NothingToPrintError }] = await Promise.all([
      import('./make-book.ts'),
      import('../../books/model/compose.ts'),
    ]);
    const format = ending === 'html' ? 'html' : 'pdf';
    try {
      const bytes = await new BookMaker(reports, await readTheme(), format).make(view);
      return {
        status: 200,
        headers: {
          'content-type': format === 'html' ? 'text/html; charset=utf-8' : 'application/pdf',
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(`${id.replaceAll('/', '-')}.${format}`)}`,
          'cache-control': 'no-store',
          ...(format === 'html' ? { 'content-security-policy': htmlPolicy } : {}),
        },
        body: bytes,
      };
    } catch (error) {
      if (!(error instanceof NothingToPrintError)) throw error;
      return notYet(error.message);
    }
  };

const notYet = (sentence: string) => ({
  status: 409,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from(`${sentence}\n`),
});

/** The books of everybody, sent while they are made: the first is there before anything is said of how it went. */
async function boundPage(reports: SignedFetch, batch: string, theme: Theme): ReturnType<OwnPage> {
  if ((await readBatch(reports, batch)) === undefined) return undefined;
  const { boundBooks } = await import('./bound-books.ts');
  const pieces = boundBooks(reports, batch, theme);
  const first = await pieces.next();
  if (first.done === true) return notYet('Nothing of this batch is bought yet.');
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${batch.replaceAll('/', '-')}.pdf`)}`,
      'cache-control': 'no-store',
    },
    body: withFirst(first.value, pieces),
  };
}

async function* withFirst(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    yield* rest;
  } finally {
    // A reader may have gone before the second piece was asked for.
    await rest.return(undefined);
  }
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
