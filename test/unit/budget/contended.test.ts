import { describe, expect, test } from 'vitest';
import { CallFlow } from '../../../functions/fan-out/flow/call-flow.ts';
import { workOnSubject } from '../../../functions/fan-out/work-on-subject.ts';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { reconcileAccount } from '../../../functions/reconciler/accounts.ts';
import { Allowance } from '../../../shared/budget/allowance.ts';
import { accountOfBatch } from '../../../shared/budget/periods.ts';
import { settleWorker } from '../../../shared/budget/settle.ts';
import { closeGate } from '../../../shared/gate/gate.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { blockKey, workerKey } from '../../../shared/ledger/items/account.ts';
import { batchKey, budgetKey, headerKey, placesBatch } from '../../../shared/ledger/items/keys.ts';
import type { Key, Write } from '../../../shared/table/table.ts';
import { accountOf } from '../../support/ledger/account-of.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { answerOf, LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

const june = batchKey('june');
const account = async (world: LedgerWorld, key: Key = june) => await accountOf(world.table, key);

function allowanceOf(world: LedgerWorld, name: string, more: { placesCeiling?: number } = {}): Allowance {
  const worker = { name, until: world.now + 3 * minute };
  const ceilings = { monthlyCeiling: world.monthlyCeiling, blockSize: 10, ...more };
  return new Allowance({
    ledger: world.ledger,
    worker,
    subjects: new Map(['june', placesBatch].map((batch) => [batch, []])),
    settings: ceilings,
  });
}

const onAccount = (key: Key) => (write: Write) => write.key.pk === key.pk && write.key.sk === key.sk;

describe('a draw', () => {
  test('A draw respects a ceiling that is lowered between its read and its write', async () => {
    const world = new LedgerWorld();
    await setCeiling(world.ledger, 'june', 100);
    const seen = meanwhile(world.table, onAccount(june), () => setCeiling(world.ledger, 'june', 5));
    expect(await allowanceOf(world, 'w').take('june', 8)).toMatchObject({ reason: { of: 'batch' } });
    expect(seen.times).toBe(1);
    expect((await account(world)).committed).toBe(0);
  });

  test('A draw respects the first ceiling, set between its read and its write', async () => {
    const world = new LedgerWorld();
    await allowanceOf(world, 'before').take('june', 1);
    const seen = meanwhile(world.table, onAccount(june), () => setCeiling(world.ledger, 'june', 12));
    expect(await allowanceOf(world, 'w').take('june', 8)).toMatchObject({ reason: { of: 'batch' } });
    expect(seen.times).toBe(1);
    expect((await account(world)).committed).toBe(10);
  });

  test('A returned draw leaves nothing committed, neither in the batch nor in the month', async () => {
    const world = new LedgerWorld();
    const allowance = allowanceOf(world, 'w');
    await allowance.take('june', 8);
    allowance.putBack('june', 8);
    await allowance.close();
    for (const key of [june, budgetKey('2026-11')])
      expect(await account(world, key)).toMatchObject({ committed: 0, blocks: {} });
  });

  test('A draw counts in the month in which its worker must end at the latest', async () => {
    const world = new LedgerWorld();
    world.now = Date.UTC(2026, 10, 30, 23, 58);
    await allowanceOf(world, 'w').take('june', 8);
    expect((await account(world, budgetKey('2026-12'))).committed).toBe(10);
    expect((await account(world, budgetKey('2026-11'))).committed).toBe(0);
  });

  test('A draw for places counts against the ceiling of its year: December lacks what November drew', async () => {
    const world = new LedgerWorld();
    const take = (name: string) => allowanceOf(world, name, { placesCeiling: 12 }).take(placesBatch, 8);
    expect(await take('november')).toBeUndefined();
    world.now = Date.UTC(2026, 11, 10);
    expect(await take('december')).toMatchObject({ reason: { of: 'places' } });
    world.now = Date.UTC(2027, 0, 10);
    expect(await take('january')).toBeUndefined();
    expect(accountOfBatch(placesBatch, world.now)).toEqual(budgetKey('places-2027'));
  });
});

