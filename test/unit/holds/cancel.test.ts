import { beforeEach, describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { cancelBatch, cancelPage, cancelSubject } from '../../../shared/holds/cancel.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { cancelledAtOf } from '../../../shared/ledger/batches/cancelled.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { completeBatch } from '../../../shared/sealing/completion.ts';
import { sealBatch } from '../../../shared/sealing/seal.ts';
import type { Write } from '../../../shared/table/table.ts';
import { accountOf } from '../../support/ledger/account-of.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { answerOf, LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

const anna = 'june/anna';
const ben = 'june/ben';
let world: LedgerWorld;

const headerOf = async (name: string) => (await world.report(name)).header;
const cancel = (batch = 'june', because?: string) => cancelBatch(world.ledger, batch, { because });
const pageOptions = (laterMs = 0) => ({
  limit: 50,
  dueAt: world.now + laterMs,
  erase: () => Promise.reject(new Error('Nobody is erased here')),
});
const redrive = (...states: readonly ('unavailable' | 'unknown' | 'cancelled')[]) =>
  askRedrive(world.ledger, 'june', states);

beforeEach(async () => {
  world = new LedgerWorld();
  for (const batch of ['june', 'july']) await setCeiling(world.ledger, batch, undefined);
});

function duringPalmIdCall(act: () => Promise<unknown>): void {
  world.answer = async (call) => {
    if (call.operation === 'get-palm-id') {
      await act();
      world.now += 11_000;
    }
    return world.bought(call);
  };
}

test('A cancellation counts each person once, though two runs of the reconciler work through every page of it', async () => {
  for (const name of [anna, ben, 'june/carla']) await world.acceptPhoto(name, photo(name));
  const marked = await cancel();
  if (typeof marked !== 'object') throw new Error('not cancelled');
  let mark = marked;
  for (let page = 0; page < 100 && mark.doneAt === undefined; page += 1) {
    for (let run = 0; run < 2; run += 1) await cancelPage(world.ledger, 'june', mark, pageOptions());
    mark = (await readBatchItem(world.ledger, 'june'))?.cancellation ?? mark;
  }
  expect(mark).toMatchObject({ people: 3, walks: 2, doneAt: world.now });
});

test('A repeated cancellation of a whole batch also ends the people who were accepted after the first cancellation', async () => {
  await world.acceptPhoto(anna, photo('a'));
  const { at } = Object(await cancel());
  await world.pass(1);
  world.now += 2 * minute;
  await world.acceptPhoto(ben, photo('b'));
  await world.acceptPhoto('june/carla', photo('c'));
  await setCeiling(world.ledger, 'june', 0);
  await world.work('june/carla');
  expect(await cancel()).toMatchObject({ at });
  await world.work(ben);
  await world.pass(12);
  expect(world.sent).toEqual([]);
  for (const name of [anna, ben, 'june/carla']) expect((await headerOf(name)).state).toBe('cancelled');
  const { doneAt = 0, againAt = 0 } = (await readBatchItem(world.ledger, 'june'))?.cancellation ?? {};
  expect(doneAt - againAt).toBeGreaterThanOrEqual(5 * minute);
  expect([...world.table.items()].filter(({ sk }) => sk.startsWith('cancelled#'))).toHaveLength(1);
});

test('A cancellation walks over its batch twice, and the second walk comes at least five minutes after the request', async () => {
  await world.acceptPhoto(anna, photo('a'));
  await cancel();
  const walkedAt: number[] = [];
  world.table.listeners.push(({ before, after }) => {
    const walks = (item: unknown) => Number(Object(Object(item).cancellation).walks ?? 0);
    if (walks(after) > walks(before)) walkedAt.push(world.now);
  });
  const start = world.now;
  await world.pass(12);
  expect(walkedAt).toHaveLength(2);
  expect((walkedAt[1] ?? 0) - start).toBeGreaterThanOrEqual(5 * minute);
});

test('When two operators cancel at once, the cancellation of the whole batch wins', async () => {
  await world.acceptPhoto(anna, photo('a'));
  const marks = (write: Write) => 'set' in write && write.set?.cancellation !== undefined;
  const seen = meanwhile(world.table, marks, () => cancel());
  expect(await cancel('june', 'gate')).toMatchObject({ revision: 1 });
  expect(seen.times).toBe(1);
  const { cancellation } = (await readBatchItem(world.ledger, 'june')) ?? {};
  expect(cancellation).toMatchObject({ revision: 1 });
  expect(cancellation?.because).toBeUndefined();
});

test.each([
  ['ends a subject of an earlier upload', 5, undefined, true],
  ['ends a subject of an upload at the same time', 10, undefined, true],
  ['does not end a subject of a later upload', 11, undefined, false],
  ['ends a subject whose answer came late', 5, { at: 12, states: [] }, true],
  ['ends a subject that an earlier redrive opened', 5, { at: 9, states: ['unknown'] }, true],
  ['does not end a subject that a later redrive opened', 5, { at: 12, states: ['cancelled'] }, false],
] as const)(
  'The cancellation of a whole batch %s (cancelled at 10, uploaded at %i)',
  (_what, time, reopen, holds) => {
    const source = { bucket: 'inbox', key: 'k', etag: 'e', sequencer: '1', time };
    const inputs = { photo: { value: photo('a'), source } };
    const header = { cancel: undefined, inputs, reopen: reopen && { ...reopen, states: [...reopen.states] } };
    expect(cancelledAtOf(header, { cancelledAt: 10 })).toBe(holds ? 10 : undefined);
  },
);

describe('a cancellation during a wave', () => {
  test.each([
    ['the person', () => cancelSubject(world.ledger, subject(anna))],
    ['the whole batch', () => cancel()],
  ])(
    'If %s is cancelled, the subject keeps the answers of its current wave and sends no more calls',
    async (_what, act) => {
      await world.acceptPhoto(anna, photo('a'));
      duringPalmIdCall(act);
      await world.work(anna);
      await world.pass(8);
      expect(world.sent).toHaveLength(1);
      expect(await headerOf(anna)).toMatchObject({
        state: 'cancelled',
        callsBought: 1,
        tally: { bought: 1, unknown: 0, notAsked: 16 },
      });
      expect(await accountOf(world.table, batchKey('june'))).toMatchObject({ committed: 1, blocks: {} });
      expect(await world.counts('june')).toEqual({ subjects: 1, cancelled: 1, bought: 1 });
    },
  );

  test('Calls that wait for the palm_id are not sent, even if their subject was cancelled less than ten seconds before', async () => {
    await world.acceptPhoto(anna, photo('a'));
    world.answer = async (call) => {
      if (call.operation === 'get-palm-id') await cancelSubject(world.ledger, subject(anna));
      return world.bought(call);
    };
    await world.work(anna);
    expect(world.sent).toHaveLength(1);
    expect((await headerOf(anna)).state).toBe('cancelled');
  });

  test('A subject that is cancelled after all its calls were sent ends as complete', async () => {
    await world.acceptRow(anna, row());
    world.answer = async (call) => {
      await cancelSubject(world.ledger, subject(anna));
      return world.bought(call);
    };
    await world.work(anna);
    expect(await headerOf(anna)).toMatchObject({ state: 'complete', callsBought: 4 });
  });
});

describe('a cancelled batch', () => {
  test('A cancelled batch ends queued jobs without a call and counts the cancelled subjects', async () => {
    for (const name of [anna, ben, 'june/clara']) await world.acceptPhoto(name, photo(name));
    await world.acceptPhoto('july/dora', photo('d'));
    await cancel();
    for (const name of [anna, ben, 'june/clara', 'july/dora']) await world.work(name);
    expect(world.sent).toHaveLength(17);
    expect(await world.counts('june')).toEqual({ subjects: 3, cancelled: 3 });
    expect(await world.counts('july')).toMatchObject({ complete: 1 });
  });

  test('A cancelled batch ends a subject that waits for a ceiling', async () => {
    await setCeiling(world.ledger, 'june', 1);
    await world.acceptPhoto(anna, photo('a'));
    await world.work(anna);
    expect((await headerOf(anna)).state).toBe('waiting');
    await cancel();
    await world.pass(2);
    expect(await headerOf(anna)).toMatchObject({ state: 'cancelled', tally: { notAsked: 17 } });
    expect((await headerOf(anna)).waitingOn).toBeUndefined();
  });

  test('A cancelled batch still lists calls with an unknown outcome, and repeats none of them', async () => {
    await world.acceptPhoto(anna, photo('a'));
    world.answer = (call) => (call.operation === 'luck' ? answerOf('timeout') : world.bought(call));
    await world.work(anna);
    await cancel();
    await world.pass(30);
    expect(world.timesSent('luck')).toBe(1);
    const { header, parts } = await world.report(anna);
    expect(header).toMatchObject({ state: 'cancelled', callsUnknown: 1, tally: { bought: 16, unknown: 1 } });
    expect(parts.get('palm/luck')).toMatchObject({ state: 'unknown' });
  });

  test('A cancelled batch settles the calls of a dead worker before it ends the subject', async () => {
    await world.acceptRow(anna, row());
    const deps = world.fanOut([anna], { send: () => new Promise(() => {}) });
    void workOnSubjects(deps, [subject(anna)]);
    for (let tick = 0; tick < 40; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    await cancel();
    await world.pass(30);
    expect(world.sent).toEqual([]);
    expect(await headerOf(anna)).toMatchObject({
      state: 'cancelled',
      callsUnknown: 4,
      tally: { unknown: 4 },
    });
    expect(await accountOf(world.table, batchKey('june'))).toMatchObject({ committed: 4, blocks: {} });
  });

  test.each([
    ['the person', () => cancelSubject(world.ledger, subject(anna))],
    ['the whole batch', () => cancel()],
  ])('If %s is cancelled, a late answer is counted and the subject stays cancelled', async (_what, act) => {
    await world.acceptPhoto(anna, photo('a'));
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const deps = world.fanOut([anna], {
      send: async (call) => {
        await late;
        return world.bought(call);
      },
    });
    const frozen = workOnSubjects(deps, [subject(anna)]);
    for (let tick = 0; tick < 40; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    await act();
    await world.pass(10);
    expect(await headerOf(anna)).toMatchObject({ state: 'cancelled', tally: { bought: 0, unknown: 1 } });
    answer();
    await frozen;
    await world.pass(10);
    expect(world.sent).toEqual([]);
    expect(await headerOf(anna)).toMatchObject({ state: 'cancelled', tally: { bought: 1, unknown: 0 } });
  });

  test('A cancelled batch is published as ended once it is sealed', async () => {
    await world.acceptPhoto(anna, photo('a'));
    await cancel();
    await world.work(anna);
    expect(await sealBatch(world.ledger, 'june')).toBe('sealed');
    expect(await completeBatch(world.ledger, 'june')).toBe('completed');
    const events = [...world.table.items()].filter(({ sk }) => /^(cancelled|completed)#/.test(sk));
    expect(events.map(({ sk, cancelled }) => [sk, cancelled])).toEqual(
      expect.arrayContaining([
        ['cancelled#000001', undefined],
        ['completed#000001', 1],
      ]),
    );
  });

  test('The last walk over a cancelled batch ends a subject that was set to waiting after the first walk had passed', async () => {
    await setCeiling(world.ledger, 'june', 1);
    await world.acceptPhoto(anna, photo('a'));
    const deps = world.fanOut([anna]);
    await deps.batches.read('june');
    await cancel();
    const markOf = async () => {
      const mark = (await readBatchItem(world.ledger, 'june'))?.cancellation;
      if (mark === undefined) throw new Error('The batch has no cancellation');
      return mark;
    };
    const step = async () => cancelPage(world.ledger, 'june', await markOf(), pageOptions(minute));
    do await step();
    while ((await markOf()).position?.state === 'waiting');
    await workOnSubjects(deps, [subject(anna)]);
    expect((await headerOf(anna)).state).toBe('waiting');
    while ((await markOf()).walks === 0) await step();
    expect((await headerOf(anna)).state).toBe('waiting');
    await world.pass(8);
    expect((await headerOf(anna)).state).toBe('cancelled');
    expect((await markOf()).doneAt).toBeDefined();
  });

  test('A cancelled batch refuses earlier uploads and accepts later ones', async () => {
    const before = world.source('births/june.csv');
    world.now += 1000;
    await cancel();
    expect(await world.acceptRow(anna, row(), before)).toEqual({ outcome: 'cancelled' });
    world.now += 1000;
    expect(await world.acceptRow(ben, row())).toEqual({ outcome: 'accepted' });
    await world.work(ben);
    await world.pass(8);
    expect(await headerOf(ben)).toMatchObject({ state: 'complete', callsBought: 4 });
    expect(await world.counts('june')).toMatchObject({ subjects: 1, complete: 1 });
  });

  test('A cancellation by reason ends only the subjects that wait for this reason', async () => {
    await setCeiling(world.ledger, 'june', 4);
    await world.acceptRow(anna, row());
    await world.acceptPhoto(ben, photo('b'));
    await world.work(ben);
    expect((await headerOf(ben)).reason).toMatchObject({ code: 'ceiling' });
    await cancel('june', 'ceiling');
    await world.pass(2);
    await world.work(anna);
    expect((await headerOf(ben)).state).toBe('cancelled');
    expect((await headerOf(anna)).state).toBe('complete');
  });

  test('A repeated cancellation changes nothing, and one for another reason is busy unless it cancels the whole batch', async () => {
    const first = await cancel('june', 'ceiling');
    expect(await cancel('june', 'ceiling')).toEqual(first);
    expect(await cancel('june', 'gate')).toBe('busy');
    expect(await cancel()).toMatchObject({ revision: 2 });
    expect(await cancel('june', 'gate')).toMatchObject({ revision: 2 });
    expect(await cancel('august')).toBeUndefined();
  });
});

describe('a cancelled person', () => {
  beforeEach(async () => {
    await world.acceptPhoto(anna, photo('a'));
    duringPalmIdCall(() => cancel());
    await world.work(anna);
    await world.pass(1);
    world.answer = (call) => world.bought(call);
  });

  test('A redrive of unavailable and unknown calls leaves a cancelled person unchanged', async () => {
    await redrive('unavailable', 'unknown');
    await world.pass(3);
    expect((await headerOf(anna)).state).toBe('cancelled');
    expect(world.sent).toHaveLength(1);
  });

  test('A redrive of cancelled subjects resumes a cancelled person, and no later pass ends that person', async () => {
    world.now += 1000;
    await redrive('cancelled');
    await world.pass(8);
    expect(await headerOf(anna)).toMatchObject({ state: 'complete', callsBought: 17 });
    expect(world.timesSent('get-palm-id')).toBe(1);
  });

  test('Newer inputs of a cancelled person are bought', async () => {
    world.now += 1000;
    await world.acceptRow(anna, row());
    await world.pass(2);
    expect((await headerOf(anna)).state).toBe('complete');
  });
});

test('A person who has ended, or is not known, is not cancelled', async () => {
  await world.acceptRow(anna, row());
  await world.work(anna);
  expect(await cancelSubject(world.ledger, subject(anna))).toBe('ended');
  expect(await cancelSubject(world.ledger, subject(ben))).toBe('unknown');
  expect((await headerOf(anna)).state).toBe('complete');
});

test.each(['cancellation', 'redrive'] as const)('A %s makes its batch due at once', async (what) => {
  await world.acceptPhoto(anna, photo('a'));
  world.now += minute;
  await world.reconcile();
  world.now += 1;
  await (what === 'cancellation' ? cancel() : redrive('unknown'));
  expect((await readBatchItem(world.ledger, 'june'))?.dueAt).toBeLessThanOrEqual(world.now);
});
