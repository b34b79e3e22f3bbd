import { type Item, wholePartition } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type CountShard, countItems, expectedCounts } from '../items/count-shard.ts';
import type { TrialKind } from '../items/hold-marks.ts';
import { batchPartition, countShardKeys } from '../items/keys.ts';
import { shardsOf } from './batches.ts';

const counted = [
  'subjects',
  'complete',
  'partial',
  'failed',
  'cancelled',
  'bought',
  'unknown',
  'reused',
  'declined',
] as const;

type Counts = Record<(typeof counted)[number], number>;

export async function readCounts(context: Pick<LedgerContext, 'table'>, batch: string): Promise<Counts> {
  const shards = await readShards(context, batch);
  const counts: Counts = {
    subjects: 0,
    complete: 0,
    partial: 0,
    failed: 0,
    cancelled: 0,
    bought: 0,
    unknown: 0,
    reused: 0,
    declined: 0,
  };
  for (const name of counted) counts[name] = sumOf(shards, name);
  return counts;
}

export interface Intake {
  readonly subjects: number;
  readonly openUploads: number;
  /** How often a function began to read an upload. It only grows. */
  readonly uploadsBegun: number;
  readonly lastInputAt: number | undefined;
}

export async function readIntake(context: Pick<LedgerContext, 'table'>, batch: string): Promise<Intake> {
  const shards = await readShards(context, batch);
  const times = shards.flatMap(({ lastInputAt }) => lastInputAt ?? []);
  return {
    subjects: sumOf(shards, 'subjects'),
    openUploads: sumOf(shards, 'openUploads'),
    uploadsBegun: sumOf(shards, 'uploadsBegun'),
    lastInputAt: times.length === 0 ? undefined : Math.max(...times),
  };
}

export async function readSpared(
  context: Pick<LedgerContext, 'table'>,
  batch: string,
): Promise<{ readonly photos: number; readonly calls: number }> {
  const shards = await readShards(context, batch);
  return { photos: sumOf(shards, 'sparedPhotos'), calls: sumOf(shards, 'sparedCalls') };
}

export async function readExpected(
  context: Pick<LedgerContext, 'table'>,
  batch: string,
  kind: TrialKind,
): Promise<number> {
  return sumOf(await readShards(context, batch), expectedCounts[kind]);
}

async function readShards({ table }: Pick<LedgerContext, 'table'>, batch: string): Promise<CountShard[]> {
  const keys = countShardKeys(batch, await shardsOf({ table }, batch));
  const items: (Item | undefined)[] = await Promise.all(keys.map((key) => table.get(key)));
  // Earlier versions stored counts in the batch's own partition.
  for await (const item of wholePartition(table, batchPartition(batch), 'count#')) items.push(item);
  return items.flatMap((item) => (item === undefined ? [] : countItems.parse(item)));
}

const sumOf = (shards: readonly CountShard[], name: Exclude<keyof CountShard, 'v' | 'lastInputAt'>): number =>
  shards.reduce((sum, shard) => sum + (shard[name] ?? 0), 0);
