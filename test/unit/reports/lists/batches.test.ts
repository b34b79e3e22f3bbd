import { describe, expect, test } from 'vitest';
import { readBatchItem } from '../../../../shared/ledger/batches/batches.ts';
import { priceTable } from '../../../../shared/money/prices.ts';
import { claimUpload } from '../../../../shared/uploads/claim.ts';
import { recordRejection } from '../../../../shared/uploads/rejection.ts';
import { uploadKey } from '../../../../shared/uploads/upload.ts';
import { batchesList, batchView, rejectionsPage } from '../../../../shared/views/views.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger, settled, uploadEvent, uploaded } from '../ledger.ts';

async function june() {
  const { ledger, table, clock } = emptyLedger();
  await uploaded(ledger, 'june', uploadEvent('births/june.csv'));
  const inputs = await accepted(ledger, { batch: 'june', id: 'anna' });
  await settled(ledger, { batch: 'june', id: 'anna' }, inputs, 'complete');
  await accepted(ledger, { batch: 'june', id: 'ben' });
  return { ledger, table, clock, ...reportsOver(ledger) };
}

describe('the list of batches', () => {
  test('The list of batches holds every batch with an upload, in pages and by name, and no table of places', async () => {
    const { ledger, get, json } = await june();
    await uploaded(ledger, 'places/south', uploadEvent('places/south.csv'));
    await uploaded(ledger, 'july', uploadEvent('births/july.csv'));
    const first = await json(batchesList, get('/batches?limit=1'));
    expect(first.batches).toEqual([expect.objectContaining({ batch: 'july', subjects: 0, sealed: false })]);
    const second = await json(
      batchesList,
      get(`/batches?limit=1&cursor=${encodeURIComponent(first.cursor ?? '')}`),
    );
    expect(second.batches).toEqual([
      expect.objectContaining({
        batch: 'june',
        subjects: 2,
        complete: 1,
        open: 1,
        calls: { bought: 4, reused: 0, unknown: 0 },
      }),
    ]);
    expect(second.cursor).toBeUndefined();
  });
});

describe('one batch', () => {
  test('The view of a batch shows progress, spending, uploads and refusals', async () => {
    const { ledger, get, json } = await june();
    const event = uploadEvent('births/june/more.csv');
    await uploaded(ledger, 'june', event);
    const refusal = {
      code: 'bad-date',
      reason: { code: 'no-such-day' },
      line: 4,
      field: 'date',
      masked: '3…',
    } as const;
    await recordRejection(
      ledger,
      { ...uploadKey('june', event.key), key: event.key, etag: event.etag },
      refusal,
    );
    const view = await json(batchView, get('/batches/june'));
    expect(view).toMatchObject({
      subjects: 2,
      complete: 1,
      open: 1,
      spending: { committed: 0 },
      sealed: false,
      gates: [],
      more: {},
    });
    expect(view.uploads).toHaveLength(2);
    expect(view.rejections).toEqual([
      expect.objectContaining({
        upload: 'births/june/more.csv',
        line: 4,
        field: 'date',
        value: '3…',
        code: 'bad-date',
        because: { code: 'no-such-day' },
        reason: 'There is no such day in the calendar.',
        advice: expect.stringContaining('2001-03-31'),
      }),
    ]);
  });

  test('The view of a batch omits refusals of a replaced version of a file', async () => {
    const { ledger, get, json } = await june();
    const key = 'births/june/more.csv';
    const [old, next] = [uploadEvent(key), uploadEvent(key)];
    await uploaded(ledger, 'june', old);
    await recordRejection(
      ledger,
      { ...uploadKey('june', key), key, etag: old.etag },
      { code: 'bad-date', reason: { code: 'no-such-day' }, line: 2 },
    );
    expect((await json(rejectionsPage, get('/batches/june/rejections'))).rejections).toHaveLength(1);
    await uploaded(ledger, 'june', next);
    expect((await json(rejectionsPage, get('/batches/june/rejections'))).rejections).toHaveLength(0);
  });

  test('The API answers a request for a batch without uploads with 404 and a problem', async () => {
    const { get } = await june();
    const answer = await get('/batches/august');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ title: 'No such batch', status: 404 });
  });

  test('The reports API finds a batch by its name in decomposed letters', async () => {
    const { ledger, get } = await june();
    await uploaded(ledger, 'Zürich', uploadEvent('births/Zürich.csv'));
    expect((await get(`/batches/${encodeURIComponent('Zu\u0308rich')}`)).status).toBe(200);
  });
});

