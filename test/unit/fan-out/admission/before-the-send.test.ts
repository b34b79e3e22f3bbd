import { describe, expect, test } from 'vitest';
import type { FanOutDeps } from '../../../../functions/fan-out/deps.ts';
import { workOnSubjects } from '../../../../functions/fan-out/work-on-subjects.ts';
import { type Closing, closeGate, readGate } from '../../../../shared/gate/gate.ts';
import { drawSlots } from '../../../../shared/gate/rate-slots.ts';
import { headerItems } from '../../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../../shared/ledger/items/keys.ts';
import { applyEvent } from '../../../../shared/ledger/states/apply-event.ts';
import { answerOf, LedgerWorld, minute, photo, row, subject } from '../../../support/worlds/ledger-world.ts';

const palmistry = { scheme: 'token', base: 'palmistry' } as const;
const base = { scheme: 'token', base: 'base' } as const;
const ticks = async (count: number) => {
  for (let tick = 0; tick < count; tick += 1) await new Promise((resolve) => setImmediate(resolve));
};

async function withPhoto(): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  await world.acceptPhoto('june/anna', photo('p'));
  return world;
}

async function withRow(): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  return world;
}

const work = (world: LedgerWorld, more: Partial<FanOutDeps> = {}) =>
  workOnSubjects(world.fanOut(['june/anna'], more), [subject('june/anna')]);
const empty = (world: LedgerWorld): Closing => ({ reason: 'wallet empty', probeAt: world.now + 10 * minute });

describe('a gate closed in the middle of a wave', () => {
  test('A call that closes a gate stops the other calls of its wave that are about to be sent', async () => {
    const world = await withRow();
    let reads = 0;
    const current = async () => {
      reads += 1;
      if (reads > 2) await ticks(50);
      return world.credential;
    };
    world.answer = () => answerOf('wallet empty', { status: 402 });
    await work(world, { credentials: { current, refetch: current } });
    expect(world.sent).toHaveLength(1);
  });

  test('A gate that another worker closes during a wave stops the later calls', async () => {
    const world = await withPhoto();
    world.answer = async (call) => {
      await closeGate(world.ledger, palmistry, empty(world));
      return world.bought(call);
    };
    await work(world);
    expect(world.sent).toHaveLength(1);
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'waiting', callsBought: 1 });
  });

  test.each([
    ['too many requests', 429],
    ['service unavailable', 503],
  ] as const)('A gate that closes during a pause stops the call that waited: %s', async (kind, status) => {
    const world = await withRow();
    world.answer = () => answerOf(kind, { status, retryAfterMs: 5000 });
    const sleep = async (milliseconds: number) => {
      world.now += milliseconds;
      await closeGate(world.ledger, base, { reason: 'credential refused', refusedVersion: 'v1' });
    };
    await work(world, { sleep });
    expect(world.sent).toHaveLength(4);
    expect((await readGate(world.ledger, base)).reason).toBe('credential refused');
  });
});

describe('a repeated call after a pause', () => {
  const retried = async (turnAfterMs: number, meanwhile: (world: LedgerWorld) => Promise<void>) => {
    const world = await withPhoto();
    world.answer = (call) =>
      world.timesSent('get-palm-id') === 1
        ? answerOf('too many requests', { status: 429, retryAfterMs: 1000 })
        : world.bought(call);
    await drawSlots(world.ledger, palmistry, turnAfterMs, world.now);
    const turnAt = world.now + turnAfterMs;
    let waited = 0;
    const sleep = async (milliseconds: number) => {
      world.now += milliseconds;
      if (world.now < turnAt) return;
      waited += 1;
      if (waited === 1) await meanwhile(world);
    };
    await work(world, { sleep });
    expect(waited).toBeGreaterThan(0);
    return world.timesSent('get-palm-id');
  };

  test('A retry after a pause sees that the gate closed while it waited for its slot', async () => {
    const sent = await retried(40_000, (world) => closeGate(world.ledger, palmistry, empty(world)));
    expect(sent).toBe(1);
  });

  test('A retry after a pause allows for the clock skew of another worker that closed the gate until a given time', async () => {
    const sent = await retried(40_000, (world) =>
      closeGate(world.ledger, palmistry, { reason: 'throttled', until: world.now - 3000 }),
    );
    expect(sent).toBe(1);
  });

  test('A retry passes the gate that its own worker closed as soon as the pause is over', async () => {
    expect(await retried(5000, async () => undefined)).toBe(2);
  });
});

