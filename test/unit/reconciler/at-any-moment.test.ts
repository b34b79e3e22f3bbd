import { expect, test } from 'vitest';
import type { ReconcilerDeps } from '../../../functions/reconciler/deps.ts';
import { closeGate, gateKey, readGate } from '../../../shared/gate/gate.ts';
import { cancelBatch } from '../../../shared/holds/cancel.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import { batchItems } from '../../../shared/ledger/items/batch.ts';
import { batchKey, budgetKey } from '../../../shared/ledger/items/keys.ts';
import type { Key } from '../../../shared/table/table.ts';
import { claimUpload, endUpload } from '../../../shared/uploads/claim.ts';
import { nothingCounted } from '../../../shared/uploads/upload.ts';
import { answerOf, bornIn, LedgerWorld, minute, row } from '../../support/worlds/ledger-world.ts';

async function upload(world: LedgerWorld, name: string): Promise<void> {
  const event = { ...world.source(`births/${name}.csv`), sizeBytes: 1 };
  const reader = { name: `reader of ${name}`, until: world.now + minute };
  const claim = await claimUpload(world.ledger, event, 'rows', 'june', reader, reader.until);
  if (claim.kind !== 'claimed') throw new Error('not claimed');
  await endUpload(world.ledger, claim.upload, reader, 'done', { counts: nothingCounted, warnings: [] });
}
async function sealedBatch(): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  world.monthlyCeiling = 1000;
  await upload(world, 'june');
  await world.acceptRow('june/anna', row());
  world.answer = () => answerOf('unprocessable', { status: 422 });
  await world.work('june/anna');
  world.answer = (call) => world.bought(call);
  await world.pass(12);
  expect((await readBatchItem(world.ledger, 'june'))?.completedRevision).toBe(1);
  await world.acceptRow('july/carl', row());
  await world.work('july/carl');
  world.now += 4 * minute;
  await setCeiling(world.ledger, 'june', 500);
  return world;
}

const shareOf = async (world: LedgerWorld, key: Key, ceiling: number): Promise<number> =>
  (100 * readAccount(await world.table.get(key)).committed) / ceiling;

const month = budgetKey('2026-11');

async function cancelJune(world: LedgerWorld): Promise<void> {
  await world.acceptRow('june/ben', bornIn(1970));
  await cancelBatch(world.ledger, 'june');
}

interface Action {
  readonly begin?: (world: LedgerWorld) => Promise<unknown>;
  readonly act: (world: LedgerWorld) => Promise<unknown>;
  readonly isDone: (world: LedgerWorld, reports: readonly number[]) => Promise<boolean>;
}
const actions: Readonly<Record<string, Action>> = {
  'an upload opens the batch again': {
    act: (world) => upload(world, 'later'),
    isDone: async (world) => (await readBatchItem(world.ledger, 'june'))?.completedRevision === 2,
  },
  'an upload opens a batch whose seal has the time of its last upload': {
    begin: async ({ table }) => {
      const { sealedAt } = (await readBatchItem({ table }, 'june')) ?? {};
      const set = { lastInputAt: sealedAt };
      await table.update(batchItems.update({ key: batchKey('june'), set }));
    },
    act: (world) => upload(world, 'later'),
    isDone: async (world) => (await readBatchItem(world.ledger, 'june'))?.completedRevision === 2,
  },
  'a person redrives the batch': {
    act: (world) => askRedrive(world.ledger, 'june', ['refused']),
    isDone: async (world) => (await world.report('june/anna')).header.state === 'complete',
  },
  'a person cancels the batch': {
    act: cancelJune,
    isDone: async (world) =>
      (await world.report('june/ben')).header.state === 'cancelled' &&
      (await readBatchItem(world.ledger, 'june'))?.cancellation?.doneAt !== undefined,
  },
  'a person lowers the ceiling': {
    act: (world) => setCeiling(world.ledger, 'june', 20),
    isDone: async (world, reports) => reports.includes(await shareOf(world, batchKey('june'), 20)),
  },
  'a worker spends from the budget of the month': {
    act: async (world) => {
      await world.acceptRow('july/ben', bornIn(1970));
      await world.work('july/ben');
    },
    isDone: async (world, reports) => reports.includes(await shareOf(world, month, 1000)),
  },
};
async function runWith(
  world: LedgerWorld,
  at: number,
  more: Partial<ReconcilerDeps>,
  act: () => Promise<unknown>,
): Promise<boolean> {
  let accesses = 0;
  const count = async (keys: readonly Pick<Key, 'pk'>[]) => {
    if (!keys.some(({ pk }) => pk.includes('june') || pk === month.pk)) return;
    accesses += 1;
    if (accesses === at + 1) await act();
  };
  const { get, query, update, transact } = world.table;
  const call = <T>(keys: readonly Pick<Key, 'pk'>[], go: () => Promise<T>) => count(keys).then(go);
  Object.assign(world.table, {
    get: (key: Key) => call([key], () => get.call(world.table, key)),
    query: (wanted: Parameters<typeof query>[0]) => call([wanted], () => query.call(world.table, wanted)),
    update: (write: Parameters<typeof update>[0]) => call([write.key], () => update.call(world.table, write)),
    transact: (writes: Parameters<typeof transact>[0]) =>
      call(
        writes.map(({ key }) => key),
        () => transact.call(world.table, writes),
      ),
  });
  await world.reconcile(more);
  Object.assign(world.table, { get, query, update, transact });
  return accesses > at;
}

