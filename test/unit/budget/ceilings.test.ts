import { describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { Allowance } from '../../../shared/budget/allowance.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { batchKey, budgetKey } from '../../../shared/ledger/items/keys.ts';
import { accountOf } from '../../support/ledger/account-of.ts';
import { LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

const account = (world: LedgerWorld, key = batchKey('june')) => accountOf(world.table, key);
const setCallCeiling = (world: LedgerWorld, calls: number) =>
  world.table.update({
    key: batchKey('june'),
    set: { ceiling: calls, due: 'due#0', dueAt: world.now },
    setIfMissing: { v: 1, committed: 0, blocks: {} },
  });

/** With these other subjects a worker reserves whole blocks. */
const many = Array.from({ length: 20 }, (_, index) => `june/other-${index}`);

describe('a ceiling', () => {
  test('Workers never exceed a ceiling, and the subjects that wait for a ceiling resume when the ceiling is raised', async () => {
    const world = new LedgerWorld();
    await setCallCeiling(world, 40);
    for (let index = 0; index < 4; index += 1) await world.acceptPhoto(`june/${index}`, photo(`p${index}`));
    await world.work('june/0', 'june/1', 'june/2', 'june/3');
    await world.pass(5);
    expect(world.sent).toHaveLength(34);
    expect(await account(world)).toMatchObject({ committed: 34, blocks: {} });
    const states = await Promise.all(
      [0, 1, 2, 3].map(async (index) => (await world.report(`june/${index}`)).header),
    );
    const waiting = states.filter(({ state }) => state === 'waiting');
    expect(waiting).toMatchObject([1, 2].map(() => ({ waitingOn: 'ceiling#june', attempts: 0 })));
    await setCallCeiling(world, 60);
    await world.pass(5);
    expect(world.sent).toHaveLength(51);
    await setCallCeiling(world, 68);
    await world.pass(5);
    expect(world.sent).toHaveLength(68);
    expect(await world.counts('june')).toMatchObject({ complete: 4, bought: 68 });
  });

  test('A ceiling of a month stops calls until the month is over', async () => {
    const world = new LedgerWorld();
    world.monthlyCeiling = 20;
    world.now = Date.UTC(2026, 10, 30, 23, 30);
    for (const name of ['june/a', 'july/b']) await world.acceptPhoto(name, photo(name));
    await world.work('june/a');
    await world.work('july/b');
    expect((await world.report('july/b')).header).toMatchObject({
      state: 'waiting',
      waitingOn: 'month#2026-11',
    });
    await world.pass(20);
    expect(world.sent).toHaveLength(17);
    await world.pass(20);
    expect((await world.report('july/b')).header.state).toBe('complete');
    expect(await account(world, budgetKey('2026-12'))).toMatchObject({ committed: 17 });
  });

  test('A ceiling never delays a subject that it has room for, even when earlier subjects need more', async () => {
    const world = new LedgerWorld();
    await setCallCeiling(world, 4);
    await world.acceptRow('june/first', row());
    await world.work('june/first');
    const big = Array.from({ length: 16 }, (_, index) => `june/big-${index}`);
    for (const name of big) await world.acceptPhoto(name, photo(name));
    const birth = { day: 4, month: 7, year: 1991, hour: 6, min: 30, lat: 12.97, lon: 77.59, tzone: 5.5 };
    await world.acceptRow('june/small', row({ birth }));
    for (const name of [...big, 'june/small']) {
      world.now += 1000;
      await world.work(name);
    }
    await setCallCeiling(world, 8);
    await world.pass(5);
    expect((await world.report('june/small')).header.state).toBe('complete');
    const before = world.table.writes;
    await world.pass(10);
    expect(world.table.writes - before).toBeLessThanOrEqual(30);
  });

  test('The reconciler checks a reached ceiling while any worker may still park a subject under that ceiling', async () => {
    const world = new LedgerWorld();
    world.monthlyCeiling = 20;
    world.now = Date.UTC(2026, 10, 30, 23, 45);
    await world.acceptPhoto('june/a', photo('a'));
    await world.work('june/a');
    world.now += 4 * minute;
    await world.reconcile();
    const input = { kind: 'photo', value: photo('b'), source: world.source('palms/july/b.jpg') } as const;
    await accept(world.ledger, subject('july/b'), input, world.now + 5 * minute);
    const update = world.table.update.bind(world.table);
    let checks = 0;
    world.table.update = async (write) => {
      const parks = write.set?.state === 'waiting';
      if (parks && checks === 0) {
        checks += 1;
        // The worker has announced on the account that it parks, and writes the header next.
        world.now += 2 * minute;
        await world.reconcile();
      }
      return update(write);
    };
    await world.work('july/b');
    expect(checks).toBe(1);
    expect((await world.report('july/b')).header).toMatchObject({ waitingOn: 'month#2026-11' });
    await world.pass(15);
    expect((await world.report('july/b')).header.state).toBe('complete');
  });

  test('A ceiling refuses one call more than is left', async () => {
    const world = new LedgerWorld();
    await setCallCeiling(world, 4);
    const allowance = () =>
      new Allowance({
        ledger: world.ledger,
        worker: { name: `w${world.now}`, until: world.now + minute },
        subjects: new Map(),
        settings: { monthlyCeiling: undefined, blockSize: 10 },
      });
    const first = allowance();
    expect(await first.take('june', 3)).toBeUndefined();
    expect(await first.take('june', 2)).toEqual({
      reason: { code: 'ceiling', of: 'batch', lacks: 'calls' },
      blocker: { kind: 'ceiling', account: batchKey('june'), calls: 2 },
    });
    expect(await first.take('june', 1)).toBeUndefined();
    await first.close();
    expect(await account(world)).toMatchObject({ committed: 4, blocks: {} });
  });

  test('Concurrent draws never exceed a ceiling together', async () => {
    const world = new LedgerWorld();
    await setCallCeiling(world, 50);
    const takers = Array.from({ length: 20 }, (_, index) => {
      const worker = { name: `w${index}`, until: world.now + minute };
      return new Allowance({
        ledger: world.ledger,
        worker,
        subjects: new Map(),
        settings: { monthlyCeiling: undefined, blockSize: 8 },
      });
    });
    const draws = await Promise.all(takers.map((taker) => taker.take('june', 5)));
    expect((await account(world)).committed).toBeLessThanOrEqual(50);
    const granted = draws.filter((shortage) => shortage === undefined).length;
    expect(granted).toBeGreaterThan(0);
    for (const [index, taker] of takers.entries()) {
      if (draws[index] === undefined) taker.putBack('june', 2);
      await taker.close();
    }
    expect(await account(world)).toMatchObject({ committed: granted * 3, blocks: {} });
  });

  test('A draw that the table client sends twice counts once', async () => {
    const world = new LedgerWorld();
    const transact = world.table.transact.bind(world.table);
    world.table.transact = async (writes) => {
      await transact(writes);
      return transact(writes);
    };
    const worker = { name: 'w', until: world.now + minute };
    const allowance = new Allowance({
      ledger: world.ledger,
      worker,
      subjects: new Map(),
      settings: { monthlyCeiling: 100, blockSize: 8 },
    });
    expect(await allowance.take('june', 5)).toBeUndefined();
    expect(await allowance.take('june', 9)).toBeUndefined();
    expect((await account(world)).committed).toBe(16);
    await allowance.close();
    expect((await account(world)).committed).toBe(14);
  });

  test('A draw that is sent twice counts once, also when calls are returned between the two requests', async () => {
    const world = new LedgerWorld();
    const transact = world.table.transact.bind(world.table);
    const worker = { name: 'w', until: world.now + minute };
    const allowance = new Allowance({
      ledger: world.ledger,
      worker,
      subjects: new Map(),
      settings: { monthlyCeiling: 100, blockSize: 8 },
    });
    expect(await allowance.take('june', 5)).toBeUndefined();
    world.table.transact = async (writes) => {
      world.table.transact = transact;
      await transact(writes);
      allowance.putBack('june', 5);
      return transact(writes);
    };
    expect(await allowance.take('june', 7)).toBeUndefined();
    expect((await account(world)).committed).toBe(16);
    await allowance.close();
    expect(await account(world)).toMatchObject({ committed: 7, blocks: {} });
  });

  test('A draw whose answer was lost blocks no other draw of its worker and counts once', async () => {
    const world = new LedgerWorld();
    const transact = world.table.transact.bind(world.table);
    world.table.transact = async (writes) => {
      world.table.transact = transact;
      await transact(writes);
      throw new Error('The answer was lost');
    };
    const worker = { name: 'w', until: world.now + minute };
    const allowance = new Allowance({
      ledger: world.ledger,
      worker,
      subjects: new Map(),
      settings: { monthlyCeiling: 100, blockSize: 8 },
    });
    await expect(allowance.take('june', 5)).rejects.toThrow('lost');
    expect(await allowance.take('june', 12)).toBeUndefined();
    expect(await allowance.take('june', 4)).toBeUndefined();
    expect((await account(world)).committed).toBe(16);
  });
});

describe('the block of a dead worker', () => {
  test('The block of a dead worker counts as spent until the reconciler settles it by what the worker really spent', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const deps = world.fanOut(['june/anna', ...many], {
      send: (call) =>
        call.operation === 'varshaphal_yoga' ? new Promise(() => {}) : Promise.resolve(world.bought(call)),
    });
    void workOnSubjects(deps, [{ batch: 'june', id: 'anna' }]);
    for (let tick = 0; tick < 200; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(await account(world)).toMatchObject({ committed: 30 });
    world.now += 4 * minute;
    await world.reconcile();
    expect(await account(world)).toMatchObject({ committed: 4, blocks: {} });
    await world.pass(3);
    expect(await account(world)).toMatchObject({ committed: 5, blocks: {} });
    expect((await world.report('june/anna')).header).toMatchObject({ callsBought: 4, callsUnknown: 1 });
  });
});

test('A worker draws no more than its subjects can use, so no subject waits for calls that nobody will make', async () => {
  const world = new LedgerWorld();
  await setCallCeiling(world, 12);
  const worker = (name: string) => ({ name, until: world.now + minute });
  const subjects = new Map([['june', ['june/a', 'june/b', 'june/c']]]);
  const takers = ['one', 'two'].map(
    (name) =>
      new Allowance({
        ledger: world.ledger,
        worker: worker(name),
        subjects,
        settings: { monthlyCeiling: undefined, blockSize: 10 },
      }),
  );
  for (let draw = 0; draw < 3; draw += 1)
    for (const taker of takers) expect(await taker.take('june', 2)).toBeUndefined();
  expect((await account(world)).committed).toBe(12);
});

test('The reconciler settles the block of a dead worker correctly however late it runs', async () => {
  const world = new LedgerWorld();
  await setCallCeiling(world, 8);
  const birth = (hour: number) => ({
    birth: { day: 4, month: 7, year: 1990, hour, min: 30, lat: 1, lon: 2, tzone: 0 },
  });
  for (const hour of [1, 2, 3]) {
    await world.acceptRow('june/anna', row(birth(hour)));
    const deps = world.fanOut(['june/anna']);
    if (hour === 1) deps.allowance.abandonBlocks();
    await workOnSubjects(deps, [{ batch: 'june', id: 'anna' }]);
    world.now += 25 * 60 * minute;
    if (hour > 1) await world.reconcile();
  }
  expect(world.sent).toHaveLength(8);
  expect(await account(world)).toMatchObject({ committed: 8, blocks: {} });
  expect((await world.report('june/anna')).header).toMatchObject({ state: 'waiting', callsBought: 8 });
  await setCallCeiling(world, 12);
  await world.pass(3);
  const { header } = await world.report('june/anna');
  expect(header).toMatchObject({ state: 'complete', callsBought: 12 });
  expect(Object.keys(header.spentBy)).toHaveLength(1);
});
