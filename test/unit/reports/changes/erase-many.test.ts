import { beforeEach, describe, expect, test } from 'vitest';
import { headerItems } from '../../../../shared/ledger/items/header.ts';
import { headerKey, type Subject } from '../../../../shared/ledger/items/keys.ts';
import {
  bansList,
  batchErasureView,
  erasedManyView,
  liftedView,
  receiptsView,
} from '../../../../shared/views/erasure-view.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger, rowInputs, settled, uploadEvent, uploaded } from '../ledger.ts';

const people = ['anna', 'ben', 'cleo'];

async function threePeople() {
  const { ledger } = emptyLedger();
  await uploaded(ledger, 'june', uploadEvent('births/june.csv'));
  for (const id of people) {
    const subject: Subject = { batch: 'june', id };
    await settled(ledger, subject, await accepted(ledger, subject, rowInputs({ name: id })), 'complete');
  }
  const stateOf = async (id: string) =>
    (await headerItems.read(ledger.table, headerKey({ batch: 'june', id })))?.state;
  return { ledger, stateOf, ...reportsOver(ledger) };
}
let api: Awaited<ReturnType<typeof threePeople>>;
const erase = (body: unknown) => api.send('POST', '/batches/june/erase', body);

beforeEach(async () => {
  api = await threePeople();
});

describe('the erasure of several people', () => {
  test('The preview of an erasure of several people counts them and their losses, and erases nobody', async () => {
    const ids = ['anna', 'ben', 'ben', 'nobody'];
    const view = await api.json(erasedManyView, erase({ ids, preview: true }));
    expect(view).toEqual({ batch: 'june', people: 2, calls: 8, unknown: ['nobody'], receipts: [] });
    expect(await api.json(erasedManyView, erase({ all: true, preview: true }))).toMatchObject({
      people: 3,
      calls: 12,
    });
    for (const id of people) expect(await api.stateOf(id)).toBe('complete');
  });

  test('The preview of an erasure counts calls of a report whose run has not ended', async () => {
    for (const [index, id] of people.entries()) {
      const set = { callsBought: 10 ** (index + 1) };
      await api.ledger.table.update(headerItems.update({ key: headerKey({ batch: 'june', id }), set }));
    }
    const view = await api.json(erasedManyView, erase({ ids: people, preview: true }));
    expect(view.calls).toBe(1110);
  });

  test('The erasure of several people records its reason in each receipt and in that of the batch', async () => {
    const because = 'the contract ended';
    const stated = { code: 'stated', text: because };
    expect((await erase({ ids: ['anna', 'ben'], because: 'Ben has asked' })).status).toBe(400);
    const view = await api.json(erasedManyView, erase({ ids: ['anna'], because }));
    expect(view.receipts).toMatchObject([{ id: 'anna', because: stated }]);
    const { whole } = await api.json(erasedManyView, erase({ all: true, because }));
    expect(whole?.because).toEqual(stated);
  });

  test('The erasure of several people erases exactly the named ones, with a receipt for each', async () => {
    const answer = await erase({ ids: ['anna', 'ben', 'nobody'], keepOut: true });
    expect(answer.status).toBe(202);
    const view = erasedManyView.parse(await answer.json());
    expect(view).toMatchObject({ people: 2, unknown: ['nobody'] });
    expect(view.receipts).toMatchObject([
      { id: 'anna', state: 'erasing', keptOut: { since: expect.any(String) } },
      { id: 'ben', state: 'erasing', keptOut: { since: expect.any(String) } },
    ]);
    expect(await Promise.all(people.map(api.stateOf))).toEqual(['erasing', 'erasing', 'complete']);
    const ids = people;
    const secondReceipts = await api.json(receiptsView, api.send('POST', '/batches/june/receipts', { ids }));
    expect(secondReceipts.receipts).toEqual(view.receipts);
  });

  test('The erasure of a whole batch begins once and reports its progress', async () => {
    const { whole } = await api.json(erasedManyView, erase({ all: true }));
    expect(whole).toMatchObject({ batch: 'june', state: 'erasing', people: 3, keptOut: false });
    expect((await api.json(erasedManyView, erase({ all: true }))).whole).toEqual(whole);
    expect(await api.json(batchErasureView, api.get('/batches/june/erasure'))).toEqual(whole);
  });

  test('A request to ban a batch under erasure is refused if the erasure began without a ban, and else counts as a repetition', async () => {
    expect((await erase({ all: true })).status).toBe(202);
    expect((await erase({ all: true })).status).toBe(202);
    expect((await erase({ all: true, keepOut: true })).status).toBe(409);
    const other = await threePeople();
    for (const keepOut of [true, true, false])
      expect((await other.send('POST', '/batches/june/erase', { all: true, keepOut })).status).toBe(202);
    const whole = await other.json(batchErasureView, other.get('/batches/june/erasure'));
    expect(whole.keptOut).toBe(true);
  });

  test.each([
    [{}, 400],
    [{ ids: [] }, 400],
    [{ ids: ['anna'], all: true }, 400],
    [{ ids: ['a/../b'] }, 400],
    [{ ids: Array.from({ length: 201 }, (_, index) => `person-${index}`) }, 400],
  ])('The erasure of several people refuses %j', async (body, status) => {
    expect((await erase(body)).status).toBe(status);
    for (const id of people) expect(await api.stateOf(id)).toBe('complete');
  });

  test('The reports API answers 404 for an erasure of an unknown batch or one that nobody requested', async () => {
    expect((await api.send('POST', '/batches/august/erase', { all: true })).status).toBe(404);
    expect((await api.get('/batches/june/erasure')).status).toBe(404);
  });
});

test('A ban is listed without a name, and lifted by name', async () => {
  await api.send('POST', '/batches/june/reports/anna/erase', { keepOut: true });
  const { bans } = await api.json(bansList, api.get('/bans'));
  expect(bans).toEqual([{ ban: expect.stringMatching(/^[0-9a-f]{12}$/), since: expect.any(String) }]);
  const page = await api.get('/bans', { accept: 'text/html' });
  expect(await page.text()).toContain(bans[0]?.ban);
  const lift = () => api.json(liftedView, api.send('POST', '/batches/june/reports/anna/lift-ban'));
  expect(await lift()).toMatchObject({ lifted: true });
  expect(await lift()).toMatchObject({ lifted: false });
  expect((await api.json(bansList, api.get('/bans'))).bans).toEqual([]);
});