describe('the time left for a call', () => {
  test('A call is not sent when an earlier call used up the time of the worker', async () => {
    const world = await withPhoto();
    world.answer = (call) => {
      world.now += 2 * minute;
      return world.bought(call);
    };
    await work(world);
    expect(world.sent).toHaveLength(1);
    expect((await world.report('june/anna')).header).toMatchObject({ callsBought: 1, callsUnknown: 0 });
  });

  test('A call is not sent after a pause so long that its answer would come too late', async () => {
    const world = await withRow();
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga'
        ? answerOf('too many requests', { status: 429, retryAfterMs: 5000 })
        : world.bought(call);
    const sleep = async () => {
      world.now += 2 * minute;
    };
    await work(world, { sleep });
    expect(world.timesSent('varshaphal_yoga')).toBe(1);
  });

  test('A worker ends instead of sleeping through a pause of a minute, which would cost money for nothing', async () => {
    const world = await withRow();
    world.answer = () => answerOf('too many requests', { status: 429, retryAfterMs: minute });
    const slept: number[] = [];
    const sleep = async (milliseconds: number) => {
      slept.push(milliseconds);
      world.now += milliseconds;
    };
    await work(world, { sleep });
    expect(Math.max(0, ...slept)).toBeLessThanOrEqual(20_000);
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'waiting' });
  });

  test('A call is not sent in the last seconds of the lease, when its answer would come after the lease', async () => {
    const world = await withRow();
    let reads = 0;
    const current = async () => {
      reads += 1;
      if (reads === 2) world.now += 3 * minute + 5000;
      return world.credential;
    };
    await work(world, { credentials: { current, refetch: current } });
    expect(world.sent).toEqual([]);
  });
});

describe('a 403', () => {
  test('A 403 of the token closes its gate, even if the key pair works elsewhere', async () => {
    const world = await withRow();
    await world.acceptPhoto('june/anna', photo('p'));
    world.scheme = { ...world.scheme, base: 'basic-json' };
    world.answer = (call) =>
      call.operation === 'get-palm-id' ? answerOf('endpoint refused', { status: 403 }) : world.bought(call);
    await work(world);
    expect(await readGate(world.ledger, palmistry)).toMatchObject({ reason: 'endpoint refused' });
    expect((await world.report('june/anna')).parts.get('palm/get-palm-id')).toBeUndefined();
    // The key pair has worked all along, which proves nothing about the token.
    for (let run = 0; run < 3; run += 1) {
      world.now += minute / 10;
      await world.reconcile();
    }
    expect((await readGate(world.ledger, palmistry)).state).toBe('closed');
  });
});

describe('suspects', () => {
  test('A worker takes subjects on which a worker has died in random order, so none always follows a subject that kills workers', async () => {
    const names = ['june/a', 'june/b', 'june/c'];
    const first = new Set<unknown>();
    for (const draws of [
      [0.9, 0.5, 0.1],
      [0.1, 0.5, 0.9],
      [0.5, 0.1, 0.9],
    ]) {
      const world = new LedgerWorld();
      for (const name of names) {
        await world.acceptPhoto(name, photo(name));
        await world.table.update(headerItems.update({ key: headerKey(subject(name)), set: { attempts: 1 } }));
      }
      let drawn = 0;
      world.random = () => draws[drawn++] ?? 0;
      await world.work(...names);
      first.add(world.sent[0]?.call.body.image_url);
    }
    expect(first.size).toBe(3);
  });
});

describe('reopened parts', () => {
  test('After a redrive, a call that is settled again is not sent again, and another call is retried until it has an answer', async () => {
    const world = await withPhoto();
    const unbuilt = (operation: string) => operation === 'luck' || operation === 'love';
    world.answer = (call) =>
      unbuilt(call.operation) ? answerOf('not implemented', { status: 501 }) : world.bought(call);
    await work(world);
    world.now += minute;
    await applyEvent(world.ledger, (await world.report('june/anna')).header, {
      kind: 'redriven',
      reopen: { at: world.now, states: ['unavailable'] },
      dueAt: world.now,
      isContinued: false,
    });
    world.now += 1;
    world.answer = (call) =>
      call.operation === 'luck'
        ? answerOf('not implemented', { status: 501 })
        : answerOf('bad gateway', { status: 502 });
    await work(world);
    world.answer = (call) => world.bought(call);
    await world.pass(10);
    expect({ luck: world.timesSent('luck'), love: world.timesSent('love') }).toEqual({ luck: 2, love: 3 });
    expect((await world.report('june/anna')).header.state).toBe('partial');
  });
});
