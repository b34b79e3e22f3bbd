import { operationNames, operations } from '@palmleaf/contract/operations';
import { catalog } from '@palmleaf/engines/vastu';
import { hostileBodies } from '@palmleaf/test/support/hostile/hostile-bodies';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accountOperations } from '../../accounts/operations.ts';
import { bodyLimitOf, bodyLimits } from '../../http/body-limits.ts';
import { getVastuIdPath, planRequest } from '../../vastu/plan.ts';
import { adminToken, detailOf, goodBody, openService, reply, token } from '../open-service.ts';

const headers = {
  'x-service-key': token,
  authorization: `Bearer ${adminToken}`,
  'content-type': 'application/json',
};
const maxAnswerBytes = 16 * 1024;

const { app } = await openService({ credits: 1_000_000 });

afterEach(() => vi.restoreAllMocks());

const limits = [
  ...operationNames
    .map((name) => operations[name])
    .filter(({ request }) => request !== null)
    .map((operation) => ({
      path: operation.path,
      request: operation.request,
      limit: bodyLimitOf(operation),
    })),
  { path: getVastuIdPath, request: planRequest, limit: bodyLimits.plan },
  ...accountOperations
    .filter(({ request }) => request !== undefined)
    .map(({ path, request }) => ({ path: path.replace('{id}', 'any'), request, limit: bodyLimits.plain })),
];

/** Small bodies suffice, because no answer grows with a body. */
const smallBodies = hostileBodies(10 * 1024).map(({ what, type, make }) => ({ what, type, content: make() }));
const largeBodies = hostileBodies(500 * 1024).map(({ what, type, make }) => ({
  what,
  type,
  content: make(),
}));

const onePerRequest = [...new Map(limits.map((one) => [one.request, one])).values()];

test.each(onePerRequest)(
  'The path $path answers any hostile body with a refusal of at most 16 KB',
  async ({ path, limit }) => {
    for (const { what, type, content } of limit === bodyLimits.plan
      ? [...smallBodies, ...largeBodies]
      : smallBodies) {
      const init = { method: 'POST', headers: { ...headers, 'content-type': type }, body: content };
      const answer = await app.request(path, init);
      const { byteLength } = await answer.arrayBuffer();
      expect([what, answer.status >= 400 && answer.status < 500]).toEqual([what, true]);
      expect(byteLength, what).toBeLessThanOrEqual(maxAnswerBytes);
    }
  },
);

test.each(limits)(
  'The path $path refuses a body over its limit by its Content-Length, and reads none of it',
  async ({ path, limit }) => {
    const pull = vi.fn();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const length = String(limit.maxBytes + 1);
    const init: RequestInit = {
      method: 'POST',
      headers: { ...headers, 'content-length': length },
      body,
      duplex: 'half',
    };
    const answer = await app.request(path, init);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual(limit.refusal.body);
    expect(pull).not.toHaveBeenCalled();
  },
);

test('The service reads no byte of a request without a credential, with an unknown path or with a wrong method', async () => {
  for (const [method, path] of [
    ['POST', '/predict'],
    ['POST', '/account/credits'],
    ['POST', '/nowhere'],
    ['PUT', '/predict'],
    ['POST', '/'],
  ] as const) {
    const pull = vi.fn();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const init: RequestInit = { method, headers: method === 'PUT' ? headers : {}, body, duplex: 'half' };
    expect([401, 404]).toContain((await app.request(path, init)).status);
    expect(pull).not.toHaveBeenCalled();
  }
});

test('A wrong method is a 404 whose Allow header names the right one', async () => {
  for (const [method, path, allow] of [
    ['GET', '/predict', 'POST'],
    ['DELETE', '/v1/natal_aspects_report', 'POST'],
    ['POST', '/', 'GET'],
  ] as const) {
    const answer = await app.request(path, { method, headers });
    expect([answer.status, answer.headers.get('allow')]).toEqual([404, allow]);
  }
  expect((await app.request('/nowhere', { headers })).headers.get('allow')).toBeNull();
});

