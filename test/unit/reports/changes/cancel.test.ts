import { describe, expect, test } from 'vitest';
import { batchErasureItems, batchErasureKey } from '../../../../shared/erasure/batch-erasure.ts';
import { setCeiling } from '../../../../shared/ledger/batches/ceiling.ts';
import { headerItems } from '../../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../../shared/ledger/items/keys.ts';
import { priceTable } from '../../../../shared/money/prices.ts';
import { cancelledView, cancelSelectionView } from '../../../../shared/reports/outcomes.ts';
import { batchView } from '../../../../shared/views/views.ts';
import { LedgerWorld, photo } from '../../../support/ledger-world.ts';
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

describe('the cancellation of a batch', () => {
  test('A cancellation shows its subjects and their cost before it begins, and a receipt afterwards', async () => {
    const { world, get, send, json } = await capped();
    const bought = (await world.counts('june')).bought ?? 0;
    const before = await json(cancelSelectionView, get('/batches/june/cancel'));
    expect(before).toMatchObject({ people: before.people, calls: { unknown: 0 } });
    expect((await send('POST', '/batches/june/cancel')).status).toBe(202);
    await world.pass(8);
    const view = await json(batchView, get('/batches/june'));
    expect(view.open).toBe(0);
    expect(view.complete + view.cancelled).toBe(2);
    const receipt = await json(cancelSelectionView, get('/batches/june/cancel?receipt=yes'));
    expect(receipt).toMatchObject({ people: view.cancelled, last: { people: before.people } });
    expect(receipt.last?.doneAt).toBeDefined();
    expect((await world.counts('june')).bought).toBe(bought);
  });

  test('A cancellation with `erase` erases every subject of the batch', async () => {
    const { world, send, json } = await capped();
    const answer = await json(cancelledView, send('POST', '/batches/june/cancel', { results: 'erase' }));
    expect(answer).toMatchObject({ batch: 'june', outcome: 'cancelled', results: 'erase' });
    const erasure = await batchErasureItems.read(world.ledger.table, batchErasureKey('june'));
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

  test.each([
    [{ person: 'ben', because: 'ceiling' }, 400],
    [{ because: 'ceiling', results: 'erase' }, 400],
    [{ person: 'nobody' }, 404],
  ])('The reports API refuses an impossible cancellation: %j', async (body, status) => {
    const { send } = await capped();
    expect((await send('POST', '/batches/june/cancel', body)).status).toBe(status);
    expect((await send('POST', '/batches/july/cancel')).status).toBe(404);
  });

  test('The page of a cancellation lists its subjects, and its button requires a tick', async () => {
    const { app, get } = await capped();
    const html = await (await get('/batches/june/cancel', { accept: 'text/html' })).text();
    expect(html).toContain('Cancel what is open');
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
