import { wholePartition } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { batchPartition } from '../items/keys.ts';

const counters = ['subjects', 'complete', 'partial', 'failed', 'bought', 'unknown', 'reused'] as const;

/** Subjects of a batch, those that have ended by how, and calls by what they came to. */
type Counts = Record<(typeof counters)[number], number>;

/** Sums the count shards of a batch. */
export async function readCounts({ table }: Pick<LedgerContext, 'table'>, batch: string): Promise<Counts> {
  const counts: Counts = {
    subjects: 0,
    complete: 0,
    partial: 0,
    failed: 0,
    bought: 0,
    unknown: 0,
    reused: 0,
  };
  for await (const shard of wholePartition(table, batchPartition(batch), 'count#')) {
    for (const name of counters) {
      const value = shard[name];
      counts[name] += typeof value === 'number' ? value : 0;
    }
  }
  return counts;
}
