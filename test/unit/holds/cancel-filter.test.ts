import { beforeEach, expect, test } from 'vitest';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { cancelBatch, cancelPage, cancelSubject } from '../../../shared/holds/cancel.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import type { Filter } from '../../../shared/ledger/items/batch.ts';
import type { Subject } from '../../../shared/ledger/items/keys.ts';
import { readTombstone } from '../../../shared/ledger/items/tombstone.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { answerOf, LedgerWorld, photo, row, subject } from '../../support/worlds/ledger-world.ts';

const anna = 'june/anna';
const ben = 'june/ben';
let world: LedgerWorld;

const headerOf = async (name: string) => (await world.report(name)).header;
const cancel = (filter: Filter & { readonly erases?: true }) => cancelBatch(world.ledger, 'june', filter);
const erase = (person: Subject, { at }: { readonly at: number }) =>
  eraseSubject(world.ledger, nameHash, person, { because: { code: 'cancelled', at } });

async function cancelNow(filter: Filter & { readonly erases?: true }): Promise<void> {
  await cancel(filter);
  for (;;) {
    const mark = (await readBatchItem(world.ledger, 'june'))?.cancellation;
    if (mark === undefined || mark.doneAt !== undefined) return;
    await cancelPage(world.ledger, 'june', mark, { limit: 50, dueAt: world.now, erase });
  }
}

beforeEach(async () => {
  world = new LedgerWorld();
  await setCeiling(world.ledger, 'june', undefined);
});

test.each(['luck', 'palm/luck'])(
  'A cancelled part is not bought while the rest of the report is: %s',
  async (part) => {
    await world.acceptPhoto(anna, photo('a'));
    await cancelNow({ part });
    await world.pass(3);
    expect(world.timesSent('luck')).toBe(0);
    expect(await headerOf(anna)).toMatchObject({
      state: 'cancelled',
      callsBought: 16,
      tally: { bought: 16, notAsked: 1 },
    });
  },
);

test('A part that is cancelled during a wave is not sent after the palm_id, and the other calls are', async () => {
  await world.acceptPhoto(anna, photo('a'));
  world.answer = async (call) => {
    if (call.operation === 'get-palm-id') await cancelNow({ part: 'luck' });
    return world.bought(call);
  };
  await world.work(anna);
  await world.pass(3);
  expect(world.timesSent('luck')).toBe(0);
  expect(world.timesSent('get-palm-id')).toBe(1);
  expect(await headerOf(anna)).toMatchObject({ state: 'cancelled', callsBought: 16 });
});

test.each([{}, { part: 'luck' }, { because: 'timeout' }, { erases: true as const }])(
  'A cancellation that is over names nobody in the item of its batch, which outlives an erasure: %o',
  async (more) => {
    await world.acceptPhoto(anna, photo('a'));
    await cancelNow({ ...more, person: 'anna' });
    const item = await readBatchItem(world.ledger, 'june');
    expect(item?.cancellation).toMatchObject({ doneAt: world.now, ...more });
    expect(JSON.stringify(item)).not.toContain('anna');
  },
);

test('Two cancelled parts of one person are both left out, and a redrive buys both', async () => {
  await world.acceptPhoto(anna, photo('a'));
  await cancelNow({ part: 'luck' });
  world.now += 1000;
  await cancelNow({ part: 'career' });
  await world.pass(3);
  expect(await headerOf(anna)).toMatchObject({ state: 'cancelled', callsBought: 15 });
  world.now += 1000;
  await askRedrive(world.ledger, 'june', ['cancelled']);
  await world.pass(3);
  expect(await headerOf(anna)).toMatchObject({ state: 'complete', callsBought: 17 });
});

test('A cancellation by part does not change people who have bought the part or have no such part', async () => {
  await world.acceptPhoto(anna, photo('a'));
  await world.acceptRow(ben, row());
  world.answer = (call) => (call.operation === 'career' ? answerOf('timeout') : world.bought(call));
  await world.work(anna);
  await cancelNow({ part: 'luck' });
  expect((await headerOf(anna)).cancel).toBeUndefined();
  expect((await headerOf(ben)).cancel).toBeUndefined();
  await world.pass(2);
  expect((await headerOf(ben)).state).toBe('complete');
});

test('A cancellation by reason ends single parts that failed for the reason, and lists them as unknown', async () => {
  await world.acceptPhoto(anna, photo('a'));
  const lost = { luck: 'timeout', career: 'bad gateway' } as const;
  world.answer = (call) =>
    call.operation === 'luck' || call.operation === 'career'
      ? answerOf(lost[call.operation])
      : world.bought(call);
  await world.work(anna);
  expect((await headerOf(anna)).state).toBe('due');
  await cancelNow({ because: 'timeout' });
  await world.pass(30);
  expect([world.timesSent('luck'), world.timesSent('career')]).toEqual([1, 2]);
  expect(await headerOf(anna)).toMatchObject({ state: 'cancelled', callsUnknown: 3, tally: { unknown: 2 } });
});

