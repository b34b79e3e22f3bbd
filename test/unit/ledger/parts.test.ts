import { describe, expect, test } from 'vitest';
import { partKey, type Subject } from '../../../shared/ledger/items/keys.ts';
import { type Part, type PartState, partItems } from '../../../shared/ledger/items/part.ts';
import {
  assetKeyOf,
  copyKeyOf,
  ifReadable,
  packBody,
  unpackBody,
} from '../../../shared/ledger/parts/bodies.ts';
import { losePalmId, recordUnknown, storeAnswer, unknownsOf } from '../../../shared/ledger/parts/parts.ts';
import { readUnknown, unknownEntry } from '../../../shared/ledger/reasons/part-note.ts';
import { type PartName, palmIdPart } from '../../../shared/plan/part-names.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import { madeUpSeller } from '../../support/settings/made-up-service.ts';
import { answerOf, LedgerWorld, photo, subject } from '../../support/worlds/ledger-world.ts';

const anna = subject('june/anna');
const part = 'palm/luck';
const older: PlannedCall = { part, operation: 'luck', inputsHash: 'a'.repeat(64), body: {} };
const newer: PlannedCall = { ...older, inputsHash: 'b'.repeat(64) };

type OfEachAnswer =
  | ('pk' | 'sk' | 'v' | 'state' | 'operation' | 'inputsHash' | 'inputsRevision' | 'wave' | 'at' | 'class')
  | ('service' | 'unknowns' | 'charges');

async function open() {
  const world = new LedgerWorld();
  await world.acceptPhoto('june/anna', photo('p'));
  const store = (
    call: PlannedCall,
    state: PartState,
    inputsRevision: number,
    more: { body?: unknown; said?: string } = { body: 'x' },
  ) =>
    storeAnswer(world.ledger, anna, call, state, answerOf('json', more), {
      wave: `wave ${inputsRevision}`,
      inputsRevision,
    });
  const lose = (call: PlannedCall, wave: string, before?: Awaited<ReturnType<typeof read>>) =>
    recordUnknown(
      world.ledger,
      anna,
      { ...call, wave, inputsRevision: 1, why: { code: 'answer', answer: 'timeout' } },
      before,
    );
  const read = async () => (await world.report('june/anna')).parts.get(part);
  return { world, store, lose, read };
}

describe('a late answer', () => {
  test('A late answer never replaces a part that was bought for newer inputs', async () => {
    const { store, read } = await open();
    await store(newer, 'bought', 2);
    expect(await store(older, 'bought', 1)).toBe(false);
    expect(await read()).toMatchObject({ inputsHash: newer.inputsHash, inputsRevision: 2 });
  });

  test.each(['bought', 'refused', 'unavailable'] as const)(
    'A late answer never replaces a part that was bought with the same inputs: %s',
    async (state) => {
      const { store, read } = await open();
      await store(older, 'bought', 1);
      expect(await store(older, state, 1)).toBe(false);
      expect(await store(older, state, 2)).toBe(false);
      expect(await read()).toMatchObject({ state: 'bought', wave: 'wave 1' });
    },
  );

  test('A late answer replaces a part that was not bought or was bought for older inputs', async () => {
    const { store, read } = await open();
    await store(older, 'refused', 1);
    expect(await store(older, 'bought', 1)).toBe(true);
    expect(await store(newer, 'bought', 2)).toBe(true);
    expect(await read()).toMatchObject({ inputsHash: newer.inputsHash });
  });
});

test('A copied body or picture has the key that its new owner would give it', async () => {
  const world = new LedgerWorld();
  const body = Array.from({ length: 9000 }, (_, index) => (index * 7919) ** 3);
  const keysOf = async (of: Subject, name: PartName) => {
    const packed = await packBody(world.ledger.bodies, of, name, older.inputsHash, body);
    const bodyKey = 'bodyKey' in packed ? packed.bodyKey : undefined;
    if (bodyKey === undefined) throw new Error('The body is too small for the store');
    return [bodyKey, assetKeyOf(of, name, older.inputsHash, new Uint8Array([1, 2]))];
  };
  const ben = subject('june/left/ben');
  const copies = (await keysOf(anna, part)).map((key) => copyKeyOf(key, ben, 'palm/love'));
  expect(copies).toEqual(await keysOf(ben, 'palm/love'));
});

test('An answer for newer inputs removes all notes about the older ones', async () => {
  const { world, store, read } = await open();
  await store(older, 'bought', 1);
  const ofTheOlder: Required<Omit<Part, OfEachAnswer>> = {
    status: 200,
    note: { code: 'legacy', text: 'odd' },
    said: 'no',
    purchase: 'p',
    refusedBefore: true,
    resolved: true,
    palmId: 'renewed',
    body: new Uint8Array([1]),
    bodyKey: 'store/june/anna/body',
    serviceId: 'of another',
    assets: [{ pointer: '/image', tries: 1 }],
    late: true,
    due: 'parts',
    dueAt: 1,
    reusedFrom: 'june/ben',
    batchShard: 'copies',
    stateId: 'june/anna palm/luck',
  };
  await world.table.update(partItems.update({ key: partKey(anna, part), set: ofTheOlder }));
  const before = await read();
  const writer = { wave: 'wave 2', inputsRevision: 2 };
  await storeAnswer(world.ledger, anna, newer, 'refused', answerOf('bad request'), writer, { before });
  const now = await read();
  expect(now).toMatchObject({ state: 'refused', inputsHash: newer.inputsHash });
  for (const attribute of Object.keys(ofTheOlder)) expect(now).not.toHaveProperty(attribute);
});

