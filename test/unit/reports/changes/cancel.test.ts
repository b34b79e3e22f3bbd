import { describe, expect, test } from 'vitest';
import { batchErasureKey } from '../../../../shared/erasure/batch-erasure.ts';
import { wholeErasureItems } from '../../../../shared/erasure/whole-erasure.ts';
import { setCeiling } from '../../../../shared/ledger/batches/ceiling.ts';
import { headerItems } from '../../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../../shared/ledger/items/keys.ts';
import { priceTable } from '../../../../shared/money/prices.ts';
import { cancelledView, cancelSelectionView } from '../../../../shared/reports/outcomes.ts';
import { batchView } from '../../../../shared/views/views.ts';
import { erasureOfItems } from '../../../support/ledger/erasing.ts';
import { answerOf, LedgerWorld, photo } from '../../../support/worlds/ledger-world.ts';
import { reportsOver } from '../app.ts';

async function capped() {
  const world = new LedgerWorld();
  world.prices = priceTable({ currency: 'USD', default: 0.1 });
  await setCeiling(world.ledger, 'june', undefined);
  await world.acceptPhoto('june/anna', photo('a'));
  world.answer = async (call) => {
    await setCeiling(world.ledger, 'june', 1);
    return world.bought(call);
  };
  await world.work('june/anna');
  await world.acceptPhoto('june/ben', photo('b'));
  await world.work('june/ben');
  const api = reportsOver(world.ledger, { prices: world.prices });
  const stateOf = async (id: string) =>
    (await headerItems.read(world.ledger.table, headerKey({ batch: 'june', id })))?.state;
  return { world, stateOf, ...api };
}

async function waiting() {
  const made = await capped();
  const { world } = made;
  await setCeiling(world.ledger, 'july', undefined);
  world.answer = (call) => (call.operation === 'luck' ? answerOf('timeout') : world.bought(call));
  await world.acceptPhoto('july/anna', photo('a2'));
  await world.work('july/anna');
  await setCeiling(world.ledger, 'july', 17);
  await world.acceptPhoto('july/ben', photo('b2'));
  await world.pass(5);
  const stateOf = async (id: string) =>
    (await headerItems.read(world.ledger.table, headerKey({ batch: 'july', id })))?.state;
  return { ...made, stateOf };
}

