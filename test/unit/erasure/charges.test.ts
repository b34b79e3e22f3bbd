import { describe, expect, test } from 'vitest';
import { listCharges } from '../../../functions/reports/views/charges.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { keepCharges } from '../../../shared/erasure/sweep/parts.ts';
import { headerKey, partOfSortKey } from '../../../shared/ledger/items/keys.ts';
import { storeAnswer } from '../../../shared/ledger/parts/parts.ts';
import { priceTable } from '../../../shared/money/prices.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import type { Answer } from '../../../shared/service-client/caller.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { withRetry } from '../../support/settings/settings.ts';
import { beforeOperation } from '../../support/table/before-operation.ts';
import { answerOf, LedgerWorld, minute, photo, subject } from '../../support/worlds/ledger-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { ticks } from '../../support/worlds/trial-world.ts';
import { reportsOver } from '../reports/app.ts';

const anna = { batch: 'june', id: 'anna-kovacs' };

test('An erasure keeps what the service charged for the person, call by call, and nothing that names the person', async () => {
  const world = new PipelineWorld();
  world.erasure = erasureOfItems;
  world.answer = ({ operation }) =>
    operation === 'luck'
      ? { class: 'timeout', meaning: 'unknown' }
      : { class: 'json', meaning: 'bought', status: 200, body: { data: { palm_id: 'palm-77' } } };
  await world.acceptPhoto(anna, 'a photo');
  await world.work(anna);
  await eraseSubject({ ...world.ledger, nameHash }, nameHash, anna);
  await world.runReconciler(30);
  const first = await listCharges(world.ledger, 'june', 50);
  const { items, cursor } = await listCharges(world.ledger, 'june', 50, first.cursor);
  expect([first.items, cursor]).toEqual([[], undefined]);
  expect(items).toHaveLength(17);
  const at = expect.any(String);
  expect(items.filter(({ operation }) => ['luck', 'money'].includes(operation))).toEqual(
    expect.arrayContaining([
      { part: 'palm/luck', operation: 'luck', state: 'unknown', at },
      { part: 'palm/money', operation: 'money', state: 'bought', at },
    ]),
  );
  const retention = { inboxDays: 7, logDays: 30, recoveryDays: 35 };
  const reports = reportsOver(world.ledger, { erasure: { nameHash, retention } });
  const receipt = await (await reports.get('/batches/june/reports/anna-kovacs/receipt')).json();
  expect(receipt).toMatchObject({ spent: { calls: 16 } });
  const traces = JSON.stringify([...world.table.items()], (_name, value: unknown) =>
    value instanceof Set ? [...value] : value,
  );
  expect(traces).not.toContain('anna-kovacs');
});

test('Charges that arrive between the sweeps of an erasure join the earlier ones', async () => {
  const world = new PipelineWorld();
  world.erasure = erasureOfItems;
  const countErased = async () => {
    const first = await listCharges(world.ledger, 'june', 50);
    return (await listCharges(world.ledger, 'june', 50, first.cursor)).items.length;
  };
  await world.acceptPhoto(anna, 'a photo');
  await world.work(anna);
  await eraseSubject({ ...world.ledger, nameHash }, nameHash, anna);
  const charge = (wave: string) =>
    keepCharges({ ...erasureOfItems, ledger: world.ledger, nameHash }, anna, [
      { part: 'palm/luck', state: 'bought', at: world.now, wave },
    ]);
  await world.runReconciler(1);
  expect(await countErased()).toBe(17);
  for (const wave of ['late', 'later']) await charge(wave);
  await world.runReconciler(30);
  expect(await countErased()).toBe(19);
});

test('A call that a worker ends after the first sweep of its erasure is listed exactly once, before and after that end', async () => {
  const world = new LedgerWorld();
  await world.acceptPhoto('june/anna', photo('a'));
  const answered = Promise.withResolvers<void>();
  world.answer = async (call) => {
    await answered.promise;
    return world.bought(call);
  };
  const work = world.work('june/anna');
  await ticks(200);
  await eraseSubject({ ...world.ledger, nameHash }, nameHash, subject('june/anna'));
  const pass = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 1) {
      world.now += minute;
      await world.reconcile({ erasure: erasureOfItems });
    }
  };
  const listed = async () => {
    const first = await listCharges(world.ledger, 'june', 50);
    const erased = await listCharges(world.ledger, 'june', 50, first.cursor);
    return [...first.items, ...erased.items].map(({ part, state }) => `${part} ${state}`);
  };
  await pass(1);
  answered.resolve();
  await work;
  expect(world.sent).toHaveLength(1);
  expect((await world.report('june/anna')).header).toMatchObject({ callsBought: 1, callsUnknown: 0 });
  expect(await listed()).toEqual(['palm/get-palm-id bought']);
  await pass(60);
  expect(await listed()).toEqual(['palm/get-palm-id bought']);
});

