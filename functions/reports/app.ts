import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { UnreadableBodyError } from '../../shared/ledger/parts/bodies.ts';
import type { Log } from '../../shared/log.ts';
import type { ReportsDeps } from './deps.ts';
import { frequentHandlers } from './frequent.ts';
import { answerAsset, answerFont, answerProblem } from './http/answers.ts';
import { buttons } from './http/buttons.ts';
import { guardChanges } from './http/changes.ts';
import { knownQueries } from './http/known-queries.ts';
import { loadedOnFirstRequest } from './http/later.ts';
import { addRoutes, methodsAt } from './http/operations.ts';
import { ownOnly } from './http/own-only.ts';
import { ProblemError } from './http/problem.ts';

export function createReports(deps: ReportsDeps): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(etag({ weak: true }));
  app.use(async (c, next) => {
    await next();
    // Reports are personal and change, so no cache stores them; clients revalidate with the ETag.
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-cache');
    c.header('x-content-type-options', 'nosniff');
    c.header('vary', 'Accept', { append: true });
  });
  const ask = async (request: Request, environment: unknown) => app.fetch(request, Object(environment));
  app.use(buttons(ask));
  app.use(guardChanges(deps));
  app.use(ownOnly(ask));
  app.get(
    '/assets/*',
    async (c, next) => (await answerAsset(c)) ?? (await answerFont(c, deps.pageFont)) ?? next(),
  );
  app.use(knownQueries(async () => (await import('./rare.ts')).endpoints));
  const rare = loadedOnFirstRequest(async () =>
    withProblems((await import('./rare.ts')).createRareReports(deps), deps.log),
  );
  addRoutes(app, frequentHandlers(deps), rare);
  for (const path of ['/openapi.json', '/assets/*']) app.all(path, rare);
  return withProblems(app, deps.log);
}

function withProblems(app: Hono, log: Log): Hono {
  app.notFound((c) => {
    const known = methodsAt(c.req.path);
    const methods = known.join(', ');
    if (methods === '' || known.includes(c.req.method === 'HEAD' ? 'GET' : c.req.method))
      return answerProblem(c, new ProblemError(404, 'No such page', 'There is nothing at this address.'));
    c.header('allow', methods);
    const detail = `There is nothing at this address for ${c.req.method}; it takes ${methods}.`;
    return answerProblem(c, new ProblemError(404, 'Another method', detail));
  });
  app.onError((error, c) => {
    if (error instanceof ProblemError) return answerProblem(c, error);
    if (error instanceof UnreadableBodyError) return answerProblem(c, unreadable());
    log.error('A request failed', { error: error.name });
    const detail = 'The request could not be answered. You can send it again.';
    return answerProblem(c, new ProblemError(500, 'Something went wrong', detail));
  });
  return app;
}

const unreadable = () =>
  new ProblemError(
    422,
    'A stored answer cannot be read',
    'An answer that was bought for this person, or place, is gone from the store or damaged. No other report is affected.',
    [],
    { code: 'answer-unreadable' },
  );
