import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { rawRequest } from '@palmleaf/test/support/hostile/raw-request';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { consoleServer } from '../api/console.ts';
import { ConsoleKey } from '../api/console-key.ts';
import { mayCall, signedFetch } from '../api/signed-fetch.ts';

const identity = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'hush', sessionToken: 'of-this-session' };

describe('the console', () => {
  const sent: { url: string; method: string }[] = [];
  const key = new ConsoleKey();
  const tokenIn = new URL(key.linkTo('http://127.0.0.1/')).searchParams.get('token') ?? '';
  const known = { authorization: `Bearer ${tokenIn}` };
  let server: Server;
  let port = 0;

  beforeEach(async () => {
    sent.length = 0;
    const base = 'https://reports.lambda-url.eu-central-1.on.aws/';
    const reports = signedFetch(
      base,
      'eu-central-1',
      async () => identity,
      async (url, init) => {
        sent.push({ url: String(url), method: init?.method ?? 'GET' });
        return new Response('said', { headers: { 'content-type': 'text/plain', 'x-other': 'kept back' } });
      },
    );
    server = consoleServer(reports, key);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });

  afterEach(() => {
    server.close();
  });

  async function ask(
    path: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
    secret: Record<string, string> = known,
  ): Promise<IncomingMessage> {
    const host = `127.0.0.1:${port}`;
    const sent = request({ port, path, method, headers: { host, ...secret, ...headers } });
    sent.end();
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    if (answer === undefined) throw new Error('no answer');
    answer.resume();
    return answer;
  }

  describe('a request of another user of the machine', () => {
    const wrong: Record<string, Record<string, string>> = {
      'no secret': {},
      'a wrong bearer': { authorization: `Bearer ${'A'.repeat(43)}` },
      'an empty bearer': { authorization: 'Bearer ' },
      'the token as another scheme': { authorization: `Basic ${tokenIn}` },
      'an empty cookie': { cookie: 'palmleaf=' },
    };

    test.each(Object.entries(wrong))(
      'A request of another user of the machine reads and changes nothing: %s',
      async (_, secret) => {
        for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
          for (const path of [
            '/',
            '/batches',
            '/batches/june/seal',
            '/openapi.json',
            '/?token=',
            '/?token=wrong',
          ]) {
            const answer = await ask(path, { method }, secret);
            expect(answer.statusCode, `${method} ${path}`).toBe(401);
            expect(answer.headers['set-cookie']).toBeUndefined();
          }
        expect(sent).toEqual([]);
      },
    );

    test('The console refuses the cookie of another console, and the token in place of a cookie', async () => {
      for (const cookie of [`palmleaf-1=${tokenIn}`, `palmleaf-${port}=${tokenIn}`, `palmleaf-${port}=`])
        expect((await ask('/batches', { headers: { cookie } }, {})).statusCode).toBe(401);
      expect(sent).toEqual([]);
    });
  });

  test("The console's link redirects to the page without the token, with a cookie for this address only", async () => {
    const answer = await ask(`/batches/june?limit=2&token=${tokenIn}&state=due`, {}, {});
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/batches/june?limit=2&state=due');
    expect(answer.headers['cache-control']).toBe('no-store');
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(new RegExp(`^palmleaf-${port}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/$`));
    expect(cookie).not.toContain(tokenIn);
    expect(sent).toEqual([]);
    const [pair = ''] = cookie.split(';');
    const page = await ask('/batches', { headers: { cookie: `other=1; ${pair}` } }, {});
    expect(page.statusCode).toBe(200);
    const old = await ask('/batches?token=old', { headers: { cookie: pair } }, {});
    expect([old.statusCode, old.headers.location]).toEqual([303, '/batches']);
    expect(sent).toHaveLength(1);
  });

  test.each(['//evil.example/x', '/\\evil.example/x', 'http://evil.example/'])(
    "The console's link redirects to no other host: %s",
    async (path) => {
      const answer = await ask(`${path}?token=${tokenIn}`, {}, {});
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    },
  );

  test('The console requests the same path from the reports function', async () => {
    const answer = await ask('/batches/june%2Fa?limit=2');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-other']).toBeUndefined();
    expect(sent).toEqual([
      { url: 'https://reports.lambda-url.eu-central-1.on.aws/batches/june%2Fa?limit=2', method: 'GET' },
    ]);
  });

  test.each([
    { status: 403, says: undefined },
    ...[200, 304, 400, 404, 429, 500, 502, 503, 'no answer' as const].map((status) => ({
      status,
      says: 'yes',
    })),
  ])(
    'The console tells pages whether the user may change something, by the status $status of a test request',
    async ({ status, says }) => {
      const events: (string | undefined)[] = [];
      let tried = 0;
      const own = consoleServer(
        async (_path, { headers } = {}) => {
          events.push(headers?.['palmleaf-may-change']);
          return new Response('a page', { headers: { 'content-type': 'text/html' } });
        },
        key,
        {
          mayChange: () =>
            mayCall(async (path, { method } = {}) => {
              tried += 1;
              expect([method, path]).toEqual(['HEAD', '/openapi.json']);
              if (status === 'no answer') throw new TypeError('fetch failed');
              return new Response(null, { status });
            }),
        },
      );
      own.listen(0, '127.0.0.1');
      await once(own, 'listening');
      const address = own.address();
      const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/batches`;
      for (let page = 0; page < 3; page += 1)
        await fetch(url, { headers: { ...known, accept: 'text/html', 'palmleaf-may-change': 'yes' } });
      await fetch(url, { headers: { ...known, accept: 'application/json', 'palmleaf-may-change': 'yes' } });
      expect([events, tried]).toEqual([[says, says, says, undefined], 1]);
      own.close();
    },
  );

  test('The console streams a file while this machine makes it, and stops when the client disconnects', async () => {
    let made = 0;
    let isStopped = false;
    async function* pieces() {
      try {
        for (;;) {
          made += 1;
          yield Buffer.alloc(64 * 1024, made % 256);
          await new Promise((resolve) => setImmediate(resolve));
        }
      } finally {
        isStopped = true;
      }
    }
    const own = consoleServer(async () => new Response('never asked'), key, {
      ownPage: async () => ({
        status: 200,
        headers: { 'content-type': 'application/pdf' },
        body: pieces(),
      }),
    });
    own.listen(0, '127.0.0.1');
    await once(own, 'listening');
    const address = own.address();
    const ownPort = typeof address === 'object' && address !== null ? address.port : 0;
    const headers = { host: `127.0.0.1:${ownPort}`, ...known };
    const asked = request({ port: ownPort, path: '/x', headers });
    asked.end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    const [first] = await once(answer ?? expect.fail('no answer'), 'data');
    expect(first.length).toBeGreaterThan(0);
    answer?.destroy();
    await expect.poll(() => isStopped).toBe(true);
    own.close();
  });

  test.each(['//evil.example/x', '/\\evil.example/x', 'http://evil.example/', 'https://evil.example/'])(
    'The console signs nothing for another host: %s',
    async (path) => {
      expect((await ask(path)).statusCode).toBe(400);
      expect(sent).toEqual([]);
    },
  );

  test('The console does not answer to the name of another host that resolves to its address', async () => {
    expect((await ask('/batches', { headers: { host: `evil.example:${port}` } })).statusCode).toBe(421);
    expect(sent).toEqual([]);
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('The console refuses requests of another site: %j', async (headers) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']) {
      const answer = await ask('/batches/june/reports/anna/erase', { method, headers: { ...headers } });
      expect(answer.statusCode).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect(sent).toEqual([]);
  });

  test('The console refuses a request with a foreign host, two hosts or two lengths, in HTTP/1.0 too', async () => {
    const own = `Host: 127.0.0.1:${port}`;
    const requests = [
      ['GET / HTTP/1.1', own, 'Host: evil.example'],
      ['GET / HTTP/1.1', 'Host: evil.example', own],
      ['GET / HTTP/1.1', 'Host: evil.example'],
      ['GET / HTTP/1.1'],
      ['GET / HTTP/1.0'],
      ['GET http://evil.example/ HTTP/1.1', own],
      ['POST / HTTP/1.1', own, 'Content-Length: 5', 'Transfer-Encoding: chunked'],
    ];
    for (const lines of requests) {
      const { status } = await rawRequest('127.0.0.1', port, [...lines, 'Connection: close']);
      expect([400, 401, 421], lines.join()).toContain(status);
    }
    expect(sent).toEqual([]);
  });

  test('The console accepts a write from its own pages', async () => {
    const headers = { origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' };
    expect((await ask('/batches/june/seal', { method: 'POST', headers })).statusCode).toBe(200);
    expect(sent).toMatchObject([{ method: 'POST' }]);
  });

  test('The console refuses methods that no page uses', async () => {
    expect((await ask('/batches/june', { method: 'DELETE' })).statusCode).toBe(405);
  });
});
