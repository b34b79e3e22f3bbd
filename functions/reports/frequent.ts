import type { ReportsDeps } from './deps.ts';
import type { Handlers } from './http/operations.ts';
import { answerRoutes } from './routes/answers.ts';
import { batchRoutes } from './routes/batches.ts';
import { eraseManyRoutes } from './routes/erase-many.ts';
import { erasureRoutes } from './routes/erasure.ts';
import { accountRoutes, operationRoutes } from './routes/operations.ts';
import { reportRoutes } from './routes/reports.ts';

export const frequentHandlers = (deps: ReportsDeps) => ({
  ...batchRoutes(deps),
  ...eraseManyRoutes(deps),
  ...erasureRoutes(deps),
  ...answerRoutes(deps),
  ...reportRoutes(deps),
  ...operationRoutes(deps),
  ...accountRoutes(deps),
});

export type RareHandlers = Omit<Handlers, keyof ReturnType<typeof frequentHandlers>>;
