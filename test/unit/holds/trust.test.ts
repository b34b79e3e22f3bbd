import { beforeEach, describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import type { Write } from '../../../shared/table/table.ts';
import { Random } from '../../simulation/world/random.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { answerOf, minute, row, subject } from '../../support/worlds/ledger-world.ts';
import { TrialWorld } from '../../support/worlds/trial-world.ts';

const day = 24 * 60 * minute;
let world: TrialWorld;
let births = 0;

beforeEach(() => {
  world = new TrialWorld();
});

async function people(batch: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `${batch}/${index}`);
  for (const name of names) {
    births += 1;
    const birth = { day: 1 + (births % 28), month: 1 + (births % 12), year: 1900 + births, hour: 6, min: 30 };
    await world.acceptRow(name, row({ birth: { ...birth, lat: 12, lon: 77, tzone: 5.5 } }));
  }
  return names;
}

const earnTrust = async () => {
  await world.work(...(await people('first', 4)));
  await world.pass(1);
};

const operations = () =>
  Object.keys(Object([...world.table.items()].find(({ pk }) => pk.startsWith('trust#'))?.operations));

const statesOf = (names: readonly string[]) => world.states(names);
function refuse(operation: string) {
  world.answer = world.refusing(operation, 'no such endpoint', 404);
}

describe('A service that answered a batch as expected', () => {
  test('A service that answered a batch as expected needs no trial for the next batch within a day', async () => {
    await earnTrust();
    const next = await people('second', 10);
    await world.work(...next);
    expect(await statesOf(next)).toEqual({ complete: 10 });
    world.now += day + minute;
    const later = await people('third', 10);
    await world.work(...later);
    expect(await statesOf(later)).toEqual({ complete: 3, waiting: 7 });
  });

  test('A trusted service stays trusted as long as it is used', async () => {
    await earnTrust();
    for (let hours = 0; hours < 48; hours += 8) {
      const next = await people(`batch-${hours}`, 5);
      await world.work(...next);
      expect(await statesOf(next)).toEqual({ complete: 5 });
      world.now += 8 * 60 * minute;
    }
  });

  test('A trusted service needs a trial for operations that it has not sold', async () => {
    await earnTrust();
    const next = await people('second', 5);
    for (const [index, name] of next.entries())
      await world.acceptRow(name, row({ vastuId: `house ${index}` }));
    await world.work(...next);
    expect(await statesOf(next)).toEqual({ complete: 3, waiting: 2 });
  });

  test('A trusted service needs a trial after a change of its credential', async () => {
    await earnTrust();
    world.credential = { ...world.credential, version: 'v2' };
    const next = await people('second', 5);
    await world.work(...next);
    expect(await statesOf(next)).toEqual({ complete: 3, waiting: 2 });
  });

  test('A trusted service loses trust after as many odd answers in a row as a trial has slots, and the batch is held', async () => {
    await earnTrust();
    refuse('varshaphal_yoga');
    const next = await people('second', 40);
    for (const name of next) await world.work(name);
    const states = await statesOf(next);
    expect(states.partial).toBe(3);
    expect(states.waiting).toBe(37);
    expect((await world.report(next[39] ?? '')).header.waitingOn).toBe('trial#second');
    world.answer = (call) => world.bought(call);
    const after = await people('third', 5);
    await world.work(...after);
    expect(await statesOf(after)).toEqual({ complete: 3, waiting: 2 });
  });

  test('If the table refuses the hold after the third odd answer, the next odd answer holds the batch', async () => {
    await earnTrust();
    refuse('varshaphal_yoga');
    const names = await people('second', 40);
    const isHold = (write: Write) => 'set' in write && JSON.stringify(write.set).includes('"isFirst":false');
    const seen = meanwhile(world.table, isHold, () => Promise.reject(new Error('throttled')));
    for (const name of names) await world.work(name);
    expect(seen.times).toBe(1);
    expect(await statesOf(names)).toEqual({ partial: 4, waiting: 36 });
  });

  test('A service loses its trust after three odd answers, even if each batch holds one person only', async () => {
    await earnTrust();
    refuse('varshaphal_yoga');
    const names: string[] = [];
    for (let batch = 0; batch < 12; batch += 1) names.push(...(await people(`single-${batch}`, 1)));
    for (const name of names) await world.work(name);
    const later = names.filter((_, index) => index >= 3);
    expect(operations()).toEqual([]);
    expect((await world.report(names[2] ?? '')).header.state).toBe('partial');
    expect(later.length).toBe(9);
    const hold = (await readBatchItem(world.ledger, 'single-2'))?.trial?.hold;
    expect(hold).toMatchObject({ subjects: 3, isFirst: false });
  });

  test('A batch is not held when the good answers that one worker sees come between odd ones that other workers see', async () => {
    await earnTrust();
    const good = await people('second', 4);
    const odd = (await people('second', 7)).slice(4);
    const deps = world.fanOut(good);
    for (const [index, name] of good.entries()) {
      world.answer = (call) => world.bought(call);
      await workOnSubjects(deps, [subject(name)]);
      refuse('varshaphal_yoga');
      const other = odd[index];
      if (other === undefined) continue;
      await world.work(other);
    }
    expect((await readBatchItem(world.ledger, 'second'))?.trial?.hold).toBeUndefined();
  });

  test('A batch is held after three odd answers, however many good ones another batch gets between them', async () => {
    await earnTrust();
    const [odd, good] = [await people('odd', 5), await people('good', 5)];
    for (const [index, name] of odd.entries()) {
      refuse('varshaphal_yoga');
      await world.work(name);
      world.answer = (call) => world.bought(call);
      await world.work(good[index] ?? '');
    }
    expect(await statesOf(odd)).toEqual({ partial: 3, waiting: 2 });
  });

  test('A service stays trusted when good answers come between the odd ones of batches with one person each', async () => {
    await earnTrust();
    const names: string[] = [];
    for (let batch = 0; batch < 8; batch += 1) names.push(...(await people(`single-${batch}`, 1)));
    for (const [index, name] of names.entries()) {
      if (index % 2 === 0) refuse('varshaphal_yoga');
      else world.answer = (call) => world.bought(call);
      await world.work(name);
    }
    expect(operations()).not.toEqual([]);
    expect(await statesOf(names)).toEqual({ partial: 4, complete: 4 });
  });

  test('A trusted service stays trusted when odd answers come between good ones', async () => {
    await earnTrust();
    let calls = 0;
    world.answer = (call) => {
      if (call.operation !== 'varshaphal_yoga') return world.bought(call);
      calls += 1;
      return calls % 3 === 0 ? world.bought(call) : answerOf('no such endpoint', { status: 404, body: {} });
    };
    const next = await people('second', 30);
    for (const name of next) await world.work(name);
    expect(await statesOf(next)).toEqual({ complete: 10, partial: 20 });
  });
});

