import { beforeEach, describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { closeGate, openGate } from '../../../shared/gate/gate.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import { callsIn, intent } from '../../../shared/ledger/intent.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { accountOf } from '../../support/ledger/account-of.ts';
import { KeyWrites } from '../../support/table/key-writes.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { answerOf, LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

const anna = 'june/anna';
const palmistry = { base: 'palmistry', scheme: 'token' } as const;
let world: LedgerWorld;

const pause = (batch = 'june') => pauseBatch(world.ledger, batch);
const resume = (batch = 'june') => resumeBatch(world.ledger, batch);
function intendedParts(): Set<string> {
  const parts = new Set<string>();
  world.table.listeners.push(({ after }) => {
    for (const { part } of callsIn(intent.optional().parse(after?.intent))) parts.add(part);
  });
  return parts;
}

const headerOf = async (name: string) => (await world.report(name)).header;

beforeEach(async () => {
  world = new LedgerWorld();
  for (const batch of ['june', 'july']) await setCeiling(world.ledger, batch, undefined);
});

describe('a paused batch', () => {
  test('A paused batch sends no call, draws no budget, and writes no waiting subject again', async () => {
    await world.acceptPhoto(anna, photo('a'));
    await pause();
    const writes = new KeyWrites(world.table, () => world.now);
    await world.work(anna);
    expect(await headerOf(anna)).toMatchObject({
      state: 'waiting',
      waitingOn: 'pause#june',
      reason: { code: 'pause' },
      attempts: 0,
    });
    await world.work(anna);
    await world.work(anna);
    expect(writes.busiest(/^subject#/)).toBe(1);
    expect(world.sent).toEqual([]);
    expect(await accountOf(world.table, batchKey('june'))).toMatchObject({ committed: 0, blocks: {} });
  });

  test('Pausing a batch that disappears at the same moment pauses nothing and creates no other batch', async () => {
    const seen = meanwhile(
      world.table,
      ({ key }) => key.pk === batchKey('june').pk && key.sk === batchKey('june').sk,
      () => world.table.delete({ delete: true, key: batchKey('june') }),
    );
    expect([await pause(), seen.times]).toEqual([undefined, 1]);
    expect(await readBatchItem(world.ledger, 'june')).toBeUndefined();
  });

  test('A paused batch delays no other batch', async () => {
    await pause();
    await world.acceptPhoto('july/ben', photo('b'));
    await world.work('july/ben');
    expect((await headerOf('july/ben')).state).toBe('complete');
  });

  test('A paused batch accepts uploads, and the newest of them are bought when it resumes', async () => {
    await world.acceptRow(anna, row());
    await pause();
    await world.work(anna);
    world.now += minute;
    await world.acceptRow(anna, row({ vastuId: 'house' }));
    await world.work(anna);
    expect((await headerOf(anna)).waitingOn).toBe('pause#june');
    await resume();
    await world.pass(2);
    expect(await headerOf(anna)).toMatchObject({ state: 'complete', callsBought: 5 });
  });

  test('A paused batch keeps the calls in flight and sends no more of the same wave', async () => {
    await world.acceptPhoto(anna, photo('a'));
    const intended = intendedParts();
    world.answer = async (call) => {
      if (call.operation === 'get-palm-id') {
        await pause();
        world.now += 11_000;
      }
      return world.bought(call);
    };
    await world.work(anna);
    expect(world.sent.map(({ call }) => call.operation)).toEqual(['get-palm-id']);
    expect([...intended]).toEqual(['palm/get-palm-id']);
    expect(await headerOf(anna)).toMatchObject({ waitingOn: 'pause#june', callsBought: 1, callsUnknown: 0 });
    await resume();
    await world.pass(2);
    expect(await headerOf(anna)).toMatchObject({ state: 'complete', callsBought: 17 });
    expect(world.timesSent('get-palm-id')).toBe(1);
  });

  test('A paused batch does not retry a call that was waiting to be sent again', async () => {
    await world.acceptRow('june/anna', row({ birth: undefined, vastuId: 'house' }));
    world.answer = async () => {
      await pause();
      return answerOf('too many requests', { status: 429, retryAfterMs: 12_000 });
    };
    await world.work(anna);
    expect(world.sent).toHaveLength(1);
    expect((await headerOf(anna)).waitingOn).toBe('pause#june');
  });

  test('A paused batch sends no call that was only waiting for room', async () => {
    await world.acceptRow('june/anna', row({ birth: undefined, vastuId: 'house' }));
    const names = [anna];
    const deps = world.fanOut(names);
    const intended = intendedParts();
    let reads = 0;
    const current = async () => {
      reads += 1;
      if (reads === 1) await pause();
      if (reads === 1) world.now += 10_000;
      return world.credential;
    };
    await workOnSubjects({ ...deps, credentials: { current, refetch: current } }, names.map(subject));
    expect(world.sent).toEqual([]);
    expect(await headerOf(anna)).toMatchObject({ waitingOn: 'pause#june', callsUnknown: 0 });
    expect(intended.size).toBe(0);
  });

  test('A paused batch settles the work of a dead worker and buys nothing', async () => {
    await world.acceptRow(anna, row({ birth: undefined, vastuId: 'house' }));
    world.answer = () => new Promise(() => {});
    void world.work(anna);
    for (let tick = 0; tick < 50; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(world.sent).toHaveLength(1);
    await pause();
    world.now += 5 * minute;
    await world.work(anna);
    expect(await headerOf(anna)).toMatchObject({ waitingOn: 'pause#june', callsUnknown: 1 });
    expect(world.sent).toHaveLength(1);
  });

  test('A worker sends nothing and loses nothing when the table does not say whether the batch is paused', async () => {
    await world.acceptPhoto(anna, photo('a'));
    const get = world.table.get.bind(world.table);
    let isBroken = false;
    world.table.get = async (key) => {
      if (isBroken && key.pk === 'batch#june') throw new Error('not now');
      return get(key);
    };
    world.answer = async (call) => {
      isBroken = true;
      world.now += 11_000;
      return world.bought(call);
    };
    await world.work(anna);
    expect(world.sent.map(({ call }) => call.operation)).toEqual(['get-palm-id']);
    isBroken = false;
    world.answer = (call) => world.bought(call);
    await world.pass(6);
    expect(await headerOf(anna)).toMatchObject({ state: 'complete', callsBought: 17, callsUnknown: 0 });
  });

  test('A paused batch gets its redrive when it resumes', async () => {
    await world.acceptRow(anna, row());
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga'
        ? answerOf('not implemented', { status: 501 })
        : world.bought(call);
    await world.work(anna);
    expect((await headerOf(anna)).state).toBe('partial');
    world.answer = (call) => world.bought(call);
    await pause();
    await askRedrive(world.ledger, 'june', ['unavailable']);
    await world.pass(3);
    expect((await headerOf(anna)).waitingOn).toBe('pause#june');
    expect(world.sent).toHaveLength(4);
    await resume();
    await world.pass(2);
    expect(await headerOf(anna)).toMatchObject({ state: 'complete', callsBought: 4 });
  });
});

describe('a closed gate and a reached ceiling beside a pause', () => {
  test('A subject whose pause ended waits for a closed gate and then for a reached ceiling, and completes when the ceiling is raised', async () => {
    await world.acceptPhoto(anna, photo('a'));
    await pause();
    await setCeiling(world.ledger, 'june', 3);
    await closeGate(world.ledger, palmistry, { reason: 'placeholder', refusedVersion: 'v1' });
    await world.pass(2);
    expect((await headerOf(anna)).waitingOn).toBe('pause#june');
    await resume();
    await world.pass(2);
    expect((await headerOf(anna)).waitingOn).toBe('gate#token#palmistry');
    await openGate(world.ledger, palmistry);
    await world.pass(3);
    expect((await headerOf(anna)).waitingOn).toBe('ceiling#june');
    await setCeiling(world.ledger, 'june', 100);
    await world.pass(3);
    expect((await headerOf(anna)).state).toBe('complete');
  });

  test('Opening a gate or raising a ceiling releases no subject of a paused batch', async () => {
    await world.acceptPhoto(anna, photo('a'));
    await setCeiling(world.ledger, 'june', 3);
    await world.work(anna);
    expect((await headerOf(anna)).waitingOn).toBe('ceiling#june');
    await pause();
    await setCeiling(world.ledger, 'june', 100);
    await world.pass(3);
    expect((await headerOf(anna)).waitingOn).toBe('pause#june');
    expect(world.sent).toEqual([]);
  });
});

describe('pause and resume', () => {
  test('Pausing or resuming twice is the same as once', async () => {
    const first = await pause();
    world.now += minute;
    expect(first).toMatchObject({ paused: true, changed: true });
    expect(await pause()).toEqual({ paused: true, changed: false, since: first?.since });
    const resumed = await resume();
    expect(resumed).toEqual({ paused: false, changed: true, since: world.now });
    world.now += minute;
    expect(await resume()).toEqual({ paused: false, changed: false, since: resumed?.since });
  });

  test('Concurrent pauses change a batch once', async () => {
    const answers = await Promise.all([pause(), pause(), pause()]);
    expect(answers.filter((answer) => answer?.changed)).toHaveLength(1);
  });

  test('Each pause and each resumption has its own event item, with its own time', async () => {
    const start = world.now;
    for (const change of [pause, pause, resume, pause, resume, resume]) {
      world.now += minute;
      await change();
    }
    const events = [...world.table.items()].flatMap(({ pk, sk, due, at }) =>
      pk === 'batch#june' && sk !== 'batch'
        ? [[sk, String(due).startsWith('unpublished#'), (Number(at) - start) / minute]]
        : [],
    );
    expect(events.sort()).toEqual([
      ['paused#000001', true, 1],
      ['paused#000003', true, 4],
      ['resumed#000002', true, 3],
      ['resumed#000004', true, 5],
    ]);
  });

  test('Pausing an unknown batch or resuming one that was never paused changes nothing', async () => {
    expect(await pause('august')).toBeUndefined();
    expect(await resume('august')).toBeUndefined();
    expect(await resume()).toEqual({ paused: false, changed: false, since: undefined });
  });
});
