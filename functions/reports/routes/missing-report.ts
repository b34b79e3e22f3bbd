import type { Context } from 'hono';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import type { Subject } from '../../../shared/ledger/items/keys.ts';
import { answerPage, wantsHtml } from '../http/answers.ts';
import { ProblemError } from '../http/problem.ts';
import { type ReportsErasure, readErasureView } from '../views/erasure-view.ts';

const pages = () => import('../pages/pages.ts');

/** @throws ProblemError 404 for an unknown subject, 410 with the receipt for programs */
export async function answerMissing(
  c: Context,
  ledger: Pick<LedgerContext, 'table' | 'now'>,
  erasing: ReportsErasure,
  subject: Subject,
): Promise<Response> {
  const erasure = await readErasureView(ledger, erasing, subject);
  if (erasure === undefined) throw noSuchReport();
  if (wantsHtml(c)) return answerPage(c, (await pages()).receiptPage(erasure, false), 410);
  const detail =
    erasure.state === 'erased'
      ? 'This subject was erased. The receipt says what was removed, and what remains until when.'
      : 'This subject is being erased. The receipt says how far the erasure is.';
  throw new ProblemError(410, 'Erased', detail, [], { erasure });
}

export const noSuchReport = () =>
  new ProblemError(404, 'No such report', 'This batch has no subject of this id.');