describe('the block', () => {
  test('The reconciler settles the block of a dead worker and leaves that of a live worker', async () => {
    const world = new LedgerWorld();
    await setCeiling(world.ledger, 'june', 100);
    await allowanceOf(world, 'w').take('june', 8);
    world.now += minute;
    await setCeiling(world.ledger, 'june', 200);
    await world.reconcile();
    expect(await account(world)).toMatchObject({ committed: 10, blocks: { w: { calls: 10 } } });
    // The open block keeps the account due.
    world.now += 3 * minute;
    await world.reconcile();
    expect(await account(world)).toMatchObject({ committed: 0, blocks: {} });
  });

  test('When a worker cannot write the end of a wave, its block still reserves the calls of that wave, even when another subject buys later', async () => {
    const world = new LedgerWorld();
    world.blockSize = 4;
    await world.acceptRow('june/anna', row());
    const birth = { day: 5, month: 7, year: 1991, hour: 6, min: 30, lat: 12, lon: 77, tzone: 5.5 };
    await world.acceptRow('june/ben', row({ birth }));
    world.answer = () => answerOf('server error', { meaning: 'not sent', status: 500 });
    const deps = world.fanOut(['june/anna', 'june/ben']);
    const update = world.table.update.bind(world.table);
    const isOfAnna = onAccount(headerKey(subject('june/anna')));
    let writes = 0;
    world.table.update = async (write) => {
      writes += isOfAnna(write) ? 1 : 0;
      if (writes !== 2) return update(write);
      world.table.update = update;
      world.answer = (call) => world.bought(call);
      await workOnSubject({ ...deps, flow: new CallFlow(deps), begun: () => {} }, subject('june/ben'));
      throw new Error('down');
    };
    await workOnSubjects(deps, [subject('june/anna')]);
    expect((await world.report('june/anna')).header.lease?.owner).toBe(deps.worker.name);
    world.now += 4 * minute;
    await world.pass(8);
    const headers = await Promise.all(['june/anna', 'june/ben'].map((name) => world.report(name)));
    const spent = headers.reduce((sum, { header }) => sum + header.callsBought + header.callsUnknown, 0);
    expect(await account(world)).toMatchObject({ committed: spent, blocks: {} });
  });

  test('A block takes back the calls that a probe did not spend, even when another wave follows', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('a palm'));
    await world.acceptRow('june/anna', row());
    const empty = { reason: 'wallet empty', probeAt: world.now } as const;
    await closeGate(world.ledger, { scheme: 'token', base: 'palmistry' }, empty);
    const refused = answerOf('unprocessable', { status: 422, body: {} });
    world.answer = (call) => (call.operation === 'varshaphal_yoga' ? refused : world.bought(call));
    await world.work('june/anna');
    const { header } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'partial', callsBought: 20, callsUnknown: 0 });
    expect(await account(world)).toMatchObject({ committed: 20, blocks: {} });
  });

  test('Settling the block of a dead worker counts its own calls, not those that another worker has in progress', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const many = Array.from({ length: 40 }, (_, index) => `june/other-${index}`);
    const first = world.fanOut(['june/anna', ...many]);
    first.allowance.abandonBlocks();
    await workOnSubjects(first, [subject('june/anna')]);
    await world.acceptRow('june/anna', row({ houseType: 'koch' }));
    const second = world.fanOut(['june/anna', ...many], { send: () => new Promise(() => {}) });
    void workOnSubjects(second, [subject('june/anna')]);
    for (let tick = 0; tick < 200; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    expect((await account(world)).committed).toBe(60);
    world.now += 4 * minute;
    await world.reconcile();
    expect(await account(world)).toMatchObject({ committed: 5, blocks: {} });
  });

  test('The block of a live worker stays when somebody tries to settle it', async () => {
    const world = new LedgerWorld();
    await allowanceOf(world, 'w').take('june', 8);
    await settleWorker(world.ledger, 'w');
    expect(await account(world)).toMatchObject({ committed: 10, blocks: { w: { calls: 10 } } });
  });

  test('The block of a dead worker stays unchanged when time runs out before all of its subjects were checked', async () => {
    const world = new LedgerWorld();
    const names = ['june/anna', 'june/ben'];
    for (const name of names) await world.acceptPhoto(name, photo(name));
    const deps = world.fanOut(names);
    deps.allowance.abandonBlocks();
    await workOnSubjects(deps, names.map(subject));
    world.now += 4 * minute;
    const before = await account(world);
    let reads = 0;
    await settleWorker(world.ledger, deps.worker.name, () => ++reads > 1);
    expect(await account(world)).toEqual(before);
    await settleWorker(world.ledger, deps.worker.name);
    expect(await account(world)).toMatchObject({ committed: 34, blocks: {} });
  });

  test('The block of a dead worker is settled later if another worker takes over the subject during the settlement', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const dead = world.fanOut(['june/anna'], { send: () => new Promise(() => {}) });
    void workOnSubjects(dead, [subject('june/anna')]);
    for (let tick = 0; tick < 200; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    world.now += 4 * minute;
    const closes = (write: Write) => 'setPaths' in write && write.setPaths?.[0]?.[0][1] === 'over';
    const seen = meanwhile(world.table, closes, () => world.work('june/anna'));
    await settleWorker(world.ledger, dead.worker.name);
    expect(seen.times).toBe(1);
    await world.pass(8);
    const { header } = await world.report('june/anna');
    expect(header.state).toBe('complete');
    const { committed, blocks } = await account(world);
    expect(committed).toBe(header.callsBought + header.callsUnknown);
    expect(blocks).toEqual({});
  });

  test('Two concurrent reconcilers settle the block of a dead worker once', async () => {
    const world = new LedgerWorld();
    await allowanceOf(world, 'w').take('june', 8);
    world.now += 4 * minute;
    await Promise.all([settleWorker(world.ledger, 'w'), settleWorker(world.ledger, 'w')]);
    expect(await account(world)).toMatchObject({ committed: 0, blocks: {} });
  });

  test('The item of a dead worker is deleted only when none of its blocks is left and no draw can arrive any more', async () => {
    const world = new LedgerWorld();
    const frozen = allowanceOf(world, 'w');
    await frozen.take('june', 8);
    world.now += 4 * minute;
    const ends = (write: Write) => 'delete' in write && write.key.pk === june.pk;
    const seen = meanwhile(world.table, ends, () => frozen.take('june', 8));
    await settleWorker(world.ledger, 'w');
    expect(seen.times).toBe(1);
    expect(await world.table.get(workerKey('w'))).toMatchObject({ dueAt: world.now - minute + 1000 });
    await settleWorker(world.ledger, 'w');
    for (const key of [june, budgetKey('2026-11')])
      expect(await account(world, key)).toMatchObject({ committed: 0, blocks: {} });
    expect(await world.table.get(workerKey('w'))).toMatchObject({ dueAt: world.now + 19 * minute });
    world.now += 19 * minute;
    await settleWorker(world.ledger, 'w');
    expect(await world.table.get(workerKey('w'))).toBeUndefined();
  });

  test('A frozen worker whose block was settled draws nothing more', async () => {
    const world = new LedgerWorld();
    const frozen = allowanceOf(world, 'w');
    await frozen.take('june', 8);
    world.now += 4 * minute;
    await settleWorker(world.ledger, 'w');
    await expect(frozen.take('june', 8)).rejects.toThrow('settled');
    frozen.abandonBlocks();
    await frozen.close();
    expect(await account(world)).toMatchObject({ committed: 0, blocks: {} });
  });

  test('A worker that died between its blocks is settled and deleted', async () => {
    const world = new LedgerWorld();
    await allowanceOf(world, 'w').take('june', 8);
    await world.table.delete({ key: blockKey(june, 'w'), delete: true });
    world.now += 4 * minute;
    await world.reconcile();
    expect(await account(world, budgetKey('2026-11'))).toMatchObject({ committed: 0, blocks: {} });
    await world.pass(21);
    expect(await world.table.get(workerKey('w'))).toBeUndefined();
  });

  test('The check of an account that was deleted meanwhile creates no item', async () => {
    const world = new LedgerWorld();
    await reconcileAccount(world.reconciler(), june);
    expect([...world.table.items()]).toEqual([]);
  });

  test('The reconciler counts the spending of a dead worker in the account of each batch, and the sum in the account of the month', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.acceptPhoto('july/ben', photo('b'));
    const deps = world.fanOut(['june/anna', 'july/ben']);
    deps.allowance.abandonBlocks();
    await workOnSubjects(deps, [subject('june/anna'), subject('july/ben')]);
    world.now += 4 * minute;
    await world.reconcile();
    expect(await account(world)).toMatchObject({ committed: 4, blocks: {} });
    expect(await account(world, batchKey('july'))).toMatchObject({ committed: 17, blocks: {} });
    expect(await account(world, budgetKey('2026-11'))).toMatchObject({ committed: 21, blocks: {} });
    await world.pass(21);
    expect(await world.table.get(workerKey(deps.worker.name))).toBeUndefined();
  });

  test('Block and account items stay small, whatever subjects are called and however many workers draw', async () => {
    const world = new LedgerWorld();
    const subjects = Array.from({ length: 100 }, (_, index) => `june/${'n'.repeat(200)}${index}`);
    for (let index = 0; index < 100; index += 1) {
      const worker = { name: `worker-${index}`, until: world.now + 3 * minute };
      await new Allowance({
        ledger: world.ledger,
        worker,
        subjects: new Map([['june', subjects]]),
        settings: { blockSize: 8 },
      }).take('june', 8);
    }
    const bytes = [...world.table.items()].map((item) => [JSON.stringify(item).length, item.pk] as const);
    for (const [size, pk] of bytes) expect(size).toBeLessThan(pk.startsWith('worker#') ? 100_000 : 2000);
  });

  test('If a worker threw while its wave may have begun, its block is settled with the counts of the header', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const { update } = world.table;
    world.table.update = async (write) => {
      if (write.set?.state === 'working') throw new Error('The answer was lost');
      return update.call(world.table, write);
    };
    expect(await world.work('june/anna')).toMatchObject([{ failure: expect.any(Error) }]);
    Object.assign(world.table, { update });
    await world.pass(8);
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete', callsBought: 4 });
    expect(await account(world)).toMatchObject({ committed: 4, blocks: {} });
  });

  test('A block returns refused calls, so only bought ones count', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga' ? answerOf('unprocessable', { status: 422 }) : world.bought(call);
    await world.work('june/anna');
    expect(await account(world)).toMatchObject({ committed: 3, blocks: {} });
  });
});

