import { type BatchId, batchOfCustomer, type Customer, isPlaceTable } from '../../customers/customer.ts';
import { type Attributes, schemaVersion } from '../../table/item-kind.ts';
import { any, type Page, type Table } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type BatchItem, batchItems } from '../items/batch.ts';
import { accountsDue, batchKey, batchShardsFor, leastBatchShards } from '../items/keys.ts';

/** Partition of the `batch` index that lists all batches, by name. */
const batchList = 'batches';

export async function readBatchItem(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
): Promise<BatchItem | undefined> {
  const item = await table.get(batchKey(batch));
  return item && batchItems.parse(item);
}

/** What taking an input has to know of its batch. */
export interface BatchBasics {
  /** Shards of the index that its subjects lie in. */
  readonly shards: number;
  /** When the whole batch was cancelled, in milliseconds since 1970. */
  readonly cancelledAt?: number;
}

async function readBasics({ table }: Pick<LedgerContext, 'table'>, batch: string): Promise<BatchBasics> {
  const item = await table.get(batchKey(batch));
  // Not the whole item: subjects are accepted before it holds everything.
  return {
    shards: typeof item?.shards === 'number' ? item.shards : leastBatchShards,
    ...(typeof item?.cancelledAt === 'number' ? { cancelledAt: item.cancelledAt } : {}),
  };
}

/** Returns how many shards of the index the subjects of a batch lie in. */
export const shardsOf = async (context: Pick<LedgerContext, 'table'>, batch: string): Promise<number> =>
  (await readBasics(context, batch)).shards;

/**
 * How long a reader of uploads goes by what it has read of a batch. Too few shards spread its subjects less, and lose none; whom
 * it takes for a batch that was cancelled since, ends without a call.
 */
const basicsKeptMs = 60_000;
const lastBasics = new WeakMap<
  Table,
  { readonly batch: string; readonly basics: BatchBasics; readonly until: number }
>();

/** Returns what taking inputs has to know of a batch, read once a minute: at thousands of new subjects a second the item is one hot key. */
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

/** Gives a batch that has grown more shards in the index, for the subjects that come from now on. */
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
 * What a batch's item holds from its first write on. It carries the keys of the `batch` index itself, under a
 * partition of its own: the list of batches needs no second item, and writes to a batch that leave its name alone
 * cost nothing there. Tables of places are kept like batches, and not listed with them.
 */
export const newBatch = (name: BatchId, now: number): Attributes<BatchItem> => ({
  v: schemaVersion,
  name,
  committed: 0,
  createdAt: now,
  listedSince: now,
  ...(isPlaceTable(name) ? {} : { batchShard: batchList, stateId: name }),
});

/** Has the reconciler look at a batch at once: it settles, releases, redrives and seals. */
export const scheduleNow = (now: number): Attributes<BatchItem> => ({
  due: accountsDue,
  dueAt: now,
});

/** One page of the names of all batches, or those of a customer, in order of name. */
export async function listBatches(
  table: Table,
  limit: number,
  cursor?: string,
  customer?: Customer,
): Promise<Page<string>> {
  const page = await table.queryIndex({
    index: 'batch',
    partition: batchList,
    ...(customer === undefined ? {} : { prefix: batchOfCustomer(customer, '') }),
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const items = page.items.map(({ pk }) => pk.slice('batch#'.length));
  return page.cursor === undefined ? { items } : { items, cursor: page.cursor };
}
