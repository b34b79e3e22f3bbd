import { newBatch } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems } from '../ledger/items/batch.ts';
import type { TrialMark } from '../ledger/items/hold-marks.ts';
import { batchKey } from '../ledger/items/keys.ts';
import { changeItem } from '../table/change-item.ts';
import { markUnchanged } from './hold.ts';
import { tellHold } from './hold-news.ts';

/** The stored names of changes; other writers make no more between a write and its repetition. */
const changesKept = 16;

/**
 * Changes the current trial of a batch. The same write publishes a hold that begins or ends.
 *
 * @param change receives the stored trial; returns it or undefined to change nothing. Called again after another
 * writer's change
 * @param name a unique name of this change; unnecessary if the change is idempotent
 * @returns the stored trial
 */
export async function changeTrial(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  batch: string,
  change: (trial: TrialMark | undefined) => TrialMark | undefined,
  { name }: { readonly name?: string } = {},
): Promise<TrialMark | undefined> {
  let trial: TrialMark | undefined;
  await changeItem(table, batchItems, batchKey(batch), (item) => {
    const before = item?.trial;
    trial = before;
    // The table's client may have retried the change and met its own first write.
    if (name !== undefined && before?.changes?.includes(name)) return undefined;
    const changed = change(before);
    if (changed === undefined || changed === before) return undefined;
    trial = {
      ...changed,
      revision: (before?.revision ?? 0) + 1,
      changedAt: now(),
      ...(name === undefined ? {} : { changes: [...(before?.changes ?? []), name].slice(-changesKept) }),
    };
    const { hold } = trial;
    const isNews = hold !== undefined && hold.revision !== before?.hold?.revision;
    return {
      set: { trial },
      setIfMissing: newBatch(batch, now()),
      condition: markUnchanged('trial', before),
      also: isNews ? [tellHold(batch, hold)] : [],
    };
  });
  return trial;
}
