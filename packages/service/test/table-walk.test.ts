import { fieldKinds } from '@palmleaf/contract/fields';
import { type Operation, operationNames, operations } from '@palmleaf/contract/operations';
import { describe, expect, test } from 'vitest';
import { detailOf, goodBody, objectOf, openService, reply } from './open-service.ts';

const posts = operationNames.filter((name) => operations[name].method === 'POST');

function requiredFields(operation: Operation): string[] {
  const issues = operation.request?.safeParse({}).error?.issues ?? [];
  return issues.map((issue) => issue.path.join('.'));
}

test('Every operation is a POST except the root', () => {
  expect(operationNames.filter((name) => operations[name].method !== 'POST')).toEqual(['root']);
});

describe.each(posts)('%s', (name) => {
  const operation: Operation = operations[name];
  const required = requiredFields(operation);

  test('The operation answers 401 with the documented body to no credential, an unknown one and half a key pair', async () => {
    const { app } = await openService();
    const attempts = [
      {},
      { 'x-service-key': 'unknown' },
      { 'x-service-key': '' },
      { authorization: 'Basic !!!' },
      { authorization: `Basic ${btoa('600123')}` },
      { authorization: `Basic ${btoa('600123:wrong')}` },
      { authorization: 'Bearer plt_token-of-the-tests' },
    ];
    for (const headers of attempts) {
      const answer = await app.request(operation.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(goodBody[name]),
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ status: false, msg: 'API authentication failed!' });
    }
  });

  test('The operation answers 404 to another method, a trailing slash and a path in capitals', async () => {
    const { app } = await openService();
    const attempts = [
      ['GET', operation.path],
      ['PUT', operation.path],
      ['OPTIONS', operation.path],
      ['POST', `${operation.path}/`],
      ['POST', operation.path.toUpperCase()],
    ] as const;
    for (const [method, path] of attempts) {
      const answer = await app.request(path, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ status: false, statusCode: 404 });
    }
  });

  test('The operation answers 403 to a browser, without a cross-origin header', async () => {
    const { call } = await openService();
    const answer = await call(name, { headers: { origin: 'https://page.example' } });
    expect(answer.status).toBe(403);
    expect([...answer.headers.keys()].filter((header) => header.startsWith('access-control'))).toEqual([]);
  });

  test('The operation answers a valid body in JSON and charges it once', async () => {
    const { call, ledger } = await openService({ handlers: { [name]: reply } });
    const answer = await call(name);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('content-language')).toBe('en');
    expect(await ledger.calls()).toEqual({ [name]: 1 });
    expect((await ledger.wallet()).balance).toBe(149);
  });

  test('The operation answers 422 to no body, null, a list, a text and half an object', async () => {
    const { app, call } = await openService();
    const headers = { 'x-service-key': 'plt_token-of-the-tests', 'content-type': 'application/json' };
    const post = (body: string) => app.request(operation.path, { method: 'POST', headers, body });
    const missing = [{ type: 'missing', loc: ['body'], msg: 'Field required', input: null }];
    expect(await (await post('')).json()).toEqual({ detail: missing });
    expect(await (await post('null')).json()).toEqual({ detail: missing });
    for (const body of [[], 'text', 5]) {
      const answer = await call(name, { body });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        detail: [{ loc: ['body'], type: 'model_attributes_type' }],
      });
    }
    const half = await post('{"palm_id": ');
    expect(half.status).toBe(422);
    expect(await half.json()).toEqual({
      detail: [
        {
          type: 'json_invalid',
          loc: ['body', 12],
          msg: 'JSON decode error',
          input: {},
          ctx: { error: 'Unexpected end of JSON input' },
        },
      ],
    });
  });

  for (const field of required) {
    test(`The service answers 422 naming ${field} if it is missing, null or of another type`, async () => {
      const { call } = await openService();
      const good = goodBody[name] ?? {};
      const { [field]: _, ...without } = good;
      const missing = await call(name, { body: without });
      expect(missing.status).toBe(422);
      expect(await missing.json()).toEqual({
        detail: [{ loc: ['body', field], msg: 'Field required', type: 'missing', input: without }],
      });
      for (const wrong of [null, true, { nested: 1 }, ['list']]) {
        const answer = await call(name, { body: { ...good, [field]: wrong } });
        const [item] = await detailOf(answer);
        expect(item).toMatchObject({ loc: ['body', field], input: wrong });
        expect(item?.type).toMatch(typesOf(fieldKinds(operation.request ?? never()).get(field)));
      }
    });
  }
});

function typesOf(kind: string | undefined): RegExp {
  if (kind === 'integer') return /^int_type$/;
  if (kind === 'number') return /^float_type$/;
  return /^(string_type|literal_error)$/;
}

function never(): never {
  throw new Error('a POST operation has a request schema');
}

test('GET / needs no credential, costs nothing and answers in JSON', async () => {
  const { app, ledger } = await openService();
  const answer = await app.request('/');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await answer.json()).toMatchObject({ status: true, operations: operationNames.length });
  expect((await ledger.wallet()).balance).toBe(150);
});

test('An unknown path is a 404 that names the list of operations', async () => {
  const { app } = await openService();
  const answer = await app.request('/v1/horoscope', { method: 'POST' });
  expect(answer.status).toBe(404);
  expect((await objectOf(answer)).error_msg).toContain('GET /openapi.json');
});
