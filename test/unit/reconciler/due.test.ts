import { describe, expect, test } from 'vitest';
import { isOver, withShare } from '../../../functions/reconciler/time-share.ts';
import { closeGate, gatePrefix, readGate } from '../../../shared/gate/gate.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { blockedByGates } from '../../../shared/ledger/items/blocker.ts';
import { dueFor, duePartition, duePartitions, headerKey } from '../../../shared/ledger/items/keys.ts';
import { isMarked } from '../../../shared/ledger/items/publish-mark.ts';
import { newHeader } from '../../../shared/ledger/states/new-header.ts';
import { parkedOn } from '../../../shared/ledger/waves/parking.ts';
import type { Item, Write } from '../../../shared/table/table.ts';
import { claimUpload } from '../../../shared/uploads/claim.ts';
import { uploadPrefix } from '../../../shared/uploads/upload.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { answerOf, LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

const anna = headerKey(subject('june/anna'));
const palmistry = { scheme: 'token', base: 'palmistry' } as const;
const changesAnna = ({ key, ...write }: Write) =>
  key.pk === anna.pk && 'set' in write && write.set !== undefined;

async function overdue(): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  world.now += 2 * minute;
  return world;
}

test('A subject that needs a hint gets it in the same run, though more batches are due than one run can check', async () => {
  const world = await overdue();
  for (let batch = 0; batch < 150; batch += 1) await setCeiling(world.ledger, `batch-${batch}`, undefined);
  let leftMs = 50_000;
  const get = world.table.get.bind(world.table);
  world.table.get = (key) => {
    if (key.pk.startsWith('batch#batch-') && key.sk === 'batch') leftMs -= 100;
    return get(key);
  };
  await world.reconcile({ remainingMs: () => leftMs });
  expect(leftMs).toBeLessThan(35_000);
  expect(world.jobs).toEqual([{ kind: 'subject', key: 'june/anna' }]);
});

describe('overdue subjects', () => {
  test('The reconciler sends no hint for an overdue subject that a worker has just taken, and does not reschedule it', async () => {
    const world = await overdue();
    world.answer = () => new Promise(() => {});
    const seen = meanwhile(world.table, changesAnna, async () => {
      void world.work('june/anna');
      for (let tick = 0; tick < 100; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    });
    await world.reconcile();
    expect(seen.times).toBe(1);
    expect(world.sent.length).toBeGreaterThan(0);
    expect(world.jobs).toEqual([]);
    const { header } = await world.report('june/anna');
    expect(header.dueAt).toBeGreaterThan(header.lease?.until ?? 0);
  });

  test('An overdue subject that has begun to wait keeps its place in the waiting list', async () => {
    const world = await overdue();
    await closeGate(world.ledger, { scheme: 'token', base: 'base' }, { reason: 'credential unreadable' });
    world.readCredential = () => Promise.reject(new Error('not now'));
    const parkedAt = world.now - minute;
    const seen = meanwhile(world.table, changesAnna, async () => {
      const now = world.now;
      world.now = parkedAt;
      await world.work('june/anna');
      world.now = now;
    });
    await world.reconcile();
    expect(seen.times).toBe(1);
    expect(world.jobs).toEqual([]);
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'waiting', dueAt: parkedAt });
  });

  test.each([anna.sk, uploadPrefix])(
    'Two concurrent runs of the reconciler send one hint for an overdue item: %s',
    async (prefix) => {
      const world = await overdue();
      const event = { ...world.source('palms/june/ben.jpg'), sizeBytes: 1 };
      const reader = { name: 'a reader that died', until: world.now };
      await claimUpload(world.ledger, event, 'photo', 'june', reader, world.now);
      const again: string[] = [];
      const uploads = { send: async ({ key }: { readonly key: string }) => void again.push(key) };
      const seen = meanwhile(
        world.table,
        (write) => write.key.sk.startsWith(prefix),
        () => world.reconcile({ uploads }),
      );
      await world.reconcile({ uploads });
      expect(seen.times).toBe(1);
      expect(again).toEqual(['palms/june/ben.jpg']);
      expect(world.jobs).toEqual([{ kind: 'subject', key: 'june/anna' }]);
    },
  );

  test('The reconciler follows the item, not a stale index entry, to decide what is overdue', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const { queryIndex } = world.table;
    world.table.queryIndex = async (query) =>
      query.partition === dueFor('june/anna')
        ? { items: [{ ...anna, sort: world.now }] }
        : queryIndex.call(world.table, query);
    expect(await world.reconcile()).toMatchObject({ sent: 0 });
    expect(world.jobs).toEqual([]);
  });

  test('A finished report keeps the mark of its unpublished event and gets no hint, even if a stale index lists it as overdue', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    const { header } = await world.report('june/anna');
    expect(isMarked(header.due)).toBe(true);
    world.now += 2 * minute;
    const { queryIndex } = world.table;
    world.table.queryIndex = async (query) =>
      query.partition === dueFor('june/anna')
        ? { items: [{ ...anna, sort: world.now }] }
        : queryIndex.call(world.table, query);
    await world.reconcile();
    expect(world.jobs).toEqual([]);
    expect((await world.report('june/anna')).header.due).toBe(header.due);
  });

  test('The reconciler sends a hint for every overdue item, even if one partition holds many pages of them', async () => {
    const world = new LedgerWorld();
    const shard = duePartition(3);
    let made = 0;
    for (let index = 0; made < 450; index += 1) {
      const id = `person-${index}`;
      if (dueFor(`june/${id}`) !== shard) continue;
      const first = { state: 'due', inputs: {}, dueAt: world.now - minute } as const;
      const [write] = newHeader({ batch: 'june', id }, first, world.now);
      if (write !== undefined) await world.table.update(write);
      made += 1;
    }
    const queryIndex = world.table.queryIndex.bind(world.table);
    const read: string[] = [];
    world.table.queryIndex = (query) => {
      if (duePartitions.includes(query.partition)) read.push(query.partition);
      return queryIndex(query);
    };
    expect(await world.reconcile()).toMatchObject({ sent: 450 });
    const firstReads = read.slice(0, duePartitions.length);
    expect(new Set(firstReads)).toEqual(new Set(duePartitions));
  });
});

