import { expect, test } from 'vitest';
import { defaultCeilings } from '../../../shared/budget/ceilings-now.ts';
import { accountOfCustomer } from '../../../shared/budget/periods.ts';
import type { CustomerItem } from '../../../shared/ledger/customers/customer-item.ts';
import {
  beginCustomer,
  listCustomers,
  readCustomer,
  setBudget,
} from '../../../shared/ledger/customers/customers.ts';
import { budgetKey } from '../../../shared/ledger/items/keys.ts';
import type { Money } from '../../../shared/money/money.ts';
import { priceTable } from '../../../shared/money/prices.ts';
import { Random } from '../../simulation/world/random.ts';
import { accountOf } from '../../support/ledger/account-of.ts';
import { LedgerWorld, minute, photo } from '../../support/worlds/ledger-world.ts';

const ofPhoto = 17;

async function worldOf(...names: readonly string[]) {
  const world = new LedgerWorld();
  for (const name of names) await world.acceptPhoto(name, photo(name));
  const states = async () =>
    Object.fromEntries(
      await Promise.all(
        names.map(async (name) => {
          const { state, reason } = (await world.report(name)).header;
          return [name, reason?.code === 'ceiling' ? `${state} for ${reason.of}` : state];
        }),
      ),
    );
  return { world, states };
}

test('A customer over its budget waits with a reason code in all of its batches, and delays no other', async () => {
  const { world, states } = await worldOf('@acme//june/a', '@acme//july/b', '@zeta//june/a', 'june/a');
  await setBudget(world.ledger, 'acme', { ceiling: 20 });
  await world.work('@acme//june/a', '@acme//july/b', '@zeta//june/a', 'june/a');
  await world.pass(3);
  expect(await states()).toEqual({
    '@acme//june/a': 'complete',
    '@acme//july/b': 'waiting for customer',
    '@zeta//june/a': 'complete',
    'june/a': 'complete',
  });
  expect((await world.report('@acme//july/b')).header.waitingOn).toBe('month#@acme//2026-11');
  const acme = accountOfCustomer('acme', world.now);
  expect(acme).toEqual(budgetKey('@acme//2026-11'));
  expect(await accountOf(world.table, acme)).toMatchObject({ committed: ofPhoto, blocks: {} });
  expect(await accountOf(world.table, budgetKey('2026-11'))).toMatchObject({ committed: 3 * ofPhoto });
  await setBudget(world.ledger, 'acme', { ceiling: 2 * ofPhoto });
  await world.pass(3);
  expect((await states())['@acme//july/b']).toBe('complete');
  expect(await accountOf(world.table, acme)).toMatchObject({ committed: 2 * ofPhoto });
});

test('Customers without a budget of their own each have the default, and the customer without a name has none', async () => {
  const names = ['@acme//june/a', '@acme//june/b', '@zeta//june/a', '@zeta//june/b', 'june/a', 'june/b'];
  const { world, states } = await worldOf(...names);
  world.customerCeiling = ofPhoto;
  await setBudget(world.ledger, 'zeta', { ceiling: 2 * ofPhoto });
  await world.work(...names);
  await world.pass(3);
  const waitingNames = (found: Record<string, string>) => names.filter((name) => found[name] !== 'complete');
  expect(waitingNames(await states())).toHaveLength(1);
  expect(waitingNames(await states())[0]).toMatch(/^@acme/);
  await setBudget(world.ledger, 'acme', { ceiling: 2 * ofPhoto });
  await world.pass(3);
  expect(waitingNames(await states())).toEqual([]);
  await setBudget(world.ledger, 'acme', { ceiling: null });
  await world.acceptPhoto('@acme//june/c', photo('c'));
  await world.pass(3);
  expect((await world.report('@acme//june/c')).header.state).toBe('waiting');
});

test('In a new month, a customer has its whole budget again', async () => {
  const { world, states } = await worldOf('@acme//june/a', '@acme//june/b');
  world.now = Date.UTC(2026, 10, 30, 23, 30);
  await setBudget(world.ledger, 'acme', { ceiling: ofPhoto });
  await world.work('@acme//june/a', '@acme//june/b');
  await world.pass(5);
  expect(Object.values(await states()).sort()).toEqual(['complete', 'waiting for customer']);
  await world.pass(40);
  expect(Object.values(await states())).toEqual(['complete', 'complete']);
});

