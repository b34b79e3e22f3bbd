import { resumeBatch } from '../holds/pause.ts';
import { batchKeyStems, parseInboxKey } from '../intake/object-key.ts';
import { shardsOf } from '../ledger/batches/batches.ts';
import { headerItems } from '../ledger/items/header.ts';
import {
  batchShardPartitions,
  headerKey,
  leastBatchShards,
  type Subject,
  subjectOfPartition,
  uploadPartitions,
} from '../ledger/items/keys.ts';
import { type State, states } from '../ledger/items/state.ts';
import { endExclusion, excludeWhole, wholeBatch } from '../ledger/items/tombstone.ts';
import { all, type Item, type Key } from '../table/table.ts';
import { removeUpload } from '../uploads/claim.ts';
import { subjectOfPhoto } from '../uploads/photo-owner.ts';
import { rejectionPrefix } from '../uploads/rejection.ts';
import { type Upload, uploadItems, uploadPrefix } from '../uploads/upload.ts';
import { type BatchErasure, batchErasureItems, batchErasureKey } from './batch-erasure.ts';
import { eraseSubject } from './erase.ts';
import { nextPlace, sweepPosition } from './sweep/run.ts';
import type { SweepDeps } from './sweep-deps.ts';

const pageSize = 25;
const recheckMs = 60_000;

interface Walking {
  readonly deps: SweepDeps;
  readonly batch: string;
  readonly erasure: BatchErasure;
}

interface WalkedPage {
  readonly cursor?: string | undefined;
  readonly tables?: number;
}

type Stop = (walking: Walking, cursor: string | undefined) => Promise<WalkedPage>;

const stopsOf = (batch: string, shards: number): Stop[] => [
  ...states
    .filter((state) => state !== 'erasing')
    .flatMap((state) => batchShardPartitions(batch, shards).map((partition) => peopleIn(partition, state))),
  ...uploadPartitions(batch).map(uploadsIn),
  ...uploadPartitions(batch).map(refusalsIn),
  ...batchKeyStems(batch).map(originalsIn),
];

export async function walkBatch(deps: SweepDeps, batch: string): Promise<void> {
  const { table, now } = deps.ledger;
  const key = batchErasureKey(batch);
  for (;;) {
    const erasure = await batchErasureItems.read(table, key);
    if (erasure === undefined || erasure.doneAt !== undefined) return;
    if (erasure.walks >= 2) return end({ deps, batch, erasure });
    if (erasure.place === undefined)
      await excludeWhole(deps.ledger, deps.nameHash, wholeBatch(batch), erasure);
    // Shards added during a walk wait for the next walk, so that positions stay valid. Without recorded shards, a batch
    // has the minimum.
    const shards =
      erasure.place === undefined ? await shardsOf(deps.ledger, batch) : (erasure.shards ?? leastBatchShards);
    const stops = stopsOf(batch, shards);
    const [at, from] = sweepPosition(erasure.place);
    const { cursor, tables = 0 } = (await stops[at]?.({ deps, batch, erasure }, from)) ?? {};
    const place = nextPlace(at, stops.length, cursor);
    const isOver = place === undefined || deps.isOver?.() === true;
    const { ok } = await table.update(
      batchErasureItems.update({
        key,
        set: {
          place,
          shards,
          ...(isOver ? { dueAt: place === undefined ? now() + deps.secondSweepAfterMs : now() } : {}),
        },
        add: { tables, walks: place === undefined ? 1 : 0 },
        remove: place === undefined ? ['place'] : [],
        condition: all(...batchErasureItems.unchanged(erasure, 'at', 'place', 'walks')),
      }),
    );
    if (!ok || isOver) return;
  }
}

async function end({ deps, batch, erasure }: Walking): Promise<void> {
  const { ledger, nameHash } = deps;
  const { table, now } = ledger;
  const key = batchErasureKey(batch);
  for (const partition of batchShardPartitions(batch, await shardsOf(ledger, batch))) {
    const unfinished = await table.queryIndex({ index: 'batch', partition, prefix: 'erasing#', limit: 1 });
    if (unfinished.items.length === 0) continue;
    await table.update(batchErasureItems.update({ key, set: { dueAt: now() + recheckMs } }));
    return;
  }
  // Until the tombstone has `doneAt`, the batch accepts nothing.
  if (!(await endExclusion(ledger, nameHash, wholeBatch(batch), erasure))) return;
  if (erasure.hasPaused) await resumeBatch(ledger, batch);
  await table.update(
    batchErasureItems.update({
      key,
      set: { doneAt: now() },
      remove: ['due', 'dueAt'],
      condition: batchErasureItems.equals('at', erasure.at),
    }),
  );
}

export const wishOf = ({ by, because, keepOut }: Pick<BatchErasure, 'by' | 'because' | 'keepOut'>) => ({
  by,
  because,
  ...(keepOut ? { keepOut: {} } : {}),
});

function peopleIn(partition: string, state: State): Stop {
  return async ({ deps: { ledger, nameHash }, erasure }, cursor) => {
    const page = await ledger.table.queryIndex({
      index: 'batch',
      partition,
      prefix: `${state}#`,
      limit: pageSize,
      ...(cursor === undefined ? {} : { cursor }),
    });
    const people = page.items.flatMap(({ pk }) => subjectOfPartition(pk) ?? []);
    await Promise.all(people.map((subject) => eraseSubject(ledger, nameHash, subject, wishOf(erasure))));
    return { cursor: page.cursor };
  };
}

const uploadsIn =
  (pk: string): Stop =>
  async (walking, cursor) => {
    const page = await pageOf(walking, pk, uploadPrefix, cursor);
    let tables = 0;
    for (const item of page.items) if (await takeUpload(walking, uploadItems.parse(item))) tables += 1;
    return { cursor: page.cursor, tables };
  };

const refusalsIn =
  (pk: string): Stop =>
  async (walking, cursor) => {
    const page = await pageOf(walking, pk, rejectionPrefix, cursor);
    const keys = page.items.map((item: Item): Key => ({ pk: item.pk, sk: item.sk }));
    for (const key of keys) await walking.deps.ledger.table.delete({ key, delete: true });
    return { cursor: page.cursor };
  };

const originalsIn =
  (stem: string): Stop =>
  async ({ deps: { inbox, isOver }, batch }) => {
    for await (const key of inbox.list(stem)) {
      const named = parseInboxKey(key, batch);
      if (!('batch' in named) || named.batch !== batch) continue;
      await inbox.remove(key);
      // Removed originals are no longer listed, so the next run starts with the remaining ones.
      if (isOver?.() === true) return { cursor: stem };
    }
    return {};
  };

const pageOf = ({ deps }: Walking, pk: string, prefix: string, cursor: string | undefined) =>
  deps.ledger.table.query({ pk, prefix, limit: pageSize, ...(cursor === undefined ? {} : { cursor }) });

async function takeUpload({ deps, batch, erasure }: Walking, upload: Upload): Promise<boolean> {
  const { ledger, nameHash, inbox } = deps;
  const named = parseInboxKey(upload.key, batch);
  if (named.kind !== 'photo') {
    await inbox.remove(upload.key);
    return removeUpload(ledger, upload);
  }
  const own = { batch, id: named.id };
  if (!(await isErasing(deps, own)) && !(await isErasing(deps, await subjectOfPhoto(ledger, batch, own.id))))
    await eraseSubject(ledger, nameHash, own, wishOf(erasure));
  return false;
}

async function isErasing({ ledger }: SweepDeps, subject: Subject): Promise<boolean> {
  return (await headerItems.read(ledger.table, headerKey(subject)))?.state === 'erasing';
}
