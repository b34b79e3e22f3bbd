import { describe, expect, test } from 'vitest';
import { workOnSubject } from '../../../../functions/fan-out/work-on-subject.ts';
import { workOnSubjects } from '../../../../functions/fan-out/work-on-subjects.ts';
import { batchKey, headerKey } from '../../../../shared/ledger/items/keys.ts';
import { unpackBody } from '../../../../shared/ledger/parts/bodies.ts';
import { readUnknown } from '../../../../shared/ledger/reasons/part-note.ts';
import { accountOf } from '../../../support/ledger/account-of.ts';
import { withCallFlow } from '../../../support/ledger/with-call-flow.ts';
import { withRetry } from '../../../support/settings/settings.ts';
import { answerOf, LedgerWorld, minute, photo, row, subject } from '../../../support/worlds/ledger-world.ts';

const person = { name: 'Anna', gender: 'female', place: 'Chennai', country: 'IN' } as const;

describe('one subject', () => {
  test('A photo is read in two steps: the palm_id, then concurrently all calls that need it', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('abc'));
    expect(await world.work('june/anna')).toMatchObject([{ result: 'settled' }]);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', callsBought: 17, tally: { bought: 17 } });
    expect(header).not.toHaveProperty('lease');
    expect(world.sent[0]?.call.body).toEqual({ image_url: 'https://store.example/photos/abc' });
    expect(world.sent[1]?.call.body).toEqual({ palm_id: 'palm of https://store.example/photos/abc' });
    const luck = parts.get('palm/luck');
    expect(luck && (await unpackBody(world.ledger.bodies, luck))).toEqual({ of: 'luck' });
  });

  test('A report of 21 calls costs 53 writes to the table', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('abc'));
    await world.acceptRow('june/anna', row());
    const before = world.table.writes;
    await world.work('june/anna');
    expect(world.table.writes - before).toBe(53);
  });

  test('A photo whose answer has no palm_id ends partial, and no call uses an older one', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('first'));
    await world.work('june/anna');
    await world.acceptPhoto('june/anna', photo('second'));
    world.answer = () => answerOf('json', { status: 200, body: { hand: 'left' } });
    await world.work('june/anna');
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'partial', tally: { bought: 1, notAsked: 16 } });
    expect(parts.get('palm/get-palm-id')?.state).toBe('bought');
    expect(world.sent).toHaveLength(18);
  });

  test('A refused part does not prevent the other parts of the report', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row({ ...person, vastuId: 'h', questions: ['A?', 'B?'] }));
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga' || call.body.q === 'A?'
        ? answerOf('unprocessable', { status: 422, body: { detail: [] } })
        : world.bought(call);
    await world.work('june/anna');
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'partial', tally: { bought: 5, refused: 2, unknown: 0 } });
    expect(parts.get('chart/varshaphal_yoga')).toMatchObject({ state: 'refused', status: 422 });
    expect(parts.get('chat/2')?.state).toBe('bought');
  });

  test('A refused palm_id leaves its dependent calls unsent, and a report without any part is failed', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('abc'));
    world.answer = () => answerOf('bad request', { status: 400 });
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'failed',
      tally: { refused: 1, notAsked: 16 },
    });
    expect(world.sent).toHaveLength(1);
  });

  test('A call answered with 501 is unavailable, and is not sent again automatically', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    world.answer = () => answerOf('not implemented', { status: 501 });
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'failed',
      tally: { unavailable: 4 },
    });
    await world.pass(5);
    expect(world.sent).toHaveLength(4);
  });

  test('Two jobs of one subject in one invocation are handled as one', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const deps = world.fanOut(['june/anna']);
    let during: Promise<unknown> | undefined;
    world.answer = async (call) => {
      during ??= workOnSubject(withCallFlow(deps), subject('june/anna'));
      await during;
      return world.bought(call);
    };
    const results = await Promise.all(
      [1, 2].map(() => workOnSubject(withCallFlow(deps), subject('june/anna'))),
    );
    expect(results.filter((result) => result === 'settled')).toHaveLength(1);
    expect(await during).toBe('leased');
    expect(world.sent).toHaveLength(4);
    expect(await workOnSubjects(world.fanOut([]), [subject('june/x'), subject('june/x')])).toHaveLength(1);
  });

  test('A live lease keeps every other worker away from a subject', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const others: unknown[] = [];
    world.answer = async (call) => {
      others.push(await world.work('june/anna'));
      return world.bought(call);
    };
    await world.work('june/anna');
    expect(others.flat()).toMatchObject([1, 2, 3, 4].map(() => ({ result: 'leased' })));
    expect(world.sent).toHaveLength(4);
  });

  test('If another worker runs a whole wave after a worker has read the header, the first worker sends nothing', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const get = world.table.get.bind(world.table);
    let isFirstRead = true;
    world.table.get = async (key) => {
      if (isFirstRead && key.pk.startsWith('inputs#')) {
        isFirstRead = false;
        world.answer = (call) =>
          call.operation === 'varshaphal_yoga' ? answerOf('timeout') : world.bought(call);
        expect(await world.work('june/anna')).toMatchObject([{ result: 'open' }]);
        world.answer = (call) => world.bought(call);
      }
      return get(key);
    };
    expect(await world.work('june/anna')).toMatchObject([{ result: 'contended' }]);
    expect(world.sent).toHaveLength(4);
    expect((await world.report('june/anna')).header).toMatchObject({ callsBought: 3, callsUnknown: 1 });
  });

  test('No wave starts without time for an attempt and its end', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const deps = world.fanOut(['june/anna'], { remainingMs: () => 69_999 });
    expect(await workOnSubject(withCallFlow(deps), subject('june/anna'))).toBe('out of time');
    expect(world.sent).toHaveLength(0);
    await world.pass(1);
    expect((await world.report('june/anna')).header.state).toBe('complete');
  });
});

