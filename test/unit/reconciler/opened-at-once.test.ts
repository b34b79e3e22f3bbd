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

const ways: Readonly<
  Record<string, Readonly<Record<'shut' | 'open', (world: LedgerWorld) => Promise<unknown>>>>
> = {
  'a pause': {
    shut: (world) => pauseBatch(world.ledger, 'june'),
    open: (world) => resumeBatch(world.ledger, 'june'),
  },
  'a ceiling': {
    shut: (world) => setCeiling(world.ledger, 'june', 0),
    open: (world) => setCeiling(world.ledger, 'june', 500),
  },
  'a ceiling in money': {
    shut: (world) => setMoneyCeiling(world.ledger, 'june', usd(1)),
    open: (world) => setMoneyCeiling(world.ledger, 'june', usd(500_000_000)),
  },
  'a closed gate': {
    shut: (world) => closeGate(world.ledger, gate, { reason: 'credential refused', refusedVersion: 'v1' }),
    open: (world) => openGate(world.ledger, gate),
  },
};

const ben = 'june/ben';

async function shutBefore(way: keyof typeof ways): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  world.prices = priceTable({ currency: 'USD', default: 0.25 });
  await setCeiling(world.ledger, 'june', undefined);
  await world.acceptPhoto(ben, photo('b'));
  await world.acceptRow(ben, row());
  await ways[way]?.shut(world);
  return world;
}

const hint = (world: LedgerWorld, way: string) => {
  const { jobs, gates, prices, settings, random, log } = world.reconciler();
  const deps = { ledger: world.ledger, jobs, gates, prices, settings, random, log };
  const opened = way === 'a closed gate' ? { gate: 'token#palmistry' } : { batch: 'june' };
  return sendFirstHints({ ...deps, queueDepth: async () => 0 }, opened);
};

const deeds: Readonly<Record<string, (world: LedgerWorld, way: string) => Promise<unknown>>> = {
  'opens it': (world, way) => ways[way]?.open(world) ?? Promise.resolve(),
  'opens it and sends the first hints': async (world, way) => {
    await ways[way]?.open(world);
    await hint(world, way);
  },
  'works on Ben': (world) => world.work(ben),
  reconciles: (world) => world.reconcile(),
};

async function expectAllEnd(world: LedgerWorld): Promise<void> {
  for (const job of world.jobs.splice(0)) await world.work(job.key);
  await world.pass(10);
  expect((await world.report(ben)).header.state).toBe('complete');
  expect(world.sent).toHaveLength(21);
}

describe.each(Object.keys(ways))('Before %s', (way) => {
  test.each([
    ['works on Ben', 'opens it'],
    ['works on Ben', 'opens it and sends the first hints'],
    ['opens it and sends the first hints', 'works on Ben'],
    ['opens it and sends the first hints', 'reconciles'],
    ['reconciles', 'opens it and sends the first hints'],
  ])(
    'No subject waits for an opened resource when somebody %s while another %s, right before any write',
    async (first, second) => {
      for (let before = 1; before < 200; before += 1) {
        const world = await shutBefore(way);
        if (before % 2 === 0) await world.work(ben);
        world.now += minute;
        let writes = 0;
        const seen = meanwhile(
          world.table,
          () => ++writes === Math.ceil(before / 2),
          async () => deeds[second]?.(world, way),
        );
        await deeds[first]?.(world, way);
        if (seen.times === 0 && before > 2) return;
        if (![first, second].some((deed) => deed.startsWith('opens')) || seen.times === 0)
          await ways[way]?.open(world);
        await expectAllEnd(world);
      }
      throw new Error('It never comes to an end');
    },
  );

  test('A waiting subject continues after the opening even if every hint is lost', async () => {
    const world = await shutBefore(way);
    await world.work(ben);
    await ways[way]?.open(world);
    await hint(world, way);
    world.jobs.splice(0);
    await expectAllEnd(world);
  });
});

test('The first hints reach every subject that waits for the opened blocker, however many other blockers exist and however small the pages of the index are', async () => {
  const world = await shutBefore('a ceiling');
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
