import { describe, expect, test } from 'vitest';
import { CallFlow } from '../../../../functions/fan-out/flow/call-flow.ts';
import { nothingCarried } from '../../../../functions/fan-out/run.ts';
import { yieldLease } from '../../../../functions/fan-out/send.ts';
import { workOnSubjects } from '../../../../functions/fan-out/work-on-subjects.ts';
import { closeGate, openGate } from '../../../../shared/gate/gate.ts';
import { isBlockerKey } from '../../../../shared/ledger/items/blocker.ts';
import { headerItems } from '../../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../../shared/ledger/items/keys.ts';
import { applyEvent } from '../../../../shared/ledger/states/apply-event.ts';
import { countDeadLetter } from '../../../../shared/ledger/waves/dead-letter.ts';
import { beginWave } from '../../../../shared/ledger/waves/wave.ts';
import { withRetry } from '../../../support/settings/settings.ts';
import {
  answerOf,
  bornIn,
  LedgerWorld,
  minute,
  photo,
  row,
  subject,
} from '../../../support/worlds/ledger-world.ts';

const anna = 'june/anna';
const headerOf = async (world: LedgerWorld) => (await world.report(anna)).header;

async function worldOfOneDeath(maxAttempts: number): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  world.settings = withRetry(world.settings, { maxAttempts });
  await world.acceptRow(anna, row());
  void workOnSubjects(world.fanOut([anna], { send: () => new Promise(() => {}) }), [subject(anna)]);
  while ((await headerOf(world)).state !== 'working') await new Promise((resolve) => setImmediate(resolve));
  world.now += 10 * minute;
  return world;
}

test('A worker that gives back its lease because its time ends keeps the count of deferrals, with and without a wave', async () => {
  const world = new LedgerWorld();
  await world.acceptRow(anna, row());
  const deferrals = 3;
  await world.table.update(headerItems.update({ key: headerKey(subject(anna)), set: { deferrals } }));
  const fanOut = world.fanOut([anna]);
  const deps = { ...fanOut, flow: new CallFlow(fanOut), begun: () => undefined };
  await yieldLease(deps, await headerOf(world), nothingCarried);
  expect(await headerOf(world)).toMatchObject({ state: 'due', deferrals });
  const begun = await beginWave(world.ledger, await headerOf(world), deps.worker, {
    wave: 'a wave',
    dispatched: [],
    conversations: new Set(),
    spent: [],
    settledWorkers: new Set(),
    dueAt: world.now + minute,
  });
  if (begun === undefined) throw new Error('The wave has not begun');
  await yieldLease(deps, begun, nothingCarried);
  expect(await headerOf(world)).toMatchObject({ state: 'due', deferrals });
  expect(await headerOf(world)).not.toHaveProperty('lease');
});

describe('a subject of a dead function', () => {
  test('A subject is retried while fewer functions have died on it than the settings allow', async () => {
    const world = await worldOfOneDeath(2);
    await world.work(anna);
    expect((await headerOf(world)).state).toBe('complete');
  });

  test('A subject on which the allowed number of functions died fails with the reason “given up” and sends nothing more', async () => {
    const world = await worldOfOneDeath(1);
    await world.work(anna);
    const givenUp = {
      state: 'failed',
      reason: { code: 'given-up', after: 'deaths', times: 1 },
    };
    expect(await headerOf(world)).toMatchObject(givenUp);
    await world.pass(30);
    expect(await headerOf(world)).toMatchObject(givenUp);
    expect(world.sent).toEqual([]);
  });

  test('A subject that is given up keeps its bought parts and ends partial', async () => {
    const world = new LedgerWorld();
    await world.acceptRow(anna, row());
    await world.work(anna);
    const { callsBought } = await headerOf(world);
    await world.acceptRow(anna, row({ houseType: 'koch', vastuId: 'a house' }));
    await world.table.update(headerItems.update({ key: headerKey(subject(anna)), set: { attempts: 5 } }));
    const { length } = world.sent;
    await world.work(anna);
    expect(await headerOf(world)).toMatchObject({ state: 'partial', callsBought });
    expect(world.sent).toHaveLength(length);
  });
});

test.each([0, 2])(
  'However often the table refuses to store what blocks a subject on which %i workers have died, no failure is added or forgotten, and the subject ends complete once nothing blocks it',
  async (deaths) => {
    const world = new LedgerWorld();
    world.monthlyCeiling = 0;
    await world.acceptRow(anna, row());
    await world.table.update(
      headerItems.update({ key: headerKey(subject(anna)), set: { attempts: deaths } }),
    );
    const { table } = world;
    const update = table.update.bind(table);
    table.update = async (write) => {
      if (isBlockerKey(write.key)) throw new Error('The table refuses the blocker');
      return update(write);
    };
    for (let times = 0; times < 10; times += 1) {
      expect(await world.work(anna)).toMatchObject([{ result: 'open' }]);
      const { state, attempts, dueAt, reason, ...header } = await headerOf(world);
      expect({ state, attempts, reason }).toEqual({
        state: 'due',
        attempts: deaths,
        reason: { code: 'ceiling', of: 'month', lacks: 'calls' },
      });
      expect(header).not.toHaveProperty('lease');
      expect(dueAt).toBe(world.now + world.settings.gate.probe.firstMs);
      world.now += minute;
    }
    table.update = update;
    world.monthlyCeiling = undefined;
    await world.work(anna);
    expect((await headerOf(world)).state).toBe('complete');
  },
);

