import { newBatch } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems } from '../ledger/items/batch.ts';
import type { TrialMark } from '../ledger/items/hold-marks.ts';
import { batchKey } from '../ledger/items/keys.ts';
import { changeItem } from '../table/change-item.ts';
import { markUnchanged } from './hold.ts';
import { announceHold } from './hold-notice.ts';

interface ChangedTrial {
  readonly before: TrialMark | undefined;
  readonly trial: TrialMark | undefined;
}

/**
 * Publishes a hold's start or end in the same write.
 * @param change may run again after another writer's change; returns undefined to change nothing
 */
export async function changeTrial(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  batch: string,
  change: (trial: TrialMark | undefined) => TrialMark | undefined,
): Promise<ChangedTrial> {
  let changed: ChangedTrial = { before: undefined, trial: undefined };
  await changeItem(table, batchItems, batchKey(batch), (item) => {
    const before = item?.trial;
    const next = change(before) ?? before;
    changed = { before, trial: next };
    if (next === undefined || next === before) return undefined;
    const trial = { ...next, revision: (before?.revision ?? 0) + 1 };
    changed = { before, trial };
    const { hold } = trial;
    const isNews = hold !== undefined && hold.revision !== before?.hold?.revision;
    return {
      set: { trial },
      setIfMissing: newBatch(batch, now()),
      condition: markUnchanged('trial', before),
      also: isNews ? [announceHold(batch, hold)] : [],
    };
  });
  return changed;
}
