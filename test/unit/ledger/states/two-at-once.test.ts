import { expect, test } from 'vitest';
import { eraseSubject } from '../../../../shared/erasure/erase.ts';
import { cancelSubject } from '../../../../shared/holds/cancel.ts';
import { accept } from '../../../../shared/ledger/inputs/accept.ts';
import { nameHashWith } from '../../../../shared/ledger/name-hash.ts';
import { countDeadLetter } from '../../../../shared/ledger/waves/dead-letter.ts';
import type { Source } from '../../../../shared/plan/inputs.ts';
import type { Key } from '../../../../shared/table/table.ts';
import { LedgerWorld, minute, photo, row, subject } from '../../../support/worlds/ledger-world.ts';

const anna = subject('june/anna');
const nameHash = nameHashWith(async () => 'a key of at least thirty-two letters, kept secret');
const ledgerOf = (world: LedgerWorld) => ({ ...world.ledger, nameHash });

const source = (world: LedgerWorld, order: string): Source => world.source('palms/june/anna.jpg', order);
const accepts =
  (sha256: string, order: string) =>
  (world: LedgerWorld): Promise<unknown> => {
    const input = { kind: 'photo', value: photo(sha256), source: source(world, order) } as const;
    return accept(ledgerOf(world), anna, input, world.now + minute);
  };

type Act = (world: LedgerWorld) => Promise<unknown>;
const acts: Readonly<Record<string, Act>> = {
  'a newer photo': accepts('b', '03'),
  'the same photo again': accepts('a', '04'),
  'a row': (world) => {
    const input = { kind: 'row', value: row(), source: world.source('births/june.csv', '05') } as const;
    return accept(ledgerOf(world), anna, input, world.now + minute);
  },
  'an erasure': (world) => eraseSubject(ledgerOf(world), nameHash, anna),
  'a cancellation': (world) => cancelSubject(ledgerOf(world), anna),
  'a dead letter': (world) => countDeadLetter(ledgerOf(world), anna, 5),
};

const states: Readonly<Record<string, Act>> = {
  due: async () => {},
  complete: (world) => world.work('june/anna'),
  working: async (world) => {
    world.answer = () => new Promise(() => {});
    void world.work('june/anna');
    for (let tick = 0; tick < 200; tick += 1) await new Promise((resolve) => setImmediate(resolve));
  },
};

async function worldIn(begin: Act): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  await accepts('a', '01')(world);
  await begin(world);
  world.now += minute;
  return world;
}

const stored = (world: LedgerWorld) =>
  [...world.table.items()].sort((one, other) =>
    `${one.pk} ${one.sk}`.localeCompare(`${other.pk} ${other.sk}`),
  );
async function runWithSecondAt(world: LedgerWorld, first: Act, second: Act, at: number): Promise<boolean> {
  let accesses = 0;
  const count = async () => {
    accesses += 1;
    if (accesses === at + 1) await second(world);
  };
  const { get, update, transact } = world.table;
  Object.assign(world.table, {
    get: (key: Key) => count().then(() => get.call(world.table, key)),
    update: (write: Parameters<typeof update>[0]) => count().then(() => update.call(world.table, write)),
    transact: (writes: Parameters<typeof transact>[0]) =>
      count().then(() => transact.call(world.table, writes)),
  });
  await first(world);
  Object.assign(world.table, { get, update, transact });
  return accesses > at;
}

const pairs = Object.keys(acts).flatMap((first) =>
  Object.keys(acts).flatMap((second) =>
    Object.keys(states).flatMap((state) =>
      first === second || first === 'a dead letter' ? [] : [{ first, second, state }],
    ),
  ),
);

test.each(pairs)(
  'When $first and $second arrive at the same time for a subject that is $state, the result is the same as if one arrived later',
  async ({ first, second, state }) => {
    const [one, other, begin] = [acts[first], acts[second], states[state]];
    if (one === undefined || other === undefined || begin === undefined) throw new Error('no such act');
    const inOrder = async (...order: readonly Act[]) => {
      const world = await worldIn(begin);
      for (const act of order) await act(world);
      return stored(world);
    };
    const orders = [await inOrder(one, other), await inOrder(other, one)];
    let at = 0;
    for (let isReached = true; isReached; at += 1) {
      const world = await worldIn(begin);
      isReached = await runWithSecondAt(world, one, other, at);
      if (isReached) expect(orders, `at access ${at}`).toContainEqual(stored(world));
    }
    expect(at).toBeGreaterThan(1);
  },
);
