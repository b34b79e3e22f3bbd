import { scheduleNow } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems, type RedriveMark, type RedriveState } from '../ledger/items/batch.ts';
import { batchKey, placesBatch } from '../ledger/items/keys.ts';
import { schemaVersion } from '../table/item-kind.ts';
import { listPlaces } from './place.ts';

/** Only sets a mark for the reconciler. @returns false if there are no places */
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
      setIfMissing: { v: schemaVersion, name: placesBatch, committed: 0, createdAt: mark.at },
    }),
  );
  return true;
}
