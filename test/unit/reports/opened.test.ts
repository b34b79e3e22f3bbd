import { describe, expect, test } from 'vitest';
import type { ReconcilerDeps } from '../../../functions/reconciler/deps.ts';
import { sendFirstHints } from '../../../shared/blockers/first-hints.ts';
import { closeGate } from '../../../shared/gate/gate.ts';
import { pauseBatch } from '../../../shared/holds/pause.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { setBudget } from '../../../shared/ledger/customers/customers.ts';
import { photo } from '../../support/worlds/ledger-world.ts';
import { TrialWorld, ticks } from '../../support/worlds/trial-world.ts';
import { reportsOver } from './app.ts';

type Request = readonly ['POST' | 'PUT', path: string, body?: unknown];

const cases: readonly {
  readonly what: string;
  readonly block: (world: TrialWorld) => Promise<unknown>;
  readonly request: Request;
  readonly hints?: number;
}[] = [
  {
    what: 'raises a ceiling',
    block: (world) => setCeiling(world.ledger, 'june', 0),
    request: ['PUT', '/batches/june/ceiling', { ceiling: 1000 }],
  },
  {
    what: 'raises a ceiling by the calls of two subjects',
    block: (world) => setCeiling(world.ledger, 'june', 0),
    request: ['PUT', '/batches/june/ceiling', { ceiling: 2 * 17 }],
    hints: 2,
  },
  {
    what: 'takes a ceiling away',
    block: (world) => setCeiling(world.ledger, 'june', 0),
    request: ['PUT', '/batches/june/ceiling', { ceiling: null }],
  },
  {
    what: 'resumes a batch',
    block: (world) => pauseBatch(world.ledger, 'june'),
    request: ['POST', '/batches/june/resume'],
  },
  {
    what: 'opens a gate',
    block: (world) =>
      closeGate(world.ledger, { scheme: 'token', base: 'palmistry' }, { reason: 'credential unreadable' }),
    request: ['POST', '/gate/open', { gate: 'token#palmistry' }],
    // The two subjects of july also wait at the gate.
    hints: 14,
  },
];

function reportsOf(world: TrialWorld, more: Partial<ReconcilerDeps> = {}) {
  const { ledger, jobs, gates, prices, settings, random, log } = world.reconciler(more);
  const queueDepth = async () => undefined;
  const deps = { ledger, jobs, queueDepth, gates, prices, settings, random, log };
  return reportsOver(world.ledger, { gates, sendFirstHints: (opened) => sendFirstHints(deps, opened) });
}

async function waiting(block: (world: TrialWorld) => Promise<unknown>) {
  const world = new TrialWorld();
  world.trial = 0;
  await setCeiling(world.ledger, 'july', 0);
  await setCeiling(world.ledger, 'june', undefined);
  const all = await world.photos(12);
  await block(world);
  for (const name of ['july/x', 'july/y']) await world.acceptPhoto(name, photo(name));
  await world.work(...all, 'july/x', 'july/y');
  expect(await world.states(all)).toEqual({ waiting: 12 });
  return { world, all };
}

describe('opening a blocker', () => {
  test.each(cases)(
    'An operator who $what sends the first hints with that request',
    async ({ block, request, hints = 12 }) => {
      const { world, all } = await waiting(block);
      const [method, path, body] = request;
      expect((await reportsOf(world).send(method, path, body)).status).toBe(200);
      const keys = world.jobs.map(({ key }) => key);
      expect(new Set(keys).size).toBe(hints);
      expect(keys.filter((key) => !all.includes(key))).toHaveLength(Math.max(0, hints - all.length));
    },
  );

  test('The release of a batch that its trial holds sends the first hints in the same request', async () => {
    const world = new TrialWorld();
    world.answer = world.withoutPalmId;
    const all = await world.photos(8);
    await world.work(...all);
    expect((await reportsOf(world).send('POST', '/batches/june/release')).status).toBe(200);
    expect(new Set(world.jobs.map(({ key }) => key)).size).toBe(5);
  });

  test('The release of a batch during its trial sends the first hints in the same request', async () => {
    const world = new TrialWorld();
    world.answer = () => new Promise(() => {});
    void world.work(...(await world.photos(8)));
    await ticks(300);
    await reportsOf(world).send('POST', '/batches/june/release');
    expect(new Set(world.jobs.map(({ key }) => key)).size).toBe(5);
  });

  test('A raised ceiling sends hints to subjects that need many calls and to subjects that need few', async () => {
    const world = new TrialWorld();
    world.trial = 0;
    await setCeiling(world.ledger, 'june', 0);
    const all = [...(await world.photos(3)), ...(await world.rows(2, 10))];
    await world.work(...all);
    await reportsOf(world).send('PUT', '/batches/june/ceiling', { ceiling: 1000 });
    expect(world.jobs.map(({ key }) => key).sort()).toEqual(all);
  });

  test('A raised budget sends the first hints to the people of its customer alone', async () => {
    const world = new TrialWorld();
    world.trial = 0;
    const all = ['@acme//june/anna', '@acme//july/ben', '@zeta//june/anna'];
    for (const customer of ['acme', 'zeta']) await setBudget(world.ledger, customer, { ceiling: 0 });
    for (const name of all) await world.acceptPhoto(name, photo(name));
    await world.work(...all);
    await reportsOf(world).send('PUT', '/customers/acme/ceiling', { ceiling: 1000 });
    expect(world.jobs.map(({ key }) => key).sort()).toEqual(['@acme//july/ben', '@acme//june/anna']);
  });

  test('A paused batch gets no hint', async () => {
    const { world } = await waiting((one) => setCeiling(one.ledger, 'june', 0));
    await reportsOf(world).send('POST', '/batches/june/pause');
    expect(world.jobs).toEqual([]);
  });

  test('A raised ceiling succeeds while the queue takes no hint, and the reconciler sends the hints later', async () => {
    const { world, all } = await waiting((one) => setCeiling(one.ledger, 'june', 0));
    const refuses = { send: () => Promise.reject(new Error('the queue is away')) };
    const reports = reportsOf(world, { jobs: refuses });
    expect((await reports.send('PUT', '/batches/june/ceiling', { ceiling: 1000 })).status).toBe(200);
    await world.pass(3);
    expect(await world.states(all)).toEqual({ complete: 12 });
  });
});

test('The reconciler continues where the first hints of a raised ceiling ended, and sends no subject two hints', async () => {
  const { world } = await waiting((one) => setCeiling(one.ledger, 'june', 0));
  const few = world.reconciler();
  const settings = { ...few.settings, reconciler: { ...few.settings.reconciler, releaseLimit: 8 } };
  await reportsOf(world, { settings }).send('PUT', '/batches/june/ceiling', { ceiling: 1000 });
  expect(world.jobs.length).toBe(8);
  world.now += 60_000;
  await world.reconcile();
  expect(new Set(world.jobs.map(({ key }) => key)).size).toBe(12);
  expect(world.jobs).toHaveLength(12);
});
