import { describe, expect, test } from 'vitest';
import { mostWaiting, release } from '../../../shared/blockers/release.ts';
import { closeGate, openGate } from '../../../shared/gate/gate.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { setCeiling, setMoneyCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import {
  type Blocker,
  blockedByGates,
  blockerItems,
  blockerKey,
} from '../../../shared/ledger/items/blocker.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { expectParking } from '../../../shared/ledger/waves/parking.ts';
import { priceTable } from '../../../shared/money/prices.ts';
import type { Write } from '../../../shared/table/table.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { LedgerWorld, minute, photo } from '../../support/worlds/ledger-world.ts';
import { TrialWorld } from '../../support/worlds/trial-world.ts';

const itemOf = (world: LedgerWorld, blocker: Blocker) => blockerItems.read(world.table, blockerKey(blocker));

const ceiling: Blocker = { kind: 'ceiling', account: batchKey('june'), calls: 17 };
const gate = { scheme: 'token', base: 'palmistry' } as const;
type Action = (world: LedgerWorld) => Promise<unknown>;
const blockers: [string, Blocker, Action, Action][] = [
  [
    'a closed gate',
    blockedByGates(['token#palmistry']),
    (world) => closeGate(world.ledger, gate, { reason: 'credential refused', refusedVersion: 'v1' }),
    (world) => openGate(world.ledger, gate),
  ],
  [
    'a pause',
    { kind: 'pause', batch: 'june' },
    async (world) => {
      await setCeiling(world.ledger, 'june', undefined);
      await pauseBatch(world.ledger, 'june');
    },
    (world) => resumeBatch(world.ledger, 'june'),
  ],
  [
    'a ceiling',
    ceiling,
    (world) => setCeiling(world.ledger, 'june', 0),
    (world) => setCeiling(world.ledger, 'june', 100),
  ],
];

describe.each(blockers)('The item of %s', (_name, blocker, block, open) => {
  test('Two subjects complete after their blocker is gone, whichever write the table refused when a worker parked them', async () => {
    let isRefused = true;
    for (let at = 1; isRefused; at += 1) {
      const world = new LedgerWorld();
      await block(world);
      for (const name of ['june/anna', 'june/ben']) await world.acceptPhoto(name, photo(name));
      const { update, transact } = world.table;
      let writes = 0;
      const refuse = async () => {
        writes += 1;
        await new Promise((resolve) => setImmediate(resolve));
        if (writes === at) throw new Error('throttled');
      };
      world.table.update = (write) => refuse().then(() => update.call(world.table, write));
      world.table.transact = (all) => refuse().then(() => transact.call(world.table, all));
      await world.work('june/anna', 'june/ben');
      Object.assign(world.table, { update, transact });
      isRefused = writes >= at;
      await open(world);
      await world.pass(15);
      for (const name of ['june/anna', 'june/ben'])
        expect({ at, state: (await world.report(name)).header.state }).toEqual({ at, state: 'complete' });
    }
  });

  test('A check that sees a waiting subject keeps the blocker item, although another run deletes this item meanwhile', async () => {
    const world = new LedgerWorld();
    await block(world);
    await world.acceptPhoto('june/anna', photo('a'));
    await world.work('june/anna');
    world.now += 60 * minute;
    const { queryIndex } = world.table;
    world.table.queryIndex = async (query) => {
      const key = blockerKey(blocker);
      if (query.partition.startsWith('parked#')) await world.table.delete({ key, delete: true });
      return queryIndex.call(world.table, query);
    };
    await world.reconcile();
    world.table.queryIndex = queryIndex;
    expect(await itemOf(world, blocker)).toBeDefined();
  });

  test('A blocker item is written before a subject is parked behind it', async () => {
    const world = new LedgerWorld();
    await block(world);
    await world.acceptPhoto('june/anna', photo('a'));
    let known: unknown;
    const parks = (write: Write) => 'set' in write && write.set?.state === 'waiting';
    const seen = meanwhile(world.table, parks, async () => {
      known = await itemOf(world, blocker);
    });
    await world.work('june/anna');
    expect(seen.times).toBe(1);
    expect(known).toMatchObject({ blocker, dueAt: world.now + minute });
  });

  test('A blocker item stays for three days if a subject waits behind it that long', async () => {
    const world = new LedgerWorld();
    await block(world);
    await world.acceptPhoto('june/anna', photo('a'));
    await world.work('june/anna');
    for (let hour = 0; hour < 72; hour += 1) {
      world.now += 60 * minute;
      await world.reconcile();
    }
    expect(world.jobs).toEqual([]);
    expect(await itemOf(world, blocker)).toBeDefined();
  });
});

test('The reconciler deletes the item of a blocker when no subject waits behind it and no worker may still park a subject there', async () => {
  const world = new LedgerWorld();
  await expectParking(world.ledger, ceiling, world.now + 5 * minute, world.now + minute);
  await world.pass(24);
  expect(await itemOf(world, ceiling)).toBeDefined();
  await world.pass(3);
  expect(await itemOf(world, ceiling)).toBeUndefined();
});