describe('a subject behind a ceiling', () => {
  async function waitingSubjects(count: number) {
    const world = new LedgerWorld();
    await setCeiling(world.ledger, 'june', 0);
    const names = Array.from({ length: count }, (_, index) => `june/${index}`);
    for (const name of names) {
      await world.acceptPhoto(name, photo(name));
      await world.work(name);
    }
    const states = () => Promise.all(names.map(async (name) => (await world.report(name)).header.state));
    return { world, states };
  }

  test('A subject that waits for a ceiling resumes when the ceiling is raised, even if an index lags by some minutes', async () => {
    const { world, states } = await waitingSubjects(1);
    await world.pass(6);
    const { queryIndex } = world.table;
    world.table.queryIndex = async (query) =>
      query.partition.startsWith('parked#') ? { items: [] } : queryIndex.call(world.table, query);
    await world.pass(3);
    Object.assign(world.table, { queryIndex });
    await setCeiling(world.ledger, 'june', 17);
    await world.pass(2);
    expect(await states()).toEqual(['complete']);
  });

  test('Raising a ceiling releases only the subjects that fit', async () => {
    const { world, states } = await waitingSubjects(9);
    await setCeiling(world.ledger, 'june', 2 * 17 + 16);
    world.now += minute;
    expect((await world.reconcile()).released).toBe(2);
    await world.pass(5);
    expect((await states()).filter((state) => state === 'waiting')).toHaveLength(7);
  });

  test('A subject that waits for the monthly ceiling gets no job in ten runs of the reconciler', async () => {
    const world = new LedgerWorld();
    world.monthlyCeiling = 10;
    await world.acceptPhoto('june/anna', photo('a'));
    await world.work('june/anna');
    for (let minutes = 0; minutes < 10; minutes += 1) {
      world.now += minute;
      expect((await world.reconcile()).released).toBe(0);
    }
    expect((await world.report('june/anna')).header.state).toBe('waiting');
  });
});
