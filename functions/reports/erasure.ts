import type { Context } from 'hono';
import { type Receipt, type Retention, readReceipt } from '../../shared/erasure/receipt.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import { headerKey, type Subject } from '../../shared/ledger/keys.ts';
import type { NameHash } from '../../shared/ledger/name-hash.ts';
import type { ErasureView } from '../../shared/views/erasure-view.ts';
import { answerPage, wantsHtml } from './http/html.ts';
import { Problem } from './http/problem.ts';
import { receiptPage } from './pages/pages.ts';
import { reportPath } from './views/report-view.ts';

/** What the reports function needs to erase, and to know who was erased. */
export interface ReportsErasure {
  readonly nameHash: NameHash;
  readonly retention: Retention;
}

/** The receipt of a subject's erasure. Undefined when nobody of this name was erased. */
export async function readErasureView(
  ledger: Pick<LedgerContext, 'table' | 'now'>,
  { nameHash, retention }: ReportsErasure,
  subject: Subject,
): Promise<ErasureView | undefined> {
  const receipt = await readReceipt(ledger, nameHash, subject, retention);
  return receipt && toErasureView(subject, receipt);
}

function toErasureView(subject: Subject, { remains, removed, ...times }: Receipt): ErasureView {
  return {
    batch: subject.batch,
    id: subject.id,
    state: times.doneAt === undefined ? 'erasing' : 'erased',
    ...times,
    removed: { ...removed },
    remains: remains.map((one) => ({ ...one })),
    receipt: `${reportPath(subject)}/receipt`,
  };
}

/** Whether there is a report that may be shown: what is being erased may not. */
export async function isHere({ table }: Pick<LedgerContext, 'table'>, subject: Subject): Promise<boolean> {
  const header = await table.get(headerKey(subject));
  return header !== undefined && header.state !== 'erasing';
}

/**
 * The answer in place of a report that is not there: the receipt, if its subject was erased.
 *
 * @throws Problem 404 for nobody we ever knew, 410 with the receipt for programs
 */
export async function answerMissing(
  c: Context,
  ledger: Pick<LedgerContext, 'table' | 'now'>,
  erasing: ReportsErasure,
  subject: Subject,
): Promise<Response> {
  const erasure = await readErasureView(ledger, erasing, subject);
  if (erasure === undefined) throw noSuchReport();
  if (wantsHtml(c)) return answerPage(c, receiptPage(erasure), 410);
  const detail =
    erasure.state === 'erased'
      ? 'This subject was erased. The receipt says what was removed, and what remains until when.'
      : 'This subject is being erased. The receipt says how far it is.';
  throw new Problem(410, 'Erased', detail, [], { erasure });
}

export const noSuchReport = () => new Problem(404, 'No such report', 'This batch has no subject of this id.');
