import { wholePartition } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type CountShard, countItems } from '../items/count-shard.ts';
import { batchPartition } from '../items/keys.ts';

/** Subjects of a batch, those that have ended by how, and calls by what they came to. */
type Counts = Record<Exclude<keyof CountShard, 'v' | 'openUploads'>, number>;

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
  for await (const item of wholePartition(table, batchPartition(batch), 'count#')) {
    const shard = countItems.parse(item);
    counts.subjects += shard.subjects ?? 0;
    counts.complete += shard.complete ?? 0;
    counts.partial += shard.partial ?? 0;
    counts.failed += shard.failed ?? 0;
    counts.bought += shard.bought ?? 0;
    counts.unknown += shard.unknown ?? 0;
    counts.reused += shard.reused ?? 0;
  }
  return counts;
}

/**
 * How many uploads of a batch are being read: counted in the same transaction in which each is claimed and ended.
 *
 * @returns undefined for a batch of which no upload was ever counted
 */
export async function readOpenUploads(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
): Promise<number | undefined> {
  let open: number | undefined;
  for await (const item of wholePartition(table, batchPartition(batch), 'count#')) {
    const { openUploads } = countItems.parse(item);
    if (openUploads !== undefined) open = (open ?? 0) + openUploads;
  }
  return open;
}
