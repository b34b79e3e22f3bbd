import * as z from 'zod';
import { ItemKind } from '../../table/item-kind.ts';
import { dueShards, shardOf } from './keys.ts';

/**
 * The function `publish` receives only marked items from the stream, and removes the mark. The reconciler puts items
 * with an old mark on the stream again.
 */
export const unpublishedPrefix = 'unpublished#';
export const unpublishedPartition = (shard: number): string => `${unpublishedPrefix}${shard}`;

export const markAttributes = {
  due: z.string().optional(),
  dueAt: z.number().optional(),
  republishAt: z.number().optional(),
  publishedRevision: z.int().optional(),
};

const markedItem = z.object({
  ...markAttributes,
  revision: z.int().optional(),
  etag: z.string().optional(),
});
export const markedItems = new ItemKind('An item to be published', markedItem);

const dueItem = z.object({ due: z.string().optional(), dueAt: z.number().optional() });
export const dueItems = new ItemKind('An item that is due', dueItem);

export const toPublish = (name: string, now: number): { readonly due: string; readonly dueAt: number } => ({
  due: unpublishedPartition(shardOf(name, dueShards)),
  dueAt: now,
});

export const isMarked = (due: unknown): due is string =>
  typeof due === 'string' && due.startsWith(unpublishedPrefix);
