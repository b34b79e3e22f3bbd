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
import { endExclusion, excludeWhole, wholeCustomer } from '../ledger/items/tombstone.ts';
import { listPlaces, placeSubject } from '../places/place.ts';
import { listTables, tableKey } from '../places/tables.ts';
import { all, wholePartition } from '../table/table.ts';
import { askBatchErasure, batchErasureItems, batchErasureKey } from './batch-erasure.ts';
import { type CustomerErasure, customerErasureItems, customerErasureKey } from './customer-erasure.ts';
import { eraseSubject } from './erase.ts';
import { nextPlace, sweepPosition } from './sweep/run.ts';
import type { SweepDeps } from './sweep-deps.ts';
import { wishOf } from './walk-batch.ts';

const pageSize = 25;
const recheckMs = 60_000;

interface Walking {
  readonly deps: SweepDeps;
  readonly customer: string;
  readonly erasure: CustomerErasure;
}

interface WalkedPage {
  readonly cursor?: string | undefined;
  readonly places?: number;
}

type Stop = (walking: Walking, cursor: string | undefined) => Promise<WalkedPage>;

const stops: readonly Stop[] = [batchesIn, placesIn, tablesIn, originalsIn];

export async function walkCustomer(deps: SweepDeps, customer: string): Promise<void> {
  const { table, now } = deps.ledger;
  const key = customerErasureKey(customer);
  for (;;) {
    const erasure = await customerErasureItems.read(table, key);
    if (erasure === undefined || erasure.doneAt !== undefined) return;
    const walking = { deps, customer, erasure };
    if (erasure.walks >= 2) return end(walking);
    // The accepting function may have died before this.
    if (erasure.place === undefined)
      await excludeWhole(deps.ledger, deps.nameHash, wholeCustomer(customer), erasure);
    const [at, from] = sweepPosition(erasure.place);
    const { cursor, places = 0 } = (await stops[at]?.(walking, from)) ?? {};
    const place = nextPlace(at, stops.length, cursor);
    const isOver = place === undefined || deps.isOver?.() === true;
    const { ok } = await table.update(
      customerErasureItems.update({
        key,
        set: {
          place,
          ...(isOver ? { dueAt: place === undefined ? now() + deps.secondSweepAfterMs : now() } : {}),
        },
        add: { places, walks: place === undefined ? 1 : 0 },
        remove: place === undefined ? ['place'] : [],
        condition: all(...customerErasureItems.unchanged(erasure, 'at', 'place', 'walks')),
      }),
    );
    if (!ok || isOver) return;
  }
}

async function batchesIn(walking: Walking, cursor: string | undefined): Promise<WalkedPage> {
  const { ledger } = walking.deps;
  const page = await listBatches(ledger.table, pageSize, cursor, walking.customer);
  for (const batch of page.items) await erasedSince(walking, batch);
  return { cursor: page.cursor };
}

async function erasedSince({ deps: { ledger, nameHash }, erasure }: Walking, batch: string) {
  const known = await batchErasureItems.read(ledger.table, batchErasureKey(batch));
  const isNew = known === undefined || known.at < erasure.at;
  if (isNew && (await askBatchErasure(ledger, nameHash, batch, wishOf(erasure))) === 'unknown')
    return { people: 0, tables: 0 };
  return isNew || known.doneAt === undefined ? undefined : known;
}

async function placesIn(
  { deps, customer, erasure }: Walking,
  cursor: string | undefined,
): Promise<WalkedPage> {
  const { ledger, nameHash } = deps;
  const page = await listPlaces(ledger.table, pageSize, cursor, customer);
  for (const { id } of page.items) {
    await eraseSubject(ledger, nameHash, placeSubject(id), wishOf(erasure));
    for await (const { pk, sk } of wholePartition(ledger.table, placePartition(id)))
      if (sk !== headerSortKey && partOfSortKey(sk) === undefined)
        await ledger.table.delete({ key: { pk, sk }, delete: true });
  }
  return { cursor: page.cursor, places: page.items.length };
}

/** A table's name goes last, because it leads to the other items. */
async function tablesIn({ deps: { ledger, isOver }, customer }: Walking): Promise<WalkedPage> {
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
}

async function originalsIn({ deps: { inbox, isOver }, customer }: Walking): Promise<WalkedPage> {
  for (const folder of inboxFoldersOf(customer))
    for await (const key of inbox.list(folder)) {
      await inbox.remove(key);
      if (isOver?.() === true) return { cursor: folder };
    }
  return {};
}

async function end(walking: Walking): Promise<void> {
  const { deps, customer, erasure } = walking;
  const { ledger, nameHash } = deps;
  const { table, now } = ledger;
  const key = customerErasureKey(customer);
  const sums = { batches: 0, people: 0, tables: 0 };
  let isDone = true;
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const page = await listBatches(table, pageSize, cursor, customer);
    for (const batch of page.items) {
      const erased = await erasedSince(walking, batch);
      isDone &&= erased !== undefined;
      sums.batches += 1;
      sums.people += erased?.people ?? 0;
      sums.tables += erased?.tables ?? 0;
    }
    ({ cursor } = page);
  }
  if (!isDone) {
    await table.update(customerErasureItems.update({ key, set: { dueAt: now() + recheckMs } }));
    return;
  }
  // The budget stays: it protects the operator's money, and the customer may have requested the erasure. The tombstone
  // gets `doneAt` first: until then the customer's inputs are refused.
  if (!(await endExclusion(ledger, nameHash, wholeCustomer(customer), erasure))) return;
  await table.update(
    customerErasureItems.update({
      key,
      set: { ...sums, doneAt: now() },
      remove: ['due', 'dueAt'],
      condition: customerErasureItems.equals('at', erasure.at),
    }),
  );
}
