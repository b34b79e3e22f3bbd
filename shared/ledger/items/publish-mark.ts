import * as z from 'zod';
import { ItemKind } from '../../table/item-kind.ts';
import { dueShards, shardOf } from './keys.ts';

/**
 * Partitions of the sparse `due` index for what is still to be told. An item that people downstream want to hear of is
 * written with this mark; the stream carries exactly the marked items to publish, and publish takes the mark away when
 * the bus has the event. What keeps its mark for long lags, and the reconciler puts it on the stream again.
 */
export const unpublishedPrefix = 'unpublished#';
export const unpublishedPartition = (shard: number): string => `${unpublishedPrefix}${shard}`;

/** What every item may carry that is published when it changes. */
export const markAttributes = {
  due: z.string().optional(),
  dueAt: z.number().optional(),
  /** When the reconciler last put it on the stream again. */
  republishAt: z.number().optional(),
  publishedRevision: z.int().optional(),
};

/** Any item that may be marked, whatever else it is: an item tells its versions apart by its revision or its ETag. */
const markedItem = z.object({
  ...markAttributes,
  revision: z.int().optional(),
  etag: z.string().optional(),
});
export const markedItems = new ItemKind('An item to be published', markedItem);

/** Any item that is due at a time, whatever else it is. */
const dueItem = z.object({ due: z.string().optional(), dueAt: z.number().optional() });
export const dueItems = new ItemKind('An item that is due', dueItem);

/** The attributes that mark an item as told to nobody yet; to be written with the change that is to be told. */
export const toPublish = (name: string, now: number): { readonly due: string; readonly dueAt: number } => ({
  due: unpublishedPartition(shardOf(name, dueShards)),
  dueAt: now,
});

export const isMarked = (due: unknown): due is string =>
  typeof due === 'string' && due.startsWith(unpublishedPrefix);
