import { scheduleNow } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems, type RedriveMark, type RedriveState } from '../ledger/items/batch.ts';
import { batchKey, placesBatch } from '../ledger/items/keys.ts';
import { schemaVersion } from '../table/item-kind.ts';
import { listPlaces } from './place.ts';

/**
 * Asks for the months of all places that could not be had to be tried again: this month and the next, as everywhere.
 * Only a mark is set; the reconciler works through it as through the redrive of a batch.
 *
 * @returns false when there are no places
 */
export async function redrivePlaces(
  { table, now }: LedgerContext,
  states: readonly RedriveState[],
): Promise<boolean> {
  if ((await listPlaces(table, 1)).items.length === 0) return false;
  const mark: RedriveMark = { at: now(), states: [...states] };
  await table.update(
    batchItems.update({
      key: batchKey(placesBatch),
      set: { redrive: mark, ...scheduleNow(mark.at) },
      // Not listed with the batches: it has none of the keys of their list.
      setIfMissing: { v: schemaVersion, name: placesBatch, committed: 0, createdAt: mark.at },
    }),
  );
  return true;
}
