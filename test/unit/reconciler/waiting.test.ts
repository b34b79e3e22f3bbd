import { describe, expect, test, vi } from 'vitest';
import { closeGate } from '../../../shared/gate/gate.ts';
import { dueFor, dueShards, hintedPartition, partKey } from '../../../shared/ledger/items/keys.ts';
import { dueItems } from '../../../shared/ledger/items/publish-mark.ts';
import { LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

const isWaiting = async (world: LedgerWorld): Promise<boolean> => (await world.reconcile()).isWaiting;

describe('the metric of waiting subjects', () => {
  test('The reconciler reports a waiting subject in each minute while no worker runs for two hours, however late its next hint is', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    for (let minutes = 0; minutes < 120; minutes += 1) {
      world.now += minute;
      expect(await isWaiting(world), `minute ${minutes}`).toBe(true);
    }
  });

  test('While the queue is too long for repeated hints, the reconciler reports that a subject with a hint waits', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    world.now += minute;
    expect(await world.reconcile()).toMatchObject({ sent: 1, isWaiting: true });
    const deepQueue = { queueDepth: async () => 5000 };
    for (let minutes = 0; minutes < 60; minutes += 1) {
      world.now += minute;
      expect(await world.reconcile(deepQueue)).toMatchObject({ sent: 0, isWaiting: true });
    }
  });

  test('The reconciler ends its run even if the table refuses to list the waiting subjects while the queue is long', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    world.now += minute;
    await world.reconcile();
    const query = world.table.queryIndex.bind(world.table);
    const hinted = [...Array(dueShards).keys()].map(hintedPartition);
    vi.spyOn(world.table, 'queryIndex').mockImplementation(async (asked) => {
      if (hinted.includes(asked.partition)) throw new Error('throttled');
      return query(asked);
    });
    const { failures, isWaiting } = await world.reconcile({ queueDepth: async () => 5000 });
    expect(failures).toHaveLength(dueShards);
    expect(isWaiting).toBe(false);
  });

  test('The reconciler reports no waiting subject once all have ended or are parked, although it still checks the batch and the gate', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.acceptPhoto('june/ben', photo('b'));
    await closeGate(
      world.ledger,
      { scheme: 'token', base: 'palmistry' },
      { reason: 'wallet empty', probeAt: world.now + 90 * minute },
    );
    world.now += minute;
    expect(await isWaiting(world)).toBe(true);
    await world.work('june/anna', 'june/ben');
    for (let minutes = 0; minutes < 60; minutes += 1) {
      world.now += minute;
      expect(await isWaiting(world), `minute ${minutes}`).toBe(false);
    }
  });

  test('The reconciler reports no waiting subject for a bought part whose pictures are missing', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    const anna = subject('june/anna');
    const [part] = (await world.report('june/anna')).parts.keys();
    if (part === undefined) throw new Error('nothing was bought');
    const set = { due: dueFor('june/anna'), dueAt: world.now };
    await world.table.update(dueItems.update({ key: partKey(anna, part), set }));
    world.now += minute;
    expect(await world.reconcile()).toMatchObject({ sent: 1, isWaiting: false });
  });
});
