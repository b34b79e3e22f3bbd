import { Hono } from 'hono';
import type { ReportsDeps } from './deps.ts';
import { openApiDocument } from './http/openapi.ts';
import { bookRoutes } from './routes/books.ts';
import { credentialRoutes } from './routes/credential.ts';
import { customerRoutes } from './routes/customers.ts';
import { driftRoutes } from './routes/drift.ts';
import { placeRoutes } from './routes/places.ts';
import { uploadFileRoutes } from './routes/upload-files.ts';
import { uploadRoutes } from './routes/uploads.ts';
import { webhookRoutes } from './routes/webhooks.ts';

export { endpoints } from './http/endpoints.ts';

/**
 * Rarely used routes, loaded with the first request to one of them. They share one bundle, because a file for each
 * would split their shared code into more files, which every start opens.
 */
export function createRareReports(deps: ReportsDeps): Hono {
  const app = new Hono();
  app.get('/openapi.json', (c) => c.json(openApiDocument()));
  for (const routes of [
    bookRoutes,
    credentialRoutes,
    customerRoutes,
    driftRoutes,
    uploadRoutes,
    uploadFileRoutes,
    placeRoutes,
    webhookRoutes,
  ])
    app.route('/', routes(deps));
  return app;
}
