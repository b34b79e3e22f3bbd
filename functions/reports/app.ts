import { type Context, Hono } from 'hono';
import type { GateName } from '../../shared/gate/gate.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { PlanSettings } from '../../shared/plan/plan.ts';
import { readBatchView } from './batch-view.ts';
import { readReportView, toSubjectView } from './report-view.ts';
import { listSubjects } from './subjects.ts';

export interface ReportsDeps {
  readonly ledger: LedgerContext;
  readonly gates: readonly GateName[];
  readonly plan: PlanSettings;
  readonly log: Log;
}

type ProblemStatus = 400 | 404 | 500;

/** RFC 9457 problem details. */
function problem(c: Context, status: ProblemStatus, title: string, detail: string): Response {
  return c.json({ type: 'about:blank', title, status, detail }, status, {
    'content-type': 'application/problem+json',
  });
}

const largestPage = 200;

/** What programs and people ask about batches and reports. */
export function createReports({ ledger, gates, plan, log }: ReportsDeps): Hono {
  const app = new Hono();

  app.get('/batches/:batch', async (c) => {
    const view = await readBatchView(ledger, c.req.param('batch'), gates);
    return view === undefined
      ? problem(c, 404, 'No such batch', 'Nothing was uploaded under this name.')
      : c.json(view);
  });

  app.get('/batches/:batch/reports', async (c) => {
    const limit = Number(c.req.query('limit') ?? '50');
    if (!Number.isInteger(limit) || limit < 1 || limit > largestPage) {
      return problem(c, 400, 'Bad limit', `limit must be a whole number from 1 to ${largestPage}.`);
    }
    const page = await listSubjects(ledger, c.req.param('batch'), limit, c.req.query('cursor'));
    return c.json({
      subjects: page.items.map(toSubjectView),
      ...(page.cursor === undefined ? {} : { cursor: page.cursor }),
    });
  });

  app.get('/batches/:batch/reports/:id', async (c) => {
    const view = await readReportView(ledger, c.req.param(), plan);
    return view === undefined
      ? problem(c, 404, 'No such report', 'This batch has no subject of this id.')
      : c.json(view);
  });

  app.notFound((c) => problem(c, 404, 'No such page', 'There is nothing at this address.'));
  app.onError((error, c) => {
    log.error('A request failed', { error: error.name });
    return problem(c, 500, 'Something went wrong', 'The request could not be answered; it may be repeated.');
  });
  return app;
}
