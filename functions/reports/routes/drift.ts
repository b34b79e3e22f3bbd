import { Hono } from 'hono';
import { acceptShape, readShapes } from '../../../shared/drift/remembered.ts';
import { acceptDriftRequest } from '../../../shared/views/drift-view.ts';
import type { ReportsDeps } from '../deps.ts';
import { bodyOf } from '../http/requests.ts';
import { readDriftView } from '../views/drift-view.ts';

/** Changes in the shape of the service's answers, and their acceptance by a person. */
export function driftRoutes({ ledger, service }: ReportsDeps): Hono {
  const app = new Hono();
  const profile = service.profile.name;

  app.get('/drift', async (c) => c.json(await readDriftView(ledger, profile)));

  app.post('/drift/accept', async (c) => {
    const { operation } = await bodyOf(c, acceptDriftRequest);
    const accepted: string[] = [];
    for (const shape of await readShapes(ledger.table, profile)) {
      if (operation !== undefined && shape.operation !== operation) continue;
      if (await acceptShape(ledger.table, profile, shape)) accepted.push(shape.operation);
    }
    return c.json({ accepted });
  });
  return app;
}
