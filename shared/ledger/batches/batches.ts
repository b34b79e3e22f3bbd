import { type Attributes, schemaVersion } from '../../table/item-kind.ts';
import type { Page, Table } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type BatchItem, batchItems } from '../items/batch.ts';
import { accountsDue, batchKey } from '../items/keys.ts';

/** Partition of the `batch` index that lists all batches, by name. */
const batchList = 'batches';

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
  committed: 0,
  createdAt: now,
  listedSince: now,
  ...(name.includes('/') ? {} : { batchShard: batchList, stateId: name }),
});

/** Has the reconciler look at a batch at once: it settles, releases, redrives and seals. */
export const scheduleNow = (now: number): Attributes<BatchItem> => ({
  due: accountsDue,
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
