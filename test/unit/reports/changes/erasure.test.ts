import { describe, expect, test } from 'vitest';
import { eraseWishFrom } from '../../../../functions/reports/routes/decisions/erase-wish.ts';
import { sweep } from '../../../../shared/erasure/sweep/sweep.ts';
import { headerItems } from '../../../../shared/ledger/items/header.ts';
import { headerKey, type Subject } from '../../../../shared/ledger/items/keys.ts';
import { erasureView } from '../../../../shared/views/erasure-view.ts';
import { calledService } from '../../../support/settings/made-up-service.ts';
import { nameHash, reportsOver } from '../app.ts';
import { accepted, emptyLedger, rowInputs, settled, uploadEvent, uploaded } from '../ledger.ts';

const anna: Subject = { batch: 'june', id: 'anna' };
const report = '/batches/june/reports/anna';
const browser = { accept: 'text/html' };

async function oneReport() {
  const { ledger, clock, table } = emptyLedger();
  await uploaded(ledger, 'june', uploadEvent('births/june.csv'));
  const inputs = await accepted(ledger, anna, rowInputs({ name: 'Anna' }));
  await settled(ledger, anna, inputs, 'complete');
  const nothing = { list: async function* () {}, remove: async () => false };
  const deps = {
    ledger,
    service: calledService,
    nameHash,
    store: nothing,
    inbox: nothing,
    deadQueues: [],
    secondSweepAfterMs: 60_000,
  };
  const sweepTwice = async (subject = anna) => {
    for (let times = 0; times < 2; times += 1) {
      const item = await ledger.table.get(headerKey(subject));
      await sweep(deps, headerItems.parse(item));
      clock.now += 120_000;
    }
  };
  return { ledger, clock, table, sweepTwice, ...reportsOver(ledger) };
}

