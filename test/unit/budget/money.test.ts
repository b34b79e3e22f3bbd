import { describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { Allowance } from '../../../shared/budget/allowance.ts';
import { setCeiling, setMoneyCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { callsIn } from '../../../shared/ledger/intent.ts';
import { batchKey, budgetKey } from '../../../shared/ledger/items/keys.ts';
import { type PriceTable, priceTable, type WrittenPrices } from '../../../shared/money/prices.ts';
import type { Write } from '../../../shared/table/table.ts';
import { Random } from '../../simulation/world/random.ts';
import { accountOf, settleWorkers } from '../../support/ledger/account-of.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

/** A call costs a tenth, get-palm-id half, of a dollar: a palm of 17 calls costs 2.10. */
const dollars = { currency: 'USD', default: 0.1, operations: { 'get-palm-id': 0.5 } } as const;
const palm = 2_100_000;
const usd = (micros: number) => ({ currency: 'USD', micros });

function tableOf(prices: WrittenPrices): PriceTable {
  const table = priceTable(prices);
  if (table === undefined) throw new Error('These are prices');
  return table;
}

function pricedWorld(prices: WrittenPrices = dollars): LedgerWorld {
  const world = new LedgerWorld();
  world.prices = tableOf(prices);
  return world;
}

const account = (world: LedgerWorld, key = batchKey('june')) => accountOf(world.table, key);
const worker = (world: LedgerWorld, name = 'w') => ({ name, until: world.now + minute });
const allowance = (world: LedgerWorld, name?: string) =>
  new Allowance({
    ledger: world.ledger,
    worker: worker(world, name),
    subjects: new Map(),
    settings: world.budget,
    prices: world.prices,
  });

async function palms(world: LedgerWorld, ...names: readonly string[]): Promise<void> {
  for (const name of names) await world.acceptPhoto(name, photo(name));
}

describe('a ceiling in money', () => {
  test('Workers never exceed a ceiling in money or in calls, and waiting subjects resume when the ceiling is raised', async () => {
    const world = pricedWorld();
    await setMoneyCeiling(world.ledger, 'june', usd(2 * palm + palm / 2));
    await palms(world, 'june/0', 'june/1', 'june/2', 'june/3');
    await world.work('june/0', 'june/1', 'june/2', 'june/3');
    await world.pass(5);
    expect(world.sent).toHaveLength(34);
    expect(await account(world)).toMatchObject({
      committed: 34,
      committedMicros: 2 * palm,
      committedUnpriced: 0,
      blocks: {},
    });
    const waiting = (await Promise.all([0, 1, 2, 3].map((index) => world.report(`june/${index}`))))
      .map(({ header }) => header)
      .filter(({ state }) => state === 'waiting');
    expect(waiting).toHaveLength(2);
    expect(waiting[0]?.reason).toEqual({ code: 'ceiling', of: 'batch', lacks: 'money' });
    await setMoneyCeiling(world.ledger, 'june', usd(3 * palm));
    await world.pass(5);
    expect(world.sent).toHaveLength(51);
    await setCeiling(world.ledger, 'june', 60);
    await setMoneyCeiling(world.ledger, 'june', undefined);
    await world.pass(5);
    expect(world.sent).toHaveLength(51);
    await setCeiling(world.ledger, 'june', undefined);
    await world.pass(5);
    expect(world.sent).toHaveLength(68);
    expect(await account(world)).toMatchObject({ committed: 68, committedMicros: 4 * palm });
  });

  test('A larger request in the same minute as smaller ones never exceeds a ceiling in money', async () => {
    const world = pricedWorld();
    await setMoneyCeiling(world.ledger, 'june', usd(0));
    const births = ['june/a', 'june/b', 'june/c', 'june/d', 'june/e'];
    for (const [index, name] of births.entries())
      await world.acceptRow(name, row({ varshaphalYear: 2020 + index, language: 'en' }));
    await palms(world, 'june/0', 'june/1');
    await world.work(...births, 'june/0', 'june/1');
    // Five births at 0.40 leave 0.20; a palm costs 2.10.
    await setMoneyCeiling(world.ledger, 'june', usd(palm + 100_000));
    await world.pass(5);
    expect((await account(world)).committedMicros).toBeLessThanOrEqual(palm + 100_000);
    expect(world.sent.length).toBeGreaterThan(0);
  });

  test('A ceiling in money refuses a call that costs one millionth more than is left', async () => {
    const world = pricedWorld();
    await setMoneyCeiling(world.ledger, 'june', usd(1_000_000));
    const first = allowance(world);
    expect(await first.take('june', 3, { micros: 600_000, unpriced: 0 })).toBeUndefined();
    expect(await first.take('june', 1, { micros: 400_001, unpriced: 0 })).toMatchObject({
      blocker: { micros: 400_001 },
    });
    expect(await first.take('june', 1, { micros: 400_000, unpriced: 0 })).toBeUndefined();
    await first.close();
    expect(await account(world)).toMatchObject({ committed: 4, committedMicros: 1_000_000, blocks: {} });
  });

  test('Concurrent draws never exceed a ceiling in money together', async () => {
    const world = pricedWorld();
    await setMoneyCeiling(world.ledger, 'june', usd(5_000_000));
    const takers = Array.from({ length: 20 }, (_, index) => allowance(world, `w${index}`));
    const cost = { micros: 500_000, unpriced: 0 };
    const draws = await Promise.all(takers.map((taker) => taker.take('june', 5, cost)));
    expect((await account(world)).committedMicros).toBeLessThanOrEqual(5_000_000);
    for (const taker of takers) await taker.close();
    const granted = draws.filter((shortage) => shortage === undefined).length;
    expect(granted).toBeGreaterThan(0);
    expect(await account(world)).toMatchObject({
      committed: granted * 5,
      committedMicros: granted * 500_000,
    });
  });

  test.each(['lowered', 'set'])(
    'A ceiling in money that is %s between the read and the write of a draw applies to the draw',
    async (how) => {
      const world = pricedWorld();
      if (how === 'lowered') await setMoneyCeiling(world.ledger, 'june', usd(9_000_000));
      const draws = (write: Write) => 'add' in write && write.add?.committed !== undefined;
      const met = meanwhile(world.table, draws, () => setMoneyCeiling(world.ledger, 'june', usd(100_000)));
      expect(await allowance(world).take('june', 2, { micros: 200_000, unpriced: 0 })).toMatchObject({
        reason: { of: 'batch' },
        blocker: { micros: 200_000 },
      });
      expect(met.times).toBe(1);
      const { committed, committedMicros = 0 } = await account(world);
      expect([committed, committedMicros]).toEqual([0, 0]);
    },
  );

  test('A draw after a draw of another worker is granted if and only if the ceiling in money has room, whatever prices the other worker knows', async () => {
    const random = new Random(1);
    const month = budgetKey('2026-11');
    const seen = new Set<string>();
    for (let play = 0; play < 150; play += 1) {
      const world = pricedWorld();
      world.blockSize = random.whole(1, 9);
      await allowance(world, 'first').take('june', 1, { micros: 100_000, unpriced: 0 });
      world.prices = random.pick([{ known: tableOf(dollars) }, { known: undefined }]).known;
      const other = allowance(world, 'other');
      const [calls, others] = [random.whole(1, 4), random.whole(1, 4)];
      const ofOther = world.prices && { micros: others * 100_000, unpriced: 0 };
      const writesMonth = ({ key }: Write) => key.sk === month.sk;
      const met = meanwhile(world.table, writesMonth, () => other.take('july', others, ofOther));
      world.prices = tableOf(dollars);
      const ceiling = random.whole(2, 40) * 100_000;
      world.monthlyCeilingMoney = usd(ceiling);
      const wait = await allowance(world).take('june', calls, { micros: calls * 100_000, unpriced: 0 });
      const { committedMicros = 0, committedUnpriced = 0 } = await account(world, month);
      const counted = committedMicros + committedUnpriced * 500_000;
      if (wait === undefined) expect(counted).toBeLessThanOrEqual(ceiling);
      else expect(counted + calls * 100_000).toBeGreaterThan(ceiling);
      seen.add(`${met.times} ${ofOther === undefined} ${wait === undefined}`);
    }
    expect(seen.size).toBe(6);
  });

  test('A draw in money that the table client sends twice counts once', async () => {
    const world = pricedWorld();
    const transact = world.table.transact.bind(world.table);
    world.table.transact = async (writes) => {
      await transact(writes);
      return transact(writes);
    };
    const taker = allowance(world);
    expect(await taker.take('june', 5, { micros: 500_000, unpriced: 0 })).toBeUndefined();
    expect(await taker.take('june', 5, { micros: 9_000_000, unpriced: 0 })).toBeUndefined();
    await taker.close();
    expect(await account(world)).toMatchObject({ committed: 10, committedMicros: 9_500_000, blocks: {} });
  });

  test('A monthly ceiling in money holds for all batches together until the month is over', async () => {
    const world = pricedWorld();
    world.now = Date.UTC(2026, 10, 30, 23, 30);
    world.monthlyCeilingMoney = usd(palm + palm / 2);
    await palms(world, 'june/a', 'july/b');
    await world.work('june/a');
    await world.work('july/b');
    expect((await world.report('july/b')).header).toMatchObject({
      waitingOn: 'month#2026-11',
      reason: { code: 'ceiling', of: 'month', lacks: 'money' },
    });
    await world.pass(20);
    expect(world.sent).toHaveLength(17);
    await world.pass(20);
    expect((await world.report('july/b')).header.state).toBe('complete');
    expect(await account(world, budgetKey('2026-12'))).toMatchObject({ committedMicros: palm });
  });

  test('A ceiling in money holds back no subject whose cost fits, however expensive the earlier subjects are', async () => {
    const world = pricedWorld();
    await setMoneyCeiling(world.ledger, 'june', usd(0));
    await palms(world, 'june/big-1', 'june/big-2');
    await world.acceptRow('june/small', row());
    for (const name of ['june/big-1', 'june/big-2', 'june/small']) await world.work(name);
    await setMoneyCeiling(world.ledger, 'june', usd(400_000));
    await world.pass(5);
    expect((await world.report('june/small')).header.state).toBe('complete');
    expect(world.sent).toHaveLength(4);
  });
});

describe('the money in the block of a dead worker', () => {
  async function dyingWorld(): Promise<LedgerWorld> {
    const world = pricedWorld();
    await setMoneyCeiling(world.ledger, 'june', usd(10_000_000));
    await palms(world, 'june/a');
    const deps = world.fanOut(['june/a'], {
      send: (call) => {
        if (call.operation !== 'get-palm-id' && world.sent.length >= 4) return new Promise(() => undefined);
        world.sent.push({ call, credential: world.credential, at: world.now });
        return Promise.resolve(world.bought(call));
      },
    });
    void workOnSubjects(deps, [subject('june/a')]);
    await new Promise((resolve) => setImmediate(resolve));
    for (let tick = 0; tick < 50; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    return world;
  }

  test('The block of a dead worker counts as spent money until the reconciler settles it by what was or may have been bought', async () => {
    const world = await dyingWorld();
    const drawn = await account(world);
    expect(drawn.committedMicros).toBeGreaterThanOrEqual(palm);
    world.now += 30 * 24 * 60 * minute;
    await settleWorkers(world);
    const settled = await account(world);
    expect(settled.blocks).toEqual({});
    // get-palm-id, and the sixteen calls that were recorded before they were sent.
    const { intent } = (await world.report('june/a')).header;
    expect(settled.committed).toBe(callsIn(intent).length);
    expect(settled.committedMicros).toBe(500_000 + (settled.committed - 1) * 100_000);
  });

  test('The reconciler settles the block of a dead worker by the prices of its draw, not by the current ones', async () => {
    const world = await dyingWorld();
    world.prices = tableOf({ currency: 'USD', default: 9 });
    world.now += 10 * minute;
    await world.reconcile();
    const { committed, committedMicros } = await account(world);
    expect(committedMicros).toBe(500_000 + (committed - 1) * 100_000);
  });
});

describe('an unknown price', () => {
  test('A call of unknown price is bought while no ceiling in money applies, and counts as unpriced', async () => {
    const world = pricedWorld({ currency: 'USD', default: 0.1, operations: { luck: null } });
    await palms(world, 'june/a');
    await world.work('june/a');
    expect(await account(world)).toMatchObject({
      committed: 17,
      committedMicros: 1_600_000,
      committedUnpriced: 1,
      currency: 'USD',
    });
  });

  test('A call without a known price waits under a ceiling in money and resumes when it has a price', async () => {
    const world = pricedWorld({ currency: 'USD', default: 0.1, operations: { luck: null } });
    await setMoneyCeiling(world.ledger, 'june', usd(100_000_000));
    await palms(world, 'june/a');
    await world.work('june/a');
    await world.pass(5);
    expect(world.sent).toHaveLength(0);
    expect((await world.report('june/a')).header.reason).toMatchObject({ lacks: 'price' });
    world.prices = tableOf(dollars);
    await world.pass(3);
    expect((await world.report('june/a')).header.state).toBe('complete');
  });

  test('A call waits when the stack no longer knows prices, and resumes when the ceiling is removed', async () => {
    const world = pricedWorld();
    await setMoneyCeiling(world.ledger, 'june', usd(100_000_000));
    world.prices = undefined;
    await palms(world, 'june/a');
    await world.work('june/a');
    expect(world.sent).toHaveLength(0);
    await setMoneyCeiling(world.ledger, 'june', undefined);
    await world.pass(3);
    expect(world.sent).toHaveLength(17);
  });

  test('Earlier purchases without a price count at the highest price known now', async () => {
    const world = new LedgerWorld();
    await palms(world, 'june/a');
    await world.work('june/a');
    world.prices = tableOf(dollars);
    await setMoneyCeiling(world.ledger, 'june', usd(17 * 500_000 + palm - 1));
    await palms(world, 'june/b');
    await world.work('june/b');
    expect(world.sent).toHaveLength(17);
    await setMoneyCeiling(world.ledger, 'june', usd(17 * 500_000 + palm));
    await world.pass(3);
    expect(world.sent).toHaveLength(34);
    expect(await account(world)).toMatchObject({ committedUnpriced: 17, committedMicros: palm });
  });
});

describe('changed prices in the middle of a batch', () => {
  test('Changed prices apply from the next draw on, and committed calls keep their old price', async () => {
    const world = pricedWorld();
    await palms(world, 'june/a', 'june/b', 'june/c');
    await world.work('june/a');
    await setMoneyCeiling(world.ledger, 'june', usd(2 * palm));
    world.prices = tableOf({ currency: 'USD', default: 1 });
    await world.work('june/b');
    expect(world.sent).toHaveLength(17);
    world.prices = tableOf({ currency: 'USD', default: 0.05 });
    await world.pass(3);
    expect(world.sent).toHaveLength(51);
    expect((await account(world)).committedMicros).toBe(palm + 2 * 17 * 50_000);
  });

  test('Amounts in a new currency are never added to those in the old one', async () => {
    const world = pricedWorld();
    await palms(world, 'june/a', 'june/b');
    await world.work('june/a');
    world.prices = tableOf({ currency: 'EUR', default: 1 });
    await world.work('june/b');
    expect(await account(world)).toMatchObject({
      currency: 'USD',
      committedMicros: palm,
      committedUnpriced: 17,
    });
    await setMoneyCeiling(world.ledger, 'june', { currency: 'EUR', micros: 900_000_000 });
    await palms(world, 'june/c');
    await world.work('june/c');
    await world.pass(3);
    expect(world.sent).toHaveLength(34);
    expect((await world.report('june/c')).header.reason).toMatchObject({ lacks: 'price' });
    expect(await account(world, budgetKey('2026-11'))).toMatchObject({ currency: 'USD' });
  });
});
