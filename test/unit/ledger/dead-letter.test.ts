import { describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { type Header, headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { applyEvent } from '../../../shared/ledger/states/apply-event.ts';
import { transitions } from '../../../shared/ledger/states/transitions.ts';
import { countDeadLetter } from '../../../shared/ledger/waves/dead-letter.ts';
import type { Attributes } from '../../../shared/table/item-kind.ts';
import { dieAtWrite } from '../../support/table/die-at-write.ts';
import { answerOf, LedgerWorld, minute, row, subject } from '../../support/worlds/ledger-world.ts';

const anna = subject('june/anna');

async function worldWith(change: Attributes<Header> = { attempts: 0 }): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  await world.table.update(headerItems.update({ key: headerKey(anna), set: change }));
  return world;
}

const headerOf = async (world: LedgerWorld) => (await world.report('june/anna')).header;

describe('a dead job', () => {
  test('A dead letter of a finished or unknown subject changes nothing', async () => {
    const world = await worldWith();
    await world.work('june/anna');
    const before = await headerOf(world);
    expect(before.state).toBe('complete');
    expect(await countDeadLetter(world.ledger, anna, 1)).toBe('finished');
    expect(await countDeadLetter(world.ledger, subject('june/nobody'), 1)).toBe('finished');
    expect(await headerOf(world)).toEqual(before);
  });

  test('A dead letter of a subject with a live worker changes nothing', async () => {
    const world = await worldWith();
    let outcome: string | undefined;
    world.answer = async (call) => {
      outcome ??= await countDeadLetter(world.ledger, anna, 1);
      return world.bought(call);
    };
    await world.work('june/anna');
    expect(outcome).toBe('leased');
    expect(await headerOf(world)).toMatchObject({ state: 'complete' });
    expect((await headerOf(world)).deadLetters).toBeUndefined();
  });

  test('A dead letter of a waiting subject leaves it waiting', async () => {
    const world = await worldWith();
    world.answer = () => answerOf('wallet empty');
    await world.work('june/anna');
    const before = await headerOf(world);
    expect(before.state).toBe('waiting');
    expect(await countDeadLetter(world.ledger, anna, 1)).toBe('leased');
    expect(await headerOf(world)).toEqual(before);
  });

  test('A dead letter of a subject with attempts left makes it due at once', async () => {
    const world = await worldWith();
    world.now += minute / 2;
    expect(await countDeadLetter(world.ledger, anna, 2)).toBe('rescheduled');
    expect(await headerOf(world)).toMatchObject({ state: 'due', deadLetters: 1, dueAt: world.now });
  });

  test('A subject with unsettled calls of a dead worker is due at once, however many dead letters it has', async () => {
    const world = await worldWith();
    const deps = world.fanOut(['june/anna'], { send: () => new Promise(() => {}) });
    void workOnSubjects(deps, [anna]);
    while ((await headerOf(world)).state !== 'working') await new Promise((resolve) => setImmediate(resolve));
    world.now += 10 * minute;
    for (let deadLetters = 1; deadLetters < 4; deadLetters += 1) {
      expect(await countDeadLetter(world.ledger, anna, 1)).toBe('rescheduled');
      expect(await headerOf(world)).toMatchObject({ state: 'working', deadLetters, dueAt: world.now });
    }
  });

  async function copyAndDie(world: LedgerWorld): Promise<void> {
    await world.acceptRow('july/other', row());
    await world.work('july/other');
    await dieAtWrite(world.table, 2, () => world.work('june/anna'));
    world.now += 10 * minute;
  }

  async function buyAllButOne(world: LedgerWorld): Promise<void> {
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga' ? answerOf('connection lost') : world.bought(call);
    await world.work('june/anna');
  }

  test.each([
    ['something was bought', buyAllButOne, 'partial', { bought: 3, reused: 0 }],
    ['something was copied', copyAndDie, 'partial', { bought: 2, reused: 2 }],
    ['nothing was bought or copied', async () => undefined, 'failed', { bought: 0, reused: 0 }],
  ] as const)(
    'A job that is a dead letter too often ends the report by the state of its parts: %s',
    async (_name, prepare, state, tally) => {
      const world = await worldWith();
      await prepare(world);
      await world.table.update(headerItems.update({ key: headerKey(anna), set: { deadLetters: 1 } }));
      const { revision } = await headerOf(world);
      expect(await countDeadLetter(world.ledger, anna, 2)).toBe('abandoned');
      const header = await headerOf(world);
      const event = state === 'partial' ? 'abandoned partial' : 'abandoned failed';
      expect(transitions.due[event]).toBe(state);
      expect(header).toMatchObject({
        state,
        stateId: `${state}#anna`,
        deadLetters: 2,
        revision: revision + 1,
        tally,
        callsReused: tally.reused,
        counted: { state, reused: tally.reused },
        reason: { code: 'given-up', after: 'dead-letters', times: 2 },
      });
      expect(header.due).toMatch(/^unpublished#/);
      expect(await world.counts('june')).toMatchObject({ subjects: 1, [state]: 1 });
    },
  );

  test('A report that a dead letter ends counts its parts by state', async () => {
    const world = await worldWith();
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga' ? answerOf('connection lost') : world.bought(call);
    await world.work('june/anna');
    expect(await countDeadLetter(world.ledger, anna, 1)).toBe('abandoned');
    const tally = { bought: 3, reused: 0, refused: 0, unavailable: 0, unknown: 1, notAsked: 0, declined: 0 };
    expect(await headerOf(world)).toMatchObject({ state: 'partial', tally });
  });

  async function waitForTwin(world: LedgerWorld): Promise<void> {
    await world.acceptRow('july/other', row());
    let calls = 0;
    world.answer = async (call) => {
      calls += 1;
      if (calls === 1) expect(await world.work('june/anna')).toMatchObject([{ result: 'contended' }]);
      return world.bought(call);
    };
    await world.work('july/other');
    expect(calls).toBeGreaterThan(0);
  }

  test.each([
    ['an attempt that leaves calls open', buyAllButOne],
    ['a wait for the purchase of another subject', waitForTwin],
  ] as const)(
    'A job’s dead letters are forgotten when a later job of the report succeeds: %s',
    async (_name, work) => {
      const world = await worldWith();
      expect(await countDeadLetter(world.ledger, anna, 2)).toBe('rescheduled');
      await work(world);
      expect((await headerOf(world)).deadLetters).toBeUndefined();
      expect(await countDeadLetter(world.ledger, anna, 2)).toBe('rescheduled');
      expect(await countDeadLetter(world.ledger, anna, 2)).toBe('abandoned');
    },
  );

  test('A redrive that a dead letter ends opens no refused call later', async () => {
    const world = await worldWith();
    world.answer = (call) =>
      call.operation === 'natal_aspects_report'
        ? answerOf('unprocessable', { status: 422 })
        : world.bought(call);
    await world.work('june/anna');
    await applyEvent(world.ledger, await headerOf(world), {
      kind: 'redriven',
      reopen: { at: world.now, states: ['refused'] },
      dueAt: world.now,
      isContinued: false,
    });
    expect(await countDeadLetter(world.ledger, anna, 1)).toBe('abandoned');
    world.now += minute;
    await world.acceptRow('june/anna', row({ name: 'Anna Kovacs' }));
    await world.work('june/anna');
    expect((await headerOf(world)).state).toBe('partial');
    expect(world.timesSent('natal_aspects_report')).toBe(1);
  });

  test('A dead letter does not count when the subject changes between read and write', async () => {
    const world = await worldWith();
    const update = world.table.update.bind(world.table);
    world.table.update = async (write) => {
      world.table.update = update;
      await world.acceptRow('june/anna', row({ vastuId: 'h' }));
      return update(write);
    };
    expect(await countDeadLetter(world.ledger, anna, 2)).toBe('leased');
    expect((await headerOf(world)).deadLetters).toBeUndefined();
  });
});
