import { describe, expect, test } from 'vitest';
import { ingestPlaces } from '../../../functions/rows/ingest-places.ts';
import { closeGate, openGate } from '../../../shared/gate/gate.ts';
import { listBatches, readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { readMonth } from '../../../shared/places/months.ts';
import { placeSubject } from '../../../shared/places/place.ts';
import { redrivePlaces } from '../../../shared/places/redrive.ts';
import { resumeRefresh, startRefresh } from '../../../shared/places/refresh.ts';
import { wantedMonths } from '../../../shared/places/wanted-months.ts';
import { wholePartition } from '../../../shared/table/table.ts';
import type { InboxObject } from '../../../shared/uploads/inbox.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { emptyInbox } from '../../support/worlds/empty-inbox.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const columns = 'id,name,lat,lon,timezone';
const chennai = 'chennai,Chennai,13.0827,80.2707,Asia/Kolkata';
const berlin = 'berlin,Berlin,52.52,13.405,Europe/Berlin';

async function upload(world: PipelineWorld, ...lines: string[]): Promise<void> {
  const bytes = new TextEncoder().encode(`${[columns, ...lines].join('\n')}\n`);
  const object: InboxObject = {
    metadata: {},
    bytes: async () => bytes,
    chunks: async function* () {
      yield bytes;
    },
  };
  world.now += 1000;
  await ingestPlaces(
    {
      ledger: world.ledger,
      inbox: { ...emptyInbox, read: async () => object },
      jobs: world.queue,
      reader: { name: 'reader', until: world.now + 60_000 },
      settings: usualIntake,
      remainingMs: () => 100_000,
      hints: { send: () => Promise.reject(new Error('There is time enough')) },
      log: silent,
    },
    world.source('places/towns.csv'),
    'towns',
  );
}

async function refresh(world: PipelineWorld, remainingMs = () => 100_000) {
  await startRefresh(world.ledger);
  return resume(world, remainingMs);
}

const resume = (world: PipelineWorld, remainingMs = () => 100_000) =>
  resumeRefresh({ ledger: world.ledger, jobs: world.queue, jobGraceMs: 120_000, remainingMs });

async function storedMonths(world: PipelineWorld, id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const item of wholePartition(world.table, `place#${id}`, 'month#')) keys.push(item.sk);
  return keys;
}

describe('The months of a place', () => {
  test('The stack buys this month and the next as soon as a place is uploaded', async () => {
    const world = new PipelineWorld();
    await upload(world, chennai);
    expect(world.jobs).toEqual([{ kind: 'place', key: 'chennai' }]);
    await world.workAll();
    expect(world.calls.map(({ operation, body }) => ({ operation, ...body }))).toEqual(
      [11, 12].map((month) => ({
        operation: 'tamil_month_panchang',
        ...{ day: 1, month, year: 2026, hour: 12, min: 0, lat: 13.0827, lon: 80.2707, tzone: 5.5 },
      })),
    );
    expect(await storedMonths(world, 'chennai')).toEqual(['month#2026-11', 'month#2026-12']);
    expect(await readMonth(world.ledger, 'chennai', '2026-12')).toMatchObject({
      stretches: [
        { part: { state: 'bought' }, answer: { operation: 'tamil_month_panchang' }, pending: false },
      ],
    });
  });

  test('The months of a place are bought once: neither again each day nor when the table of places arrives again', async () => {
    const world = new PipelineWorld();
    await upload(world, chennai);
    await world.workAll();
    for (let day = 0; day < 9; day += 1) {
      world.now += 24 * 3600_000;
      await refresh(world);
      await upload(world, chennai);
      await world.workAll();
    }
    expect(world.calls).toHaveLength(2);
  });

  test('The stack buys only one further month for a place when the next month begins', async () => {
    const world = new PipelineWorld();
    await upload(world, chennai);
    await world.workAll();
    world.now = Date.parse('2026-12-01T00:20:00Z');
    await refresh(world);
    await world.workAll();
    expect(world.calls.slice(2).map(({ body }) => `${body.year}-${body.month}`)).toEqual(['2027-1']);
    expect(await storedMonths(world, 'chennai')).toHaveLength(3);
  });

  test('The months of a place that has moved are bought again', async () => {
    const world = new PipelineWorld();
    await upload(world, chennai);
    await world.workAll();
    await upload(world, chennai.replace('13.0827', '13.1'));
    await world.workAll();
    expect(world.calls.map(({ body }) => body.lat)).toEqual([13.0827, 13.0827, 13.1, 13.1]);
  });

  test('The months of a place cause the event panchang.refreshed and no report', async () => {
    const world = new PipelineWorld();
    await upload(world, chennai);
    await world.workAll();
    await world.publish();
    expect(world.published).toMatchObject([
      {
        kind: 'panchang.refreshed',
        detail: { place: 'chennai', months: ['2026-11', '2026-12'], state: 'complete' },
      },
    ]);
  });

  test('The months of a place wait behind a closed gate without a call, and resume when it opens', async () => {
    const world = new PipelineWorld();
    const gate = { base: 'base', scheme: 'token' } as const;
    await closeGate(world.ledger, gate, { reason: 'credential refused', refusedVersion: '1' });
    await upload(world, chennai);
    await world.workAll();
    expect(world.calls).toEqual([]);
    await openGate(world.ledger, gate);
    await world.runReconciler(2);
    await world.workAll();
    expect(world.calls).toHaveLength(2);
  });

  test('The months of a place never exceed the yearly ceiling, and resume in the next year', async () => {
    const world = new PipelineWorld();
    world.placesCeiling = 2;
    await upload(world, chennai, berlin);
    await world.workAll();
    await world.runReconciler(10);
    await world.workAll();
    expect(world.calls).toHaveLength(2);
    world.now = Date.parse('2027-01-01T09:00:00Z');
    await world.runReconciler(2);
    await world.workAll();
    expect(world.calls.length).toBeGreaterThan(2);
  });

  test('A refused month does not affect the other one, and the place is partial', async () => {
    const world = new PipelineWorld();
    world.answer = ({ body }) =>
      body.month === 12
        ? { class: 'unprocessable', meaning: 'refused', status: 422, body: { error: 'no' } }
        : { class: 'json', meaning: 'bought', status: 200, body: {} };
    await upload(world, chennai);
    await world.workAll();
    expect(await world.header(placeSubject('chennai'))).toMatchObject({ state: 'partial' });
    expect((await readMonth(world.ledger, 'chennai', '2026-12'))?.stretches[0].part?.state).toBe('refused');
  });

  test('Only a redrive asks again for a refused month', async () => {
    const world = new PipelineWorld();
    const bought = world.answer;
    world.answer = ({ body, ...call }) =>
      body.month === 12
        ? { class: 'unprocessable', meaning: 'refused', status: 422, body: { error: 'no' } }
        : bought({ body, ...call });
    expect(await redrivePlaces(world.ledger, ['refused'])).toBeUndefined();
    await upload(world, chennai, berlin);
    await world.workAll();
    world.answer = bought;
    await refresh(world);
    await world.runReconciler(3);
    await world.workAll();
    expect(world.calls).toHaveLength(4);

    expect(await redrivePlaces(world.ledger, ['unavailable'])).toBe('requested');
    expect(await redrivePlaces(world.ledger, ['refused'])).toBe('busy');
    await world.runReconciler(3);
    await world.workAll();
    expect(world.calls).toHaveLength(4);

    await redrivePlaces(world.ledger, ['refused']);
    await world.runReconciler(3);
    await world.workAll();
    expect(world.calls.slice(4).map(({ body }) => body.month)).toEqual([12, 12]);
    for (const id of ['chennai', 'berlin']) {
      expect(await world.header(placeSubject(id))).toMatchObject({ state: 'complete' });
    }
    const { items } = await listBatches(world.table, 10);
    expect(items).toEqual([]);
    await world.runReconciler(3);
    const places = await readBatchItem(world.ledger, '.');
    expect([places?.name, places?.redrive]).toEqual(['.', undefined]);
  });

  test('An invalid month or one of an unknown place is not found', async () => {
    const world = new PipelineWorld();
    await upload(world, chennai);
    expect(await readMonth(world.ledger, 'chennai', '2026-13')).toBeUndefined();
    expect(await readMonth(world.ledger, 'nowhere', '2026-11')).toBeUndefined();
    expect(await readMonth(world.ledger, 'chennai', '2026-11')).toMatchObject({
      stretches: [{ pending: true }],
    });
    expect(await readMonth(world.ledger, 'chennai', '2020-01')).toMatchObject({
      stretches: [{ pending: false }],
    });
  });
});

