import { describe, expect, test } from 'vitest';
import { afterUnknowns } from '../../../functions/fan-out/call-status.ts';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { answerOf, LedgerWorld, minute, row, subject } from '../../support/worlds/ledger-world.ts';

const windowMs = 2 * minute;
const call = { operation: 'varshaphal_yoga' } as const;
const from = 1_000_000;
const until = from + 5 * minute;

/** @param at when the newer of two attempts was made; the outage lasts between `from` and `until` */
const after = (at: number, now: number) =>
  afterUnknowns(call, [0, at], 'retry', { now, windowMs, outages: new Map([['base', [{ from, until }]]]) });

describe('A second attempt with an unknown outcome', () => {
  test.each([
    ['before its base failed', from - 1, 'unknown'],
    ['when its base began to fail', from, 'open'],
    ['while its base failed', from + 1, 'open'],
    ['when its gate had just opened', until + 1, 'open'],
    ['at the end of the time in which its failure belongs to the outage', until + windowMs, 'open'],
    ['after the time in which its failure belongs to the outage', until + windowMs + 1, 'unknown'],
  ] as const)('A second attempt with an unknown outcome %s (%i) leaves the call %s', (_when, at, status) => {
    expect(after(at, at + windowMs)).toBe(status);
  });

  test('A second unknown outcome becomes final only when no outage can be declared for it any more', () => {
    const at = until + windowMs + 1;
    expect([after(at, at), after(at, at + windowMs - 1), after(at, at + windowMs)]).toEqual([
      'unjudged',
      'unjudged',
      'unknown',
    ]);
  });
});

test('A report whose last outcomes are unknown is due when the latest of them can be judged, and not earlier', async () => {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  let last = 0;
  world.answer = () => {
    world.now += 5000;
    last = world.now;
    return answerOf('timeout');
  };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await world.work('june/anna');
    world.now += 10_000;
  }
  const sent = world.sent.length;
  await world.work('june/anna');
  expect(world.sent).toHaveLength(sent);
  const { header } = await world.report('june/anna');
  expect(header).toMatchObject({ state: 'due', dueAt: last + windowMs });
});

test('A call is sent once more after its worker died, and never again if that outcome is unknown too', async () => {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  const killed = world.fanOut(['june/anna'], { send: () => new Promise(() => undefined) });
  void workOnSubjects(killed, [subject('june/anna')]);
  while ((await world.report('june/anna')).header.state !== 'working')
    await new Promise((resolve) => setImmediate(resolve));
  world.now += 10 * minute;
  world.answer = () => answerOf('timeout');
  await world.work('june/anna');
  await world.pass(20);
  const { header } = await world.report('june/anna');
  expect(header).toMatchObject({ state: 'failed', tally: { unknown: world.sent.length } });
  expect(new Set(world.sent.map(({ call: { operation } }) => operation)).size).toBe(world.sent.length);
});
