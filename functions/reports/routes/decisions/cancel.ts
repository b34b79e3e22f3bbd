import type * as z from 'zod';
import { askBatchErasure } from '../../../../shared/erasure/batch-erasure.ts';
import { requestErasure } from '../../../../shared/erasure/request-erasure.ts';
import { type Busy, cancelBatch, cancelSubject } from '../../../../shared/holds/cancel.ts';
import { isFiltered } from '../../../../shared/ledger/batches/filter.ts';
import type { cancelledView } from '../../../../shared/reports/outcomes.ts';
import type { cancelRequest } from '../../../../shared/views/requests.ts';
import type { ReportsDeps } from '../../deps.ts';
import { ProblemError } from '../../http/problem.ts';

export const noSuchBatch = () =>
  new ProblemError(404, 'No such batch', 'Nothing was uploaded under this name.');

export const stillRedriving = () =>
  new ProblemError(
    409,
    'Still redriving',
    'The calls that another redrive selected are still being opened; try again in a minute.',
  );

type Cancelled = z.output<typeof cancelledView>;

const cancelledAt = (at: number) => ({ code: 'cancelled', at }) as const;

const keepText = 'Bought answers stay; calls in flight finish, and unknown outcomes stay listed.';
const eraseText =
  'The receipts of the erasure list what is removed; what was charged stays on the statement.';

const stillCancelling: Readonly<Record<Busy, string>> = {
  busy: 'The people that another filter selected are still being cancelled; try again in a minute.',
  erasing:
    'The people that a filter selected are still being erased. Cancel the batch once the receipt of that cancellation says when it ended; pause the batch to buy nothing until then.',
  whole:
    'The whole batch is still being cancelled, for at least five minutes. A filter finds only people whose reports are open: erase the whole batch, or single people by name.',
};

/**
 * @param by the ARN of the caller
 * @throws ProblemError for an unknown name, or while another cancellation is in progress
 */
export async function cancel(
  { ledger, erasure }: Pick<ReportsDeps, 'ledger' | 'erasure'>,
  batch: string,
  { results, ...filter }: z.output<typeof cancelRequest>,
  by: string | undefined,
): Promise<Cancelled> {
  const isErased = results === 'erase';
  const answer = { batch, results, next: isErased ? eraseText : keepText } as const;
  const { person, part, because } = filter;
  if (person !== undefined && (part ?? because) === undefined) {
    const subject = { batch, id: person };
    const outcome = await cancelSubject(ledger, subject);
    if (outcome === 'unknown')
      throw new ProblemError(404, 'No such person', 'Nobody in the batch has this id.');
    if (isErased)
      await requestErasure(ledger, erasure.nameHash, subject, { by, because: cancelledAt(ledger.now()) });
    return { ...answer, person, outcome };
  }
  const isWhole = !isFiltered(filter);
  const erases = isErased && !isWhole ? { erases: true as const } : {};
  const mark = await cancelBatch(ledger, batch, { by, ...filter, ...erases });
  if (mark === undefined) throw noSuchBatch();
  if (typeof mark === 'string') throw new ProblemError(409, 'Still cancelling', stillCancelling[mark]);
  if (isErased && isWhole)
    await askBatchErasure(ledger, erasure.nameHash, batch, { by, because: cancelledAt(mark.at) });
  return { ...answer, ...(person === undefined ? {} : { person }), outcome: 'cancelled' };
}
