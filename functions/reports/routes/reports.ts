import { Hono } from 'hono';
import { subjectsQuery } from '../../../shared/views/requests.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerPage, wantsHtml } from '../http/answers.ts';
import { ProblemError } from '../http/problem.ts';
import { batchOf, idBefore, queryOf, subjectOf } from '../http/requests.ts';
import { isHere } from '../views/erasure-view.ts';
import { readPalmImage } from '../views/palm-image.ts';
import { palmImageOf, readReportView, toSubjectView } from '../views/report-view.ts';
import { listSubjects } from '../views/subjects.ts';
import { answerMissing } from './missing-report.ts';

const pages = () => import('../pages/pages.ts');

/** A function's buffered answer is 6 MB at most, and bytes grow by a third on the way. */
const maxPictureBytes = 4_400_000;

/** The reports of a batch. An id may hold slashes, and they may arrive written as such. */
export function reportRoutes(deps: ReportsDeps): Hono {
  const { ledger, erasure } = deps;
  const app = new Hono();

  app.get('/batches/:batch/reports', async (c) => {
    const { items, ...more } = await listSubjects(ledger, {
      batch: batchOf(c),
      ...queryOf(c, subjectsQuery),
    });
    return c.json({ subjects: items.map((header) => toSubjectView(header, deps.plan)), ...more });
  });

  // The router lets a parameter of several segments stand only at the end, so this one takes the last word with it.
  app.get('/batches/:batch/reports/:id{.+/palm-image}', async (c) => {
    const subject = subjectOf(c, idBefore(c, '/palm-image'));
    if (!(await isHere(ledger, subject))) return answerMissing(c, ledger, erasure, subject);
    const picture = await readPalmImage(ledger, subject);
    if (picture === undefined) {
      throw new ProblemError(
        404,
        'No picture',
        'The palm image of this subject is not bought, or its answer holds no picture.',
      );
    }
    if (picture.bytes.byteLength > maxPictureBytes) {
      throw new ProblemError(
        413,
        'The picture is too big',
        'It cannot be given in one answer; the report holds its part.',
      );
    }
    return c.body(picture.bytes, 200, { 'content-type': picture.contentType });
  });

  app.get('/batches/:batch/reports/:id{.+}', async (c) => {
    const subject = subjectOf(c);
    const view = await readReportView(ledger, subject, deps);
    if (view === undefined || view.state === 'erasing') return answerMissing(c, ledger, erasure, subject);
    if (wantsHtml(c)) {
      const palmImage = palmImageOf(view);
      return answerPage(c, (await pages()).reportPage(view, palmImage === undefined ? {} : { palmImage }));
    }
    return c.json(view);
  });
  return app;
}
