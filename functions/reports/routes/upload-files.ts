import type { Context, Handler } from 'hono';
import { pieceCount } from '../../../shared/intake/gazetteer/place-key.ts';
import { templateOf } from '../../../shared/intake/template.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerFile } from '../http/answers.ts';
import type { Handlers } from '../http/operations.ts';

export function uploadScripts({ browserScripts }: ReportsDeps): Handler {
  return async (c) => {
    const { page, worker } = browserScripts();
    return (await answerFile(c, [page, worker])) ?? c.notFound();
  };
}

export function uploadFileRoutes({ gazetteerPiece }: ReportsDeps) {
  return {
    readTemplateCsv: async (c) => answerBytes(c, await templateOf('csv'), 'text/csv; charset=utf-8'),
    readTemplateWorkbook: async (c) => answerBytes(c, await templateOf('xlsx'), 'application/octet-stream'),
    readGazetteer: async (c) => {
      const piece = c.req.param('piece') ?? '';
      const index = /^\d{1,3}$/.test(piece) ? Number(piece) : pieceCount;
      if (index >= pieceCount) return c.notFound();
      return answerBytes(c, await gazetteerPiece(index), 'application/gzip');
    },
  } satisfies Partial<Handlers>;
}

/** These files hold no personal data and change only with the code. */
const answerBytes = (c: Context, bytes: Uint8Array, contentType: string): Response =>
  c.body(bytes.slice().buffer, 200, {
    'content-type': contentType,
    'cache-control': 'private, max-age=86400',
  });