test.each([0, 1])(
  'A retry without an answer is listed beside its first attempt, after %i sweeps of the erasure',
  async (sweeps) => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('a'));
    const answered = Promise.withResolvers<void>();
    world.answer = async () => {
      if (world.sent.length > 1) await answered.promise;
      return answerOf('timeout');
    };
    await world.work('june/anna');
    world.now += 10 * minute;
    const work = world.work('june/anna');
    await ticks(300);
    await eraseSubject({ ...world.ledger, nameHash }, nameHash, subject('june/anna'));
    const pass = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 1) {
        world.now += minute;
        await world.reconcile({ erasure: erasureOfItems });
      }
    };
    await pass(sweeps);
    answered.resolve();
    await work;
    await pass(80);
    const first = await listCharges(world.ledger, 'june', 50);
    const erased = await listCharges(world.ledger, 'june', 50, first.cursor);
    expect(world.sent).toHaveLength(2);
    expect([...first.items, ...erased.items]).toMatchObject([{ state: 'unknown' }, { state: 'unknown' }]);
  },
);

test.each<[string, Answer, readonly string[]]>([
  ['refused', answerOf('bad request', { status: 400 }), []],
  ['bought', answerOf('json', { body: { palm_id: 'palm' } }), ['palm/get-palm-id bought']],
])(
  'When a retry with the same key is %s after the first sweep of an erasure, the first attempt is no longer listed as a charge',
  async (_outcome, answer, listed) => {
    const world = new LedgerWorld();
    world.settings = withRetry(world.settings, { unknown: 'same key' });
    await world.acceptPhoto('june/anna', photo('a'));
    const answered = Promise.withResolvers<void>();
    world.answer = async () => {
      if (world.sent.length === 1) return answerOf('timeout');
      await answered.promise;
      return answer;
    };
    await world.work('june/anna');
    world.now += 10 * minute;
    const work = world.work('june/anna');
    await ticks(300);
    await eraseSubject({ ...world.ledger, nameHash }, nameHash, subject('june/anna'));
    const pass = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 1) {
        world.now += minute;
        await world.reconcile({ erasure: erasureOfItems });
      }
    };
    await pass(1);
    answered.resolve();
    await work;
    await pass(80);
    const first = await listCharges(world.ledger, 'june', 50);
    const erased = await listCharges(world.ledger, 'june', 50, first.cursor);
    expect(world.sent).toHaveLength(2);
    expect([...first.items, ...erased.items].map(({ part, state }) => `${part} ${state}`)).toEqual(listed);
  },
);

test('An erasure lists the open calls of a dead worker as possibly charged, at the price of that time', async () => {
  const world = new LedgerWorld();
  world.prices = priceTable({ currency: 'USD', operations: { 'get-palm-id': 0.25 } });
  await world.acceptPhoto('june/anna', photo('a'));
  world.answer = () => new Promise(() => {});
  void world.work('june/anna');
  await ticks(200);
  expect((await world.report('june/anna')).header.state).toBe('working');
  await eraseSubject({ ...world.ledger, nameHash }, nameHash, subject('june/anna'));
  for (let minutes = 0; minutes < 60; minutes += 1) {
    world.now += minute;
    await world.reconcile({ erasure: erasureOfItems });
    // No part comes back when the reconciler settles the worker.
    expect([...world.table.items()].filter(({ sk }) => partOfSortKey(sk) !== undefined)).toEqual([]);
  }
  const first = await listCharges(world.ledger, 'june', 50);
  const { items } = await listCharges(world.ledger, 'june', 50, first.cursor);
  expect(items).toMatchObject([
    { part: 'palm/get-palm-id', state: 'unknown', price: { currency: 'USD', amount: '0.25' } },
  ]);
});

