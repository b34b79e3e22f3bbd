import { ownerOfName, placeTableBatch } from '../customers/customer.ts';
import { inboxFoldersOf } from '../intake/object-key.ts';
import { listBatches } from '../ledger/batches/batches.ts';
import {
  batchPartition,
  countShardKeys,
  headerSortKey,
  leastBatchShards,
  partOfSortKey,
  placePartition,
  uploadPartitions,
} from '../ledger/items/keys.ts';
import { wholeCustomer } from '../ledger/items/tombstone.ts';
import { listPlaces, placeSubject } from '../places/place.ts';
import { all, wholePartition } from '../table/table.ts';
import { listTables, tableKey } from '../uploads/place-tables.ts';
import { askBatchErasure, batchErasureKey } from './batch-erasure.ts';
import { customerErasureKey } from './customer-erasure.ts';
import { absentIn, eraseSubject } from './erase.ts';
import type { SweepDeps } from './sweep-deps.ts';
import { letterSteps } from './walk-letters.ts';
import {
  erasurePageSize,
  type WalkStep,
  type WholeErasure,
  walkWhole,
  wholeErasureItems,
  wishOf,
} from './whole-erasure.ts';

export const walkCustomer = (deps: SweepDeps, customer: string): Promise<void> =>
  walkWhole(deps, {
    whole: wholeCustomer(customer),
    key: customerErasureKey(customer),
    stepsOf: async () => ({
      steps: [
        ...[batchesIn, placesIn, tablesIn, originalsIn].map((stepFor) => stepFor(deps, customer)),
        ...letterSteps(deps, wholeCustomer(customer)),
      ],
    }),
    // The budget stays: it protects the operator's money.
    sumsOf: (erasure) => sumsOf(deps, customer, erasure),
  });

const batchesIn =
  (deps: SweepDeps, customer: string): WalkStep =>
  async (erasure, cursor) => {
    const page = await listBatches(deps.ledger.table, erasurePageSize, cursor, customer);
    for (const batch of page.items) await erasedSince(deps, erasure, batch);
    return { cursor: page.cursor };
  };

async function erasedSince({ ledger, nameHash }: SweepDeps, erasure: WholeErasure, batch: string) {
  const known = await wholeErasureItems.read(ledger.table, batchErasureKey(batch));
  if (known !== undefined) await addBan(ledger, batch, known, erasure);
  const isNew = known === undefined || known.at < erasure.at;
  if (isNew && (await askBatchErasure(ledger, nameHash, batch, wishOf(erasure))) === 'unknown')
    return { people: 0, tables: 0 };
  return isNew || known.doneAt === undefined ? undefined : known;
}

/** Adds the ban of the customer's erasure to a running one of the batch, which misses people who are erased already. */
async function addBan(
  { table, now }: SweepDeps['ledger'],
  batch: string,
  { at, keepOut, doneAt }: WholeErasure,
  erasure: WholeErasure,
): Promise<void> {
  if (erasure.keepOut === undefined || keepOut !== undefined || doneAt !== undefined) return;
  const wish = wishOf(erasure);
  await table.update(
    wholeErasureItems.update({
      key: batchErasureKey(batch),
      set: { ...wish, walks: 0, dueAt: now() },
      remove: ['place', ...absentIn(wish)],
      condition: all(wholeErasureItems.equals('at', at), wholeErasureItems.missing('doneAt')),
    }),
  );
}

const placesIn =
  ({ ledger, nameHash }: SweepDeps, customer: string): WalkStep =>
  async (erasure, cursor) => {
    const page = await listPlaces(ledger.table, erasurePageSize, cursor, customer);
    for (const { id } of page.items) {
      await eraseSubject(ledger, nameHash, placeSubject(id), wishOf(erasure));
      for await (const { pk, sk } of wholePartition(ledger.table, placePartition(id)))
        if (sk !== headerSortKey && partOfSortKey(sk) === undefined)
          await ledger.table.delete({ key: { pk, sk }, delete: true });
    }
    return { cursor: page.cursor, places: page.items.length };
  };

/** A table's name goes last, because it leads to the other items. */
const tablesIn =
  ({ ledger, isOver }: SweepDeps, customer: string): WalkStep =>
  async () => {
    for (const name of await listTables(ledger)) {
      if (ownerOfName(name).customer !== customer) continue;
      const batch = placeTableBatch(name);
      for (const partition of [...uploadPartitions(batch), batchPartition(batch)])
        for await (const { pk, sk } of wholePartition(ledger.table, partition))
          await ledger.table.delete({ key: { pk, sk }, delete: true });
      for (const key of countShardKeys(batch, leastBatchShards))
        await ledger.table.delete({ key, delete: true });
      await ledger.table.delete({ key: tableKey(name), delete: true });
      // Removed tables are no longer listed, so the next run starts with the remaining ones.
      if (isOver?.() === true) return { cursor: name };
    }
    return {};
  };

const originalsIn =
  ({ inbox, isOver }: SweepDeps, customer: string): WalkStep =>
  async () => {
    for (const folder of inboxFoldersOf(customer))
      for await (const key of inbox.list(folder)) {
        await inbox.remove(key);
        if (isOver?.() === true) return { cursor: folder };
      }
    return {};
  };

async function sumsOf(deps: SweepDeps, customer: string, erasure: WholeErasure) {
  const sums = { batches: 0, people: 0, tables: 0 };
  let isDone = true;
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const page = await listBatches(deps.ledger.table, erasurePageSize, cursor, customer);
    for (const batch of page.items) {
      const erased = await erasedSince(deps, erasure, batch);
      isDone &&= erased !== undefined;
      sums.batches += 1;
      sums.people += erased?.people ?? 0;
      sums.tables += erased?.tables ?? 0;
    }
    ({ cursor } = page);
  }
  return isDone ? sums : undefined;
}