test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  'The third odd answer over all batches holds a batch, and a good answer clears the odd answers of its own batch, whichever worker sees them (%i)',
  async (seed) => {
    const random = new Random(seed);
    await earnTrust();
    const batches = ['a', 'b'];
    const waitingNames = new Map<string, string[]>();
    for (const batch of batches) waitingNames.set(batch, await people(batch, 30));
    const { trials } = world.fanOut([...waitingNames.values()].flat());
    const workGood = async (name: string) => {
      world.answer = (call) => world.bought(call);
      await workOnSubjects(world.fanOut([name], { trials }), [subject(name)]);
    };
    await workGood(waitingNames.get('a')?.pop() ?? '');
    let oddBatches: string[] = [];
    for (let end = 0; end < 25 && oddBatches.length < 3; end += 1) {
      const batch = random.pick(batches);
      const name = waitingNames.get(batch)?.pop() ?? '';
      const isOdd = random.chance(0.5);
      if (isOdd) refuse('varshaphal_yoga');
      await (isOdd ? world.work(name) : workGood(name));
      oddBatches = isOdd ? [...oddBatches, batch] : oddBatches.filter((oddBatch) => oddBatch !== batch);
      const items = await Promise.all(batches.map((batch) => readBatchItem(world.ledger, batch)));
      expect(items.some((item) => item?.trial?.hold !== undefined)).toBe(oddBatches.length === 3);
    }
  },
);

describe('A batch whose trial ends', () => {
  test('A batch whose trial ends resumes by hints of the worker that ended the last trial subject, without the reconciler', async () => {
    const all = await people('june', 10);
    await world.work(...all);
    expect(await statesOf(all)).toEqual({ complete: 3, waiting: 7 });
    expect(world.jobs.map(({ key }) => key).sort()).toEqual(all.slice(3).sort());
    for (const { key } of world.jobs.splice(0)) await world.work(key);
    expect(await statesOf(all)).toEqual({ complete: 10 });
  });
});
