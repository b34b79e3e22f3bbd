import { describe, expect, test } from 'vitest';
import { outageWindowMs } from '../../../functions/fan-out/gates/breaker.ts';
import { closeGate, openGate, readGate } from '../../../shared/gate/gate.ts';
import { outcomeReports, outcomesPrefix } from '../../../shared/gate/outcomes.ts';
import { Random } from '../../simulation/world/random.ts';
import { LedgerWorld } from '../../support/worlds/ledger-world.ts';

const name = { scheme: 'token', base: 'base' } as const;

interface Seen {
  readonly at: number;
  readonly subject: string;
  readonly isBad: boolean;
}

function fails(seen: readonly Seen[]): boolean {
  return seen.some((_, index) => {
    const latest = seen.slice(0, index + 1);
    const bad = latest.filter(({ isBad }) => isBad);
    const subjects = new Set(latest.map(({ subject }) => subject)).size;
    const affected = new Set(bad.map(({ subject }) => subject)).size;
    return (
      bad.length >= 10 && bad.length * 2 >= latest.length && affected >= Math.max(2, Math.min(3, subjects))
    );
  });
}

type Event = 'nothing' | 'opened' | 'throttled' | 'wallet empty';

/** Outcomes are further apart than those that the breaker counts together. */
async function play(random: Random): Promise<void> {
  const world = new LedgerWorld();
  const breaker = world.breakerOf();
  const windowMs = outageWindowMs(world);
  const subjects = random.whole(1, 5);
  const badness = random.pick([0.3, 0.5, 0.6, 0.8, 1]);
  let seen: Seen[] = [];
  let openedAt = 0;
  let bad: Seen[] = [];
  for (let tick = 0; tick < 40; tick += 1) {
    world.now += random.whole(5000, 7000);
    const event = random.pick<Event>([
      'nothing',
      'nothing',
      'nothing',
      'nothing',
      'opened',
      'throttled',
      'wallet empty',
    ]);
    if (event === 'opened' && (await openGate(world.ledger, name))) {
      openedAt = world.now;
      world.now += 5000;
    }
    if (event === 'throttled')
      await closeGate(world.ledger, name, { reason: event, until: world.now + 60_000 });
    if (event === 'wallet empty') await closeGate(world.ledger, name, { reason: event, probeAt: world.now });
    const before = await readGate(world.ledger, name);
    const one = {
      at: world.now,
      subject: `june/${random.whole(1, subjects)}`,
      isBad: random.chance(badness),
    };
    const isClosed = await breaker.note(name, one.subject, one.isBad ? 'bad' : 'good');
    seen = [one, ...seen].filter(({ at }) => at >= world.now - windowMs);
    bad = seen.filter(({ isBad }) => isBad);
    const since = seen.filter(({ at }) => at >= openedAt);
    const isKnown = before.state === 'closed' && before.reason === 'failing';
    const isJudged = one.isBad && bad.length >= 2;
    const isFailing = isJudged && (isKnown || fails(since));
    expect(isClosed).toBe(isFailing);
    const after = await readGate(world.ledger, name);
    const isGraver = before.state === 'closed' && before.reason === 'wallet empty';
    if (isFailing && !isGraver) expect(after).toMatchObject({ state: 'closed', reason: 'failing' });
    else expect(after).toEqual(before);
    if (isFailing && !isGraver && !isKnown) {
      const from = Math.min(...since.filter(({ isBad }) => isBad).map(({ at }) => at));
      expect(after.outages?.at(-1)).toEqual({ from });
    }
  }
}

describe('The circuit breaker', () => {
  test.each([1, 2, 3, 4])(
    'The circuit breaker closes a gate if and only if the rule of the model says so, over 250 random histories (%i)',
    async (seed) => {
      const random = new Random(seed);
      for (let history = 0; history < 250; history += 1) await play(random);
    },
  );

  test('The circuit breaker judges outcomes that arrive during a judgement together, and each caller gets the verdict', async () => {
    const world = new LedgerWorld();
    const breaker = world.breakerOf();
    const reads: string[] = [];
    const get = world.table.get.bind(world.table);
    world.table.get = (key) => {
      reads.push(key.pk);
      return get(key);
    };
    const notes = Array.from({ length: 30 }, (_, index) => breaker.note(name, `june/${index}`, 'bad'));
    const waited = breaker.waitUntilJudged(['base']);
    const verdicts = await Promise.all(notes);
    expect(await waited).toBe(true);
    expect(verdicts.slice(10).every(Boolean)).toBe(true);
    expect(reads.length).toBeLessThanOrEqual(3);
    expect(await breaker.waitUntilJudged(['base'])).toBe(false);
  });

  test('The circuit breaker counts the good outcomes of five seconds in one tally', async () => {
    const world = new LedgerWorld();
    const breaker = world.breakerOf();
    for (let second = 0; second <= 30; second += 1) {
      for (let call = 0; call < 20; call += 1) await breaker.note(name, `june/${call}`, 'good');
      world.now += 1000;
    }
    const reports = [...world.table.items()].filter(({ sk }) => sk.startsWith(outcomesPrefix));
    const [tallies, ...others] = reports.map((item) => outcomeReports.parse(item).tallies);
    expect([tallies?.length, others]).toEqual([7, []]);
  });

  test('The circuit breaker reports no outcome older than its window, however long it runs', async () => {
    const world = new LedgerWorld();
    const breaker = world.breakerOf();
    const random = new Random(1);
    for (let call = 0; call < 300; call += 1) {
      world.now += random.whole(1000, 20_000);
      const outcome = random.chance(0.2) ? 'bad' : 'good';
      await breaker.note(name, `june/${call}`, outcome);
      const reports = [...world.table.items()].filter(({ sk }) => sk.startsWith(outcomesPrefix));
      for (const { tallies } of reports.map((item) => outcomeReports.parse(item)))
        expect((tallies.at(-1)?.at ?? 0) - (tallies[0]?.at ?? 0)).toBeLessThanOrEqual(outageWindowMs(world));
    }
  });

  test('The circuit breaker judges again at the next bad outcome after the table refused a write', async () => {
    const world = new LedgerWorld();
    const breaker = world.breakerOf();
    const update = world.table.update.bind(world.table);
    world.table.update = () => Promise.reject(new Error('the table is away'));
    for (let index = 0; index < 12; index += 1)
      expect(await breaker.note(name, `june/${index}`, 'bad')).toBe(false);
    world.table.update = update;
    expect(await breaker.note(name, 'june/last', 'bad')).toBe(true);
    expect(await readGate(world.ledger, name)).toMatchObject({ state: 'closed', reason: 'failing' });
  });
});
