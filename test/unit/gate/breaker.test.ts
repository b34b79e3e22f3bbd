import { beforeEach, describe, expect, test } from 'vitest';
import { openGate, readGate } from '../../../shared/gate/gate.ts';
import { isFailing, type OutcomeTally } from '../../../shared/gate/outcomes.ts';
import { openUnknowns } from '../../../shared/ledger/parts/parts.ts';
import type { Call } from '../../../shared/service-client/caller.ts';
import { withRetry } from '../../support/settings/settings.ts';
import { answerOf, LedgerWorld, minute, row } from '../../support/worlds/ledger-world.ts';

const base = { scheme: 'token', base: 'base' } as const;
const failures = {
  '502': () => answerOf('bad gateway', { status: 502 }),
  '504': () => answerOf('gateway timeout', { status: 504 }),
  '500': () => answerOf('server error', { status: 500 }),
  timeouts: () => answerOf('timeout'),
  resets: () => answerOf('connection lost'),
  'half answers': () => answerOf('half a body or no JSON', { status: 200 }),
} as const;

let world: LedgerWorld;
beforeEach(() => {
  world = new LedgerWorld();
});

async function people(count: number, from = 0): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `june/p${from + index}`);
  for (const [index, name] of names.entries()) {
    const birth = {
      day: 4,
      month: 7,
      year: 1900 + ((from + index) % 90),
      hour: 6,
      min: 30,
      lat: 12.97,
      lon: 77.59,
      tzone: 5.5,
    };
    await world.acceptRow(name, row({ birth: { ...birth, min: (from + index) % 60 } }));
  }
  return names;
}

const states = async (names: readonly string[]): Promise<Record<string, number>> => {
  const found = await Promise.all(names.map(async (name) => (await world.report(name)).header.state));
  return Object.fromEntries(
    [...Map.groupBy(found, (state) => state)].map(([state, { length }]) => [state, length]),
  );
};
const gate = () => readGate(world.ledger, base);

describe('an outage of twenty minutes', () => {
  test.each(Object.keys(failures) as (keyof typeof failures)[])(
    'An outage of twenty minutes of %s costs the calls in flight and a few probes, and every subject completes afterwards',
    async (failure) => {
      const names = await people(120);
      await world.work(...names.slice(0, 20));
      const until = world.now + 20 * minute;
      const sentBefore = world.sent.length;
      const failedAnswer = failures[failure];
      world.answer = (call) => (world.now < until ? failedAnswer() : world.bought(call));
      for (let first = 20; first < names.length; first += 10)
        await world.work(...names.slice(first, first + 10));
      await world.pass(20);
      const wasted = world.sent.length - sentBefore;
      const inFlight = world.settings.calls.atOnce;
      expect(wasted).toBeLessThanOrEqual(inFlight + 20);
      await world.pass(40);
      expect(await states(names)).toEqual({ complete: 120 });
      let listed = 0;
      for (const name of names)
        for (const part of (await world.report(name)).parts.values()) listed += openUnknowns(part).length;
      expect(world.sent.length).toBe(120 * 4 + listed);
      expect((await gate()).state).toBe('open');
    },
  );

  test('An outage that begins during retries uses up no retry', async () => {
    const names = await people(6);
    world.answer = () => failures['502']();
    await world.work(...names.slice(0, 1));
    await world.pass(1);
    await world.work(...names.slice(1));
    expect(await gate()).toMatchObject({ state: 'closed', reason: 'failing' });
    world.answer = (call) => world.bought(call);
    await world.pass(30);
    expect(await states(names)).toEqual({ complete: 6 });
  });

  test('A policy without retries leaves the unknown calls of an outage to an operator', async () => {
    world.settings = withRetry(world.settings, { unknown: 'hold' });
    const names = await people(20);
    world.answer = () => failures.timeouts();
    await world.work(...names);
    world.answer = (call) => world.bought(call);
    await world.pass(30);
    const found = await states(names);
    expect(found.complete).toBeGreaterThan(10);
    expect((found.failed ?? 0) + (found.partial ?? 0) + (found.complete ?? 0)).toBe(20);
  });

  test('An outage of status 500 without charges gives up no subject', async () => {
    const free = () => answerOf('server error', { status: 500, meaning: 'not sent' });
    const names = await people(40);
    const until = world.now + 20 * minute;
    world.answer = (call) => (world.now < until ? free() : world.bought(call));
    await world.work(...names);
    expect(await gate()).toMatchObject({ state: 'closed', reason: 'failing' });
    await world.pass(60);
    expect(await states(names)).toEqual({ complete: 40 });
  });
});