describe('the service does no work per key of a hostile body', () => {
  const keys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join()}}`;

  test('A body of 60,000 keys is refused before it is parsed', async () => {
    const body = keys(60_000);
    const parse = vi.spyOn(JSON, 'parse');
    const answer = await app.request('/palmistry/get-palm-id', { method: 'POST', headers, body });
    expect(parse).not.toHaveBeenCalled();
    expect(await detailOf(answer)).toMatchObject([
      { type: 'json_invalid', ctx: { error: 'More than 10000 values' } },
    ]);
  });

  test('A form of 60,000 fields, or of as many parts, is refused before it is parsed', async () => {
    const read = vi.spyOn(Response.prototype, 'formData');
    for (const { type, make } of hostileBodies(1024 * 1024).filter(({ what }) =>
      ['form fields', 'parts', 'parts that are files', 'a part with a long header', 'boundaries'].includes(
        what,
      ),
    )) {
      const init = { method: 'POST', headers: { ...headers, 'content-type': type }, body: make() };
      expect(await detailOf(await app.request('/palmistry/get-palm-id', init))).toMatchObject([
        { loc: ['body'], type: 'value_error' },
      ]);
    }
    expect(read).not.toHaveBeenCalled();
  });

  test('A 422 for 9,000 unknown keys lists 100, counts the others and serializes none twice', async () => {
    const body = keys(9000);
    const write = vi.spyOn(JSON, 'stringify');
    const answer = await app.request(getVastuIdPath, { method: 'POST', headers, body });
    const calls = write.mock.calls.length;
    const detail = await detailOf(answer);
    expect(detail).toHaveLength(101);
    expect(detail.at(-1)).toEqual({
      loc: ['body'],
      msg: 'And 8905 more faults: correct the faults above first',
      type: 'too_many_faults',
      ctx: { more: 8905 },
    });
    expect(calls).toBeLessThan(400);
  });
});

test('A 422 that would be over 16 KB returns no input, and counts the faults that still do not fit', async () => {
  const ask = async (body: unknown) => {
    const answer = await app.request(getVastuIdPath, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.clone().text();
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxAnswerBytes);
    return await detailOf(answer);
  };
  const withLargeInputs = await ask(
    Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`k${at}`, 'A'.repeat(1500)])),
  );
  expect(withLargeInputs).toHaveLength(25);
  expect(withLargeInputs.every(({ input }) => input === undefined)).toBe(true);
  const long = await ask(
    Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`${at}${'k'.repeat(4000)}`, 1])),
  );
  expect(long.at(-1)).toMatchObject({ type: 'too_many_faults', ctx: { more: 95 - (long.length - 1) } });
  expect(String(long[8]?.loc[1])).toHaveLength(503);
});

test('The service accepts the largest allowed plan with every name written as escapes', async () => {
  const name = (at: number) => `${String(at).padStart(4, '0')}${'\u0905'.repeat(76)}`;
  const items = (count: number, from: number, rest: (at: number) => object) =>
    Array.from({ length: count }, (_, at) => ({ name: name(from + at), ...rest(at) }));
  const place = (at: number) => ({ x: 10.125 * (at % 10), y: 10.125 * Math.floor(at / 10) });
  const spot = (at: number) => ({ x: (at % 100) + 0.123456789012, y: 1.123456789012 });
  const plan = {
    units: 'm',
    orientation: 359.123456789,
    plot: { width: 110.123456789, depth: 110.123456789 },
    rooms: items(100, 0, (at) => ({
      catalog_type: catalog.room[0],
      ...place(at),
      width: 9.123456789,
      depth: 9.123456789,
    })),
    fixtures: items(300, 1000, (at) => ({ catalog_type: catalog.fixture[0], ...spot(at) })),
    windows: items(300, 2000, spot),
    entrances: items(20, 3000, (at) => ({ catalog_type: 'main_entrance', ...spot(at) })),
  };
  const body = JSON.stringify(plan).replaceAll('\u0905', '\\u0905');
  expect(body.length).toBeGreaterThan(350 * 1024);
  const answer = await app.request(getVastuIdPath, { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ entities: 720 });
});

test('A body shorter than its Content-Length is reported as truncated, not as invalid', async () => {
  const { app } = await openService({ handlers: { mounts: reply } });
  const body = JSON.stringify(goodBody.mounts);
  const length = String(body.length + 1);
  const answer = await app.request('/palmistry/mounts', {
    method: 'POST',
    headers: { ...headers, 'content-length': length },
    body,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    status: false,
    msg: 'The connection ended before the whole body had arrived. Nothing was charged.',
  });
});

test('The account API shortens the names that its refusals repeat', async () => {
  const { account } = await openService();
  const answer = await account('POST', '/keys', { plan: 'p'.repeat(60_000) });
  expect(answer.status).toBe(404);
  expect((await answer.text()).length).toBeLessThan(700);
});
