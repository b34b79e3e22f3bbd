import { newBatch, readBatchItem } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems } from '../ledger/items/batch.ts';
import type { TrialMark } from '../ledger/items/hold-marks.ts';
import { batchKey } from '../ledger/items/keys.ts';
import { ContendedHoldError } from './contended-error.ts';
import { tellHold } from './hold-news.ts';

/** Tries at a change that others make, too: one of those who collide gets through each time. */
const maxTries = 100;

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
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = (await readBatchItem({ table }, batch))?.trial;
    // The table's client may have sent the change twice and met its own first write.
    if (name !== undefined && before?.changes?.includes(name)) return before;
    const changed = change(before);
    if (changed === undefined || changed === before) return before;
    const at = now();
    const trial = {
      ...changed,
      revision: (before?.revision ?? 0) + 1,
      changedAt: at,
      ...(name === undefined ? {} : { changes: [...(before?.changes ?? []), name].slice(-changesKept) }),
    };
    const update = batchItems.update({
      key: batchKey(batch),
      set: { trial },
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
  throw new ContendedHoldError('The trial of a batch is changed by too many at once');
}
