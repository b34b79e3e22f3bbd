import { type Context, Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../../functions/reports/http/endpoints.ts';
import { openApiDocument } from '../../../../functions/reports/http/openapi.ts';
import {
  addRoutes,
  operationFinder,
  reportsOperations,
} from '../../../../functions/reports/http/operations.ts';
import { closeGate } from '../../../../shared/gate/gate.ts';
import { wantMonths } from '../../../../shared/places/months.ts';
import { storePlace } from '../../../../shared/places/place.ts';
import { noteTable } from '../../../../shared/uploads/place-tables.ts';
import {
  dueView,
  gatesView,
  monthView,
  placesList,
  placeTablesView,
} from '../../../../shared/views/views.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger, uploadEvent, uploaded } from '../ledger.ts';

describe('gates', () => {
  test('The reports API lists closed gates with their reasons, and opens one or all', async () => {
    const { ledger } = emptyLedger();
    await closeGate(ledger, { scheme: 'token', base: 'palmistry' }, { reason: 'wallet empty', probeAt: 0 });
    await closeGate(ledger, { scheme: 'basic-json', base: 'base' }, { reason: 'wallet empty', probeAt: 0 });
    const { get, send, json } = reportsOver(ledger);
    const states = async () =>
      (await json(gatesView, get('/gates'))).gates.map(({ gate, state }) => `${gate} ${state}`);
    expect(await states()).toEqual(['token#palmistry closed', 'basic#base closed']);
    expect(await (await send('POST', '/gate/open', { gate: 'token#palmistry' })).json()).toEqual({
      opened: ['token#palmistry'],
    });
    expect(await states()).toEqual(['token#palmistry open', 'basic#base closed']);
    expect(await (await send('POST', '/gate/open')).json()).toEqual({ opened: ['basic#base'] });
    expect((await send('POST', '/gate/open', { gate: 'none' })).status).toBe(404);
  });
});

describe('unknown parameters', () => {
  const { ledger } = emptyLedger();
  const { get } = reportsOver(ledger);

  test.each([
    ['/batches?limt=5', 'limt: is not known: this address takes limit, cursor'],
    [
      '/batches/june/reports?state=failed&sort=name',
      'sort: is not known: this address takes limit, cursor, state',
    ],
    ['/gates?open=1', 'open: is not known: this address takes no parameters'],
  ])('The reports API refuses an unknown parameter: %s', async (path, detail) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining(detail) });
  });

  test('A browser gets its page in spite of an unknown parameter', async () => {
    expect((await get('/batches?utm_source=mail', { accept: 'text/html' })).status).toBe(200);
  });
});

describe('overdue items', () => {
  test('The oldest due item is reported with its delay', async () => {
    const { ledger, clock } = emptyLedger();
    const { get, json } = reportsOver(ledger);
    expect(await json(dueView, get('/due'))).toEqual({});
    await accepted(ledger, { batch: 'june', id: 'anna' });
    clock.now += 90_000;
    await accepted(ledger, { batch: 'june', id: 'ben' });
    expect((await json(dueView, get('/due'))).oldest?.overdueBySeconds).toBe(90);
  });
});

describe('places', () => {
  test('The reports API lists places by id', async () => {
    const { ledger } = emptyLedger();
    const event = uploadEvent('places/south.csv');
    for (const id of ['madurai', 'chennai']) {
      await storePlace(
        ledger,
        { id, name: id, lat: 10, lon: 78, timezone: 'Asia/Kolkata', notes: [] },
        event,
      );
    }
    const { get, json } = reportsOver(ledger);
    expect((await json(placesList, get('/places'))).places.map(({ id }) => id)).toEqual([
      'chennai',
      'madurai',
    ]);
  });
});

describe('the months of places', () => {
  test('The months of places are listed with their place, as JSON and as a page with links', async () => {
    const { ledger } = emptyLedger();
    const place = { id: 'left/bank', name: 'Left bank', lat: 10, lon: 78, timezone: 'UTC', notes: [] };
    await storePlace(ledger, place, uploadEvent('places/south.csv'));
    await wantMonths(ledger, 'left/bank', ledger.now());
    const { get, json } = reportsOver(ledger);
    const [found] = (await json(placesList, get('/places'))).places;
    expect(found).toMatchObject({ id: 'left/bank', state: 'due' });
    expect(found?.months).toEqual([
      { month: '2026-11', state: 'pending', panchang: '/panchang/left%2Fbank/2026-11' },
      { month: '2026-12', state: 'pending', panchang: '/panchang/left%2Fbank/2026-12' },
    ]);
    const page = await (await get('/places', { accept: 'text/html' })).text();
    expect(page).toContain('<a href="/panchang/left%2Fbank/2026-11">November 2026</a>');
    expect((await get('/panchang/left%2Fbank/2026-11')).status).toBe(200);
  });

  test('The tables of places are listed beside the places, including places from before tables were recorded', async () => {
    const { ledger } = emptyLedger();
    const event = uploadEvent('places/south.csv');
    for (let index = 0; index < 103; index += 1) {
      const place = { id: `p${index}`, name: 'One', lat: 10, lon: 78, timezone: 'UTC', notes: [] };
      await storePlace(ledger, place, uploadEvent(index === 102 ? 'places/late.csv' : event.key));
    }
    await uploaded(ledger, 'places/south', event);
    await noteTable(ledger, 'refused');
    const { get, json } = reportsOver(ledger);
    const { tables } = await json(placeTablesView, get('/places/tables'));
    expect(tables.map(({ batch }) => batch)).toEqual(['places/late', 'places/refused', 'places/south']);
    expect(tables.at(-1)).toMatchObject({ rows: 1, accepted: 1 });
    const page = await (await get('/places', { accept: 'text/html' })).text();
    expect(page).toContain('<a href="/batches/places%2Fsouth">places/south</a>');
  });

  test('A redrive of places is accepted for unavailable and refused months', async () => {
    const { ledger } = emptyLedger();
    const { send } = reportsOver(ledger);
    expect((await send('POST', '/places/redrive')).status).toBe(404);
    const place = { id: 'chennai', name: 'Chennai', lat: 13, lon: 80, timezone: 'UTC', notes: [] };
    await storePlace(ledger, place, uploadEvent('places/south.csv'));
    const answer = await send('POST', '/places/redrive');
    expect([answer.status, await answer.json()]).toMatchObject([202, { states: ['unavailable', 'refused'] }]);
    expect((await send('POST', '/places/redrive', { states: ['bought'] })).status).toBe(400);
  });
});

