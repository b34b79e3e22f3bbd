import { askRedrive } from '../ledger/batches/redrive.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems, type RedriveState } from '../ledger/items/batch.ts';
import { batchKey, placesBatch } from '../ledger/items/keys.ts';
import { schemaVersion } from '../table/item-kind.ts';
import { listPlaces } from './place.ts';

export async function redrivePlaces(
  context: LedgerContext,
  states: readonly RedriveState[],
): ReturnType<typeof askRedrive> {
  const { table, now } = context;
  if ((await listPlaces(table, 1)).items.length === 0) return undefined;
  await table.update(
    batchItems.update({
      key: batchKey(placesBatch),
      setIfMissing: { v: schemaVersion, name: placesBatch, committed: 0, createdAt: now() },
    }),
  );
  return askRedrive(context, placesBatch, states);
}
