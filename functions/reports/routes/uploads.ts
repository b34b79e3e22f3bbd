import { Hono } from 'hono';
import { adviceTexts } from '../../../shared/intake/refusal.ts';
import { maxPhotoBytes, maxTableBytes } from '../../../shared/intake/upload-limits.ts';
import { boughtCalls } from '../../../shared/quote/bought.ts';
import { quoteRequest } from '../../../shared/quote/quote.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerPage, wantsHtml } from '../http/html.ts';
import { bodyOf, queryOf } from '../http/requests.ts';
import { mostFiles, type UploadAnswer, uploadPageQuery, uploadsRequest } from '../http/schemas.ts';
import { policyThatSendsTo, uploadPage } from '../pages/pages.ts';
import { placeUpload, type WantedFile } from '../upload-places.ts';

/** What comes before an upload: where files go, and what they would cost. */
export function uploadRoutes({ ledger, plan, reuse, uploadForm }: ReportsDeps): Hono {
  const app = new Hono();

  async function answerFor(batch: string | undefined, file: WantedFile): Promise<UploadAnswer> {
    const { name } = file;
    const place = await placeUpload(ledger, batch, file);
    switch (place.kind) {
      case 'send':
        return { name, state: 'send', key: place.key, ...(await uploadForm(place.key, place.limit)) };
      case 'there':
        return { name, state: 'there', key: place.key, upload: place.state };
      case 'refused': {
        const { code, reason } = place.refusal;
        return { name, state: 'refused', reason, advice: adviceTexts[code] };
      }
    }
  }

  app.post('/uploads', async (c) => {
    const { batch, files } = await bodyOf(c, uploadsRequest);
    return c.json({ files: await Promise.all(files.map((file) => answerFor(batch, file))) });
  });

  app.get('/uploads', async (c) => {
    const limits = { photo: maxPhotoBytes, rows: maxTableBytes, places: maxTableBytes };
    if (!wantsHtml(c)) return c.json({ limits, files: mostFiles });
    const { batch } = queryOf(c, uploadPageQuery);
    // Signing asks nobody; the address is that of the bucket, whatever the key.
    const { origin } = new URL((await uploadForm('palms/any/any.jpg', 1)).url);
    return answerPage(c, uploadPage({ limits, batch }), 200, policyThatSendsTo(origin));
  });

  app.get('/quotes', (c) => c.json({ ...plan, reuse }));

  app.post('/quotes', async (c) => {
    const { subjects } = await bodyOf(c, quoteRequest);
    return c.json(await boughtCalls(ledger, subjects, reuse));
  });
  return app;
}
