import { describe, expect, test } from 'vitest';
import { sendFirstHints } from '../../../shared/blockers/first-hints.ts';
import { closeGate, openGate } from '../../../shared/gate/gate.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { setCeiling, setMoneyCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { priceTable } from '../../../shared/money/prices.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { LedgerWorld, minute, photo, row } from '../../support/worlds/ledger-world.ts';

const gate = { scheme: 'token', base: 'palmistry' } as const;
const usd = (micros: number) => ({ currency: 'USD', micros });

const blockers: Readonly<
  Record<string, Readonly<Record<'block' | 'open', (world: LedgerWorld) => Promise<unknown>>>>
> = {
  'a pause': {
    block: (world) => pauseBatch(world.ledger, 'june'),
    open: (world) => resumeBatch(world.ledger, 'june'),
  },
  'a ceiling': {
    block: (world) => setCeiling(world.ledger, 'june', 0),
    open: (world) => setCeiling(world.ledger, 'june', 500),
  },
  'a ceiling in money': {
    block: (world) => setMoneyCeiling(world.ledger, 'june', usd(1)),
    open: (world) => setMoneyCeiling(world.ledger, 'june', usd(500_000_000)),
  },
  'a closed gate': {
    block: (world) => closeGate(world.ledger, gate, { reason: 'credential refused', refusedVersion: 'v1' }),
    open: (world) => openGate(world.ledger, gate),
  },
};

const ben = 'june/ben';

async function worldBehind(blocker: keyof typeof blockers): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  world.prices = priceTable({ currency: 'USD', default: 0.25 });
  await setCeiling(world.ledger, 'june', undefined);
  await world.acceptPhoto(ben, photo('b'));
  await world.acceptRow(ben, row());
  await blockers[blocker]?.block(world);
  return world;
}

const hint = (world: LedgerWorld, blocker: string) => {
  const { jobs, gates, prices, settings, random, log } = world.reconciler();
  const deps = { ledger: world.ledger, jobs, gates, prices, settings, random, log };
  const opened = blocker === 'a closed gate' ? { gate: 'token#palmistry' } : { batch: 'june' };
  return sendFirstHints({ ...deps, queueDepth: async () => 0 }, opened);
};

const actions: Readonly<Record<string, (world: LedgerWorld, blocker: string) => Promise<unknown>>> = {
  'an operator removes the blocker': (world, blocker) => blockers[blocker]?.open(world) ?? Promise.resolve(),
  'an operator removes the blocker and sends the first hints': async (world, blocker) => {
    await blockers[blocker]?.open(world);
    await hint(world, blocker);
  },
  'a worker serves the subject': (world) => world.work(ben),
  'the reconciler runs': (world) => world.reconcile(),
};

async function expectAllEnd(world: LedgerWorld): Promise<void> {
  for (const job of world.jobs.splice(0)) await world.work(job.key);
  await world.pass(10);
  expect((await world.report(ben)).header.state).toBe('complete');
  expect(world.sent).toHaveLength(21);
}

describe.each(Object.keys(blockers))('A subject behind %s', (blocker) => {
  test.each([
    ['a worker serves the subject', 'an operator removes the blocker'],
    ['a worker serves the subject', 'an operator removes the blocker and sends the first hints'],
    ['an operator removes the blocker and sends the first hints', 'a worker serves the subject'],
    ['an operator removes the blocker and sends the first hints', 'the reconciler runs'],
    ['the reconciler runs', 'an operator removes the blocker and sends the first hints'],
  ])(
    'The subject continues when %s and, right before any write of the first action, %s',
    async (first, second) => {
      for (let before = 1; before < 200; before += 1) {
        const world = await worldBehind(blocker);
        if (before % 2 === 0) await world.work(ben);
        world.now += minute;
        let writes = 0;
        const seen = meanwhile(
          world.table,
          () => ++writes === Math.ceil(before / 2),
          async () => actions[second]?.(world, blocker),
        );
        await actions[first]?.(world, blocker);
        if (seen.times === 0 && before > 2) return;
        if (![first, second].some((action) => action.startsWith('an operator removes')) || seen.times === 0)
          await blockers[blocker]?.open(world);
        await expectAllEnd(world);
      }
      throw new Error('The first action writes too often');
    },
  );

  test('A waiting subject continues after its blocker is removed even if every hint is lost', async () => {
    const world = await worldBehind(blocker);
    await world.work(ben);
    await blockers[blocker]?.open(world);
    await hint(world, blocker);
    world.jobs.splice(0);
    await expectAllEnd(world);
  });
});

test('The first hints reach every subject that waits for the opened blocker, however many other blockers exist and however small the pages of the index are', async () => {
  const world = await worldBehind('a ceiling');
  const names = ['august', 'july', 'may'].map((batch) => `${batch}/eva`);
  for (const name of names) {
    await setCeiling(world.ledger, name.split('/')[0] ?? '', 0);
    await world.acceptPhoto(name, photo(name));
  }
  await world.work(ben, ...names);
  const queryIndex = world.table.queryIndex.bind(world.table);
  world.table.queryIndex = (query) => queryIndex({ ...query, limit: 1 });
  await setCeiling(world.ledger, 'june', 500);
  await hint(world, 'a ceiling');
  expect(world.jobs.map(({ key }) => key)).toEqual([ben]);
});
