import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { placeholder } from '@palmleaf/contract/placeholder';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultPolicy } from '../../../shared/service-client/answer.ts';
import { type Answer, type Call, send } from '../../../shared/service-client/caller.ts';
import { MissingCredentialError, type Scheme } from '../../../shared/service-client/credential.ts';
import { activeProfile } from '../../../shared/service-client/profile/active.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const servers: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(handler: Handler): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    handler(request, response, Buffer.concat(chunks).toString('utf8'));
  });
  servers.push({ close: () => server.closeAllConnections() ?? server.close() });
  return listening(server);
}

async function serveSocket(handler: (socket: Socket) => void): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => handler(socket));
  });
  servers.push(server);
  return listening(server);
}

async function listening(server: Server | ReturnType<typeof createTcpServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return `http://127.0.0.1:${address.port}`;
}

const call: Call = { operation: 'natal_aspects_report', body: { day: 4, lat: 12.5 } };
const credential = { version: '1', content: { token: 'tok-en', userId: 'u', apiKey: 'k' } };
const now = () => Date.UTC(2026, 10, 6);

const ask = (
  url: string,
  more: { scheme?: Scheme; call?: Call; abort?: () => AbortSignal } = {},
): Promise<Answer> =>
  send(more.call ?? call, { url, scheme: more.scheme ?? 'token' }, credential, {
    fetch,
    now,
    policy: defaultPolicy,
    profile: activeProfile,
    maxAnswerBytes: 8_000_000,
    attemptTimeoutMs: 20_000,
    ...(more.abort === undefined ? {} : { abortAfter: more.abort }),
  });

describe('the request', () => {
  test.each<[Scheme, string, string]>([
    ['token', 'x-service-key', 'tok-en'],
    ['basic-json', 'authorization', 'Basic dTpr'],
    ['basic-form', 'authorization', 'Basic dTpr'],
  ])('The request %s carries its credential and body', async (scheme, header, value) => {
    let seen: [unknown, unknown, unknown, string] = ['', '', '', ''];
    const url = await serve((request, response, body) => {
      seen = [
        request.headers[header],
        request.headers['content-type'],
        request.headers['accept-language'],
        body,
      ];
      response.end('{}');
    });
    await ask(url, { scheme, call: { ...call, language: 'hi' } });
    const form = scheme === 'basic-form';
    expect(seen).toEqual([
      value,
      form ? 'application/x-www-form-urlencoded' : 'application/json',
      'hi',
      form ? 'day=4&lat=12.5' : '{"day":4,"lat":12.5}',
    ]);
  });

  test.each<[Scheme, object]>([
    ['token', {}],
    ['token', { token: placeholder }],
    ['token', { token: 'a\nb' }],
    ['basic-json', { userId: 'u' }],
    ['basic-json', { userId: 'u', apiKey: placeholder }],
  ])('The client refuses to send a request with %s and %j', async (scheme, content) => {
    const sent = send(
      call,
      { url: 'http://127.0.0.1:9', scheme },
      { version: '1', content },
      {
        fetch: () => Promise.reject(new Error('It was sent')),
        now,
        policy: defaultPolicy,
        profile: activeProfile,
        maxAnswerBytes: 8_000_000,
        attemptTimeoutMs: 1000,
      },
    );
    await expect(sent).rejects.toBeInstanceOf(MissingCredentialError);
    await expect(sent).rejects.not.toThrow(/a\nb|not-set-yet/);
  });
});

