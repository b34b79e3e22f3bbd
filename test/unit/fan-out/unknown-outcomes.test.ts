import { describe, expect, test } from 'vitest';
import { afterUnknowns } from '../../../functions/fan-out/call-status.ts';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import { chargesOf } from '../../../shared/ledger/parts/charges.ts';
import { openUnknowns } from '../../../shared/ledger/parts/parts.ts';
import type { AnswerClass } from '../../../shared/service-client/answer.ts';
import { Random } from '../../simulation/world/random.ts';
import { withRetry } from '../../support/settings/settings.ts';
import { answerOf, bornIn, LedgerWorld, minute, row, subject } from '../../support/worlds/ledger-world.ts';
import { ticks } from '../../support/worlds/trial-world.ts';

const windowMs = 2 * minute;
const call = { operation: 'varshaphal_yoga' } as const;
const outageFrom = 1_000_000;
const outageUntil = outageFrom + 5 * minute;

/** @param at when the newer of two attempts was made */
const statusAt = (at: number, now: number) =>
  afterUnknowns(call, [0, at], 'retry', {
    now,
    windowMs,
    outages: new Map([['base', [{ from: outageFrom, until: outageUntil }]]]),
  });

describe('A second attempt with an unknown outcome', () => {
  test.each([
    ['before its base failed', outageFrom - 1, 'unknown'],
    ['when its base began to fail', outageFrom, 'open'],
    ['while its base failed', outageFrom + 1, 'open'],
    ['when its gate had just opened', outageUntil + 1, 'open'],
    ['at the end of the time in which its failure belongs to the outage', outageUntil + windowMs, 'open'],
    ['after the time in which its failure belongs to the outage', outageUntil + windowMs + 1, 'unknown'],
  ] as const)('A second attempt with an unknown outcome %s (%i) leaves the call %s', (_when, at, status) => {
    expect(statusAt(at, at + windowMs)).toBe(status);
  });

  test('A second unknown outcome becomes final only when no outage can be declared for it any more', () => {
    const at = outageUntil + windowMs + 1;
    expect([statusAt(at, at), statusAt(at, at + windowMs - 1), statusAt(at, at + windowMs)]).toEqual([
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

const outcomes = [
  ...['json', 'json', 'timeout', 'timeout', 'connection lost'],
  ...['bad request', 'unprocessable', 'not implemented', 'no connection'],
] as const satisfies readonly AnswerClass[];

/** The worker dies after it has stored the earlier answers. */
async function dieAt(world: LedgerWorld, last: number): Promise<void> {
  let calls = 0;
  const deps = world.fanOut(['june/anna']);
  const send: typeof deps.send = (...call) =>
    ++calls >= last ? new Promise(() => undefined) : deps.send(...call);
  void workOnSubjects({ ...deps, send }, [subject('june/anna')]);
  await ticks(30);
  world.now += 10 * minute;
}

test.each(['same key', 'retry'] as const)(
  'A report and its batch count exactly the bought calls and the attempts that are still unknown, with the policy "%s" and random answers',
  async (unknown) => {
    const random = new Random(1);
    const seen = new Set<string>();
    for (let play = 0; play < 14; play += 1) {
      const world = new LedgerWorld();
      world.settings = withRetry(world.settings, { unknown });
      world.answer = (sent) => {
        const outcome = random.pick(outcomes);
        return outcome === 'json' ? world.bought(sent) : answerOf(outcome);
      };
      await world.acceptRow('june/anna', row());
      for (let turn = 0; turn < 4; turn += 1) {
        if (random.chance(0.2)) await world.acceptRow('june/anna', bornIn(random.whole(1950, 1951)));
        if (random.chance(0.3)) await askRedrive(world.ledger, 'june', ['unknown', 'refused', 'unavailable']);
        await world.reconcile();
        for (let deaths = random.whole(0, 2); deaths > 0; deaths -= 1) await dieAt(world, random.whole(1, 5));
        await world.pass(random.whole(1, 6));
        const { header, parts } = await world.report('june/anna');
        const charges = [...parts].flatMap(([name, part]) => chargesOf(name, part));
        const count = {
          bought: charges.filter(({ state }) => state === 'bought').length,
          unknown: [...parts.values()].flatMap(openUnknowns).length,
        };
        expect({ bought: header.callsBought, unknown: header.callsUnknown }).toEqual(count);
        if (header.state === 'due') continue;
        expect(await readCounts(world.ledger, 'june')).toMatchObject(count);
        for (const { resolved, state } of parts.values()) if (resolved) seen.add(state);
      }
    }
    expect([...seen].sort()).toEqual(unknown === 'retry' ? [] : ['bought', 'refused', 'unavailable']);
  },
);
