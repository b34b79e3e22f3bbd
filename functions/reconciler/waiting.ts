import { duePartition, dueShards, headerSortKey, hintedPartition } from '../../shared/ledger/items/keys.ts';
import type { ReconcilerDeps } from './deps.ts';
import { longestResend } from './overdue.ts';

/** More pictures than this in one partition hide the subjects behind them. */
const pageSize = 100;

/** Moving due times does not change the answer: this reads beyond the latest repeated hint. */
export async function doesAnybodyWait({ ledger, settings }: ReconcilerDeps): Promise<boolean> {
  const upTo = ledger.now() + longestResend * settings.jobs.resendAfterMs;
  for (let shard = 0; shard < dueShards; shard += 1)
    for (const partition of [hintedPartition(shard), duePartition(shard)]) {
      const page = await ledger.table.queryIndex({ index: 'due', partition, upTo, limit: pageSize });
      if (page.items.some(({ sk }) => sk === headerSortKey)) return true;
    }
  return false;
}