test('A redriven part can be cancelled before it is sent again', async () => {
  await world.acceptPhoto(anna, photo('a'));
  world.answer = (call) => (call.operation === 'luck' ? answerOf('bad request') : world.bought(call));
  await world.work(anna);
  await askRedrive(world.ledger, 'june', ['refused']);
  world.now += 60_000;
  await world.reconcile();
  expect((await headerOf(anna)).state).toBe('due');
  await cancelNow({ part: 'luck' });
  await world.pass(3);
  expect(world.timesSent('luck')).toBe(1);
  expect((await headerOf(anna)).state).toBe('cancelled');
});

test('A cancellation by part and reason ends the part only of people who wait for the reason', async () => {
  await setCeiling(world.ledger, 'june', 0);
  await world.acceptPhoto(anna, photo('a'));
  await world.work(anna);
  await world.acceptPhoto(ben, photo('b'));
  await cancelNow({ part: 'luck', because: 'ceiling' });
  await setCeiling(world.ledger, 'june', undefined);
  await world.pass(5);
  expect(await headerOf(anna)).toMatchObject({ state: 'cancelled', callsBought: 16 });
  expect(await headerOf(ben)).toMatchObject({ state: 'complete', callsBought: 17 });
});

test('A cancellation by person and part ends the part of nobody else', async () => {
  for (const name of [anna, ben]) await world.acceptPhoto(name, photo(name));
  await cancelNow({ person: 'anna', part: 'luck' });
  await world.pass(3);
  expect((await headerOf(anna)).state).toBe('cancelled');
  expect((await headerOf(ben)).state).toBe('complete');
});

test('An upload that is older than the cancellation of a part is still accepted', async () => {
  const earlier = world.source('births/june.csv');
  world.now += 1000;
  await world.acceptPhoto(anna, photo('a'));
  await cancelNow({ part: 'luck' });
  expect(await world.acceptRow(anna, row(), earlier)).toEqual({ outcome: 'accepted' });
});

test('A person is cancelled as a whole after the cancellation of a part', async () => {
  await world.acceptPhoto(anna, photo('a'));
  await cancelNow({ part: 'luck' });
  expect(await cancelSubject(world.ledger, subject(anna))).toBe('cancelled');
  await world.pass(2);
  expect(world.sent).toEqual([]);
  expect(await headerOf(anna)).toMatchObject({ state: 'cancelled', tally: { notAsked: 17 } });
});

test('A cancellation with another filter is busy until the first cancellation is done', async () => {
  const first = await cancel({ part: 'luck' });
  expect(await cancel({ part: 'luck' })).toEqual(first);
  expect(await cancel({ part: 'luck', person: 'anna' })).toBe('busy');
  expect(await cancel({ part: 'luck', erases: true })).toBe('busy');
});

test('A cancellation by reason with erasure erases the people who wait for the reason, and nobody else', async () => {
  await setCeiling(world.ledger, 'june', 0);
  await world.acceptPhoto(anna, photo('a'));
  await world.work(anna);
  await world.acceptRow(ben, row());
  const { at } = Object(await cancel({ because: 'ceiling', erases: true }));
  await world.pass(2, { erasure: erasureOfItems });
  expect((await headerOf(anna)).state).toBe('erasing');
  expect((await headerOf(ben)).state).not.toBe('erasing');
  const tombstone = await readTombstone(world.ledger, nameHash, subject(anna));
  expect(tombstone?.because).toEqual({ code: 'cancelled', at });
  expect((await readBatchItem(world.ledger, 'june'))?.cancellation).toMatchObject({
    people: 1,
    doneAt: expect.any(Number),
  });
});

const requests = [
  {},
  { because: 'ceiling' },
  { because: 'ceiling', erases: true },
  { part: 'luck' },
] as const;

test.each(requests.flatMap((first) => requests.map((second) => [first, second] as const)))(
  'A person whose erasure a cancellation has accepted is erased, even if another cancellation comes meanwhile: %o, then %o',
  async (...filters) => {
    await setCeiling(world.ledger, 'june', 0);
    for (const name of [anna, ben]) await world.acceptPhoto(name, photo(name));
    await world.work(anna);
    let isAccepted = false;
    for (const filter of filters) {
      const answer = await cancel(filter);
      isAccepted ||= typeof answer !== 'string' && 'erases' in filter;
    }
    await world.pass(2, { erasure: erasureOfItems });
    expect((await headerOf(anna)).state === 'erasing').toBe(isAccepted);
  },
);
