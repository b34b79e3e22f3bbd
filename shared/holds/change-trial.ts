import { newBatch } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems } from '../ledger/items/batch.ts';
import type { TrialMark } from '../ledger/items/hold-marks.ts';
import { batchKey } from '../ledger/items/keys.ts';
import { changeItem } from '../table/change-item.ts';
import { markUnchanged } from './hold.ts';
import { tellHold } from './hold-news.ts';

/** Changes whose names are kept: others make no more between a write and its repetition. */
const changesKept = 16;

/**
 * Changes the trial of a batch, on what is there when it is written. The same write publishes a hold that begins or ends.
 *
 * @param change called with what is there; the same given back, or nothing, leaves it as it is. It is called again when
 *   somebody else has changed the trial
 * @param name of this change, which no other has; not needed where a change that is made twice is the same as once
 * @returns what is there now
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
    // The table's client may have sent the change twice and met its own first write.
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
