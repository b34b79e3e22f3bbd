import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { addressFault } from '../../../../shared/service-client/address.ts';
import { defaultPolicy } from '../../../../shared/service-client/answer.ts';
import {
  type Answer,
  type Call,
  type CallerDeps,
  longestCallMs,
  send,
} from '../../../../shared/service-client/caller.ts';
import { readProfile } from '../../../../shared/service-client/profile/read.ts';

const servers: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const requests: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    response.on('error', () => undefined);
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push({ close: () => server.closeAllConnections() ?? server.close() });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { url: `http://127.0.0.1:${address.port}`, requests };
}

const credential = { version: '1', content: { token: 'tok-en-1234', userId: 'user', apiKey: 'key-5678' } };
const luck: Call = { operation: 'luck', body: { palm_id: 'p-1' }, idempotencyKey: 'purchase-1' };

const ask = (url: string, profile: object, more: Partial<CallerDeps> = {}, call = luck): Promise<Answer> =>
  send(call, { url, scheme: 'token' }, credential, {
    fetch,
    now: () => Date.UTC(2026, 10, 6),
    policy: defaultPolicy,
    attemptTimeoutMs: 20_000,
    maxAnswerBytes: 100_000,
    profile: readProfile({ name: 'a service', ...profile }),
    ...more,
  });

describe('settings of a profile', () => {
  test('The profile decides the header of the token, the path, and the header of the key', async () => {
    const { url, requests } = await serve((response) => response.end('{}'));
    await ask(url, {});
    await ask(url, {
      tokenHeader: 'x-other-key',
      paths: { luck: '/v2/fortune?form=long' },
      idempotency: { header: 'Idempotency-Key' },
    });
    await ask(url, { tokenHeader: 'Authorization: Bearer' });
    const [usual, other, bearer] = requests;
    expect(usual).toMatchObject({ path: '/palmistry/luck', headers: { 'x-service-key': 'tok-en-1234' } });
    expect(JSON.stringify(usual)).not.toContain('purchase-1');
    expect(other).toMatchObject({
      path: '/v2/fortune?form=long',
      headers: { 'x-other-key': 'tok-en-1234', 'idempotency-key': 'purchase-1' },
    });
    expect(other?.headers).not.toHaveProperty('x-service-key');
    expect(bearer?.headers.authorization).toBe('Bearer tok-en-1234');
  });

  test('The profile may name several headers with their parts of the secret, and nothing is sent without the whole secret', async () => {
    const { url, requests } = await serve((response) => response.end('{"echo":"key-5678"}'));
    const tokenHeader = ['x-app-id: {userId}', 'Authorization: Bearer {apiKey}'];
    await ask(url, { tokenHeader });
    expect(requests[0]?.headers).toMatchObject({ 'x-app-id': 'user', authorization: 'Bearer key-5678' });
    expect(JSON.stringify(requests)).not.toContain('tok-en-1234');
    const without = { version: '1', content: { token: 'tok-en-1234', userId: 'user' } };
    const deps = {
      fetch,
      now: Date.now,
      policy: defaultPolicy,
      attemptTimeoutMs: 1000,
      maxAnswerBytes: 1000,
    };
    const profile = readProfile({ name: 'a service', tokenHeader });
    await expect(send(luck, { url, scheme: 'token' }, without, { ...deps, profile })).rejects.toThrow(
      'The secret has no "apiKey", which the header Authorization needs',
    );
    expect(requests).toHaveLength(1);
  });

  test('The profile decides what an answer means, and how long to wait for a service that asks for time', async () => {
    const answers = [
      { where: '/fault/code', is: 'NO_FUNDS', means: 'wallet empty' },
      { where: '/fault/code', is: 'SLOW', means: 'too many requests' },
    ];
    const empty = await serve((response) => response.end('{"fault":{"code":"NO_FUNDS","text":"Top up"}}'));
    expect(await ask(empty.url, { answers, messages: ['/fault/text'] })).toMatchObject({
      class: 'wallet empty',
      meaning: 'stop',
      status: 200,
      said: 'Top up.',
    });
    const busy = await serve((response) =>
      response.writeHead(200, { 'retry-after': '7' }).end('{"fault":{"code":"SLOW"}}'),
    );
    expect(await ask(busy.url, { answers })).toMatchObject({ meaning: 'later', retryAfterMs: 7000 });
  });

  test('The profile decides whether a plain text is an answer, and the text stays unchanged', async () => {
    const { url } = await serve((response) => response.end('A long life.'));
    const answers = [{ status: 200, text: 'life', means: 'json' }];
    expect(await ask(url, { answers })).toMatchObject({ meaning: 'bought', body: 'A long life.' });
    expect(await ask(url, {})).toMatchObject({ meaning: 'unknown' });
  });

  test('The profile decides the timeout of an operation', async () => {
    const { url } = await serve(() => undefined);
    const asked: number[] = [];
    const abortAfter = (milliseconds: number) => {
      asked.push(milliseconds);
      return AbortSignal.abort(new DOMException('timed out', 'TimeoutError'));
    };
    const answer = await ask(url, { timeoutSeconds: { luck: 1.5 } }, { abortAfter });
    await ask(url, { timeoutSeconds: { love: 1.5 } }, { abortAfter });
    expect([answer.class, ...asked]).toEqual(['timeout', 1500, 20_000]);
  });

  test.each([1, 19.5, 20, 20.5, 885])(
    'A worker reserves for a call exactly the time of the slowest operation: %d seconds',
    async (seconds) => {
      const asked: number[] = [];
      const abortAfter = (milliseconds: number) => {
        asked.push(milliseconds);
        return AbortSignal.abort();
      };
      const timeoutSeconds = { luck: seconds, love: 2 };
      for (const operation of ['luck', 'love', 'health'] as const)
        await ask('http://127.0.0.1:9', { timeoutSeconds }, { abortAfter }, { ...luck, operation });
      const profile = readProfile({ name: 'a service', timeoutSeconds });
      expect(longestCallMs({ profile, attemptTimeoutMs: 20_000 })).toBe(Math.max(...asked));
    },
  );
});

