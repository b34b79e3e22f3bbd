import { type BatchId, type Customer, isPlaceTable, stemOfCustomer } from '../../customers/customer.ts';
import { type Attributes, schemaVersion } from '../../table/item-kind.ts';
import { any, type Key, type Page, type Table } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type BatchItem, batchItems } from '../items/batch.ts';
import { accountsDue, batchKey, batchPartition, batchShardsFor, leastBatchShards } from '../items/keys.ts';

/** The partition of the `batch` index that lists all batches by name, and of the `name` index by their beginning. */
const batchList = 'batches';

export async function readBatchItem(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
): Promise<BatchItem | undefined> {
  const item = await table.get(batchKey(batch));
  return item && batchItems.parse(item);
}

/** The attributes of a batch that taking an input needs. */
export interface BatchBasics {
  /** Shards of its subjects in the index. */
  readonly shards: number;
  /** When the whole batch was cancelled, in milliseconds since 1970. */
  readonly cancelledAt?: number;
}

async function readBasics({ table }: Pick<LedgerContext, 'table'>, batch: string): Promise<BatchBasics> {
  const item = await table.get(batchKey(batch));
  // Not the whole item: subjects are accepted before all of its attributes exist.
  return {
    shards: typeof item?.shards === 'number' ? item.shards : leastBatchShards,
    ...(typeof item?.cancelledAt === 'number' ? { cancelledAt: item.cancelledAt } : {}),
  };
}

export const shardsOf = async (context: Pick<LedgerContext, 'table'>, batch: string): Promise<number> =>
  (await readBasics(context, batch)).shards;

/**
 * How long a reader of uploads caches a batch. Stale values are harmless: fewer shards, or a subject that ends
 * uncalled.
 */
const basicsKeptMs = 60_000;
const lastBasics = new WeakMap<
  Table,
  { readonly batch: string; readonly basics: BatchBasics; readonly until: number }
>();

/** Returns the basics of a batch, read once a minute: under many new subjects the item is a hot key. */
export async function basicsForNew(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  batch: string,
): Promise<BatchBasics> {
  const known = lastBasics.get(table);
  if (known?.batch === batch && now() < known.until) return known.basics;
  const basics = await readBasics({ table }, batch);
  lastBasics.set(table, { batch, basics, until: now() + basicsKeptMs });
  return basics;
}

/** Gives a larger batch more shards in the index, for its future subjects. */
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

/**
 * Returns the first attributes of a batch's item, with its keys of the `batch` index. Tables of places are not
 * listed.
 */
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

/** Returns the names of the newest batches, newest first. Batches from before version 0.3 may be missing. */
export async function newestBatches(table: Table, limit: number): Promise<readonly string[]> {
  const { items } = await table.queryIndex({ index: 'name', partition: batchList, limit, backwards: true });
  return items.map(nameOfKey);
}

const nameOfKey = ({ pk }: Key): string => pk.slice(batchPartition('').length);

/** Makes a batch due at once for the reconciler. */
export const scheduleNow = (now: number): Attributes<BatchItem> => ({
  due: accountsDue,
  dueAt: now,
});

/** Returns one page of the names of all batches, or those of a customer, in order of name. */
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