describe('a dying worker', () => {
  test('The calls of a dead worker are listed as unknown, stored answers stay, and the next worker buys the rest', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const deps = world.fanOut(['june/anna'], {
      send: (call) =>
        call.operation === 'varshaphal_yoga' ? new Promise(() => {}) : Promise.resolve(world.bought(call)),
    });
    void workOnSubjects(deps, [subject('june/anna')]);
    await untilBought(world, 3);
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'working', attempts: 1 });
    await world.pass(5);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', callsBought: 4, callsUnknown: 1, attempts: 0 });
    expect([...(parts.get('chart/varshaphal_yoga')?.unknowns ?? [])].map(readUnknown)).toEqual([
      { code: 'worker-died' },
    ]);
    expect(world.sent.map(({ call }) => call.operation)).toEqual(['varshaphal_yoga']);
    expect(await world.counts('june')).toEqual({ subjects: 1, complete: 1, bought: 4, unknown: 1 });
  });

  test('With the policy hold, a call with an unknown outcome is not sent again', async () => {
    const world = new LedgerWorld();
    world.settings = withRetry(world.settings, { unknown: 'hold' });
    await world.acceptRow('june/anna', row());
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga' ? answerOf('connection lost') : world.bought(call);
    await world.work('june/anna');
    await world.pass(10);
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'partial',
      tally: { bought: 3, unknown: 1 },
    });
    expect(world.timesSent('varshaphal_yoga')).toBe(1);
  });

  test('With the policy retry, a call with an unknown outcome is sent once more and then held', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga' ? answerOf('timeout') : world.bought(call);
    await world.work('june/anna');
    await world.pass(10);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'partial', callsUnknown: 2, tally: { bought: 3, unknown: 1 } });
    expect(parts.get('chart/varshaphal_yoga')?.unknowns?.size).toBe(2);
    expect(world.timesSent('varshaphal_yoga')).toBe(2);
  });

  test('A subject that kills every worker is given up, and all other subjects complete', async () => {
    const world = new LedgerWorld();
    const names = ['june/poison', 'june/ben', 'june/clara'];
    for (const name of names) await world.acceptPhoto(name, photo(name));
    for (let attempt = 0; attempt < 12; attempt += 1) {
      let isAlive = true;
      const deps = world.fanOut(names, {
        send: (call) => {
          if (String(call.body.image_url).includes('poison')) isAlive = false;
          return isAlive ? Promise.resolve(world.bought(call)) : new Promise(() => {});
        },
        random: () => (attempt * 0.37) % 1,
      });
      void workOnSubjects(deps, names.map(subject));
      await settle();
      world.now += 4 * minute;
    }
    expect((await world.report('june/ben')).header.state).toBe('complete');
    expect((await world.report('june/clara')).header.state).toBe('complete');
    expect((await world.report('june/poison')).header.state).toBe('failed');
  });
});

describe('a failing table', () => {
  test('When the table fails while a worker stores a bought answer, the worker retries the write and not the purchase', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const update = world.table.update.bind(world.table);
    let failures = 3;
    world.table.update = (write) => {
      if (write.key.sk.startsWith('part#') && failures > 0) {
        failures -= 1;
        return Promise.reject(new Error('throttled'));
      }
      return update(write);
    };
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete', callsUnknown: 0 });
    expect(world.sent).toHaveLength(4);
  });

  test('If the table refuses an answer, the job fails, the call becomes unknown, and the budget counts it', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const update = world.table.update.bind(world.table);
    world.table.update = (write) =>
      write.key.sk === 'part#chart/varshaphal_yoga' ? Promise.reject(new Error('down')) : update(write);
    expect(await world.work('june/anna')).toMatchObject([{ failure: expect.any(Error) }]);
    world.table.update = update;
    await world.pass(12);
    const { header } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', callsBought: 4, callsUnknown: 1 });
    expect(await accountOf(world.table, batchKey('june'))).toMatchObject({
      committed: 5,
      blocks: {},
    });
  });

  test('When the table fails for one part, the worker awaits and stores the other calls before the job ends', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const update = world.table.update.bind(world.table);
    world.table.update = (write) =>
      write.key.sk === 'part#chart/varshaphal_yoga' ? Promise.reject(new Error('down')) : update(write);
    world.answer = async (call) => {
      if (call.operation !== 'varshaphal_yoga') await settle();
      return world.bought(call);
    };
    const deps = world.fanOut(['june/anna'], { sleep: async () => undefined });
    expect(await workOnSubjects(deps, [subject('june/anna')])).toMatchObject([
      { failure: expect.any(Error) },
    ]);
    expect([...(await world.report('june/anna')).parts.values()].map(({ state }) => state)).toEqual([
      'bought',
      'bought',
      'bought',
    ]);
  });

  test('When the header of one subject cannot be read, the worker completes the other subjects', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.acceptRow('june/ben', row());
    await world.table.update({ key: headerKey(subject('june/anna')), set: { v: 99 } });
    const worked = await world.work('june/anna', 'june/ben');
    expect(worked).toMatchObject([{ failure: { name: 'UnreadableItemError' } }, { result: 'settled' }]);
  });
});

async function settle(): Promise<void> {
  for (let tick = 0; tick < 50; tick += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function untilBought(world: LedgerWorld, parts: number): Promise<void> {
  for (;;) {
    await settle();
    const report = await world.report('june/anna');
    if ([...report.parts.values()].filter(({ state }) => state === 'bought').length >= parts) return;
  }
}