test('Each task of the reconciler ends with its share of the time and leaves the rest to the others', () => {
  let remaining = 48_000;
  const world = new LedgerWorld();
  const deps = world.reconciler({ remainingMs: () => remaining });
  const quarter = withShare(deps, 1 / 4);
  expect(isOver(quarter)).toBe(false);
  remaining -= 9000;
  expect(isOver(quarter)).toBe(false);
  remaining -= 2000;
  expect(isOver(quarter)).toBe(true);
  expect(isOver(deps)).toBe(false);
});

describe('subjects behind a gate', () => {
  async function waiting(count: number): Promise<LedgerWorld> {
    const world = new LedgerWorld();
    await closeGate(world.ledger, palmistry, { reason: 'wallet empty', probeAt: world.now + minute });
    for (let index = 0; index < count; index += 1) {
      await world.acceptPhoto(`june/${index}`, photo(`p${index}`));
      await world.work(`june/${index}`);
      world.now += 1;
    }
    return world;
  }

  test('When the probe of a gate is due, at most 20 of the waiting subjects get a hint', async () => {
    const world = await waiting(60);
    world.now += minute;
    await world.reconcile();
    expect(world.jobs.length).toBeGreaterThan(0);
    expect(world.jobs.length).toBeLessThanOrEqual(20);
  });

  test('The subject that has waited longest on a gate comes first, whatever partition it is parked in', async () => {
    const world = await waiting(60);
    const gates = blockedByGates(['token#palmistry']);
    for (const first of ['longest', 'latest'] as const)
      expect(await parkedOn(world.ledger, gates, 0, first)).toEqual([]);
    for (const limit of [1, 3, 20]) {
      const found = await parkedOn(world.ledger, blockedByGates(['token#palmistry']), limit);
      expect(found.map(({ pk }) => pk)).toEqual(
        Array.from({ length: limit }, (_, index) => `subject#june/${index}`),
      );
    }
  });

  test('The reconciler finds the wanted number of subjects of a gate even when all wait in one partition', async () => {
    const world = new LedgerWorld();
    await closeGate(world.ledger, palmistry, { reason: 'wallet empty', probeAt: world.now + minute });
    const together = Array.from({ length: 200 }, (_, index) => `june/${index}`)
      .filter((name) => dueFor(name) === dueFor('june/0'))
      .slice(0, 9);
    for (const name of together) {
      await world.acceptPhoto(name, photo(name));
      await world.work(name);
    }
    expect(await parkedOn(world.ledger, blockedByGates(['token#palmistry']), 8)).toHaveLength(8);
  });

  test('While no subject sends the due probe, the reconciler sends more hints each minute, from both ends of the waiting list', async () => {
    const world = await waiting(200);
    world.now += minute;
    const hinted = new Set<string>();
    const counts: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      world.jobs.length = 0;
      await world.reconcile();
      counts.push(world.jobs.length);
      for (const { key } of world.jobs) hinted.add(key);
      if (run === 0) for (const index of [190, 199]) expect(hinted).toContain(`june/${index}`);
      world.now += minute;
    }
    expect(counts).toEqual([20, 40, 50, 50, 50]);
    expect(hinted.size).toBeGreaterThan(100);
  });

  test('Every subject behind a gate eventually gets a hint while the probes are refused', async () => {
    const world = await waiting(60);
    world.answer = () => answerOf('wallet empty', { status: 402 });
    const hinted = new Set<string>();
    for (let probe = 0; probe < 7; probe += 1) {
      world.now = Math.max(world.now, (await readGate(world.ledger, palmistry)).probeAt ?? 0);
      world.jobs.length = 0;
      await world.reconcile();
      for (const { key } of [...world.jobs]) {
        hinted.add(key);
        world.now += 1;
        await world.work(key);
      }
    }
    expect(hinted.size).toBe(60);
  });

  test('Subjects that wait for the same gate get hints with different delays, of at most 30 seconds', async () => {
    const world = await waiting(20);
    let draws = 0;
    world.random = () => (draws++ * 0.37) % 1;
    world.now += minute;
    const delays: number[] = [];
    const jobs = {
      send: async (_jobs: readonly unknown[], delaySeconds = 0) => void delays.push(delaySeconds),
    };
    await world.reconcile({ jobs });
    expect(delays.length).toBeGreaterThan(10);
    expect(new Set(delays).size).toBeGreaterThan(5);
    expect(Math.max(...delays)).toBeLessThanOrEqual(30);
  });
});

