import { type Context, Hono } from 'hono';
import { pieceCount } from '../../../shared/intake/gazetteer/place-key.ts';
import { templateForms, templateOf } from '../../../shared/intake/template.ts';
import type { ReportsDeps } from '../deps.ts';
import { gazetteerPath } from '../gazetteer-path.ts';
import { answerFile } from '../http/answers.ts';
import { templateAddress } from '../pages/html/address.ts';

/** The upload page's files: its scripts, empty tables, and the gazetteer in pieces. */
export function uploadFileRoutes({ browserScripts, gazetteerPiece }: ReportsDeps): Hono {
  const app = new Hono();

  app.get('/assets/*', async (c) => {
    const { page, worker } = browserScripts();
    return (await answerFile(c, [page, worker])) ?? c.notFound();
  });

  for (const form of templateForms) {
    app.get(templateAddress(form), async (c) =>
      answerBytes(
        c,
        await templateOf(form),
        form === 'csv' ? 'text/csv; charset=utf-8' : 'application/octet-stream',
      ),
    );
  }

  app.get(gazetteerPath(':piece'), async (c) => {
    const piece = c.req.param('piece');
    const index = /^\d{1,3}$/.test(piece) ? Number(piece) : pieceCount;
    if (index >= pieceCount) return c.notFound();
    return answerBytes(c, await gazetteerPiece(index), 'application/gzip');
  });
  return app;
}

/** These files hold no personal data and change only with the code, so they are cached for a day. */
const answerBytes = (c: Context, bytes: Uint8Array, contentType: string): Response =>
  c.body(bytes.slice().buffer, 200, {
    'content-type': contentType,
    'cache-control': 'private, max-age=86400',
  });
