import { expect, test } from 'vitest';
import { accountsOf } from '../../../../shared/budget/periods.ts';
import { priceTable } from '../../../../shared/money/prices.ts';
import type { Key, Write } from '../../../../shared/table/table.ts';
import { accountOf } from '../../../support/ledger/account-of.ts';
import { LedgerWorld, minute, photo, row } from '../../../support/worlds/ledger-world.ts';

const anna = '@acme//june/anna';
const callMicros = 60_000;

const inputs: Readonly<Record<string, (world: LedgerWorld) => Promise<unknown>>> = {
  photo: (world) => world.acceptPhoto(anna, photo('a')),
  row: (world) => world.acceptRow(anna, row({ vastuId: 'house' })),
};

function atAccess(world: LedgerWorld, at: number, isAfter: boolean, act: () => Promise<unknown>) {
  let accesses = 0;
  const around = async <T>(go: () => Promise<T>): Promise<T> => {
    accesses += 1;
    const isNow = accesses === at;
    if (isNow && !isAfter) await act();
    const result = await go();
    if (isNow && isAfter) await act();
    return result;
  };
  const { get, update, transact } = world.table;
  Object.assign(world.table, {
    get: (key: Key) => around(() => get.call(world.table, key)),
    update: (write: Parameters<typeof update>[0]) => around(() => update.call(world.table, write)),
    transact: (writes: readonly Write[]) => around(() => transact.call(world.table, writes)),
  });
  world.answer = (call) => around(async () => world.bought(call));
  return () => accesses >= at;
}

const cases = Object.entries(inputs).flatMap(([kind, accept]) =>
  (['before', 'after'] as const).map((moment) => ({ kind, accept, moment })),
);

test.each(cases)(
  'Accounts equal the spending in the header when a worker of a $kind freezes $moment any request and another worker takes over',
  async ({ accept, moment }) => {
    let at = 0;
    for (let isReached = true; isReached; ) {
      at += 1;
      const world = new LedgerWorld();
      world.prices = priceTable({ currency: 'USD', default: callMicros / 1_000_000 });
      await accept(world);
      const wasReached = atAccess(world, at, moment === 'after', async () => {
        world.now += 4 * minute;
        await world.work(anna);
      });
      await world.work(anna);
      isReached = wasReached();
      await world.pass(20);
      const { header } = await world.report(anna);
      const spent = header.callsBought + header.callsUnknown;
      const account = { committed: spent, committedMicros: spent * callMicros, blocks: {} };
      const found = await Promise.all(
        accountsOf(header, world.now).map((key) => accountOf(world.table, key)),
      );
      expect({ at, state: header.state, found }).toMatchObject({
        ...{ at, state: 'complete' },
        found: [account, account, account],
      });
    }
    expect(at).toBeGreaterThan(20);
  },
);
