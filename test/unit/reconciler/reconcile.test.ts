import { describe, expect, test } from 'vitest';
import { clockSkewMs, closeGate, readGate } from '../../../shared/gate/gate.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { answerOf, LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

describe('reconciler', () => {
  test('The reconciler sends a job for each overdue item, and not again before a worker could process it', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.reconcile();
    expect(world.jobs).toEqual([]);
    world.now += minute;
    expect(await world.reconcile()).toMatchObject({ sent: 1, oldestMs: 0 });
    expect(world.jobs).toEqual([{ kind: 'subject', key: 'june/anna' }]);
    world.now += 4 * minute;
    expect(await world.reconcile()).toMatchObject({ sent: 0 });
    world.now += minute;
    expect(await world.reconcile()).toMatchObject({ sent: 1 });
    world.now += 30 * minute;
    expect((await world.reconcile()).oldestMs).toBeGreaterThan(20 * minute);
  });

  test('A run reports the share of the fullest ceiling, in whatever order it reads the accounts', async () => {
    const shares = [50, 90, 20];
    for (const order of [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]) {
      const world = new LedgerWorld();
      for (const index of order) {
        await setCeiling(world.ledger, `batch-${index}`, 100);
        await world.fanOut([`batch-${index}/anna`]).allowance.take(`batch-${index}`, shares[index] ?? 0);
        world.now += 1;
      }
      world.now += minute;
      expect((await world.reconcile()).spentPercent).toBe(Math.max(...shares));
      expect((await new LedgerWorld().reconcile()).spentPercent).toBe(0);
    }
  });

  test('A run that releases no subject reports none, whatever else is due', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    await world.fanOut(['june/anna']).allowance.take('june', 1);
    for (let minutes = 0; minutes < 60; minutes += 1) {
      world.now += minute;
      expect((await world.reconcile()).released).toBe(0);
    }
  });

  test('A purged queue costs time and loses no report', async () => {
    const world = new LedgerWorld();
    const names = Array.from({ length: 20 }, (_, index) => `june/${index}`);
    for (const name of names) await world.acceptRow(name, row({ vastuId: name }));
    world.now += minute;
    await world.reconcile();
    expect(world.jobs.splice(0)).toHaveLength(20);
    await world.pass(6);
    expect(await world.counts('june')).toMatchObject({ subjects: 20, complete: 20 });
  });

  test('The reconciler sends no hint for finished or waiting subjects', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.acceptPhoto('june/ben', photo('b'));
    await closeGate(
      world.ledger,
      { scheme: 'token', base: 'palmistry' },
      { reason: 'wallet empty', probeAt: world.now + 90 * minute },
    );
    await world.work('june/anna', 'june/ben');
    world.now += 60 * minute;
    await world.reconcile();
    expect(world.jobs).toEqual([]);
  });

  test('The reconciler releases subjects that waited on a gate at a bounded rate', async () => {
    const world = new LedgerWorld();
    const names = Array.from({ length: 30 }, (_, index) => `june/${index}`);
    for (const name of names) await world.acceptPhoto(name, photo(name));
    await closeGate(
      world.ledger,
      { scheme: 'token', base: 'palmistry' },
      { reason: 'throttled', until: world.now + minute },
    );
    await world.work(...names);
    world.now += 2 * minute + clockSkewMs;
    const deps = world.reconciler();
    const settings = {
      ...deps.settings,
      reconciler: { ...deps.settings.reconciler, releaseLimit: 12 },
    };
    expect(await world.reconcile({ settings })).toMatchObject({ released: 12, gatesClosed: ['throttled'] });
    world.now += minute;
    expect(await world.reconcile({ settings })).toMatchObject({ released: 12 });
    expect(world.jobs).toHaveLength(24);
  });

  test('An item that cannot be reconciled does not affect the others', async () => {
    const world = new LedgerWorld();
    for (const name of ['june/anna', 'june/ben', 'june/clara']) await world.acceptRow(name, row());
    const update = world.table.update.bind(world.table);
    world.table.update = (write) =>
      write.key.pk === headerKey(subject('june/ben')).pk ? Promise.reject(new Error('down')) : update(write);
    world.now += minute;
    const done = await world.reconcile();
    expect(done.failures).toHaveLength(1);
    expect(world.jobs.map(({ key }) => key).sort()).toEqual(['june/anna', 'june/clara']);
  });

  test('An unreadable secret keeps its gate closed and delays nothing else', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    world.answer = () => answerOf('credential refused', { status: 401 });
    await world.work('june/anna');
    await world.acceptPhoto('june/ben', photo('b'));
    world.now += 2 * minute;
    const done = await world.reconcile({ credential: () => Promise.reject(new Error('no access')) });
    expect(done.failures).toHaveLength(1);
    expect(world.jobs).toEqual([{ kind: 'subject', key: 'june/ben' }]);
  });

  test('An unreadable gate keeps no other gate closed', async () => {
    const world = new LedgerWorld();
    const gates = (['base', 'palmistry'] as const).map((base) => ({ base, scheme: 'token' }) as const);
    for (const gate of gates)
      await closeGate(world.ledger, gate, { reason: 'throttled', until: world.now + minute / 2 });
    const get = world.table.get.bind(world.table);
    world.table.get = (key) => (key.pk === 'gate#token#base' ? Promise.reject(new Error('down')) : get(key));
    world.now += minute;
    expect(await world.reconcile({ gates })).toMatchObject({
      failures: [new Error('down')],
      gatesClosed: ['throttled'],
    });
    world.table.get = get;
    const states = await Promise.all(gates.map(async (gate) => (await readGate(world.ledger, gate)).state));
    expect(states).toEqual(['closed', 'open']);
  });

  test('The reconciler stops when its time runs out and continues in the next run', async () => {
    const world = new LedgerWorld();
    for (let index = 0; index < 40; index += 1) await world.acceptRow(`june/${index}`, row());
    world.now += minute;
    await world.reconcile({ remainingMs: () => (world.jobs.length === 0 ? 50_000 : 0) });
    const first = world.jobs.length;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(40);
    await world.reconcile();
    expect(world.jobs).toHaveLength(40);
  });
});
