import { describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../../functions/fan-out/work-on-subjects.ts';
import type { Table } from '../../../../shared/table/table.ts';
import { bornIn, LedgerWorld, minute, row, subject } from '../../../support/worlds/ledger-world.ts';

const poisonousLatitude = 50;
const poison = 'june/poison';
const innocent = Array.from({ length: 15 }, (_, at) => `june/person-${at}`);
const names = [...innocent, poison];

const forever = new Promise<never>(() => {});

async function runUntilDeath(world: LedgerWorld) {
  let isDead = false;
  let inFlight = 0;
  let mostInFlight = 0;
  const untilDeath =
    <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      isDead ? forever : run(...args);
  const { table } = world;
  const ledger = {
    ...world.ledger,
    table: {
      get: untilDeath((key) => table.get(key)),
      query: untilDeath((query) => table.query(query)),
      queryIndex: untilDeath((query) => table.queryIndex(query)),
      update: untilDeath((update) => table.update(update)),
      delete: untilDeath((removal) => table.delete(removal)),
      transact: untilDeath((writes) => table.transact(writes)),
    } satisfies Table,
  };
  const deps = world.fanOut(names, { ledger });
  const ended = new Promise<void>((resolve) => {
    const send: typeof deps.send = async (call, endpoint, credential) => {
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      const isPoison = call.body.lat === poisonousLatitude;
      for (let tick = 0; tick < (isPoison ? 100 : 300); tick += 1)
        await new Promise((next) => setImmediate(next));
      inFlight -= 1;
      if (isDead) return forever;
      if (isPoison) {
        isDead = true;
        resolve();
        return forever;
      }
      return deps.send(call, endpoint, credential);
    };
    void workOnSubjects({ ...deps, send }, names.map(subject)).then(() => resolve());
  });
  await ended;
  world.now += 10 * minute;
  return { isDead, mostInFlight };
}

async function worldOfSixteen(): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  world.settings = { ...world.settings, calls: { ...world.settings.calls, atOnce: 100 } };
  // Draws differ, so the poison is not always in the same group.
  let draws = 0;
  world.random = () => {
    draws += 1;
    return (draws * 0.618_034) % 1;
  };
  for (const [at, name] of names.entries()) {
    const { birth } = row();
    const lat = name === poison ? poisonousLatitude : 10 + at;
    await world.acceptRow(name, row({ birth: birth && { ...birth, lat } }));
  }
  return world;
}

const stateOf = async (world: LedgerWorld, name: string) => (await world.report(name)).header.state;
const unfinished = async (world: LedgerWorld) => {
  const states = await Promise.all(innocent.map((name) => stateOf(world, name)));
  return states.filter((state) => state !== 'complete').length;
};

describe('a deadly subject', () => {
  test('By halving its groups of subjects, the pipeline finds the one that kills every worker, and completes all others', async () => {
    const world = await worldOfSixteen();
    const unfinishedAfter: number[] = [];
    const deaths: boolean[] = [];
    const inFlightAfter: number[] = [];
    while ((await stateOf(world, poison)) !== 'failed') {
      const { isDead, mostInFlight } = await runUntilDeath(world);
      unfinishedAfter.push(await unfinished(world));
      deaths.push(isDead);
      inFlightAfter.push(mostInFlight);
    }
    expect(deaths).toEqual([true, true, true, true, true, false]);
    expect(unfinishedAfter[0]).toBe(15);
    expect(unfinishedAfter[1]).toBeLessThanOrEqual(7);
    expect(unfinishedAfter[3]).toBeLessThanOrEqual(1);
    expect(unfinishedAfter[4]).toBe(0);
    expect(inFlightAfter[1]).toBeGreaterThan(4 * 4);
    expect((await world.report(poison)).header).toMatchObject({
      reason: { code: 'given-up', after: 'deaths', times: 5 },
      // Its four calls were in flight at every death, so it is unknown whether the service sold them.
      tally: { bought: 0, unknown: 4 },
      callsUnknown: 20,
    });
    for (const name of innocent) expect(await stateOf(world, name)).toBe('complete');
  });
});

test.each([0, 1, 2, 3, 4])(
  'After %i deaths of workers, the next worker halves the group of subjects once for each, and takes single subjects at the last attempt',
  async (attempts) => {
    const world = new LedgerWorld();
    world.settings = { ...world.settings, calls: { ...world.settings.calls, atOnce: 1000 } };
    const subjects = Array.from({ length: 20 }, (_, at) => `june/person-${at}`);
    for (const [at, name] of subjects.entries()) {
      await world.acceptRow(name, bornIn(1950 + at));
      const { header } = await world.report(name);
      world.table.load([{ ...header, attempts }]);
    }
    const inFlight = new Map<string, number>();
    let most = 0;
    world.answer = async (call) => {
      const about = call.correlationId ?? '';
      inFlight.set(about, (inFlight.get(about) ?? 0) + 1);
      most = Math.max(most, inFlight.size);
      for (let tick = 0; tick < 200; tick += 1) await new Promise((next) => setImmediate(next));
      const left = (inFlight.get(about) ?? 1) - 1;
      if (left === 0) inFlight.delete(about);
      else inFlight.set(about, left);
      return world.bought(call);
    };
    await world.work(...subjects);
    const isLast = attempts === world.settings.retry.maxAttempts - 1;
    expect(most).toBe(isLast ? 1 : Math.ceil(subjects.length / 2 ** attempts));
  },
);