describe('a call that surely cost nothing', () => {
  let world: LedgerWorld;
  const pass = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 1) {
      world.now += minute;
      await world.reconcile({ erasure: erasureOfItems });
    }
  };
  const listed = async () => {
    const first = await listCharges(world.ledger, 'june', 50);
    return [...first.items, ...(await listCharges(world.ledger, 'june', 50, first.cursor)).items];
  };

  test.each<[string, Answer]>([
    ['refuses it', answerOf('bad request', { status: 400 })],
    ['cannot serve it', answerOf('not implemented', { status: 501 })],
    ['cannot be reached', answerOf('no connection')],
    ['asks for money first', answerOf('wallet empty', { status: 402 })],
  ])('A call leaves the charges if the service %s after its erasure began', async (_what, answer) => {
    for (const sweeps of [0, 1]) {
      world = new LedgerWorld();
      await world.acceptPhoto('june/anna', photo('a'));
      const answered = Promise.withResolvers<void>();
      world.answer = async () => {
        await answered.promise;
        return answer;
      };
      const work = world.work('june/anna');
      await ticks(200);
      await eraseSubject({ ...world.ledger, nameHash }, nameHash, subject('june/anna'));
      await pass(sweeps);
      answered.resolve();
      await work;
      await pass(60);
      expect(await listed()).toEqual([]);
      expect(await world.table.get(headerKey(subject('june/anna')))).toBeUndefined();
    }
  });

  test('A refused call leaves the charges even if its worker died before the end of its wave', async () => {
    world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('a'));
    world.answer = async (call) => {
      if (call.operation === 'get-palm-id') return world.bought(call);
      if (call.operation === 'luck') return answerOf('bad request', { status: 400 });
      return new Promise(() => {});
    };
    void world.work('june/anna');
    await ticks(600);
    await eraseSubject({ ...world.ledger, nameHash }, nameHash, subject('june/anna'));
    await pass(60);
    const found = await listed();
    expect(found).toContainEqual(expect.objectContaining({ part: 'palm/get-palm-id', state: 'bought' }));
    expect(found).toContainEqual(expect.objectContaining({ part: 'palm/money', state: 'unknown' }));
    expect(found).not.toContainEqual(expect.objectContaining({ part: 'palm/luck' }));
  });
});

describe('two purchases of one call', () => {
  const begin = async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('a'));
    const { header } = await world.report('june/anna');
    const [call] = planOf('june/anna', header.inputs, 2026, planInTests).calls;
    if (call === undefined) throw new Error('A photo asks for calls');
    const buy = (wave: string) =>
      storeAnswer(world.ledger, header, call, 'bought', answerOf('json', { body: {} }), {
        wave,
        inputsRevision: 1,
      });
    const erase = () => eraseSubject({ ...world.ledger, nameHash }, nameHash, subject('june/anna'));
    const sweep = () => world.reconcile({ erasure: erasureOfItems });
    const listedAtEnd = async () => {
      for (let sweeps = 0; sweeps < 3; sweeps += 1) {
        world.now += 25 * minute;
        await sweep();
      }
      const first = await listCharges(world.ledger, 'june', 50);
      const { items } = await listCharges(world.ledger, 'june', 50, first.cursor);
      expect([...world.table.items()].filter(({ sk }) => partOfSortKey(sk) !== undefined)).toEqual([]);
      return [...first.items, ...items].map(({ part, state }) => `${part} ${state}`);
    };
    await buy('first');
    return { world, buy, erase, sweep, listedAtEnd };
  };
  type Begun = Awaited<ReturnType<typeof begin>>;

  const buyAgain = ({ buy }: Begun) => buy('second');
  const sweepNow = ({ sweep }: Begun) => sweep();
  const eraseNow = async ({ erase, sweep }: Begun) => {
    await erase();
    await sweep();
  };

  test.each<[string, ...((on: Begun) => Promise<unknown>)[]]>([
    ['an erasure begins at any table operation of the second', async () => {}, buyAgain, eraseNow],
    ['the second comes at any table operation of a sweep', ({ erase }) => erase(), sweepNow, buyAgain],
  ])('Both purchases of a call stay listed, once each, when %s', async (_when, prepare, run, happen) => {
    const undisturbed = await begin();
    await prepare?.(undisturbed);
    const operations = beforeOperation(undisturbed.world.table, -1, async () => undefined);
    await run?.(undisturbed);
    expect(operations()).toBeGreaterThan(1);
    for (let at = 0; at < operations(); at += 1) {
      const begun = await begin();
      await prepare?.(begun);
      beforeOperation(begun.world.table, at, async () => void (await happen?.(begun)));
      await run?.(begun);
      expect([at, await begun.listedAtEnd()]).toEqual([
        at,
        ['palm/get-palm-id bought', 'palm/get-palm-id bought'],
      ]);
    }
  });
});
