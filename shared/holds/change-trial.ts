import { newBatch, readBatchItem, scheduleNow } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems } from '../ledger/items/batch.ts';
import type { TrialMark } from '../ledger/items/hold-marks.ts';
import { batchKey } from '../ledger/items/keys.ts';
import { tellHold } from './hold-news.ts';

/** Tries at a change that others make, too. */
const maxTries = 20;

/**
 * Changes what is known of a batch's trial, if nobody else has meanwhile; then it looks again. A hold that begins or ends is
 * told with the same write.
 *
 * @param change called with what is there; the same given back, or nothing, leaves it as it is
 * @param next whether the reconciler is to look at the batch at once
 * @returns what is there now
 */
export async function changeTrial(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  batch: string,
  change: (trial: TrialMark | undefined) => TrialMark | undefined,
  next: 'is looked at' | 'is looked at already' = 'is looked at',
): Promise<TrialMark | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = (await readBatchItem({ table }, batch))?.trial;
    const changed = change(before);
    if (changed === undefined || changed === before) return before;
    const at = now();
    const trial = { ...changed, revision: (before?.revision ?? 0) + 1, changedAt: at };
    const update = batchItems.update({
      key: batchKey(batch),
      set: { trial, ...(next === 'is looked at' ? scheduleNow(at) : {}) },
      setIfMissing: newBatch(batch, at),
      condition:
        before === undefined
          ? batchItems.missing('trial')
          : batchItems.equals(['trial', 'revision'], before.revision),
    });
    const { hold } = trial;
    const isNews = hold !== undefined && hold.revision !== before?.hold?.revision;
    const { ok } = isNews
      ? await table.transact([update, tellHold(batch, hold)])
      : await table.update(update);
    if (ok) return trial;
  }
  throw new ContendedTrialError('The trial of a batch is changed by too many at once');
}

/** Thrown when others change a trial whenever somebody tries. */
class ContendedTrialError extends Error {
  override readonly name = 'ContendedTrialError';
}