describe('the answers of the caller', () => {
  test.each<[string, Handler, Partial<Answer>]>([
    [
      'a body that fits',
      (_request, response) => response.end('{"aspects": []}'),
      { class: 'json', meaning: 'bought', status: 200, body: { aspects: [] } },
    ],
    ['an empty object', (_request, response) => response.end('{}'), { meaning: 'bought', body: {} }],
    ['an array', (_request, response) => response.end('[1]'), { meaning: 'bought', body: [1] }],
    [
      '201',
      (_request, response) => response.writeHead(201).end('{"a":1}'),
      { meaning: 'bought', status: 201, body: { a: 1 } },
    ],
    [
      'status false',
      (_request, response) => response.end('{"status":false,"m":1}'),
      { class: 'json with status false', meaning: 'refused', body: { status: false, m: 1 } },
    ],
    [
      'HTML with 200',
      (_request, response) => response.end('<html>'),
      { class: 'half a body or no JSON', meaning: 'unknown' },
    ],
    [
      'half a body, cleanly ended',
      (_request, response) => response.end('{"a": tr'),
      { class: 'half a body or no JSON', meaning: 'unknown' },
    ],
    [
      'half a body, broken off',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"a":', () => response.destroy());
      },
      { class: 'half a body or no JSON', meaning: 'unknown', status: 200 },
    ],
    ['204', (_request, response) => response.writeHead(204).end(), { meaning: 'unknown', status: 204 }],
    [
      'a redirect, which is not followed',
      (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end(),
      { class: 'redirect', meaning: 'refused', status: 307 },
    ],
    [
      '422 with its body',
      (_request, response) => response.writeHead(422).end('{"detail":[]}'),
      { class: 'unprocessable', meaning: 'refused', body: { detail: [] } },
    ],
    [
      '429 with a time',
      (_request, response) => response.writeHead(429, { 'retry-after': '3' }).end(),
      { class: 'too many requests', meaning: 'later', retryAfterMs: 3000 },
    ],
    [
      '503 with a date',
      (_request, response) =>
        response.writeHead(503, { 'retry-after': new Date(now() + 9000).toUTCString() }).end('busy'),
      { class: 'service unavailable', meaning: 'later', retryAfterMs: 9000, body: 'busy' },
    ],
    [
      'a long text, cut',
      (_request, response) => response.writeHead(400).end('x'.repeat(5000)),
      { class: 'bad request', body: 'x'.repeat(2000) },
    ],
  ])('The caller classifies an answer: %s', async (_name, handler, expected) => {
    expect(await ask(await serve(handler))).toMatchObject(expected);
  });

  test.each([400, 401, 402, 403, 404, 418, 429, 500, 501, 502, 503, 504, 520])(
    'The caller classifies an answer of status %i by the status, whatever its body',
    async (status) => {
      const url = await serve((_request, response) => response.writeHead(status).end('<html>'));
      const answer = await ask(url);
      expect(answer.status).toBe(status);
      expect(answer.meaning).not.toBe('bought');
    },
  );

  test('The caller keeps a bought answer of another shape and notes it', async () => {
    const url = await serve((_request, response) => response.end('{"aspects":"none"}'));
    const answer = await ask(url);
    expect(answer).toMatchObject({ meaning: 'bought', body: { aspects: 'none' } });
    expect(answer.unexpectedShape).toBeDefined();
  });

  test.each([200, 422])(
    'The caller keeps an endlessly nested answer as its original text: %i',
    async (status) => {
      const text = `${'{"a":['.repeat(50_000)}${']}'.repeat(50_000)}`;
      const url = await serve((_request, response) => response.writeHead(status).end(text));
      const answer = await ask(url);
      expect([answer.status, typeof answer.body]).toEqual([status, 'string']);
      if (status === 200) expect([answer.class, answer.body]).toEqual(['json', text]);
    },
  );
});

describe('failing connections', () => {
  test('The caller sends nothing when no server listens', async () => {
    const url = await serveSocket(() => undefined);
    servers.splice(0).forEach((server) => void server.close());
    expect(await ask(url)).toMatchObject({ class: 'no connection', meaning: 'not sent' });
  });

  test('The caller sends nothing when the host name does not exist', async () => {
    expect(await ask('http://nobody.invalid')).toMatchObject({ class: 'no connection', meaning: 'not sent' });
  });

  test('The caller sends nothing to a server without TLS', async () => {
    const url = await serve((_request, response) => response.end('{}'));
    expect(await ask(url.replace('http:', 'https:'))).toMatchObject({
      class: 'no connection',
      meaning: 'not sent',
    });
  });

  test('The caller classifies a connection that is reset before an answer', async () => {
    const url = await serveSocket((socket) => socket.resetAndDestroy());
    expect(await ask(url)).toMatchObject({ class: 'connection lost', meaning: 'unknown' });
  });

  test('The caller classifies a connection that is closed in the middle of the head', async () => {
    const url = await serveSocket((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-'));
    expect(await ask(url)).toMatchObject({ meaning: 'unknown' });
  });

  test('The caller classifies an answer that is not HTTP', async () => {
    const url = await serveSocket((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'));
    expect(await ask(url)).toMatchObject({ meaning: 'unknown' });
  });

  test('A connection that is reset in the middle of the body has an unknown outcome', async () => {
    const head = 'HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\n{"status": true';
    const url = await serveSocket((socket) => void socket.write(head, () => socket.resetAndDestroy()));
    expect(await ask(url)).toMatchObject({ class: 'half a body or no JSON', meaning: 'unknown' });
  });

  test('A call without an answer before the timeout has an unknown outcome', async () => {
    const controller = new AbortController();
    const url = await serve(() => controller.abort(new DOMException('timed out', 'TimeoutError')));
    expect(await ask(url, { abort: () => controller.signal })).toMatchObject({
      class: 'timeout',
      meaning: 'unknown',
    });
  });

  test('The caller classifies a body that does not end before the timeout', async () => {
    const controller = new AbortController();
    const url = await serve((_request, response) => {
      response.writeHead(200);
      response.write('{"a":', () => controller.abort(new DOMException('timed out', 'TimeoutError')));
    });
    expect(await ask(url, { abort: () => controller.signal })).toMatchObject({ meaning: 'unknown' });
  });
});
