import { Hono } from 'hono';
import { ADVICE } from '../../../shared/intake/refusal.ts';
import { boughtCalls } from '../../../shared/quote/bought.ts';
import { quoteRequest } from '../../../shared/quote/quote.ts';
import type { ReportsDeps } from '../deps.ts';
import { bodyOf } from '../requests.ts';
import { type UploadAnswer, uploadsRequest } from '../schemas.ts';
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
        return { name, state: 'refused', reason, advice: ADVICE[code] };
      }
    }
  }

  app.post('/uploads', async (c) => {
    const { batch, files } = await bodyOf(c, uploadsRequest);
    return c.json({ files: await Promise.all(files.map((file) => answerFor(batch, file))) });
  });

  app.get('/quotes', (c) => c.json({ ...plan, reuse }));

  app.post('/quotes', async (c) => {
    const { subjects } = await bodyOf(c, quoteRequest);
    return c.json(await boughtCalls(ledger, subjects, reuse));
  });
  return app;
}
