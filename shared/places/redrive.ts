import { scheduleNow } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems, type RedriveMark, type RedriveState } from '../ledger/items/batch.ts';
import { batchKey, placesBatch } from '../ledger/items/keys.ts';
import { schemaVersion } from '../table/item-kind.ts';
import { listPlaces } from './place.ts';

/**
 * Requests a retry of the unavailable months of all places: the current month and the next. It sets a mark; the
 * reconciler works through it as through the redrive of a batch.
 *
 * @returns false if there are no places
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
      // The item has none of the keys that would list it with the batches.
      setIfMissing: { v: schemaVersion, name: placesBatch, committed: 0, createdAt: mark.at },
    }),
  );
  return true;
}
