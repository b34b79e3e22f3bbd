import { describe, expect, test } from 'vitest';
import { CallFlow } from '../../../functions/fan-out/flow/call-flow.ts';
import { closeGate } from '../../../shared/gate/gate.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import { Clock } from '../../simulation/world/clock.ts';
import { Random } from '../../simulation/world/random.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { answerOf, LedgerWorld, minute, photo, row } from '../../support/worlds/ledger-world.ts';
import { QueueWorld, type QueueWorldOptions } from '../../support/worlds/queue-world.ts';

const options: QueueWorldOptions = { invocations: 2, subjectsAtOnce: 50, callsAtOnce: 20, latencyMs: 1000 };
const cap = options.invocations * options.callsAtOnce;

async function withHintedPeople(
  people: number,
  hasManyCalls: boolean,
  more: Partial<QueueWorldOptions> = {},
): Promise<QueueWorld> {
  const running = new QueueWorld({ ...options, ...more });
  const names = Array.from({ length: people }, (_, index) => `june/person-${index}`);
  for (const name of names) {
    if (hasManyCalls) await running.world.acceptPhoto(name, photo(`photo of ${name}`));
    else await running.world.acceptRow(name, rowWithOneCall(name));
  }
  running.hint(...names);
  return running;
}

const rowWithOneCall = (name: string) => {
  const { birth: _birth, ...rest } = row({ vastuId: `house of ${name}` });
  return rest;
};

describe('the calls in flight', () => {
  test.each([
    ['of many calls', 100, true, 50],
    ['of one call', 800, false, 100],
  ])(
    'Subjects %s use the whole limit of calls in flight and never exceed it',
    async (_kind, people, hasManyCalls, subjectsAtOnce) => {
      const running = await withHintedPeople(people, hasManyCalls, { subjectsAtOnce });
      const minutes = await running.runUntil(() => running.ended('june'), 30);
      expect(running.mostInFlight).toBe(cap);
      expect(running.busyMs / (minutes * minute * cap)).toBeGreaterThan(0.85);
    },
  );

  test('Fifty subjects of one invocation, with many calls or with one, share the limit of calls in flight, and all complete', async () => {
    const running = new QueueWorld({ ...options, invocations: 1 });
    const names = Array.from({ length: 50 }, (_, index) => `june/person-${index}`);
    for (const [index, name] of names.entries()) {
      if (index % 5 === 0) await running.world.acceptPhoto(name, photo(name));
      else await running.world.acceptRow(name, rowWithOneCall(name));
    }
    running.hint(...names);
    const minutes = await running.runUntil(() => running.ended('june'), 5);
    expect(running.mostInFlight).toBe(options.callsAtOnce);
    expect(running.world.sent).toHaveLength(10 * 17 + 40);
    expect(minutes).toBeLessThan(0.4);
    for (const { header } of await Promise.all(names.map((name) => running.world.report(name))))
      expect(header.attempts).toBe(0);
  });

  test('A worker reserves room for all calls of a subject together, so it does not write the header for each call', async () => {
    const running = await withHintedPeople(120, true, {
      invocations: 1,
      subjectsAtOnce: 120,
      callsAtOnce: 50,
    });
    const before = running.world.table.writes;
    const minutes = await running.runUntil(() => running.ended('june'), 5);
    const partsAndOthers = 17 + 1 + 4 + 2;
    expect((running.world.table.writes - before) / 120 - partsAndOthers).toBeLessThan(11);
    expect(running.busyMs / (minutes * minute * 50)).toBeGreaterThan(0.85);
  });

  test('Workers never exceed the limit of calls in flight when another worker takes the probe after calls got their slots', async () => {
    const running = await withHintedPeople(0, false, { invocations: 1 });
    const { world } = running;
    const names = Array.from({ length: 60 }, (_, index) => `june/person-${index}`);
    for (const name of names) {
      await world.acceptPhoto(name, photo(name));
      await world.acceptRow(name, rowWithOneCall(name));
    }
    const gate = { base: 'vision', scheme: world.scheme.vision } as const;
    await closeGate(world.ledger, gate, { reason: 'wallet empty', probeAt: running.clock.now() });
    running.hint(...names);
    await running.runUntil(() => running.ended('june'), 30);
    expect(running.mostInFlight).toBe(options.callsAtOnce);
  });

  test.each([
    ['until more room comes, if it comes soon', 40, 2],
    ['for a twentieth of the time of a call, if no more room comes', 50, 1],
  ])('A wave with room for only some of its calls waits %s', async (_until, afterMs, calls) => {
    const world = new LedgerWorld();
    const clock = new Clock(world.now);
    const ledger = { ...world.ledger, now: clock.now };
    const sleep = (milliseconds: number) => clock.sleep(milliseconds);
    const flow = new CallFlow(world.fanOut(['june/anna'], { ledger, sleep }));
    await world.acceptPhoto('june/anna', photo('p'));
    const { header } = await world.report('june/anna');
    const planned = planOf('june/anna', header.inputs, 2026, planInTests).calls;
    const all = [...planned, ...planned].slice(0, world.settings.calls.atOnce);
    expect(await flow.take(() => all)).toHaveLength(all.length);
    let granted: readonly unknown[] | undefined;
    void flow
      .take(() => planned)
      .then((got) => {
        granted = got;
      });
    flow.done(1, 1000);
    if (calls > 1) clock.after(afterMs, () => flow.done(1, 1000));
    const start = clock.now();
    await clock.run(() => granted !== undefined);
    expect(granted).toHaveLength(calls);
    expect(clock.now() - start).toBe(afterMs);
  });
});