describe('The circuit breaker', () => {
  const failingFor = (name: string) => (call: Call) =>
    JSON.stringify(call.body).includes(name) ? failures['502']() : world.bought(call);

  test('The circuit breaker never closes a gate because the calls of one subject fail', async () => {
    const names = await people(1);
    world.answer = () => failures['502']();
    await world.work(...names);
    await world.pass(20);
    expect((await gate()).state).toBe('open');
    expect(await states(names)).toEqual({ failed: 1 });
  });

  test('The circuit breaker never closes a gate because the calls of a few subjects fail among many good ones', async () => {
    const names = await people(60);
    world.answer = failingFor('"min":1,');
    for (let first = 0; first < names.length; first += 10)
      await world.work(...names.slice(first, first + 10));
    expect((await gate()).state).toBe('open');
  });

  test('The circuit breaker counts the outcomes of all execution environments together', async () => {
    const names = await people(8);
    world.answer = () => failures['502']();
    for (const [index, name] of names.entries()) await world.workIn(`environment ${index}`, name);
    expect(await gate()).toMatchObject({ state: 'closed', reason: 'failing' });
    expect(world.sent.length).toBeLessThanOrEqual(3 * 4);
  });

  test.each([2, 5, 10])(
    'The circuit breaker closes a gate for ten bad outcomes, however many environments they come from: %i in each',
    async (each) => {
      for (let outcome = 0; outcome < 10; outcome += 1) {
        const breaker = world.breakerOf(`environment ${Math.floor(outcome / each)}`);
        await breaker.note(base, `june/${outcome}`, 'bad');
        world.now += 100;
      }
      expect(await gate()).toMatchObject({ state: 'closed', reason: 'failing' });
    },
  );

  test('A healthy service costs each environment one report in half a minute', async () => {
    const before = world.table.writes;
    for (let seconds = 0; seconds < 600; seconds += 1) {
      await world.breakerOf().note(base, 'june/anna', 'good');
      world.now += 1000;
    }
    expect(world.table.writes - before).toBe(19);
  });

  test('The circuit breaker forgets outcomes that it counted before its gate was opened', async () => {
    const names = await people(4);
    world.answer = () => failures['502']();
    await world.work(...names.slice(0, 3));
    expect((await gate()).state).toBe('closed');
    world.now += 10_000;
    await openGate(world.ledger, base);
    await world.work(...names.slice(3));
    expect((await gate()).state).toBe('open');
  });
});

describe('the circuit breaker of a base', () => {
  const tally = (good: number, bad: number, badSubjects: string[], others: string[] = []): OutcomeTally => ({
    at: 0,
    good,
    bad,
    badSubjects,
    subjects: [...badSubjects, ...others],
  });
  test.each([
    ['ten bad outcomes of three subjects', [tally(0, 10, ['a', 'b', 'c'])], true],
    ['nine bad outcomes of three subjects', [tally(0, 9, ['a', 'b', 'c'])], false],
    [
      'ten bad outcomes of two subjects, while three are in progress',
      [tally(0, 10, ['a', 'b'], ['c'])],
      false,
    ],
    ['ten bad outcomes of the only two subjects in progress', [tally(0, 10, ['a', 'b'])], true],
    ['thirty bad outcomes of the only subject in progress', [tally(0, 30, ['a'])], false],
    ['ten bad outcomes, half of all', [tally(10, 10, ['a', 'b', 'c'])], true],
    ['ten bad outcomes, less than half of all', [tally(11, 10, ['a', 'b', 'c'])], false],
    [
      'ten bad outcomes after five thousand good ones',
      [tally(5000, 0, []), { ...tally(0, 10, ['a', 'b', 'c']), at: 1 }],
      true,
    ],
    [
      'ten bad outcomes before eleven good ones',
      [tally(0, 10, ['a', 'b', 'c']), { ...tally(11, 0, []), at: 1 }],
      false,
    ],
    ['reports of two environments together', [tally(0, 5, ['a', 'b']), tally(3, 5, ['c'])], true],
  ] as const)('The rule decides whether a base is failing: %s', (_, tallies, failing) => {
    expect(isFailing(tallies)).toBe(failing);
  });
});