test('A subject is due again only some time after the lease of its worker has ended', async () => {
  const world = new LedgerWorld();
  await world.acceptPhoto('june/anna', photo('a'));
  const after = new Set<number>();
  world.answer = async (call) => {
    const { dueAt = 0, lease } = (await world.report('june/anna')).header;
    after.add(dueAt - (lease?.until ?? 0));
    return world.bought(call);
  };
  await world.work('june/anna');
  expect([...after]).toEqual([world.settings.lease.takeOverAfterMs]);
});

/** Without gates: the reconciler reads these by their keys. */
async function itemsEverDue(): Promise<readonly Item[]> {
  const world = new LedgerWorld();
  world.trial = 1;
  world.monthlyCeiling = 60;
  world.customerCeiling = 60;
  const found = new Map<string, Item>();
  const collect = () => {
    for (const item of world.table.items())
      if (item.due !== undefined && !item.pk.startsWith(gatePrefix))
        found.set(`${item.pk} ${item.sk} ${item.due}`, item);
  };
  const update = world.table.update.bind(world.table);
  world.table.update = async (write) => {
    const result = await update(write);
    collect();
    return result;
  };
  await setCeiling(world.ledger, 'june', 20);
  for (const name of ['june/anna', 'june/ben', 'july/cleo']) {
    await world.acceptRow(name, row());
    await world.acceptPhoto(name, photo(name));
  }
  await world.work('june/anna', 'june/ben');
  await closeGate(
    world.ledger,
    { scheme: 'token', base: 'palmistry' },
    {
      reason: 'wallet empty',
      probeAt: world.now + minute,
    },
  );
  await world.work('july/cleo');
  const reader = { name: 'a reader', until: world.now };
  const event = { ...world.source('palms/june/dora.jpg'), sizeBytes: 1 };
  await claimUpload(world.ledger, event, 'photo', 'june', reader, world.now);
  await world.pass(3);
  collect();
  return [...found.values()];
}

test('The reconciler writes nothing for an item that is deleted, though an index still lists it', async () => {
  const stale = await itemsEverDue();
  expect(new Set(stale.map(({ pk }) => pk.split('#')[0])).size).toBeGreaterThan(4);
  const world = new LedgerWorld();
  world.now += 60 * minute;
  world.table.queryIndex = async ({ partition }) => ({
    items: stale
      .filter(({ due }) => due === partition)
      .map(({ pk, sk, dueAt }) => ({ pk, sk, sort: Number(dueAt) })),
  });
  const { failures } = await world.reconcile();
  const deleted = new Set(stale.map(({ pk, sk }) => `${pk} ${sk}`));
  const written = [...world.table.items()].filter(({ pk, sk }) => deleted.has(`${pk} ${sk}`));
  expect({ failures, written }).toEqual({ failures: [], written: [] });
});
