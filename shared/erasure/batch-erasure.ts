import { pauseBatch } from '../holds/pause.ts';
import { readCounts } from '../ledger/batches/counts.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchPartition } from '../ledger/items/keys.ts';
import { wholeBatch } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import type { Key } from '../table/table.ts';
import type { Wish } from './erase.ts';
import { askWholeErasure, erasureSortKey } from './whole-erasure.ts';

const prefix = batchPartition('');
export const batchErasureKey = (batch: string): Key => ({ pk: batchPartition(batch), sk: erasureSortKey });
export const batchOfErasure = ({ pk, sk }: Key): string | undefined =>
  sk === erasureSortKey && pk.startsWith(prefix) ? pk.slice(prefix.length) : undefined;

/** The batch buys nothing until the erasure ends. */
export function askBatchErasure(context: LedgerContext, nameHash: NameHash, batch: string, wish: Wish = {}) {
  const begin = async () => {
    const pausing = await pauseBatch(context, batch);
    if (pausing === undefined) return undefined;
    const { subjects: people } = await readCounts(context, batch);
    return { people, tables: 0, ...(pausing.changed ? { hasPaused: true as const } : {}) };
  };
  const request = { whole: wholeBatch(batch), key: batchErasureKey(batch), begin };
  return askWholeErasure(context, nameHash, request, wish);
}
