import * as z from 'zod';
import { ItemKind } from '../../table/item-kind.ts';
import { dueShards, shardOf } from './keys.ts';

/**
 * Partitions of the sparse `due` index for items that are not published yet. A write that must be published sets this
 * mark. The stream carries exactly the marked items to publish, which removes the mark when the bus has the event.
 * The reconciler puts items with an old mark on the stream again.
 */
export const unpublishedPrefix = 'unpublished#';
export const unpublishedPartition = (shard: number): string => `${unpublishedPrefix}${shard}`;

/** The attributes of every item that is published after changes. */
export const markAttributes = {
  due: z.string().optional(),
  dueAt: z.number().optional(),
  republishAt: z.number().optional(),
  publishedRevision: z.int().optional(),
};

/** Any item that may be marked. Its revision or ETag identifies its version. */
const markedItem = z.object({
  ...markAttributes,
  revision: z.int().optional(),
  etag: z.string().optional(),
});
export const markedItems = new ItemKind('An item to be published', markedItem);

const dueItem = z.object({ due: z.string().optional(), dueAt: z.number().optional() });
export const dueItems = new ItemKind('An item that is due', dueItem);

/** Returns the attributes that mark an item for publication, to be written together with the change. */
export const toPublish = (name: string, now: number): { readonly due: string; readonly dueAt: number } => ({
  due: unpublishedPartition(shardOf(name, dueShards)),
  dueAt: now,
});

export const isMarked = (due: unknown): due is string =>
  typeof due === 'string' && due.startsWith(unpublishedPrefix);