test('A credential that the service repeats in an error is never stored', async () => {
  const { url } = await serve((response) =>
    response.writeHead(400).end('{"msg":"The key tok-en-1234 of user:key-5678 is odd"}'),
  );
  const answer = await ask(url, {});
  expect(JSON.stringify(answer)).toContain('The key [credential] of user:[credential] is odd');
  expect(JSON.stringify(answer)).not.toMatch(/tok-en-1234|key-5678/);
});

describe('an overlong answer', () => {
  const long = JSON.stringify({ text: 'x'.repeat(200_000) });

  test.each<[string, (response: ServerResponse) => void]>([
    ['with its length', (response) => response.writeHead(200, { 'content-length': long.length }).end(long)],
    ['in pieces', (response) => response.writeHead(200).end(long)],
    ['packed', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(long))],
  ])(
    'The outcome of an overlong answer is unknown, and nothing of it is stored: %s',
    async (_name, answer) => {
      const { url } = await serve(answer);
      expect(await ask(url, {})).toEqual({ class: 'too long', meaning: 'unknown', status: 200 });
      expect(await ask(url, {}, { maxAnswerBytes: 300_000 })).toMatchObject({ meaning: 'bought' });
    },
  );

  test('The caller stops reading an endless answer soon after the limit', async () => {
    let sent = 0;
    const { url } = await serve((response) => {
      const piece = Buffer.alloc(64 * 1024, 'x');
      const more = () => {
        while (!response.destroyed) {
          sent += piece.byteLength;
          if (!response.write(piece)) return void response.once('drain', more);
        }
      };
      more();
    });
    expect(await ask(url, {})).toMatchObject({ class: 'too long' });
    expect(sent).toBeLessThan(20_000_000);
  });

  test('The status of an overlong refusal still decides its class', async () => {
    const { url } = await serve((response) => response.writeHead(402).end(long));
    expect(await ask(url, {})).toEqual({ class: 'wallet empty', meaning: 'stop', status: 402 });
  });
});

test.each([301, 302, 303, 307, 308])('A redirect is not followed: %i', async (status) => {
  const elsewhere = await serve((response) => response.end('{}'));
  const { url } = await serve((response) => response.writeHead(status, { location: elsewhere.url }).end());
  expect(await ask(url, {})).toMatchObject({ class: 'redirect', meaning: 'refused', status });
  expect(elsewhere.requests).toEqual([]);
});

describe('The address of a service', () => {
  test.each([
    'https://api.example',
    'https://api.example:8443/v1',
    'http://127.0.0.1:80',
    'http://localhost:3000',
    'http://[::1]:80',
  ])('The service address %s is accepted', (address) => expect(addressFault(address)).toBeUndefined());

  test.each([
    ['http://api.example', 'http is for this machine alone: write https://'],
    ['http://127.0.0.1.example', 'http is for this machine alone'],
    ['http://localhost.example', 'http is for this machine alone'],
    ['http://10.0.0.1', 'http is for this machine alone'],
    ['https://user:secret@api.example', 'an address names no user and no password'],
    ['https://user@api.example', 'an address names no user and no password'],
    ['https://api.example/?key=1', 'without anything after a ? or a #'],
    ['ftp://api.example', 'write an address such as https://api.example.com'],
    ['api.example', 'write an address such as'],
    ['', 'write an address such as'],
  ])('The service address %s is refused', (address, why) => {
    expect(addressFault(address)).toContain(why);
    expect(addressFault(address)).not.toContain('secret');
  });
});