describe('the wanted months', () => {
  test('The wanted months of a place are those of its own calendar, each with the offsets of its noons', () => {
    const now = Date.parse('2026-10-31T20:00:00Z');
    expect(wantedMonths(now, 'Asia/Kolkata').map(({ month }) => month)).toEqual(['2026-11', '2026-12']);
    expect(wantedMonths(now, 'Europe/Berlin')).toEqual([
      { month: '2026-10', tzone: 2 },
      { month: '2026-10', tzone: 1, from: 25 },
      { month: '2026-11', tzone: 1 },
    ]);
    expect(wantedMonths(Date.parse('2026-12-05T00:00:00Z'), 'UTC')[1]?.month).toBe('2027-01');
  });
});

test('The panchang function reads a thousand places page by page, over as many invocations as needed', async () => {
  const world = new PipelineWorld();
  const towns = Array.from({ length: 1000 }, (_one, index) => `town-${index},Town,${index / 100},77,UTC`);
  await upload(world, ...towns);
  expect(world.jobs).toHaveLength(1000);
  world.jobs.length = 0;
  world.now = Date.parse('2026-12-02T00:20:00Z');
  let rounds = 0;
  let asked = 0;
  let isDone = false;
  await startRefresh(world.ledger);
  while (!isDone) {
    let pages = 4;
    const result = await resume(world, () => {
      pages -= 1;
      return pages < 0 ? 0 : 100_000;
    });
    ({ done: isDone } = result);
    asked += result.asked;
    rounds += 1;
  }
  expect(asked).toBe(1000);
  expect(new Set(world.jobs.map(({ key }) => key)).size).toBe(1000);
  expect(rounds).toBeGreaterThan(4);
  await world.runReconciler(1);
  expect(await refresh(world)).toEqual({ places: 1000, asked: 0, done: true });
});

test('A refresh that begins halfway through another starts again at the first place', async () => {
  const world = new PipelineWorld();
  const towns = Array.from({ length: 200 }, (_one, index) => `town-${index},Town,${index / 100},77,UTC`);
  await upload(world, ...towns);
  let reads = 0;
  expect(await refresh(world, () => (reads++ < 3 ? 100_000 : 0))).toMatchObject({ done: false });
  expect(await refresh(world)).toMatchObject({ places: 200, done: true });
});

test('The reconciler continues a refresh of places that ran out of time', async () => {
  const world = new PipelineWorld();
  await upload(world, chennai, berlin);
  await world.workAll();
  world.now = Date.parse('2026-12-02T00:20:00Z');
  expect(await refresh(world, () => 0)).toMatchObject({ places: 0, done: false });
  await world.runReconciler(1);
  await world.workAll();
  expect(world.calls).toHaveLength(6);
});
