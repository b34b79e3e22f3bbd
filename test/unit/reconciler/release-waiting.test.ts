import { beforeEach, describe, expect, test } from 'vitest';
import { closeGate, openGate } from '../../../shared/gate/gate.ts';
import type { Job } from '../../../shared/jobs/job.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { Random } from '../../simulation/world/random.ts';
import { KeyWrites } from '../../support/table/key-writes.ts';
import { LedgerWorld, minute, photo } from '../../support/worlds/ledger-world.ts';

const palmistry = { base: 'palmistry', scheme: 'token' } as const;
const waiting = 600;

let world: LedgerWorld;
let depth = 0;
/** Evenly spaced numbers, because random ones sometimes gave the same second. */
let drawn = 0;
const random = () => {
  drawn = (drawn + 0.618) % 1;
  return drawn;
};

async function delaysOfRun(): Promise<number[]> {
  world.now += minute;
  const delays: number[] = [];
  const send = async (jobs: readonly Job[], delaySeconds = 0) =>
    void delays.push(...jobs.map(() => delaySeconds));
  await world.reconcile({ jobs: { send }, random, queueDepth: async () => depth });
  return delays;
}

async function run(): Promise<number> {
  world.now += minute;
  const { length } = world.jobs;
  await world.reconcile({ queueDepth: async () => depth });
  return world.jobs.length - length;
}

const close = () =>
  closeGate(world.ledger, palmistry, {
    reason: 'placeholder',
    refusedVersion: world.credential.version,
  });

beforeEach(async () => {
  world = new LedgerWorld();
  depth = 0;
  drawn = 0;
  await close();
  for (let index = 0; index < waiting; index += 1) {
    await world.acceptPhoto(`june/${index}`, photo(`photo ${index}`));
    await world.work(`june/${index}`);
  }
  await openGate(world.ledger, palmistry);
});

describe('subjects behind an opened gate', () => {
  test('Subjects behind an opened gate get one hint each, few at first and more as workers keep up, without a write to their items', async () => {
    const writes = new KeyWrites(world.table, () => world.now);
    expect([await run(), await run(), await run(), await run()]).toEqual([50, 200, 350, 0]);
    expect(new Set(world.jobs.map(({ key }) => key)).size).toBe(waiting);
    expect(writes.busiest(/^subject#/)).toBe(0);
  });

  test('While the queue is slow, the release of an opened gate stays at its first pace, and never stops', async () => {
    expect([await run(), await run()]).toEqual([50, 200]);
    depth = 200_000;
    expect([await run(), await run()]).toEqual([50, 50]);
    for (let minutes = 0; minutes < 5; minutes += 1) await run();
    expect(new Set(world.jobs.map(({ key }) => key)).size).toBe(waiting);
    expect(await run()).toBe(0);
  });

  test('A subject behind an opened gate gets another hint when the first was lost, only once the queue is idle', async () => {
    for (let sent = 0; sent < waiting; ) sent += await run();
    expect(await run()).toBe(0);
    depth = 500;
    expect([await run(), await run(), await run()]).toEqual([0, 0, 0]);
    depth = 0;
    world.jobs.length = 0;
    for (let minutes = 0; minutes < 5; minutes += 1) await run();
    expect(new Set(world.jobs.map(({ key }) => key)).size).toBe(waiting);
  });

  test('All subjects behind a gate get a hint again if the gate closes during the release and opens again', async () => {
    await run();
    await close();
    expect(await run()).toBe(0);
    await openGate(world.ledger, palmistry);
    world.jobs.length = 0;
    expect([await run(), await run(), await run()]).toEqual([50, 200, 350]);
    expect(new Set(world.jobs.map(({ key }) => key)).size).toBe(waiting);
  });

  test('All subjects of a gate that opens get their hint in the end, even if a run stops in the middle', async () => {
    const time = { remainingMs: () => (world.jobs.length > 20 ? 0 : 50_000) };
    await world.reconcile({ queueDepth: async () => 0, ...time });
    expect(world.jobs.length).toBeLessThan(waiting / 2);
    for (let minutes = 0; minutes < 5; minutes += 1) await run();
    expect(new Set(world.jobs.map(({ key }) => key)).size).toBe(waiting);
    await world.work('june/7');
    expect((await world.report('june/7')).header.state).toBe('complete');
  });
});

test('A single subject behind an opened gate gets another hint even when the run that sent the first broke off', async () => {
  world = new LedgerWorld();
  await close();
  await world.acceptPhoto('june/anna', photo('a palm'));
  await world.work('june/anna');
  await openGate(world.ledger, palmistry);
  world.jobs.length = 0;
  world.now += minute;
  await world.reconcile({ remainingMs: () => (world.jobs.length > 0 ? 0 : 50_000) });
  expect(world.jobs).toHaveLength(1);
  world.jobs.length = 0;
  for (let minutes = 0; minutes < 5; minutes += 1) await run();
  expect(world.jobs.length).toBeGreaterThan(0);
});

describe('retries after a common failure', () => {
  const expectSpread = (delays: readonly number[]) => {
    expect(new Set(delays).size).toBeGreaterThan(3);
    expect(Math.max(...delays)).toBeLessThan(30);
  };

  test('Subjects that failed together are released at different times when their gate opens', async () => {
    await run();
    expectSpread(await delaysOfRun());
  });

  test('A subject that waits for a ceiling gets its hint at once, because nothing has failed', async () => {
    await setCeiling(world.ledger, 'july', 0);
    for (let index = 0; index < 20; index += 1) {
      await world.acceptPhoto(`july/${index}`, photo(`july ${index}`));
      await world.work(`july/${index}`);
    }
    for (let sent = 0; sent < waiting; ) sent += await run();
    await setCeiling(world.ledger, 'july', 1000);
    expect(await delaysOfRun()).toEqual(Array.from({ length: 20 }, () => 0));
  });
});

const crowd = 80;
const depths = [0, 20, 30, 500, 20_000, 200_000, 'unknown'] as const;

test.each([
  [1, 'full'],
  [2, 'of random depth'],
])(
  'A subject that still waits behind an opened gate gets another hint within half an hour, while the queue is always full or of random depth (%i, %s)',
  async (seed, queue) => {
    const world = new LedgerWorld();
    const random = new Random(seed);
    await closeGate(world.ledger, palmistry, { reason: 'placeholder', refusedVersion: 'old' });
    for (let index = 0; index < crowd; index += 1) {
      await world.acceptPhoto(`june/${index}`, photo(`photo ${index}`));
      await world.work(`june/${index}`);
    }
    await openGate(world.ledger, palmistry);
    const hintedAt = new Map<string, number>();
    for (let minutes = 0; minutes <= 90; minutes += 1) {
      world.now += minute;
      world.jobs.length = 0;
      const depth = queue === 'full' ? 200_000 : random.pick(depths);
      await world.reconcile({ queueDepth: async () => (depth === 'unknown' ? undefined : depth) });
      for (const { key } of world.jobs) hintedAt.set(key, minutes);
      if (minutes < 30) continue;
      expect(hintedAt.size).toBe(crowd);
      expect(Math.min(...hintedAt.values())).toBeGreaterThanOrEqual(minutes - 30);
    }
  },
);
