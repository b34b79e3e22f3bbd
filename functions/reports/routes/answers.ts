import type { ReportsDeps } from '../deps.ts';
import type { Handlers } from '../http/operations.ts';
import { addressedSubject, idBefore } from '../http/requests.ts';
import { readWholeAnswers } from '../views/whole-answers-view.ts';
import { answerMissing } from './missing-report.ts';

export function answerRoutes({ ledger, erasure, plan }: ReportsDeps) {
  return {
    readAnswers: async (c) => {
      const subject = addressedSubject(c, idBefore(c, '/answers'));
      const view = await readWholeAnswers(ledger, subject, plan);
      return view === undefined ? answerMissing(c, ledger, erasure, subject) : c.json(view);
    },
  } satisfies Partial<Handlers>;
}