describe('the ceiling of a batch', () => {
  test('A ceiling can be set before the first upload, and makes the reconciler check the batch', async () => {
    const { ledger, clock } = emptyLedger();
    const { send, get, json } = reportsOver(ledger);
    expect((await send('PUT', '/batches/august/ceiling', { ceiling: 100 })).status).toBe(200);
    expect((await json(batchView, get('/batches/august'))).spending).toEqual({ committed: 0, ceiling: 100 });
    expect(await ledger.table.get({ pk: 'batch#august', sk: 'batch' })).toMatchObject({ dueAt: clock.now });
    await send('PUT', '/batches/august/ceiling', { ceiling: null });
    expect((await json(batchView, get('/batches/august'))).spending).toEqual({ committed: 0 });
  });

  test('A ceiling in money is set beside the ceiling in calls, in the currency of the prices', async () => {
    const { ledger } = emptyLedger();
    const prices = priceTable({ currency: 'USD', default: 0.005, operations: { luck: null } });
    const { send, get, json } = reportsOver(ledger, { prices });
    const set = async (body: unknown) => send('PUT', '/batches/august/ceiling', body);
    expect(await (await set({ ceiling: 100, money: { amount: '2.5' } })).json()).toEqual({
      batch: 'august',
      ceiling: 100,
      money: { currency: 'USD', amount: '2.50' },
      unpriced: ['luck'],
    });
    expect((await json(batchView, get('/batches/august'))).spending).toEqual({
      committed: 0,
      ceiling: 100,
      ceilingMoney: { currency: 'USD', amount: '2.50' },
    });
    expect(await (await set({ money: null })).json()).toEqual({ batch: 'august', money: null });
    expect((await json(batchView, get('/batches/august'))).spending).toEqual({ committed: 0, ceiling: 100 });
    const foreign = await set({ money: { amount: '2.5', currency: 'EUR' } });
    expect([foreign.status, await foreign.json()]).toEqual([
      409,
      expect.objectContaining({ detail: 'The prices are in USD; write the ceiling in USD.' }),
    ]);
  });

  test('A ceiling in money is refused without prices, or if the batch was paid in another currency', async () => {
    const { ledger } = emptyLedger();
    const money = { amount: '2.5' };
    const put = (app: ReturnType<typeof reportsOver>) =>
      app.send('PUT', '/batches/august/ceiling', { money });
    expect((await put(reportsOver(ledger))).status).toBe(409);
    await ledger.table.update({
      key: { pk: 'batch#august', sk: 'batch' },
      set: {
        v: 1,
        committed: 3,
        blocks: {},
        currency: 'EUR',
        committedMicros: 2_000_000,
        committedUnpriced: 1,
        due: 'due#accounts',
        dueAt: 0,
      },
    });
    const priced = reportsOver(ledger, { prices: priceTable({ currency: 'USD', default: 1 }) });
    const answer = await put(priced);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ detail: expect.stringContaining('paid in EUR') }),
    ]);
    expect((await priced.json(batchView, priced.get('/batches/august'))).spending).toEqual({
      committed: 3,
      cost: { currency: 'EUR', amount: '2.00', unpriced: 1 },
    });
  });

  test.each([
    { money: { amount: '-1' } },
    { money: { amount: '0.0000001' } },
    { money: { amount: 5 } },
    { money: {} },
    {},
    { ceiling: -1 },
    { ceiling: 1.5 },
    { ceiling: '5' },
    { ceiling: 5, more: 1 },
  ])('The reports API refuses the ceiling %j', async (body) => {
    const { send } = reportsOver(emptyLedger().ledger);
    const answer = await send('PUT', '/batches/june/ceiling', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ title: 'Bad request', faults: [expect.anything()] });
  });
});

describe('the seal of a batch over the API', () => {
  test('A seal declares a batch complete, and later input opens it again', async () => {
    const { ledger, clock, send, get, json } = await june();
    clock.now += 1000;
    expect(await (await send('POST', '/batches/june/seal')).json()).toEqual({ batch: 'june', sealed: true });
    expect((await json(batchView, get('/batches/june'))).sealed).toBe(true);
    clock.now += 1000;
    await uploaded(ledger, 'june', uploadEvent('births/june/late.csv'));
    expect((await json(batchView, get('/batches/june'))).sealed).toBe(false);
    expect((await readBatchItem(ledger, 'june'))?.sealedAt).toBeDefined();
  });

  test('A seal waits for uploads that are still being read', async () => {
    const { ledger, send } = await june();
    const reader = { name: 'reader', until: ledger.now() + 60_000 };
    await claimUpload(ledger, uploadEvent('births/june/long.csv'), 'rows', 'june', reader, reader.until);
    const answer = await send('POST', '/batches/june/seal');
    expect(answer.status).toBe(409);
  });
});
