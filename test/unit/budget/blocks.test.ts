import { expect, test } from 'vitest';
import { Allowance } from '../../../shared/budget/allowance.ts';
import { ceilingsNow } from '../../../shared/budget/ceilings-now.ts';
import { accountOfBatch, accountOfCustomer, accountOfMonth } from '../../../shared/budget/periods.ts';
import { settleWorker } from '../../../shared/budget/settle.ts';
import { settledWorkers } from '../../../shared/budget/settled-workers.ts';
import { accountItems, blockPrefix, readAccount } from '../../../shared/ledger/items/account.ts';
import { batchKey, placesBatch } from '../../../shared/ledger/items/keys.ts';
import { type PriceTable, priceTable } from '../../../shared/money/prices.ts';
import { Random } from '../../simulation/world/random.ts';
import { LedgerWorld, minute } from '../../support/worlds/ledger-world.ts';

const hour = 60 * minute;
const day = 24 * hour;

const allowanceIn = (world: LedgerWorld, people: readonly string[], blockSize: number, prices?: PriceTable) =>
  new Allowance({
    ledger: world.ledger,
    worker: { name: 'w', until: world.now + 3 * minute },
    subjects: new Map([['june', people]]),
    settings: { blockSize },
    prices,
  });

test('A worker that a header lists counts as settled only when its blocks of all accounts have ended', async () => {
  const world = new LedgerWorld();
  const allowance = allowanceIn(world, ['june/anna'], 8);
  await allowance.take('june', 4);
  const header = { spentBy: { w: { calls: 4, until: world.now + 3 * minute } } };
  world.now += 48 * hour;
  const blocks = () => [...world.table.items()].filter(({ sk }) => sk.startsWith(blockPrefix)).length;
  const seen = async () => [blocks(), ...(await settledWorkers(world.ledger, header))];
  expect(await seen()).toEqual([2]);
  const { transact } = world.table;
  let ended = 0;
  world.table.transact = async (writes) => {
    ended += 1;
    if (ended === 2) throw new Error('The table is away');
    return transact.call(world.table, writes);
  };
  await expect(allowance.close()).rejects.toThrow('The table is away');
  expect(await seen()).toEqual([1]);
  Object.assign(world.table, { transact });
  await settleWorker(world.ledger, 'w');
  expect(await seen()).toEqual([0, 'w']);
});

test('A worker never holds more calls than those that it took and those that its unserved subjects may need, over 100 random settings', async () => {
  const random = new Random(3);
  for (let round = 0; round < 100; round += 1) {
    const world = new LedgerWorld();
    const [people, calls] = [random.whole(1, 12), random.whole(1, 6)];
    const names = Array.from({ length: people }, (_, index) => `june/${index}`);
    const allowance = allowanceIn(world, names, calls * random.whole(1, 4));
    for (let served = 1; served <= people; served += 1) {
      await allowance.take('june', calls);
      const { committed } = readAccount(await world.table.get(batchKey('june')));
      expect(committed).toBeLessThanOrEqual(people * calls);
    }
  }
});

test('A worker that serves thirty subjects twice, the second time with more calls, draws from an account at most eight times', async () => {
  const world = new LedgerWorld();
  const prices = priceTable({ currency: 'INR', default: 2 });
  const names = Array.from({ length: 30 }, (_, index) => `june/${index}`);
  const allowance = allowanceIn(world, names, 600, prices);
  const { transact } = world.table;
  let draws = 0;
  world.table.transact = (writes) => {
    draws += 1;
    return transact.call(world.table, writes);
  };
  for (const calls of [4, 17])
    for (const _ of names) await allowance.take('june', calls, { micros: calls * 2_000_000, unpriced: 0 });
  const { committed, committedMicros } = readAccount(await world.table.get(batchKey('june')));
  expect(draws).toBeLessThanOrEqual(2 * 8);
  expect(committed).toBeLessThanOrEqual(30 * (4 + 17 + 17));
  expect(committedMicros).toBeGreaterThanOrEqual(30 * 21 * 2_000_000);
});

test('The ceiling of a month, of a customer’s month and of a year of places holds until its period is over, over 600 random days', async () => {
  const random = new Random(5);
  const world = new LedgerWorld();
  const settings = { monthlyCeiling: 1, customerCeiling: 2, placesCeiling: 3 };
  for (let draw = 0; draw < 600; draw += 1) {
    world.now = Date.UTC(2026, 0, 1) + random.whole(0, 3 * 365) * day;
    const at = world.now + random.whole(-400, 400) * day;
    const months = new Date(at).getUTCMonth() + 12 * new Date(at).getUTCFullYear();
    const now = new Date(world.now);
    const nowMonths = now.getUTCMonth() + 12 * now.getUTCFullYear();
    const monthHolds = months >= nowMonths;
    const yearHolds = Math.floor(months / 12) >= now.getUTCFullYear();
    const holding = [
      [accountOfMonth(at), monthHolds, 1],
      [accountOfCustomer('acme', at), monthHolds, 2],
      [accountOfBatch(placesBatch, at), yearHolds, 3],
    ] as const;
    for (const [key, holds, calls] of holding) {
      const account = accountItems.parse({ committed: 0 });
      const found = await ceilingsNow(world.ledger, key, account, settings);
      expect([key.pk, found.calls]).toEqual([key.pk, holds ? calls : undefined]);
    }
  }
});
