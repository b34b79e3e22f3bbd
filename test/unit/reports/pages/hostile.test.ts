import { describe, expect, test } from 'vitest';
import { accept } from '../../../../shared/ledger/inputs/accept.ts';
import { hostileMarkup, hostileValues } from '../../../support/hostile/markup.ts';
import { hostileText } from '../../../support/hostile/text.ts';
import { unexpectedMarkupIn } from '../../../support/pages/templates.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger, rowInputs, settled, uploadEvent, uploaded } from '../ledger.ts';

const browser = { accept: 'text/html' };
const attack = '"><script>window.owned=1</script>\u202e';
const id = 'an"><img src=x onerror=alert(1)>na';
const path = `/batches/june/reports/${encodeURIComponent(id)}`;

async function reportWithAnswer(answer: unknown) {
  const { ledger } = emptyLedger();
  await uploaded(ledger, 'june', uploadEvent('births/june.csv'));
  const row = rowInputs({ name: attack, notes: [{ code: 'legacy', text: attack }], place: attack });
  const inputs = await accepted(ledger, { batch: 'june', id }, row);
  await settled(ledger, { batch: 'june', id }, inputs, 'partial', {
    'chart/natal_chart_interpretation': { state: 'bought', answer },
    'chart/varshaphal_yoga': {
      state: 'refused',
      class: 'unprocessable',
      status: 422,
      answer: { detail: answer },
    },
  });
  return { ledger, ...reportsOver(ledger) };
}

describe('a hostile answer of the service', () => {
  const answer = Object.fromEntries(
    hostileMarkup.map((text, index) => [`${text}${index}`, [text, { [text]: text }]]),
  );

  test('A hostile answer reaches programs exactly and people as text', async () => {
    const { get } = await reportWithAnswer(answer);
    const view = await (await get(path)).json();
    expect(view).toMatchObject({ id, name: attack, notes: [attack] });
    expect(JSON.stringify(view)).toContain(JSON.stringify(answer));
    const page = await (await get(path, browser)).text();
    expect(unexpectedMarkupIn(page)).toEqual([]);
  });

  test('An answer of prototype keys, odd types and sizes reaches programs exactly', async () => {
    for (const value of hostileValues) {
      const { get } = await reportWithAnswer(value);
      const json = await get(path);
      const text = await json.text();
      expect([json.status, text.includes(JSON.stringify(value))]).toEqual([200, true]);
      const page = await get(path, browser);
      expect([page.status, unexpectedMarkupIn(await page.text())]).toEqual([200, []]);
    }
  });

  test("An answer that pretends to be a picture is served with no other type than a picture's", async () => {
    const html = Buffer.from(`<script>alert(1)</script>${' '.repeat(400)}`).toString('base64');
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>${' '.repeat(400)}`);
    const { ledger } = emptyLedger();
    const value = { sha256: 'h', key: 'photos/h.jpg', bytes: 1, width: 1, height: 1 };
    for (const [index, answer] of [
      html,
      `data:text/html;base64,${html}`,
      `data:image/svg+xml;base64,${svg.toString('base64')}`,
    ].entries()) {
      const source = uploadEvent(`palms/june/${index}.jpg`);
      const subject = { batch: 'june', id: String(index) };
      await accept(ledger, subject, { kind: 'photo', value, source }, ledger.now());
      await settled(ledger, subject, { photo: { value, source } }, 'complete', {
        'palm/get-palm-image': { state: 'bought', answer: { image: answer } },
      });
      const { get } = reportsOver(ledger);
      expect((await get(`/batches/june/reports/${index}/palm-image`, browser)).status).toBe(404);
      const page = await (await get(`/batches/june/reports/${index}`, browser)).text();
      expect(unexpectedMarkupIn(page)).toEqual([]);
    }
  });
});

describe('the headers of pages', () => {
  test('Every page carries the Content-Security-Policy, whatever its status', async () => {
    const { ledger, get, app } = await reportWithAnswer('x');
    const failing = reportsOver({
      ...ledger,
      table: { ...ledger.table, queryIndex: () => Promise.reject(new Error(attack)) },
    });
    const erase = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...browser },
    };
    const answers: readonly [number, Response][] = [
      [200, await get('/batches', browser)],
      [200, await get('/batches/june', browser)],
      [200, await get(path, browser)],
      [200, await get('/places', browser)],
      [200, await get('/uploads', browser)],
      [400, await get(`/batches?cursor=${encodeURIComponent(attack)}`, browser)],
      [400, await get(`/batches/${encodeURIComponent(hostileText.toWellFormed())}`, browser)],
      [400, await get(`/batches?limit=${encodeURIComponent(attack)}`, browser)],
      [400, await app.request(`${path}/erase`, { ...erase, body: `sure=${encodeURIComponent(attack)}` })],
      [404, await get(`/${encodeURIComponent(attack)}`, browser)],
      [404, await get(`/batches/${encodeURIComponent('<b>')}`, browser)],
      [404, await get('/batches/june/reports/nobody', browser)],
      [404, await get(`/panchang/${encodeURIComponent('<b>')}/2026-11`, browser)],
      [500, await failing.get('/batches', browser)],
      [303, await app.request(`${path}/erase`, { ...erase, body: 'sure=yes' })],
      [410, await get(path, browser)],
      [200, await get(`${path}/receipt`, browser)],
    ];
    for (const [status, answer] of answers) {
      expect(answer.status).toBe(status);
      const page = await answer.text();
      if (status === 303) continue;
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'.*frame-ancestors 'none'$/,
      );
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(unexpectedMarkupIn(page)).toEqual([]);
    }
  });
});
