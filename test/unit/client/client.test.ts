import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { PartView } from '../../../packages/client/index.ts';
import {
  type api,
  createClient,
  createSigner,
  isAnswerOf,
  ReaderError,
} from '../../../packages/client/index.ts';
import { signRequest } from '../../../shared/aws/sign-request.ts';
import { anna, finished } from './finished.ts';

const credentials = async () => ({
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'secret',
  sessionToken: 'token',
});
const urls = { reportsUrl: 'https://reads.example/', operateUrl: 'https://changes.example/' };

const statusOf = (status: number) => new Response('', { status });

async function clientOf(answers: readonly Response[] = []) {
  const { world, ask } = await finished();
  const sent: { readonly address: URL; readonly init: RequestInit }[] = [];
  const slept: number[] = [];
  const waiting = [...answers];
  const client = createClient({
    ...urls,
    region: 'eu-central-1',
    credentials,
    sleep: async (milliseconds) => void slept.push(milliseconds),
    random: () => 0.5,
    fetch: async (address, init) => {
      sent.push({ address, init });
      return waiting.shift() ?? ask(address.pathname + address.search);
    },
  });
  return { client, world, sent, slept };
}

describe('A client', () => {
  test('A client calls an operation by its name, and the answer has the type of that operation', async () => {
    const { client } = await clientOf();
    const report = await client.request('GET /batches/{batch}/reports/{id}', {
      path: { batch: anna.batch, id: anna.id },
    });
    expectTypeOf(report).toEqualTypeOf<api.Report>();
    expect(report.state).toBe('complete');
    expect(report.id).toBe(anna.id);
  });

  test('A client reads lists page by page with the given query', async () => {
    const { client, world, sent } = await clientOf();
    for (let more = 0; more < 7; more += 1) await world.acceptPhoto({ batch: 'june', id: `s-${more}` });
    const ids: string[] = [];
    const path = { batch: 'june' };
    for await (const subject of client.entries('GET /batches/{batch}/reports', { path, query: { limit: 3 } }))
      ids.push(subject.id);
    expect(ids).toHaveLength(8);
    expect(sent).toHaveLength(3);
    expect(sent.map(({ address }) => address.searchParams.get('limit'))).toEqual(['3', '3', '3']);
  });

  test('A client reads at one address and writes at the other', async () => {
    const { client, sent } = await clientOf();
    await client.request('GET /batches', {});
    await client.request('GET /quotes', {});
    await client.operator.pause('june').catch(() => undefined);
    const body = { ceiling: 5 };
    await client
      .request('PUT /batches/{batch}/ceiling', { path: { batch: 'june' }, body })
      .catch(() => undefined);
    expect(sent.map(({ address }) => address.host)).toEqual([
      'reads.example',
      'reads.example',
      'changes.example',
      'changes.example',
    ]);
    expect(sent.at(-1)?.init).toMatchObject({ method: 'PUT', body: '{"ceiling":5}', redirect: 'error' });
  });

  test('A client without a write address changes nothing', async () => {
    const send = vi.fn();
    const client = createClient({ reportsUrl: urls.reportsUrl, region: 'x', credentials, fetch: send });
    await expect(client.operator.pause('june')).rejects.toThrow('needs the operateUrl');
    expect(send).not.toHaveBeenCalled();
  });

  test('A client signs no request for another host, whatever the names in its path contain', async () => {
    const { client, sent } = await clientOf();
    const path = { batch: '//evil.example/?', id: '../..' };
    await client.request('GET /batches/{batch}/reports/{id}', { path }).catch(() => undefined);
    expect(sent.map(({ address }) => address.host)).toEqual(['reads.example']);
    expect(sent[0]?.address.pathname).toBe('/batches/%2F%2Fevil.example%2F%3F/reports/..%2F..');
  });

  test('A client throws the error message of the stack', async () => {
    const { client } = await clientOf([Response.json({ detail: 'not for you' }, { status: 403 })]);
    const asked = client.request('GET /gates', {});
    await expect(asked).rejects.toThrow(ReaderError);
    await expect(asked).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('not for you'),
    });
  });

  test.each([
    ['is not JSON', new Response('<html>', { headers: { 'content-type': 'application/json' } })],
    ['is a number', Response.json(5)],
    ['lacks the list', Response.json({ batch: 'june' })],
  ])('A client throws a ReaderError if the body of a page %s', async (_, answer) => {
    const { client } = await clientOf([answer]);
    const entries = client.entries('GET /batches/{batch}/reports', { path: { batch: 'june' } });
    await expect(entries.next()).rejects.toThrow(ReaderError);
  });

  test('A client throws a ReaderError if the JSON of an answer is no object', async () => {
    const { client } = await clientOf([Response.json(5)]);
    const asked = client.request('GET /batches', {});
    await expect(asked).rejects.toThrow(ReaderError);
    await expect(asked).rejects.toThrow('This version cannot read the response');
  });

  test('The error for a change that fails without a message states the status and names no function', async () => {
    const { client } = await clientOf([new Response('', { status: 500 })]);
    await expect(client.operator.pause('june')).rejects.toThrow('The stack answered 500: no message');
  });

  test.each([429, 502, 503, 504])(
    'A client retries after status %i once the Retry-After time has passed',
    async (status) => {
      const busy = () => new Response('', { status, headers: { 'retry-after': '7' } });
      const { client, sent, slept } = await clientOf([busy(), busy()]);
      await client.request('GET /batches', {});
      expect(sent).toHaveLength(3);
      expect(slept).toEqual([7000, 7000]);
    },
  );

  test.each([
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['status 502', async () => statusOf(502)],
  ])('A client never repeats a new webhook or a redrive after %s', async (_, fail) => {
    const sent = vi.fn(fail);
    const client = createClient({ ...urls, region: 'x', credentials, sleep: async () => {}, fetch: sent });
    const body = { url: 'https://shop.example/hooks' };
    await expect(client.request('POST /webhooks', { body })).rejects.toThrow();
    const path = { batch: 'june' };
    await expect(client.request('POST /batches/{batch}/redrive', { path, body: {} })).rejects.toThrow();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test.each(['POST /webhooks', 'POST /batches/{batch}/pause'] as const)(
    'A client repeats %s after status 429',
    async (name) => {
      const { client, sent } = await clientOf([statusOf(429), Response.json({})]);
      if (name === 'POST /webhooks') await client.request(name, { body: { url: 'https://shop.example/' } });
      else await client.request(name, { path: { batch: 'june' } });
      expect(sent).toHaveLength(2);
    },
  );

  test('A client repeats a pause whose answer was lost', async () => {
    const { client, sent } = await clientOf([
      statusOf(502),
      Response.json({ batch: 'june', paused: true, changed: false }),
    ]);
    expect(await client.operator.pause('june')).toMatchObject({ paused: true });
    await client.request('POST /batches/{batch}/seal', { path: { batch: 'june' } }).catch(() => undefined);
    expect(sent).toHaveLength(3);
  });

  test.each(['', '.', '..', '\ud800'])('A client sends nothing for the name %j in a path', async (name) => {
    const { client, sent } = await clientOf();
    const wrong = { status: 400, name: 'ReaderError' };
    const asked = [
      () => client.request('POST /batches/{batch}/pause', { path: { batch: name } }),
      () => client.reader.getReport('june', name),
      () => client.reader.listBatch(name, { name: 'a' }).next(),
      () => client.operator.pause(name),
    ];
    for (const one of asked) await expect(one()).rejects.toMatchObject(wrong);
    expect(sent).toEqual([]);
  });

  test('A client tries four times with growing delays when the connection breaks, and throws the cause', async () => {
    const slept: number[] = [];
    const client = createClient({
      ...urls,
      region: 'x',
      credentials,
      sleep: async (milliseconds) => void slept.push(milliseconds),
      random: () => 0.5,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    await expect(client.request('GET /batches', {})).rejects.toThrow('fetch failed');
    expect(slept).toEqual([250, 500, 1000]);
  });

  test('A client does not retry an error that a retry cannot change', async () => {
    const { client, sent } = await clientOf([Response.json({ detail: 'no' }, { status: 500 })]);
    await expect(client.request('GET /batches', {})).rejects.toThrow('no');
    expect(sent).toHaveLength(1);
  });
});

test('The answer of a part has the type of its operation after a check of the operation', () => {
  const part: PartView = {
    part: 'palm/fingers',
    operation: 'fingers',
    state: 'bought',
    unknowns: 0,
    answer: { status: true, data: { title: 'Fingers' } },
  };
  expect(isAnswerOf('natal_chart_interpretation', part)).toBe(false);
  expect(isAnswerOf('fingers', { ...part, state: 'refused' })).toBe(false);
  if (!isAnswerOf('fingers', part)) throw new Error('it is');
  expectTypeOf(part.answer.data?.title).toEqualTypeOf<string | undefined>();
  expect(part.answer.data?.title).toBe('Fingers');
});

test('The client signs a request as the signer of the AWS SDK does', async () => {
  const now = Date.UTC(2026, 10, 22, 15, 4, 5);
  vi.useFakeTimers({ now, toFake: ['Date'] });
  try {
    const sign = createSigner({ region: 'eu-central-1', credentials, now: () => now });
    const word = fc.string({ unit: 'grapheme', maxLength: 12 });
    const request = fc.record({
      path: fc.array(word, { maxLength: 3 }),
      query: fc.dictionary(fc.string({ minLength: 1, maxLength: 6 }), word, { maxKeys: 3 }),
      body: fc.option(word, { nil: undefined }),
      method: fc.constantFrom('GET', 'POST', 'PUT'),
    });
    const asked = fc.asyncProperty(request, async ({ path, query, body, method }) => {
      const address = new URL(`https://reads.example/${path.map(encodeURIComponent).join('/')}`);
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      const headers = { accept: 'application/json', 'X-Many': 'a   b ' };
      const theirs = await signRequest({ region: 'eu-central-1', identity: credentials }, address, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      const ours = await sign(address, { method, headers, body });
      expect(ours.authorization).toBe(theirs.authorization);
    });
    await fc.assert(asked, { numRuns: 60 });
  } finally {
    vi.useRealTimers();
  }
});