describe('the erasure of a person over the API', () => {
  test('An erasure begins once, however often it is requested, and reports its progress', async () => {
    const { send, get, json, clock } = await oneReport();
    const first = await send('POST', `${report}/erase`);
    expect(first.status).toBe(202);
    const view = erasureView.parse(await first.json());
    expect(view).toMatchObject({ ...anna, state: 'erasing', removed: { parts: 0 } });
    clock.now += 5000;
    const secondErasure = await json(erasureView, send('POST', `${report}/erase`));
    expect(secondErasure.askedAt).toBe(view.askedAt);
    expect(await json(erasureView, get(view.receipt))).toMatchObject({ state: 'erasing' });
  });

  test('The report and picture of a person answer 410 with the receipt as soon as an erasure begins', async () => {
    const { send, get, sweepTwice } = await oneReport();
    await send('POST', `${report}/erase`);
    for (const state of ['erasing', 'erased']) {
      for (const path of [report, `${report}/palm-image`]) {
        const erased = await get(path);
        expect(erased.status).toBe(410);
        expect(erased.headers.get('content-type')).toBe('application/problem+json');
        expect(await erased.json()).toMatchObject({ title: 'Erased', status: 410, erasure: { state } });
      }
      if (state === 'erasing') await sweepTwice();
    }
  });

  test('The receipt of an erasure lists what was removed and what remains until when', async () => {
    const { send, get, json, sweepTwice } = await oneReport();
    await send('POST', `${report}/erase`);
    await sweepTwice();
    const view = await json(erasureView, get(`${report}/receipt`));
    expect(view).toMatchObject({ state: 'erased', doneAt: expect.any(String), removed: { parts: 4 } });
    expect(view.remains).toContainEqual(
      expect.objectContaining({ what: 'point-in-time backups of the table', until: expect.any(String) }),
    );
    expect(await json(erasureView, send('POST', `${report}/erase`))).toEqual(view);
  });

  test('The receipt of an erasure quotes the reason of the operator, and no reason may name the person', async () => {
    const { send, get, json } = await oneReport();
    const named = await send('POST', `${report}/erase`, { because: 'A letter of Anna' });
    expect([named.status, Object(await named.json()).title]).toEqual([400, 'The reason names the person']);
    for (const because of ['', 'two\nlines', 'x'.repeat(201)])
      expect((await send('POST', `${report}/erase`, { because })).status).toBe(400);
    const because = 'asked by mail on <3 May>';
    await send('POST', `${report}/erase`, { because });
    const view = await json(erasureView, get(`${report}/receipt`));
    expect(view.because).toEqual({ code: 'stated', text: because });
    expect(await (await get(`${report}/receipt`, browser)).text()).toContain(
      '&quot;asked by mail on &lt;3 May&gt;&quot;',
    );
  });

  test.each([
    ['anna', 'A letter of Anna', true],
    ['p1', 'asked by mail, P1', true],
    ['ed', 'asked by mail', false],
    ['ed', 'Ed asked', true],
    ['3', 'asked on 3 May', false],
    ['王芳', '王芳来信', true],
  ])('For the person %s, the reason "%s" names the person: %s', (id, because, isNamed) => {
    const wish = () => eraseWishFrom({ keepOut: false, because }, 'an operator', ['other', id]);
    if (isNamed) expect(wish).toThrow('The reason names the person');
    else expect(wish().because).toEqual({ code: 'stated', text: because });
  });

  test('An erasure begins again for a person who was uploaded again afterwards', async () => {
    const { send, get, json, sweepTwice, ledger, clock } = await oneReport();
    const first = await json(erasureView, send('POST', `${report}/erase`));
    await sweepTwice();
    await accepted(ledger, anna);
    expect((await get(report)).status).toBe(200);
    clock.now += 1000;
    const second = await json(erasureView, send('POST', `${report}/erase`));
    expect(second).toMatchObject({ state: 'erasing' });
    expect(Date.parse(second.askedAt)).toBeGreaterThan(Date.parse(first.askedAt));
  });

  test('An erasure reaches a person of whom only a refused photo is left', async () => {
    const { send, json, ledger } = await oneReport();
    await uploaded(ledger, 'june', uploadEvent('palms/june/left/ben.jpg'));
    const path = `/batches/june/reports/${encodeURIComponent('left/ben')}`;
    expect(await json(erasureView, send('POST', `${path}/erase`))).toMatchObject({ id: 'left/ben' });
  });

  test('The erasure of an unknown person is refused and stores no name', async () => {
    const { send, get, table } = await oneReport();
    const before = [...table.items()].length;
    expect((await send('POST', '/batches/june/reports/nobody/erase')).status).toBe(404);
    expect((await get('/batches/june/reports/nobody/receipt')).status).toBe(404);
    expect((await get('/batches/june/reports/nobody')).status).toBe(404);
    expect([...table.items()]).toHaveLength(before);
  });

  test('The reports API finds an id that ends in a word of the API under its escaped address', async () => {
    const { send, get, ledger } = await oneReport();
    await accepted(ledger, { batch: 'june', id: 'anna/receipt' });
    expect(
      await (await get(`/batches/june/reports/${encodeURIComponent('anna/receipt')}`)).json(),
    ).toMatchObject({
      id: 'anna/receipt',
    });
    expect((await send('POST', `${report}/erase`)).status).toBe(202);
  });
});

describe('the form of an erasure', () => {
  const press = (app: Awaited<ReturnType<typeof oneReport>>['app'], body: string) =>
    app.request(`${report}/erase`, {
      method: 'POST',
      headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });

  test('An operator finds the form of an erasure on the record, confirms, and gets the receipt', async () => {
    const { app, get } = await oneReport();
    expect(await (await get(report, browser)).text()).toContain(`href="${report}?view=record"`);
    const page = await (await get(`${report}?view=record`, browser)).text();
    expect(page).toContain(`<form method="post" action="${report}/erase">`);
    expect(page).toMatch(/<input type="checkbox" name="sure" value="yes" required>/);
    const sent = await press(app, 'sure=yes');
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${report}/receipt`]);
    const receipt = await get(`${report}/receipt`, browser);
    expect(receipt.status).toBe(200);
    expect(await receipt.text()).toContain('Receipt of an erasure');
    const erased = await get(report, browser);
    expect(erased.status).toBe(410);
    expect(await erased.text()).toContain('Receipt of an erasure');
  });

  test('The form of an erasure erases nothing without the confirmation', async () => {
    const { app, get } = await oneReport();
    const answer = await press(app, '');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('tick the box');
    expect((await get(report)).status).toBe(200);
  });
});
