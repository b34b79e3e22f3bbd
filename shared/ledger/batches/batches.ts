import { type BatchId, type Customer, isPlaceTable, stemOfCustomer } from '../../customers/customer.ts';
import { type Attributes, schemaVersion } from '../../table/item-kind.ts';
import { any, type Key, type Page, type Table, wholeIndex } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type BatchItem, batchItems } from '../items/batch.ts';
import { accountsDue, batchKey, batchPartition, batchShardsFor, leastBatchShards } from '../items/keys.ts';

const batchList = 'batches';

export async function readBatchItem(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
): Promise<BatchItem | undefined> {
  const item = await table.get(batchKey(batch));
  return item && batchItems.parse(item);
}

export interface BatchBasics {
  readonly shards: number;
  readonly cancelledAt?: number;
}

async function readBasics({ table }: Pick<LedgerContext, 'table'>, batch: string): Promise<BatchBasics> {
  const item = await table.get(batchKey(batch));
  return {
    shards: typeof item?.shards === 'number' ? item.shards : leastBatchShards,
    ...(typeof item?.cancelledAt === 'number' ? { cancelledAt: item.cancelledAt } : {}),
  };
}

export const shardsOf = async (context: Pick<LedgerContext, 'table'>, batch: string): Promise<number> =>
  (await readBasics(context, batch)).shards;

/** A stale copy lacks only new shards, or a cancellation that the worker will find. */
const basicsCacheMs = 60_000;
const lastBasics = new WeakMap<
  Table,
  { readonly batch: string; readonly basics: BatchBasics; readonly until: number }
>();

/** Cached, because many new subjects make the item a hot key. */
export async function basicsForNew(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  batch: string,
): Promise<BatchBasics> {
  const known = lastBasics.get(table);
  if (known?.batch === batch && now() < known.until) return known.basics;
  const until = now() + basicsCacheMs;
  const basics = await readBasics({ table }, batch);
  lastBasics.set(table, { batch, basics, until });
  return basics;
}

export async function growShards(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
  { shards: before = leastBatchShards }: Pick<BatchItem, 'shards'>,
  subjects: number,
): Promise<void> {
  const shards = batchShardsFor(subjects);
  if (shards <= before) return;
  const condition = any(batchItems.missing('shards'), batchItems.below('shards', shards));
  await table.update(batchItems.update({ key: batchKey(batch), set: { shards }, condition }));
}

export const newBatch = (name: BatchId, now: number): Attributes<BatchItem> => ({
  v: schemaVersion,
  name,
  committed: 0,
  createdAt: now,
  listedSince: now,
  ...(isPlaceTable(name)
    ? {}
    : {
        batchShard: batchList,
        stateId: name,
        nameShard: batchList,
        nameKey: `${new Date(now).toISOString()}\t${name}`,
      }),
});

export async function newestBatches(table: Table, limit: number): Promise<readonly string[]> {
  const { items } = await table.queryIndex({ index: 'name', partition: batchList, limit, backwards: true });
  return items.map(nameOfKey);
}

const nameOfKey = ({ pk }: Key): string => pk.slice(batchPartition('').length);

export const scheduleNow = (now: number): Attributes<BatchItem> => ({
  due: accountsDue,
  dueAt: now,
});

export async function batchNames(table: Table): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const key of wholeIndex(table, { index: 'batch', partition: batchList, limit: 1000 }))
    names.push(nameOfKey(key));
  return names;
}

export async function listBatches(
  table: Table,
  limit: number,
  cursor?: string,
  customer?: Customer,
): Promise<Page<string>> {
  const page = await table.queryIndex({
    index: 'batch',
    partition: batchList,
    ...(customer === undefined ? {} : { prefix: stemOfCustomer(customer) }),
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const items = page.items.map(nameOfKey);
  return page.cursor === undefined ? { items } : { items, cursor: page.cursor };
}