const die = async (world: LedgerWorld) => {
  const before = (await headerOf(world)).lease?.owner;
  void workOnSubjects(world.fanOut([anna], { send: () => new Promise(() => {}) }), [subject(anna)]);
  for (let tick = 0; tick < 300; tick += 1) await new Promise((resolve) => setImmediate(resolve));
  if ((await headerOf(world)).lease?.owner !== before) world.now += 10 * minute;
};

const failures: Readonly<Record<string, (world: LedgerWorld) => Promise<unknown>>> = {
  'the death of a worker': die,
  'a call that the service did not take': (world) => {
    world.answer = () => answerOf('server error', { meaning: 'not sent', status: 500 });
    return world.work(anna);
  },
  'a dead letter': (world) => countDeadLetter(world.ledger, subject(anna), 4),
};

test.each(Object.entries(failures))(
  'A subject with new inputs is given up after as many failures as with its first inputs, however many failures came before: %s',
  async (_what, fail) => {
    const until = async (world: LedgerWorld): Promise<number> => {
      for (let times = 1; times < 10; times += 1) {
        await fail(world);
        if ((await headerOf(world)).state === 'failed') return times;
      }
      return Number.POSITIVE_INFINITY;
    };
    const begun = async (before: number) => {
      const world = new LedgerWorld();
      world.settings = withRetry(world.settings, { maxAttempts: 3, maxDeferrals: 3 });
      await world.acceptRow(anna, bornIn(1900));
      for (let times = 0; times < before; times += 1) await fail(world);
      await world.acceptRow(anna, bornIn(1901 + before));
      return world;
    };
    const fresh = await until(await begun(0));
    expect(fresh).toBeGreaterThan(2);
    for (let before = 1; before <= fresh; before += 1) expect(await until(await begun(before))).toBe(fresh);
  },
);

test('A redriven report is given up after as many deaths as a new one, however many workers died before dead letters ended it', async () => {
  const untilFailed = async (world: LedgerWorld): Promise<number> => {
    for (let times = 1; times < 10; times += 1) {
      await die(world);
      if ((await headerOf(world)).state === 'failed') return times;
    }
    return Number.POSITIVE_INFINITY;
  };
  const begun = async (deaths: number) => {
    const world = new LedgerWorld();
    world.settings = withRetry(world.settings, { maxAttempts: 3, unknown: 'same key' });
    await world.acceptRow(anna, bornIn(1900));
    for (let times = 0; times < deaths; times += 1) await die(world);
    return world;
  };
  const fresh = await untilFailed(await begun(0));
  for (let deaths = 0; deaths < fresh - 1; deaths += 1) {
    const world = await begun(deaths);
    const gate = { scheme: 'token', base: 'base' } as const;
    await closeGate(world.ledger, gate, { reason: 'wallet empty', probeAt: world.now + 60 * minute });
    await world.work(anna);
    expect((await headerOf(world)).state).toBe('waiting');
    await openGate(world.ledger, gate);
    await applyEvent(world.ledger, await headerOf(world), { kind: 'released', dueAt: world.now });
    for (let letters = 0; letters < 4; letters += 1) await countDeadLetter(world.ledger, subject(anna), 4);
    expect((await headerOf(world)).state).toBe('failed');
    await applyEvent(world.ledger, await headerOf(world), {
      kind: 'redriven',
      reopen: { at: world.now, states: ['unavailable'] },
      dueAt: world.now,
      isContinued: false,
    });
    expect(await untilFailed(world)).toBe(fresh);
  }
});

test.each([0, 1, 2, 3, 4])(
  'A worker whose probe of a gate was paid continues in its lease and does not give its subject up, although %i workers have died before',
  async (attempts) => {
    const world = new LedgerWorld();
    await world.acceptPhoto(anna, photo('a'));
    const { header } = await world.report(anna);
    world.table.load([{ ...header, attempts }]);
    for (const base of ['palmistry', 'base'] as const)
      await closeGate(
        world.ledger,
        { scheme: 'token', base },
        { reason: 'wallet empty', probeAt: world.now },
      );
    await world.work(anna);
    await world.pass(3);
    expect((await world.report(anna)).header).toMatchObject({ state: 'complete', callsUnknown: 0 });
  },
);
