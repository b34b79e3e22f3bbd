import { Hono } from 'hono';
import type { ReportsDeps } from './deps.ts';
import type { RareHandlers } from './frequent.ts';
import { openApiDocument } from './http/openapi.ts';
import { addRoutes } from './http/operations.ts';
import { credentialRoutes } from './routes/credential.ts';
import { customerRoutes } from './routes/customers.ts';
import { correctionRoutes } from './routes/decisions/corrections.ts';
import { driftRoutes } from './routes/drift.ts';
import { placeRoutes } from './routes/places.ts';
import { bookRoutes } from './routes/readers/books.ts';
import { linkRoutes } from './routes/readers/links.ts';
import { uploadFileRoutes, uploadScripts } from './routes/upload-files.ts';
import { uploadRoutes } from './routes/uploads.ts';
import { webhookRoutes } from './routes/webhooks.ts';

export { endpoints } from './http/endpoints.ts';

/** One lazily loaded bundle, because more files would slow every start. */
export function createRareReports(deps: ReportsDeps): Hono {
  const app = new Hono();
  const handlers: RareHandlers = {
    ...bookRoutes(deps),
    ...correctionRoutes(deps),
    ...credentialRoutes(deps),
    ...customerRoutes(deps),
    ...driftRoutes(deps),
    ...linkRoutes(deps),
    ...uploadRoutes(deps),
    ...uploadFileRoutes(deps),
    ...placeRoutes(deps),
    ...webhookRoutes(deps),
  };
  app.get('/openapi.json', (c) => c.json(openApiDocument()));
  app.get('/assets/*', uploadScripts(deps));
  addRoutes(app, handlers);
  return app;
}
