import { liftBan, listBans } from '../../../shared/erasure/ban.ts';
import { requestErasure } from '../../../shared/erasure/request-erasure.ts';
import { reportPath } from '../../../shared/reports/report-view.ts';
import { eraseRequest } from '../../../shared/views/erasure-view.ts';
import { eraseForm, liftForm, pageQuery } from '../../../shared/views/requests.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerPage, wantsHtml } from '../http/answers.ts';
import { callerOf, mayChangeHere } from '../http/changes.ts';
import { nextOf, withCursor } from '../http/lists/cursor.ts';
import type { Handlers } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { addressedSubject, bodyOf, formOf, idBefore, isForm, parsed, queryOf } from '../http/requests.ts';
import { readErasureView } from '../views/erasure-view.ts';
import { eraseWishFrom } from './decisions/erase-wish.ts';
import { noSuchReport } from './missing-report.ts';

const pages = () => import('../pages/pages.ts');

export function erasureRoutes({ ledger, erasure, mayChange }: ReportsDeps) {
  return {
    readReceipt: async (c) => {
      const view = await readErasureView(ledger, erasure, addressedSubject(c, idBefore(c, '/receipt')));
      if (view === undefined) throw new ProblemError(404, 'No receipt', 'Nobody of this name was erased.');
      return wantsHtml(c)
        ? answerPage(c, (await pages()).receiptPage(view, mayChangeHere(c, { mayChange })))
        : c.json(view);
    },

    erasePerson: async (c) => {
      const subject = addressedSubject(c, idBefore(c, '/erase'));
      const isBrowserForm = isForm(c);
      const wanted = isBrowserForm
        ? { keepOut: parsed(eraseForm, await formOf(c)).keepOut === 'yes' }
        : await bodyOf(c, eraseRequest);
      const wish = eraseWishFrom(wanted, callerOf(c.env), [subject.id]);
      if ((await requestErasure(ledger, erasure.nameHash, subject, wish)) === 'unknown') throw noSuchReport();
      const view = await readErasureView(ledger, erasure, subject);
      if (view === undefined) throw new Error('An erasure was requested but has no tombstone');
      return isBrowserForm ? c.redirect(view.receipt, 303) : c.json(view, 202);
    },

    liftBan: async (c) => {
      const subject = addressedSubject(c, idBefore(c, '/lift-ban'));
      const isBrowserForm = isForm(c);
      if (isBrowserForm) parsed(liftForm, await formOf(c));
      const lifted = await liftBan(ledger, erasure.nameHash, subject);
      return isBrowserForm
        ? c.redirect(`${reportPath(subject)}/receipt`, 303)
        : c.json({ ...subject, lifted });
    },

    listBans: async (c) => {
      const { limit, cursor } = queryOf(c, pageQuery);
      const { items, ...paging } = await withCursor(cursor, () => listBans(ledger, limit, cursor));
      const bans = items.map(({ at, ...ban }) => ({ ...ban, since: new Date(at).toISOString() }));
      if (wantsHtml(c)) return answerPage(c, (await pages()).bansPage(bans, nextOf('/bans', paging.cursor)));
      return c.json({ bans, ...paging });
    },
  } satisfies Partial<Handlers>;
}