test.each([1, 2, 3])(
  'A subject begins if and only if there is room for its calls and few subjects wait, over 100 random histories (seed %i)',
  async (seed) => {
    const random = new Random(seed);
    for (let history = 0; history < 100; history += 1) {
      const world = new LedgerWorld();
      const clock = new Clock(world.now);
      const atOnce = random.whole(1, 40);
      const calls = { ...world.settings.calls, atOnce };
      const ledger = { ...world.ledger, now: clock.now };
      const base = world.fanOut(['june/anna'], { ledger, sleep: (ms) => clock.sleep(ms) });
      const deps = { ...base, settings: { ...base.settings, calls } };
      await world.acceptPhoto('june/anna', photo('p'));
      const { header } = await world.report('june/anna');
      const planned = planOf('june/anna', header.inputs, 2026, planInTests).calls;
      const flow = new CallFlow(deps);
      const eighth = Math.max(1, Math.floor(atOnce / 8));
      let [unbegun, beginning, waiting, inFlight] = [0, 0, 0, 0];
      for (let step = 0; step < 60; step += 1) {
        let added = 0;
        switch (random.pick(['begin', 'begin', 'begin', 'begun', 'take', 'take', 'done'] as const)) {
          case 'begin':
            unbegun += 1;
            void flow.begin().then(() => {
              unbegun -= 1;
              beginning += 1;
              added += 1;
            });
            break;
          case 'begun':
            if (beginning === 0) break;
            beginning -= 1;
            flow.begun();
            break;
          case 'take': {
            waiting += 1;
            const some = planned.slice(0, random.whole(1, 8));
            void flow
              .take(() => some)
              .then((granted) => {
                waiting -= 1;
                inFlight += granted.length;
              });
            break;
          }
          case 'done':
            if (inFlight === 0) break;
            inFlight -= 1;
            flow.done(1);
        }
        for (let tick = 0; tick < 3; tick += 1) await new Promise((resolve) => setImmediate(resolve));
        const free = atOnce - inFlight;
        expect(free).toBeGreaterThanOrEqual(0);
        if (added > 0) expect([waiting <= eighth, beginning <= free + eighth]).toEqual([true, true]);
        if (unbegun > 0) expect(waiting > eighth || beginning >= free + eighth).toBe(true);
      }
    }
  },
);

class Bucket {
  left: number;
  refused: number[] = [];
  #at = 0;
  readonly perSecond: number;
  readonly burst: number;

  constructor(perSecond: number, burst: number) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.left = burst;
  }

  takes(now: number): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.#at) / 1000) * this.perSecond);
    this.#at = now;
    if (this.left < 1) {
      this.refused.push(now);
      return false;
    }
    this.left -= 1;
    return true;
  }
}

async function withRateLimit(people: number, bucket: Bucket, more: Partial<QueueWorldOptions> = {}) {
  const running = await withHintedPeople(people, false, more);
  running.answer = (call) =>
    bucket.takes(running.clock.now())
      ? running.world.bought(call)
      : answerOf('too many requests', { status: 429, retryAfterMs: 1000 });
  return running;
}

describe('the rate of the service', () => {
  test('All invocations together find an unknown rate limit after a few refusals and keep to it', async () => {
    const perSecond = 5;
    const bucket = new Bucket(perSecond, 5);
    const running = await withRateLimit(3000, bucket, { invocations: 3 });
    const start = running.clock.now();
    const from = (minutes: number) => start + minutes * minute;
    await running.runUntil(() => running.clock.now() >= from(9), 10);
    const accepted = running.world.sent.filter((sent) => sent.at >= from(3)).length;
    const refused = bucket.refused.filter((at) => at >= from(3)).length;
    expect((accepted - refused) / (6 * 60 * perSecond)).toBeGreaterThan(0.85);
    expect(refused / accepted).toBeLessThan(0.02);
    expect(bucket.refused.length).toBeLessThan(200);
  });

  test('Workers keep to a configured rate limit from the first call on, without a refusal and with few writes', async () => {
    const bucket = new Bucket(10, 5);
    const running = await withRateLimit(300, bucket, { callsPerSecond: 10 });

    const writes = running.world.table.writes;
    const minutes = await running.runUntil(() => running.ended('june'), 5);
    expect(bucket.refused).toEqual([]);
    expect(minutes).toBeLessThan(0.6);
    expect(running.world.table.writes - writes).toBeLessThan(1.1 * 300 * 11);
  });
});
