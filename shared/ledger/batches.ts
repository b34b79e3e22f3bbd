import { z } from 'zod';
import { account } from '../budget/budget.ts';
import { type Attributes, ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Page, Table } from '../table/table.ts';
import type { LedgerContext } from './context.ts';
import { batchKey, dueFor } from './keys.ts';
import { partStates } from './model.ts';

/** Partition of the `batch` index that lists all batches, by name. */
const batchList = 'batches';

/** States of parts that a redrive may open again. Bought parts are never among them. */
export const redriveStates = partStates.filter((state) => state !== 'bought');
export type RedriveState = (typeof redriveStates)[number];

/** A redrive that the reconciler works through, and how far it has come. */
const redriveMark = z.object({
  at: z.number(),
  states: z.array(z.enum(redriveStates)),
  position: z
    .object({ state: z.enum(['partial', 'failed']), shard: z.int(), cursor: z.string().optional() })
    .optional(),
});
export type RedriveMark = z.output<typeof redriveMark>;

/** What a batch's own item says; its spending is an account. Times are milliseconds since 1970. */
const batchItem = account.extend({
  name: z.string().optional(),
  createdAt: z.number().optional(),
  lastInputAt: z.number().optional(),
  sealedAt: z.number().optional(),
  /** How often it was sealed, and the last of these times that it was complete. */
  revision: z.int().optional(),
  completedRevision: z.int().optional(),
  redrive: redriveMark.optional(),
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
});
export type BatchItem = z.output<typeof batchItem>;
export const batchItems = new ItemKind('A batch', batchItem);

export async function readBatchItem(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
): Promise<BatchItem | undefined> {
  const item = await table.get(batchKey(batch));
  return item && batchItems.parse(item);
}

/**
 * What a batch's item holds from its first write on. It carries the keys of the `batch` index itself, under a
 * partition of its own: the list of batches needs no second item, and writes to a batch that leave its name alone
 * cost nothing there. Tables of places are kept like batches, and not listed with them.
 */
export const newBatch = (name: string, now: number): Attributes<BatchItem> => ({
  v: schemaVersion,
  name,
  held: 0,
  blocks: {},
  createdAt: now,
  ...(name.includes('/') ? {} : { batchShard: batchList, stateId: name }),
});

/** Has the reconciler look at a batch at once: it settles, releases, redrives and seals. */
export const lookAtOnce = (batch: string, now: number): Attributes<BatchItem> => ({
  due: dueFor(batchKey(batch).pk),
  dueAt: now,
});

/** One page of the names of all batches, in order of name. */
export async function listBatches(table: Table, limit: number, cursor?: string): Promise<Page<string>> {
  const page = await table.queryIndex({
    index: 'batch',
    partition: batchList,
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const items = page.items.map(({ pk }) => pk.slice('batch#'.length));
  return page.cursor === undefined ? { items } : { items, cursor: page.cursor };
}
