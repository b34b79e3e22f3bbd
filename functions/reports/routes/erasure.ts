import { Hono } from 'hono';
import { askErasure } from '../../../shared/erasure/ask.ts';
import { eraseForm } from '../../../shared/views/requests.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerPage, wantsHtml } from '../http/answers.ts';
import { callerOf } from '../http/changes.ts';
import { ProblemError } from '../http/problem.ts';
import { formOf, idBefore, isForm, parsed, subjectOf } from '../http/requests.ts';
import { readErasureView } from '../views/erasure-view.ts';
import { noSuchReport } from './missing-report.ts';

const pages = () => import('../pages/pages.ts');

/** Erasing a subject, and what came of it. Only a mark is set here; the reconciler removes what there is. */
export function erasureRoutes({ ledger, erasure }: ReportsDeps): Hono {
  const app = new Hono();

  app.get('/batches/:batch/reports/:id{.+/receipt}', async (c) => {
    const view = await readErasureView(ledger, erasure, subjectOf(c, idBefore(c, '/receipt')));
    if (view === undefined) throw new ProblemError(404, 'No receipt', 'Nobody of this name was erased.');
    return wantsHtml(c) ? answerPage(c, (await pages()).receiptPage(view)) : c.json(view);
  });

  app.post('/batches/:batch/reports/:id{.+/erase}', async (c) => {
    const subject = subjectOf(c, idBefore(c, '/erase'));
    if (isForm(c)) parsed(eraseForm, await formOf(c));
    if ((await askErasure(ledger, erasure.nameHash, subject, callerOf(c.env))) === 'unknown')
      throw noSuchReport();
    const view = await readErasureView(ledger, erasure, subject);
    if (view === undefined) throw new Error('An erasure was asked for and left no tombstone');
    return isForm(c) ? c.redirect(view.receipt, 303) : c.json(view, 202);
  });
  return app;
}
