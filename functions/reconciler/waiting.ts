import { duePartition, dueShards, headerSortKey, hintedPartition } from '../../shared/ledger/items/keys.ts';
import type { ReconcilerDeps } from './deps.ts';
import { longestResend } from './overdue.ts';

/** Pictures of bought answers are due in the same partitions; more of them in one are as good as nobody. */
const pageSize = 100;

/**
 * Returns whether a subject waits for its worker: it has not ended, and no gate, ceiling or pause holds it back. Moving what is
 * due does not change the answer, because even the latest hint is repeated within the time that this looks ahead.
 */
export async function doesAnybodyWait({ ledger, settings }: ReconcilerDeps): Promise<boolean> {
  const upTo = ledger.now() + longestResend * settings.jobs.resendAfterMs;
  for (let shard = 0; shard < dueShards; shard += 1)
    for (const partition of [hintedPartition(shard), duePartition(shard)]) {
      const page = await ledger.table.queryIndex({ index: 'due', partition, upTo, limit: pageSize });
      if (page.items.some(({ sk }) => sk === headerSortKey)) return true;
    }
  return false;
}