test('The unspent draw of a dead worker returns to the budget of its customer', async () => {
  const { world, states } = await worldOf('@acme//june/a', '@acme//june/b');
  await setBudget(world.ledger, 'acme', { ceiling: ofPhoto });
  const deps = world.fanOut(['@acme//june/a']);
  expect(await deps.allowance.take('@acme/june', ofPhoto)).toBeUndefined();
  deps.allowance.abandonBlocks();
  await deps.allowance.close();
  await world.work('@acme//june/b');
  expect((await states())['@acme//june/b']).toBe('waiting for customer');
  world.now += 10 * minute;
  await world.pass(5);
  expect(Object.values(await states())).toContain('complete');
});

test('A budget in money stops a customer without a budget in calls', async () => {
  const { world, states } = await worldOf('@acme//june/a', '@acme//june/b', '@zeta//june/a');
  world.prices = priceTable({ currency: 'USD', default: 1 });
  await setBudget(world.ledger, 'acme', { ceilingMoney: { currency: 'USD', micros: 20_000_000 } });
  await world.work('@acme//june/a', '@acme//june/b', '@zeta//june/a');
  await world.pass(3);
  expect(Object.values(await states()).sort()).toEqual(['complete', 'complete', 'waiting for customer']);
});

test('Each customer has the budget in calls and in money that was set last, the time of its creation, and a place in the list', async () => {
  const random = new Random(1);
  const { table, now: start } = new LedgerWorld();
  const queryIndex = table.queryIndex.bind(table);
  table.queryIndex = (query) => queryIndex({ ...query, limit: 1 });
  const expected = new Map<string, Pick<CustomerItem, 'createdAt' | 'ceiling' | 'ceilingMoney'>>();
  for (let step = 0; step < 300; step += 1) {
    const name = `customer-${random.whole(1, 9)}`;
    const now = start + step;
    const known = expected.get(name) ?? { createdAt: now };
    const micros = random.whole(1, 9);
    const [ceiling] = random.pick<readonly (number | null)[]>([[], [null], [step]]);
    const [ceilingMoney] = random.pick<readonly (Money | null)[]>([
      [],
      [null],
      [{ currency: 'USD', micros }],
    ]);
    const isBegun = random.chance(0.3);
    const ledger = { table, now: () => now };
    if (isBegun) await beginCustomer(ledger, name);
    else await setBudget(ledger, name, { ceiling, ceilingMoney });
    const merged = <T>(before: T | undefined, wanted: T | null | undefined) =>
      isBegun || wanted === undefined ? before : (wanted ?? undefined);
    expected.set(name, {
      ...known,
      ceiling: merged(known.ceiling, ceiling),
      ceilingMoney: merged(known.ceilingMoney, ceilingMoney),
    });
    const stored = await readCustomer({ table }, name);
    const shown = [stored?.name, stored?.createdAt, stored?.ceiling, stored?.ceilingMoney];
    const model = expected.get(name);
    expect(shown).toEqual([name, model?.createdAt, model?.ceiling, model?.ceilingMoney]);
    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listCustomers(table, 2, cursor);
      listed.push(...page.items);
      ({ cursor } = page);
    } while (cursor !== undefined);
    expect(listed).toEqual([...expected.keys()].sort());
  }
});

test.each([
  ['both', { ceiling: 5, ceilingMoney: { currency: 'USD', micros: 7 } }, { calls: 5, micros: 7 }],
  ['calls', { ceiling: 5 }, { calls: 5, micros: 70 }],
  ['money', { ceilingMoney: { currency: 'USD', micros: 7 } }, { calls: 50, micros: 7 }],
  ['neither', {}, { calls: 50, micros: 70 }],
] as const)(
  'A customer whose budget sets %s gets the default ceiling for what it does not set',
  async (_what, own, holds) => {
    const { ledger } = new LedgerWorld();
    await setBudget(ledger, 'acme', own);
    const key = accountOfCustomer('acme', ledger.now());
    const settings = { customerCeiling: 50, customerCeilingMoney: { currency: 'USD', micros: 70 } };
    const { calls, money } = await defaultCeilings(ledger, key, settings);
    expect({ calls, micros: money?.micros }).toEqual(holds);
  },
);
