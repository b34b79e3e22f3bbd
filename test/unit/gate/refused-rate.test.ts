import { expect, test } from 'vitest';
import { CallRate } from '../../../functions/fan-out/flow/call-rate.ts';
import { gateKey, neverClosed, readGate } from '../../../shared/gate/gate.ts';
import { drawSlots } from '../../../shared/gate/rate-slots.ts';
import { answerClasses } from '../../../shared/service-client/answer.ts';
import { Random } from '../../simulation/world/random.ts';
import { answerOf, LedgerWorld, photo } from '../../support/worlds/ledger-world.ts';

const name = { scheme: 'token', base: 'palmistry' } as const;

async function refusedTogether(sent: number, refused: number, spanMs: number) {
  const world = new LedgerWorld();
  const rate = new CallRate(world.fanOut(['june/anna']), 'palmistry');
  const startedAt = world.now;
  let firstRefusedAt = 0;
  for (let call = 0; call < sent; call += 1) {
    world.now = startedAt + Math.floor((spanMs * call) / sent);
    expect(rate.take()).toBe(true);
    if (call === sent - refused) firstRefusedAt = world.now;
  }
  world.now = startedAt + spanMs;
  for (let call = 0; call < refused; call += 1) rate.noteRefusal(firstRefusedAt);
  expect(rate.take()).toBe(false);
  await new Promise<void>((resolve) => rate.ask(1, resolve));
  return { world, rate, pace: (await readGate(world.ledger, name)).pace };
}

test('After a first refusal the pace is the number of calls that the service accepted per second, over 300 random bursts', async () => {
  const random = new Random(7);
  for (let burst = 0; burst < 300; burst += 1) {
    const sent = random.whole(2, 60);
    const refused = random.whole(1, sent - 1);
    const spanMs = random.whole(1000, 4000);
    const { pace } = await refusedTogether(sent, refused, spanMs);
    expect(pace?.callsPerSecond).toBeCloseTo(Math.max(0.2, ((sent - refused) * 1000) / spanMs), 6);
    expect(pace?.tooMany).toBeUndefined();
  }
});

test('The measured rate begins five seconds before the first refused call was sent, however late its refusal comes', async () => {
  const random = new Random(3);
  for (let burst = 0; burst < 100; burst += 1) {
    const world = new LedgerWorld();
    const rate = new CallRate(world.fanOut(['june/anna']), 'palmistry');
    const [start, apartMs, sent] = [world.now, random.whole(20, 200), random.whole(60, 100)];
    const refused = random.whole(1, 10);
    const times = Array.from({ length: sent }, (_, call) => start + call * apartMs);
    for (const at of times) {
      world.now = at;
      rate.take();
    }
    const firstSentAt = random.pick(times.slice(20, -10));
    world.now += random.whole(0, 5000);
    const seen = world.now;
    for (let call = 0; call < refused; call += 1) rate.noteRefusal(firstSentAt);
    await new Promise<void>((resolve) => rate.ask(1, resolve));
    const counted = times.filter((at) => at >= firstSentAt - 5000);
    const seconds = Math.max(1, (seen - (counted[0] ?? 0)) / 1000);
    const { pace } = await readGate(world.ledger, name);
    expect(pace?.callsPerSecond).toBeCloseTo(Math.max(0.2, (counted.length - refused) / seconds), 6);
  }
});

test('Once a pace is set, each call waits for its own rate slot, and a second refusal lowers the pace', async () => {
  const { world, rate } = await refusedTogether(20, 10, 2000);
  const slots: number[] = [];
  while (slots.length < 10) {
    if (rate.take()) slots.push(world.now);
    else await new Promise<void>((resolve) => rate.ask(10, resolve));
  }
  const gaps = slots.slice(1).map((at, index) => at - (slots[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(100);
  expect((await readGate(world.ledger, name)).nextTurnAt).toBeGreaterThan(slots.at(-1) ?? 0);
  const before = (await readGate(world.ledger, name)).pace;
  rate.noteRefusal(world.now);
  await new Promise<void>((resolve) => rate.ask(1, resolve));
  const after = (await readGate(world.ledger, name)).pace;
  expect(after?.callsPerSecond).toBeLessThan(10);
  expect(after?.tooMany).toBeGreaterThanOrEqual(before?.callsPerSecond ?? 0);
  expect(after?.at).toBe(world.now);
});

test('Rate slots that were drawn before a refusal are not used, and the next calls keep to the lower rate', async () => {
  const { world, rate } = await refusedTogether(40, 10, 3000);
  const nextCalls = async (count: number) => {
    const accepted: number[] = [];
    while (accepted.length < count) {
      if (rate.take()) accepted.push(world.now);
      else await new Promise<void>((resolve) => rate.ask(10, resolve));
    }
    return accepted;
  };
  await nextCalls(3);
  rate.noteRefusal(world.now);
  await new Promise<void>((resolve) => rate.ask(1, resolve));
  const { pace } = await readGate(world.ledger, name);
  const [first = 0, second = 0, third = 0] = await nextCalls(3);
  const slowestMs = 1000 / (pace?.callsPerSecond ?? 1);
  expect(pace?.callsPerSecond).toBeLessThan(9);
  expect(Math.min(second - first, third - second)).toBeGreaterThan(0.8 * slowestMs);
});

test('The latest pace counts, in whatever order a worker reads the gate', async () => {
  const took = async (...order: readonly ('older' | 'newer')[]) => {
    const world = new LedgerWorld();
    const rate = new CallRate(world.fanOut(['june/anna']), 'palmistry');
    const start = world.now;
    const paces = {
      older: { callsPerSecond: 0.5, tooMany: 0.6, at: start - 1000 },
      newer: { callsPerSecond: 50, tooMany: 60, at: start },
    };
    for (const which of order) rate.notePace({ ...neverClosed('palmistry'), pace: paces[which] });
    for (let taken = 0; taken < 5; )
      if (rate.take()) taken += 1;
      else await new Promise<void>((resolve) => rate.ask(5, resolve));
    return world.now - start;
  };
  expect(await took('older')).toBeGreaterThan(5000);
  for (const order of [['newer'], ['older', 'newer'], ['newer', 'older']] as const)
    expect(await took(...order)).toBeLessThan(1000);
});

const ahead = 15 * 60_000;

test.each([-1, 0, 1, 24 * 60 * 60_000])(
  'A stored rate slot is ignored only if it lies more than a quarter of an hour ahead: %s ms more',
  async (beyondMs) => {
    const world = new LedgerWorld();
    const nextTurnAt = world.now + ahead + beyondMs;
    world.table.load([{ ...gateKey(name), ...neverClosed('palmistry'), nextTurnAt }]);
    const drawn = await drawSlots(world.ledger, name, 1000, world.now + 60_000);
    expect(drawn?.at).toBe(beyondMs > 0 ? world.now : undefined);
  },
);

test.each(answerClasses)('An answer "%s" lowers the pace if and only if it is a 429', async (first) => {
  const world = new LedgerWorld();
  await world.acceptPhoto('june/anna', photo('a'));
  const nextAnswers = [answerOf(first, { status: 503, retryAfterMs: 1000 })];
  world.answer = (call) => nextAnswers.pop() ?? world.bought(call);
  await world.work('june/anna');
  const { pace } = await readGate(world.ledger, { scheme: 'token', base: 'palmistry' });
  expect(pace !== undefined).toBe(first === 'too many requests');
});
