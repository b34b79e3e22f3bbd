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
import { readTombstone, wholeBatch } from '../ledger/items/tombstone.ts';
import { removeUpload } from '../uploads/claim.ts';
import { subjectOfPhoto } from '../uploads/photo-owner.ts';
import { rejectionPrefix, type Upload, uploadItems, uploadPrefix } from '../uploads/upload.ts';
import { keepOut } from './ban.ts';
import { batchErasureKey, endPause } from './batch-erasure.ts';
import { eraseSubject } from './erase.ts';
import type { SweepDeps } from './sweep-deps.ts';
import { letterSteps } from './walk-letters.ts';
import { pageFrom, type WalkStep, type WholeErasure, walkWhole, wishOf } from './whole-erasure.ts';

export const walkBatch = (deps: SweepDeps, batch: string): Promise<void> =>
  walkWhole(deps, {
    whole: wholeBatch(batch),
    key: batchErasureKey(batch),
    stepsOf: async ({ place, shards: begun = leastBatchShards, keepOut: bans }) => {
      // Shards added during a walk wait for the next walk, so that positions stay valid.
      const shards = place === undefined ? await shardsOf(deps.ledger, batch) : begun;
      const steps = stepsOf(deps, batch, shards);
      // First, before another erasure ends; a ban that comes during a walk begins it again.
      return { shards, steps: bans === undefined ? steps : [...bansIn(deps, batch, shards), ...steps] };
    },
    sumsOf: async () => ((await hasUnfinished(deps, batch)) ? undefined : {}),
    afterwards: ({ at }) => endPause(deps.ledger, batch, at),
  });

const stepsOf = (deps: SweepDeps, batch: string, shards: number): WalkStep[] => [
  ...states
    .filter((state) => state !== 'erasing')
    .flatMap((state) =>
      batchShardPartitions(batch, shards).map((partition) => peopleIn(deps, partition, state)),
    ),
  ...uploadPartitions(batch).map((pk) => uploadsIn(deps, batch, pk)),
  ...uploadPartitions(batch).map((pk) => refusalsIn(deps, pk)),
  ...batchKeyStems(batch).map((stem) => originalsIn(deps, batch, stem)),
  ...letterSteps(deps, wholeBatch(batch)),
];

/** Bans the people whom another erasure removes. */
const bansIn = ({ ledger, nameHash }: SweepDeps, batch: string, shards: number): WalkStep[] =>
  batchShardPartitions(batch, shards).map((partition) => async ({ by }, cursor) => {
    const prefix = 'erasing#';
    const page = await ledger.table.queryIndex({ index: 'batch', partition, prefix, ...pageFrom(cursor) });
    const people = page.items.flatMap(({ pk }) => subjectOfPartition(pk) ?? []);
    for (const subject of people) {
      const tombstone = await readTombstone(ledger, nameHash, subject);
      // The ban on the person whose row named a photo bans the photo too.
      if (tombstone?.of === undefined) await keepOut(ledger, nameHash, subject, by);
    }
    return { cursor: page.cursor };
  });

async function hasUnfinished({ ledger }: SweepDeps, batch: string): Promise<boolean> {
  for (const partition of batchShardPartitions(batch, await shardsOf(ledger, batch))) {
    const unfinished = await ledger.table.queryIndex({
      index: 'batch',
      partition,
      prefix: 'erasing#',
      limit: 1,
    });
    if (unfinished.items.length > 0) return true;
  }
  return false;
}

const peopleIn =
  ({ ledger, nameHash }: SweepDeps, partition: string, state: State): WalkStep =>
  async (erasure, cursor) => {
    const prefix = `${state}#`;
    const page = await ledger.table.queryIndex({ index: 'batch', partition, prefix, ...pageFrom(cursor) });
    const people = page.items.flatMap(({ pk }) => subjectOfPartition(pk) ?? []);
    await Promise.all(people.map((subject) => eraseSubject(ledger, nameHash, subject, wishOf(erasure))));
    return { cursor: page.cursor };
  };

const uploadsIn =
  (deps: SweepDeps, batch: string, pk: string): WalkStep =>
  async (erasure, cursor) => {
    const page = await deps.ledger.table.query({ pk, prefix: uploadPrefix, ...pageFrom(cursor) });
    let tables = 0;
    for (const item of page.items)
      if (await takeUpload(deps, batch, erasure, uploadItems.parse(item))) tables += 1;
    return { cursor: page.cursor, tables };
  };

const refusalsIn =
  ({ ledger: { table } }: SweepDeps, pk: string): WalkStep =>
  async (_erasure, cursor) => {
    const page = await table.query({ pk, prefix: rejectionPrefix, ...pageFrom(cursor) });
    for (const { sk } of page.items) await table.delete({ key: { pk, sk }, delete: true });
    return { cursor: page.cursor };
  };

const originalsIn =
  ({ inbox, isOver }: SweepDeps, batch: string, stem: string): WalkStep =>
  async () => {
    for await (const key of inbox.list(stem)) {
      const named = parseInboxKey(key, batch);
      if (!('batch' in named) || named.batch !== batch) continue;
      await inbox.remove(key);
      if (isOver?.() === true) return { cursor: stem };
    }
    return {};
  };

async function takeUpload(
  deps: SweepDeps,
  batch: string,
  erasure: WholeErasure,
  upload: Upload,
): Promise<boolean> {
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