describe('the cancellation of a batch', () => {
  test('A cancellation shows its subjects and their unsent calls before it begins, and a receipt afterwards', async () => {
    const { world, get, send, json } = await capped();
    const bought = (await world.counts('june')).bought ?? 0;
    const before = await json(cancelSelectionView, get('/batches/june/cancel'));
    expect(before).toMatchObject({ people: 1, calls: { bought: 0, unknown: 0 }, unsent: 17 });
    expect((await send('POST', '/batches/june/cancel')).status).toBe(202);
    await world.pass(8);
    const view = await json(batchView, get('/batches/june'));
    expect(view.open).toBe(0);
    expect(view.complete + view.cancelled).toBe(2);
    const receipt = await json(cancelSelectionView, get('/batches/june/cancel?receipt=yes'));
    expect(receipt).toMatchObject({ people: view.cancelled, last: { people: 1 } });
    expect(receipt.last?.doneAt).toBeDefined();
    expect((await world.counts('june')).bought).toBe(bought);
  });

  test('A cancellation that was asked for twice has one receipt for the people of both requests', async () => {
    const { world, get, send, json, stateOf } = await capped();
    await send('POST', '/batches/june/cancel');
    await world.pass(1);
    world.now += 120_000;
    await world.acceptPhoto('june/clara', photo('c'));
    await send('POST', '/batches/june/cancel');
    await world.work('june/clara');
    await world.pass(12);
    expect([await stateOf('ben'), await stateOf('clara')]).toEqual(['cancelled', 'cancelled']);
    const { cancelled } = await json(batchView, get('/batches/june'));
    const receipt = await json(cancelSelectionView, get('/batches/june/cancel?receipt=yes'));
    expect(receipt.people).toBe(cancelled);
  });

  test('A cancellation by reason that erases has a receipt with the cost of the erased answers', async () => {
    const { world, get, send, json, stateOf } = await waiting();
    expect([await stateOf('anna'), await stateOf('ben')]).toEqual(['waiting', 'waiting']);
    const spent = { calls: { bought: 16, unknown: 1 }, cost: { amount: '1.60' } };
    const before = await json(cancelSelectionView, get('/batches/july/cancel?because=ceiling'));
    expect(before).toMatchObject({ people: 2, ...spent });
    await send('POST', '/batches/july/cancel', { because: 'ceiling', results: 'erase' });
    await world.acceptPhoto('july/clara', photo('c'));
    await world.pass(60, { erasure: erasureOfItems });
    expect([await stateOf('anna'), await stateOf('ben')]).toEqual([undefined, undefined]);
    expect(await stateOf('clara')).toBe('waiting');
    const receipt = await json(cancelSelectionView, get('/batches/july/cancel?receipt=yes'));
    const last = { because: 'ceiling', erases: true, people: 2 };
    expect(receipt).toMatchObject({ people: 0, erased: 1, ...spent, last });
  });

  test('The receipt of a cancelled person states what the person has cost', async () => {
    const { world, get, send, json } = await waiting();
    const path = '/batches/july/cancel?receipt=yes&person=anna';
    expect((await json(cancelSelectionView, get(path))).last).toBeUndefined();
    await send('POST', '/batches/july/cancel', { person: 'anna' });
    await world.pass(2);
    expect(await json(cancelSelectionView, get(path))).toMatchObject({
      people: 1,
      calls: { bought: 16, unknown: 1 },
      cost: { amount: '1.60' },
      last: { person: 'anna', people: 1, doneAt: expect.any(String) },
    });
  });

  test('The preview of a cancellation by part counts only the calls of this part', async () => {
    const { get, json } = await waiting();
    expect(await json(cancelSelectionView, get('/batches/july/cancel'))).toMatchObject({ unsent: 17 });
    const view = await json(cancelSelectionView, get('/batches/july/cancel?part=career'));
    expect(view).toMatchObject({ people: 1, unsent: 1 });
  });

  test('A cancellation with `erase` erases every subject of the batch', async () => {
    const { world, send, json } = await capped();
    const answer = await json(cancelledView, send('POST', '/batches/june/cancel', { results: 'erase' }));
    expect(answer).toMatchObject({ batch: 'june', outcome: 'cancelled', results: 'erase' });
    const erasure = await wholeErasureItems.read(world.ledger.table, batchErasureKey('june'));
    expect(erasure).toMatchObject({ people: 2 });
  });

  test('The cancellation of one person keeps what was bought, or erases it on request', async () => {
    const { stateOf, send, json } = await capped();
    const body = { person: 'ben' };
    expect(await json(cancelledView, send('POST', '/batches/june/cancel', body))).toMatchObject({
      person: 'ben',
      outcome: 'cancelled',
      results: 'keep',
    });
    expect(await stateOf('ben')).toBe('due');
    await send('POST', '/batches/june/cancel', { ...body, results: 'erase' });
    expect(await stateOf('ben')).toBe('erasing');
  });

  const byReason = { because: 'ceiling', results: 'erase' };
  test.each<[object, object, string]>([
    [byReason, {}, 'pause the batch'],
    [{}, byReason, 'the whole batch is still being cancelled'],
    [byReason, { part: 'luck' }, 'another filter'],
  ])(
    'A cancellation that conflicts with the first one is refused with what it must wait for: %j, then %j',
    async (first, second, detail) => {
      const { send } = await capped();
      await send('POST', '/batches/june/cancel', first);
      const answer = await send('POST', '/batches/june/cancel', second);
      const text = (await answer.text()).toLowerCase();
      expect([answer.status, text]).toEqual([409, expect.stringContaining(detail)]);
    },
  );

  test.each([
    [{ part: 'luck', results: 'erase' }, 400],
    [{ part: '' }, 400],
    [{ part: 'lick' }, 400],
    [{ part: 'palm/career-and-luck' }, 400],
    [{ person: 'nobody' }, 404],
  ])('The reports API refuses an impossible cancellation: %j', async (body, status) => {
    const { send } = await capped();
    expect((await send('POST', '/batches/june/cancel', body)).status).toBe(status);
    expect((await send('POST', '/batches/july/cancel')).status).toBe(404);
  });

  test.each(['/batches/june/cancel?part=lick', '/batches/june/redrive?part=chat/x'])(
    'The preview %s refuses a name that no part of a report has',
    async (path) => {
      const { get } = await capped();
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('part: must name a part of a report, such as luck or palm/luck'),
      ]);
    },
  );

  test('The page of a cancellation lists its subjects, and its button requires a tick', async () => {
    const { app, get } = await capped();
    const html = await (await get('/batches/june/cancel', { accept: 'text/html' })).text();
    expect(html).toContain('Cancel the open people');
    expect(html).toContain('name="results" value="erase"');
    const post = (form: Record<string, string>) =>
      app.request('/batches/june/cancel', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        body: new URLSearchParams(form).toString(),
      });
    expect((await post({ results: 'keep' })).status).toBe(400);
    const answer = await post({ results: 'keep', sure: 'yes' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/batches/june?done=cancelled']);
  });
});
