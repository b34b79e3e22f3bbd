import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { bookObject } from '../../shared/books/edition.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { ReaderLink } from '../../shared/links/link.ts';
import { countView, openLink } from '../../shared/links/open.ts';
import { errorName, type Log } from '../../shared/log.ts';
import { coverPage, waitingPage, withPreview } from './pages.ts';
import { previewPicture } from './picture.ts';

interface LinksDeps {
  readonly ledger: Pick<LedgerContext, 'table' | 'now'>;
  readonly readObject: (key: string) => Promise<Uint8Array>;
  readonly log: Log;
}

/** A buffered response has at most 6 MB, and base64 adds a third. */
const maxBytes = 4_400_000;

/** A new book takes minutes. If an older link has no book, an erasure has removed it. */
const makingMs = 15 * 60_000;

const policy =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const isBot = (agent: string): boolean => /bot\b|bot\/|preview|whatsapp|facebookexternalhit/i.test(agent);

/** Forbids caching, so that a revoked link is gone at once. An unknown address gets the response of a revoked link. */
export function createLinks({ ledger, readObject, log }: LinksDeps): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', policy);
    c.header('x-content-type-options', 'nosniff');
    c.header('x-robots-tag', 'noindex');
    c.header('referrer-policy', 'no-referrer');
  });

  const read = async (link: ReaderLink): Promise<Uint8Array | undefined> => {
    const key = bookObject(link, { edition: link.edition, format: link.format, shared: true });
    try {
      return await readObject(key);
    } catch (error) {
      // Without the right to list, S3 answers AccessDenied for a missing object.
      if (error instanceof Error && ['NoSuchKey', 'AccessDenied'].includes(error.name)) return undefined;
      throw error;
    }
  };
  const count = async (link: ReaderLink): Promise<void> => {
    try {
      await countView(ledger, link);
    } catch (error) {
      log.warn('A view of a reader link could not be counted', { error: errorName(error) });
    }
  };
  const missing = (c: Context, link: ReaderLink) =>
    ledger.now() - link.madeAt < makingMs
      ? c.html(waitingPage(link), 503, { 'retry-after': '10' })
      : notFound(c);

  app.get('/:token', async (c) => {
    const link = await openLink(ledger, c.req.param('token'));
    if (link === undefined) return notFound(c);
    const bytes = await read(link);
    if (bytes === undefined) return missing(c, link);
    if (c.req.method === 'GET' && !isBot(c.req.header('user-agent') ?? '')) await count(link);
    const { pathname, host } = new URL(c.req.url);
    // Lambda sets the header; the adapter assumes https, but a single machine speaks http.
    const scheme = c.req.header('x-forwarded-proto') === 'http' ? 'http' : 'https';
    const picture = `${scheme}://${host}${pathname}/preview.png`;
    if (link.format === 'pdf') return c.html(coverPage(link, picture, `${pathname}/book.pdf`, bytes.length));
    return answer(c, Buffer.from(withPreview(Buffer.from(bytes).toString('utf8'), link, picture)), html);
  });

  app.get('/:token/book.pdf', async (c) => {
    const link = await openLink(ledger, c.req.param('token'));
    if (link?.format !== 'pdf') return notFound(c);
    const bytes = await read(link);
    return bytes === undefined ? missing(c, link) : answer(c, bytes, 'application/pdf');
  });

  app.get('/:token/preview.png', async (c) => {
    const link = await openLink(ledger, c.req.param('token'));
    return link === undefined ? notFound(c) : answer(c, previewPicture(link.preview), 'image/png');
  });

  app.notFound(notFound);
  app.onError((error, c) => {
    log.error('A reader link could not be served', { error: error.name });
    return c.text('This page cannot be read just now.\n', 503, { 'retry-after': '60' });
  });
  return app;
}

const html = 'text/html; charset=utf-8';

function answer(c: Context, bytes: Uint8Array, contentType: string): Response {
  if (bytes.byteLength > maxBytes) return c.text('This book is too large for a link.\n', 413);
  // Copied, because other Buffers may use the same memory.
  return c.body(new Uint8Array(bytes), 200, { 'content-type': contentType });
}

const notFound = (c: Context): Response => c.text('There is nothing at this address.\n', 404);