describe('the body of an answer', () => {
  const long = Array.from({ length: 9000 }, (_, index) => `${index * index}-${Math.sqrt(index)}`);

  const bodies: readonly [string, string, { body?: unknown }, { body?: unknown }][] = [
    ['short', 'long', { body: 'x' }, { body: long }],
    ['long', 'short', { body: long }, { body: 'x' }],
    ['short', 'none', { body: 'x' }, {}],
  ];

  test.each(bodies)(
    'When an answer that is %s is replaced by one that is %s, the part has only the body of the second',
    async (_first, _second, first, second) => {
      const { world, store, read } = await open();
      await store(older, 'refused', 1, first);
      await store(older, 'bought', 1, second);
      const stored = await read();
      expect(stored && (await unpackBody(world.store, stored))).toEqual(second.body);
    },
  );
});

describe('a call with an unknown outcome', () => {
  test('A call with an unknown outcome is listed even if the part was bought later, and does not change that part', async () => {
    const { store, lose, read } = await open();
    await store(older, 'bought', 1);
    await lose(older, 'wave of a dead worker');
    const stored = await read();
    expect(stored).toMatchObject({ state: 'bought' });
    expect(unknownsOf(stored, older.inputsHash)).toBe(1);
  });

  test('A call with an unknown outcome is listed at a part that was settled later, and does not reopen this part', async () => {
    const { store, lose, read } = await open();
    await store(older, 'refused', 1);
    await lose(older, 'wave of a dead worker');
    const stored = await read();
    expect(stored).toMatchObject({ state: 'refused' });
    expect(unknownsOf(stored, older.inputsHash)).toBe(1);
  });

  test('An unknown outcome counts only against its own inputs, and once however often it is recorded', async () => {
    const { lose, read } = await open();
    await lose(older, 'wave 1');
    await lose(older, 'wave 1', await read());
    await lose(older, 'wave 2', await read());
    await lose(newer, 'wave 3', await read());
    const stored = await read();
    expect(unknownsOf(stored, older.inputsHash)).toBe(2);
    expect(unknownsOf(stored, newer.inputsHash)).toBe(1);
  });
});

test('A report that the table returns page by page is read to its last part, and nothing is bought again', async () => {
  const world = new LedgerWorld();
  await world.acceptPhoto('june/anna', photo('p'));
  const query = world.table.query.bind(world.table);
  world.table.query = (asked) => query({ ...asked, limit: 3 });
  await world.work('june/anna');
  expect((await world.report('june/anna')).parts.size).toBe(17);
  await world.acceptPhoto('july/other', photo('p'));
  await world.work('july/other');
  expect(world.sent).toHaveLength(17);
});

test('The sentence with which an earlier version noted an attempt is read as a note with the code "legacy"', () => {
  const entry = unknownEntry('0123456789', 'wave-1', { code: 'answer', answer: 'timeout', status: 504 });
  expect(readUnknown(entry)).toEqual({ code: 'answer', answer: 'timeout', status: 504 });
  const old = '01234567 wave-1 the function died while the call was under way';
  expect(readUnknown(old)).toEqual({
    code: 'legacy',
    text: 'the function died while the call was under way',
  });
});

test('A part stores the reason that the service gives for a refusal', async () => {
  const { store, read } = await open();
  await store(older, 'refused', 1, { said: 'Daily limit of your plan' });
  expect(await read()).toMatchObject({ state: 'refused', said: 'Daily limit of your plan' });
});

test('A newly bought palm_id stays known when a late answer calls the previous one unknown', async () => {
  const { world } = await open();
  const call: PlannedCall = {
    part: palmIdPart,
    operation: 'get-palm-id',
    inputsHash: 'a'.repeat(64),
    body: {},
  };
  const buy = (wave: string) => {
    const answer = answerOf('json', { status: 200, body: { palm_id: wave } });
    const more = { seller: madeUpSeller };
    return storeAnswer(world.ledger, anna, call, 'bought', answer, { wave, inputsRevision: 1 }, more);
  };
  const read = async () => (await world.report('june/anna')).parts.get(palmIdPart);
  await buy('first');
  const stored = await read();
  if (stored === undefined) throw new Error('not kept');
  expect(await losePalmId(world.ledger, anna, stored, madeUpSeller)).toBe(true);
  await buy('second');
  expect(await losePalmId(world.ledger, anna, stored, madeUpSeller)).toBe(false);
  expect(await read()).toMatchObject({ wave: 'second', state: 'bought' });
  expect((await read())?.palmId).toBeUndefined();
});

test.each(['AccessDenied', 'SlowDown', 'TimeoutError', 'InternalError', 'NoSuchBucket', 'NoSuchKey'])(
  'A stored answer counts as unreadable only if its object is missing: %s',
  async (name) => {
    const failure = Object.assign(new Error(name), { name });
    const { store } = new LedgerWorld();
    store.get = () => Promise.reject(failure);
    const read = () => ifReadable(() => unpackBody(store, { bodyKey: 'a key' }), 'unreadable');
    if (name === 'NoSuchKey') expect(await read()).toBe('unreadable');
    else await expect(read()).rejects.toBe(failure);
  },
);

test.each(['lost', 'renewed', undefined] as const)(
  'A lost answer for new inputs is recorded like a first one, whatever the part had before (palm_id %s)',
  async (palmId) => {
    const record = async (former?: Part['palmId'] | 'none') => {
      const { world, store, lose, read } = await open();
      if (former !== 'none') {
        await store(older, 'bought', 1);
        const before = await read();
        if (before !== undefined)
          world.table.load([{ ...before, palmId: former, purchase: 'p', resolved: true }]);
      }
      await lose({ ...newer }, 'wave 2', await read());
      const { unknowns: _unknowns, charges: _charges, ...found } = (await read()) ?? expect.fail('no part');
      return found;
    };
    expect(await record(palmId)).toEqual(await record('none'));
  },
);