describe('the OpenAPI document', () => {
  test('A request finds its own operation, also where an id has slashes', () => {
    const find = operationFinder();
    const found = reportsOperations.map(
      ({ method, path }) => find(method, path.replace('{id}', 'left/anna'))?.id,
    );
    expect(found).toEqual(reportsOperations.map(({ id }) => id));
  });

  test('The router sends each request to its own operation, also where an id has slashes', async () => {
    const app = new Hono();
    const handlers = Object.fromEntries(reportsOperations.map(({ id }) => [id, (c: Context) => c.text(id)]));
    addRoutes(app, handlers);
    for (const { id, method, path } of reportsOperations) {
      const answer = await app.request(path.replace('{id}', 'left/anna'), { method: method.toUpperCase() });
      expect(await answer.text()).toBe(id);
    }
  });

  test('The reports API serves its OpenAPI document', async () => {
    const { get } = reportsOver(emptyLedger().ledger);
    expect(await (await get('/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });
});

describe('lazily loaded endpoints', () => {
  const lists = endpoints.filter(({ method, path }) => method === 'get' && !path.includes('{'));

  test.each(lists.map(({ path }) => path))(
    'The endpoint %s answers HEAD like GET, without the body',
    async (path) => {
      const { app, get } = reportsOver(emptyLedger().ledger);
      const [whole, head] = [await get(path), await app.request(path, { method: 'HEAD' })];
      expect([head.status, await head.text()]).toEqual([whole.status, '']);
      for (const name of ['content-type', 'cache-control', 'etag'])
        expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    },
  );

  test('A lazily loaded endpoint answers and logs an error like every other', async () => {
    const { ledger } = emptyLedger();
    const query = async () => {
      throw new Error('a table that cannot be read');
    };
    const table = new Proxy(ledger.table, {
      get: (of, name, receiver) => (name === 'query' ? query : Reflect.get(of, name, receiver)),
    });
    const { get, logged } = reportsOver({ ...ledger, table });
    for (const path of ['/webhooks', '/drift', '/batches/june/uploads']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        500,
        'application/problem+json',
      ]);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    }
    expect(logged.map(({ message }) => message)).toEqual(Array(3).fill('A request failed'));
  });
});

describe('unknown addresses', () => {
  test.each([
    '/',
    '/batches/june/nothing',
    '/favicon.ico',
    '/webhooks/one/nothing',
    '/openapi.json/nothing',
    '/driftwood',
  ])('The unknown address %s answers 404 with a problem document', async (path) => {
    const { get } = reportsOver(emptyLedger().ledger);
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('the panchang of a place', () => {
  const event = uploadEvent('places/south.csv');
  async function chennai() {
    const { ledger } = emptyLedger();
    const place = {
      id: 'chennai',
      name: 'Chennai',
      lat: 13.08,
      lon: 80.27,
      timezone: 'Asia/Kolkata',
      notes: [],
    };
    await storePlace(ledger, place, event);
    await wantMonths(ledger, 'chennai', ledger.now());
    return reportsOver(ledger);
  }

  test('The panchang of a month is pending after its request, and links the neighbouring month', async () => {
    const { get, json } = await chennai();
    expect(await json(monthView, get('/panchang/chennai/2026-11'))).toMatchObject({
      place: { id: 'chennai' },
      month: '2026-11',
      state: 'pending',
      next: '/panchang/chennai/2026-12',
    });
    const page = await get('/panchang/chennai/2026-12', { accept: 'text/html' });
    expect(await page.text()).toContain('Chennai, December 2026');
  });

  test.each(['chennai/2026-10', 'chennai/2026-13', 'chennai/now', 'nowhere/2026-11'])(
    'The panchang answers 404 at %s',
    async (path) => {
      const { get } = await chennai();
      expect((await get(`/panchang/${path}`)).status).toBe(404);
    },
  );
});

describe('requests with many mistakes', () => {
  test.each([
    [
      'unknown fields',
      Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, index])),
    ],
    ['unknown values', { states: Array(20_000).fill('never') }],
    ['one field with a long name', { ['k'.repeat(100_000)]: 1 }],
  ])('A request with thousands of mistakes gets an answer that names the first: %s', async (_what, body) => {
    const { send } = reportsOver(emptyLedger().ledger);
    const answer = await send('POST', '/places/redrive', body);
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text.length).toBeLessThan(16 * 1024);
    expect(JSON.parse(text).faults.length).toBeLessThanOrEqual(20);
  });
});
