import type { Path } from '../table/table.ts';
import { dueShards, shardOf } from './keys.ts';

/**
 * Partitions of the sparse `due` index for what is still to be told. An item that people downstream want to hear of is
 * written with this mark; the stream carries exactly the marked items to publish, and publish takes the mark away when
 * the bus has the event. What keeps its mark for long lags, and the reconciler puts it on the stream again.
 */
export const unpublishedPrefix = 'unpublished#';
export const unpublishedPartition = (shard: number): string => `${unpublishedPrefix}${shard}`;

/** The attributes that mark an item as told to nobody yet; to be written with the change that is to be told. */
export const toPublish = (name: string, now: number): readonly (readonly [Path, unknown])[] => [
  [['due'], unpublishedPartition(shardOf(name, dueShards))],
  [['dueAt'], now],
];

export const isMarked = (due: unknown): due is string =>
  typeof due === 'string' && due.startsWith(unpublishedPrefix);