test('The item of a blocker stays when a worker announces itself during the last check of the reconciler', async () => {
  const world = new LedgerWorld();
  await expectParking(world.ledger, ceiling, world.now, world.now);
  world.now += 30 * minute;
  const seen = meanwhile(
    world.table,
    (write) => 'delete' in write,
    () => expectParking(world.ledger, ceiling, world.now + minute, world.now),
  );
  await world.reconcile();
  expect(seen.times).toBe(1);
  expect(await itemOf(world, ceiling)).toMatchObject({ parkingUntil: world.now + minute });
});

test('A run that sends hints does not recreate the item of a blocker that another run has just deleted', async () => {
  const world = new LedgerWorld();
  await setCeiling(world.ledger, 'june', 0);
  await world.acceptPhoto('june/anna', photo('a'));
  await world.work('june/anna');
  await setCeiling(world.ledger, 'june', 100);
  const notesPass = (write: Write) => 'set' in write && write.set?.pass !== undefined;
  const seen = meanwhile(world.table, notesPass, () =>
    world.table.delete({ key: blockerKey(ceiling), delete: true }),
  );
  world.now += minute;
  await world.reconcile();
  expect(seen.times).toBe(1);
  expect(await itemOf(world, ceiling)).toBeUndefined();
});

test('Workers that park under a blocker do not postpone its next check', async () => {
  const world = new LedgerWorld();
  for (let minutes = 1; minutes <= 3; minutes += 1)
    await expectParking(world.ledger, ceiling, world.now + minutes * minute, world.now + minutes * minute);
  expect(await itemOf(world, ceiling)).toMatchObject({ dueAt: world.now + minute });
});

test('A release never keeps more hints waiting than the limit, however quickly workers process them', async () => {
  const world = new LedgerWorld();
  await expectParking(world.ledger, ceiling, world.now + minute, world.now);
  await world.acceptPhoto('june/anna', photo('a'));
  await setCeiling(world.ledger, 'june', 0);
  await world.work('june/anna');
  const item = await itemOf(world, ceiling);
  if (item === undefined) throw new Error('no blocker');
  const { jobs, random, settings } = world.reconciler();
  const deps = { ledger: world.ledger, jobs, random, settings: settings.reconciler, isOver: () => false };
  const pass = { revision: 'open', size: mostWaiting, cursors: {} };
  await release({ ...deps, queueDepth: async () => 0 }, { ...item, pass }, { revision: 'open', room: 1 });
  expect((await itemOf(world, ceiling))?.pass?.size).toBe(mostWaiting);
});

test('A blocker stores until when the last of several workers may park a subject', async () => {
  const world = new LedgerWorld();
  for (const until of [world.now + 100, world.now + 300, world.now + 200])
    await expectParking(world.ledger, ceiling, until, world.now + minute);
  expect(await itemOf(world, ceiling)).toMatchObject({ parkingUntil: world.now + 300 });
});

test('Two subjects of one invocation that wait for different ceilings each have a blocker', async () => {
  const world = new LedgerWorld();
  for (const batch of ['june', 'july']) await setCeiling(world.ledger, batch, 0);
  await world.acceptPhoto('june/anna', photo('a'));
  await world.acceptPhoto('july/ben', photo('b'));
  await world.work('june/anna', 'july/ben');
  expect(await itemOf(world, ceiling)).toBeDefined();
  expect(await itemOf(world, { ...ceiling, account: batchKey('july') })).toBeDefined();
});

test('No hint goes to a subject that waits for a trial until a trial slot expires, then one for each expired slot', async () => {
  const world = new TrialWorld();
  world.answer = () => new Promise(() => undefined);
  const names = await world.photos(20);
  void world.work(...names);
  for (let tick = 0; tick < 300; tick += 1) await new Promise((resolve) => setImmediate(resolve));
  world.now += minute;
  await world.reconcile();
  expect(world.jobs).toEqual([]);
  world.now += 6 * minute;
  await world.reconcile();
  expect(world.jobs.filter(({ key }) => names.slice(3).includes(key))).toHaveLength(3);
});

test('Subjects under a ceiling that is raised again get another hint, though the queue of another batch is deep', async () => {
  const world = new LedgerWorld();
  await setCeiling(world.ledger, 'june', 0);
  for (const name of ['june/anna', 'june/ben']) {
    await world.acceptPhoto(name, photo(name));
    await world.work(name);
  }
  const hintsInNextMinute = async () => {
    world.now += minute;
    world.jobs.length = 0;
    await world.reconcile({ queueDepth: async () => 100_000 });
    return world.jobs.length;
  };
  await setCeiling(world.ledger, 'june', 100);
  expect([await hintsInNextMinute(), await hintsInNextMinute(), await hintsInNextMinute()]).toEqual([
    2, 0, 0,
  ]);
  await setCeiling(world.ledger, 'june', 200);
  expect(await hintsInNextMinute()).toBe(2);
});

test('Subjects that a ceiling in money has no room for get no hint', async () => {
  const world = new LedgerWorld();
  world.prices = priceTable({ currency: 'USD', default: 0.1, operations: {} });
  await setMoneyCeiling(world.ledger, 'june', { currency: 'USD', micros: 0 });
  await world.acceptPhoto('june/anna', photo('a'));
  await world.work('june/anna');
  for (let minutes = 0; minutes < 5; minutes += 1) {
    world.now += minute;
    await world.reconcile();
  }
  expect((await world.report('june/anna')).header.reason).toMatchObject({ lacks: 'money' });
  expect(world.jobs).toEqual([]);
});