test.each(Object.entries(actions))(
  'Nothing is lost when %s at any moment of a run of the reconciler',
  async (_what, { begin, act, isDone }) => {
    const lost: number[] = [];
    let at = 0;
    for (let isReached = true; isReached; at += 1) {
      const reports: number[] = [];
      const world = await sealedBatch();
      await begin?.(world);
      const reconcile = world.reconcile.bind(world);
      world.reconcile = async (more) => {
        const done = await reconcile(more);
        reports.push(done.spentPercent);
        return done;
      };
      isReached = await runWith(world, at, {}, () => act(world));
      if (!isReached) await act(world);
      await world.pass(13);
      if (!(await isDone(world, reports))) lost.push(at);
    }
    expect(lost).toEqual([]);
    expect(at).toBeGreaterThan(10);
  },
);

const unfinished: Readonly<Record<string, (world: LedgerWorld) => Promise<unknown>>> = {
  'a redrive goes on': (world) => askRedrive(world.ledger, 'june', ['refused']),
  'a cancellation has to read the batch a second time': cancelJune,
  'an upload has just ended': (world) => upload(world, 'later'),
};

test.each(Object.entries(unfinished))(
  'A reservation of a call at any moment of a run never moves the next check of a batch when %s',
  async (_what, begin) => {
    const nextCheck = async (at: number) => {
      const world = await sealedBatch();
      await begin(world);
      const { settings } = world.reconciler();
      const reconciler = { ...settings.reconciler, releaseLimit: 0 };
      const { allowance } = world.fanOut(['june/anna']);
      const more = { settings: { ...settings, reconciler } };
      const isReached = await runWith(world, at, more, () => allowance.take('june', 1));
      const { dueAt } = readAccount(await world.table.get(batchKey('june')));
      return { isReached, dueAt };
    };
    const { dueAt } = await nextCheck(Number.POSITIVE_INFINITY);
    let at = 0;
    for (let isReached = true; isReached; at += 1) {
      const found = await nextCheck(at);
      expect(found).toEqual({ isReached: found.isReached, dueAt });
      isReached = found.isReached;
    }
    expect(at).toBeGreaterThan(10);
  },
);

const palmistry = { scheme: 'token', base: 'palmistry' } as const;

test.each(['wallet empty', 'credential refused', 'store refuses'] as const)(
  'A gate that closes as "%s" at any moment of a run of the reconciler stays closed',
  async (reason) => {
    let isReached = true;
    for (let at = 1; isReached; at += 1) {
      const world = new LedgerWorld();
      await closeGate(world.ledger, palmistry, { reason: 'throttled', until: world.now + 1000 });
      world.now += minute;
      const { get, transact } = world.table;
      let accesses = 0;
      const meet = async (keys: readonly Key[]) => {
        if (!keys.some(({ pk }) => pk === gateKey(palmistry).pk)) return;
        accesses += 1;
        const closing = { probeAt: world.now + minute, refusedVersion: world.credential.version };
        if (accesses === at) await closeGate(world.ledger, palmistry, { reason, ...closing });
      };
      world.table.get = (key) => meet([key]).then(() => get.call(world.table, key));
      world.table.transact = (writes) =>
        meet(writes.map(({ key }) => key)).then(() => transact.call(world.table, writes));
      await world.reconcile();
      isReached = accesses >= at;
      if (isReached)
        expect(await readGate(world.ledger, palmistry)).toMatchObject({ state: 'closed', reason });
    }
  },
);
