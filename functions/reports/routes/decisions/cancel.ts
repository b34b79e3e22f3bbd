import type * as z from 'zod';
import { askErasure } from '../../../../shared/erasure/ask.ts';
import { askBatchErasure } from '../../../../shared/erasure/batch-erasure.ts';
import { cancelBatch, cancelSubject } from '../../../../shared/holds/cancel.ts';
import type { cancelledView } from '../../../../shared/reports/outcomes.ts';
import type { cancelRequest } from '../../../../shared/views/requests.ts';
import type { ReportsDeps } from '../../deps.ts';
import { ProblemError } from '../../http/problem.ts';

export const noSuchBatch = () =>
  new ProblemError(404, 'No such batch', 'Nothing was uploaded under this name.');

type Cancelled = z.output<typeof cancelledView>;

const keeps = 'Bought answers stay; calls in flight finish, and unknown outcomes stay listed.';
const erases = 'The receipts of the erasure list what is removed; what was charged stays on the statement.';

/**
 * @param by the ARN of the caller
 * @throws ProblemError for an unknown name, or while another cancellation is in progress
 */
export async function cancel(
  { ledger, erasure }: Pick<ReportsDeps, 'ledger' | 'erasure'>,
  batch: string,
  { person, because, results }: z.output<typeof cancelRequest>,
  by: string | undefined,
): Promise<Cancelled> {
  const isErased = results === 'erase';
  const answer = { batch, results, next: isErased ? erases : keeps } as const;
  if (person !== undefined) {
    const subject = { batch, id: person };
    const outcome = await cancelSubject(ledger, subject);
    if (outcome === 'unknown')
      throw new ProblemError(404, 'No such person', 'There is no report of this name in the batch.');
    if (isErased) await askErasure(ledger, erasure.nameHash, subject, { by });
    return { ...answer, person, outcome };
  }
  const mark = await cancelBatch(ledger, batch, { by, because });
  if (mark === undefined) throw noSuchBatch();
  if (mark === 'busy')
    throw new ProblemError(
      409,
      'Still cancelling',
      'Those who wait for another reason are still being cancelled; ask again in a minute.',
    );
  if (isErased) await askBatchErasure(ledger, erasure.nameHash, batch, { by });
  return { ...answer, outcome: 'cancelled' };
}
