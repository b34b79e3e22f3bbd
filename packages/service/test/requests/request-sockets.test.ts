import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpServer, type ServerLimits, serverLimits } from '../../http/server.ts';
import type { ServiceHandlers } from '../../operations/handlers.ts';
import { goodBody, openService, reply, token } from '../open-service.ts';

const closing: (() => Promise<unknown>)[] = [];
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function listen(limits: Partial<ServerLimits> = {}, handlers: Partial<ServiceHandlers> = {}) {
  const service = await openService({ handlers: { mounts: reply, ...handlers } });
  const server = createHttpServer(service.app.fetch, { ...serverLimits, ...limits });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  function open(text = '') {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    clients.push(socket);
    const got = { text: '' };
    socket.setEncoding('latin1').on('data', (data) => {
      got.text += data;
    });
    socket.on('error', () => {});
    const ended = new Promise<string>((resolve) => {
      socket.once('end', () => resolve(got.text)).once('close', () => resolve(got.text));
    });
    const until = async (pattern: RegExp) => {
      while (!pattern.test(got.text)) await once(socket, 'data');
      return got.text;
    };
    if (text !== '') socket.write(text);
    return { socket, got, ended, until };
  }
  return { ...service, server, port, open };
}

const small = JSON.stringify(goodBody.mounts);
const post = (headers: readonly string[], body = '', path = '/palmistry/mounts') =>
  [`POST ${path} HTTP/1.1`, 'Host: service.example', `X-Service-Key: ${token}`, ...headers, '', body].join(
    '\r\n',
  );
const whole = (path?: string) => post([`Content-Length: ${small.length}`], small, path);
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

describe('an ambiguously framed request', () => {
  test.each([
    [
      'a length and chunks',
      post([`Content-Length: ${small.length}`, 'Transfer-Encoding: chunked'], chunked(small)),
    ],
    ['chunks and a length', post(['Transfer-Encoding: chunked', 'Content-Length: 4'], chunked(small))],
    ['two lengths', post([`Content-Length: ${small.length}`, 'Content-Length: 0'], small)],
    ['one length twice', post([`Content-Length: ${small.length}`, `Content-Length: ${small.length}`], small)],
    ['a list of lengths', post([`Content-Length: ${small.length}, ${small.length}`], small)],
    ['a length with a sign', post([`Content-Length: +${small.length}`], small)],
    ['a length in hexadecimal', post(['Content-Length: 0x12'], small)],
    ['a blank before the colon', post([`Content-Length : ${small.length}`], small)],
    ['an unknown coding', post(['Transfer-Encoding: xchunked'], chunked(small))],
    ['a coding after chunked', post(['Transfer-Encoding: chunked, identity'], chunked(small))],
    [
      'a coding in two headers',
      post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], chunked(small)),
    ],
    [
      'a line feed alone in the body',
      post(['Transfer-Encoding: chunked'], chunked(small).replaceAll('\r\n', '\n')),
    ],
    [
      'a chunk whose size is not a number',
      post(['Transfer-Encoding: chunked'], `0x12\r\n${small}\r\n0\r\n\r\n`),
    ],
    ['a chunk longer than stated', post(['Transfer-Encoding: chunked'], `4\r\n${small}\r\n0\r\n\r\n`)],
    [
      'a carriage return in a header',
      post(['X-A: a\rContent-Length: 0', `Content-Length: ${small.length}`], small),
    ],
    ['a zero byte in a header', post(['X-A: a\0b', `Content-Length: ${small.length}`], small)],
    ['no Host', whole().replace('Host: service.example\r\n', '')],
    ['something that is not HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])(
    'The service refuses an ambiguously framed request and reads nothing after it: %s',
    async (_, request) => {
      const { open, lines } = await listen();
      const { ended } = open(`${request}${whole('/palmistry/luck')}`);
      const text = await ended;
      expect(statuses(text)).toEqual([400]);
      expect(lines.filter(({ status }) => status === 200)).toEqual([]);
    },
  );
});

describe('an odd but valid request', () => {
  test.each([
    [
      'lower-case names and a chunk extension',
      post(['transfer-encoding: chunked'], `${small.length.toString(16)};a=b\r\n${small}\r\n0\r\n\r\n`),
    ],
    [
      'a trailer',
      post(['Transfer-Encoding: chunked'], `${small.length.toString(16)}\r\n${small}\r\n0\r\nX-A: b\r\n\r\n`),
    ],
    ['a target with scheme and host', whole('http://other.example/palmistry/mounts')],
    [
      'an upgrade that nobody offers',
      post(['Connection: Upgrade', 'Upgrade: h2c', `Content-Length: ${small.length}`], small),
    ],
    ['empty lines before the request', `\r\n\r\n${whole()}`],
  ])('The service answers an odd but valid request as usual: %s', async (_, request) => {
    const { open } = await listen();
    expect(statuses(await open(request).until(/\}/))).toEqual([200]);
  });

  test('The service answers HTTP/1.0 and closes the connection, unless the client asks for keep-alive', async () => {
    const { open } = await listen();
    const old = whole().replace('HTTP/1.1', 'HTTP/1.0');
    expect(statuses(await open(old).ended)).toEqual([200]);
    const alive = open(old.replace('\r\n\r\n', '\r\nConnection: keep-alive\r\n\r\n'));
    expect(await alive.until(/\}/)).toMatch(/connection: keep-alive/i);
  });

  test('On one connection, the service answers requests after a refused one in order', async () => {
    const { open } = await listen();
    const refused = whole().replace(token, 'wrong');
    const { until } = open(`${refused}${whole()}${whole('/nowhere')}${whole()}`);
    expect(statuses(await until(/(\}.*){4}$/s))).toEqual([401, 200, 404, 200]);
  });

  test('The service answers a request before it refuses the rubbish that follows it', async () => {
    const { open } = await listen();
    expect(statuses(await open(`${whole()}rubbish\r\n\r\n`).ended)).toEqual([200, 400]);
  });
});

describe('a body', () => {
  test.each([
    ['of stated length', post(['Content-Length: 400'], small)],
    ['in chunks', post(['Transfer-Encoding: chunked'], `ff\r\n${small}`)],
  ])(
    'A truncated body %s gets a 400 that says so, costs nothing and is not logged as an error of the service',
    async (_, request) => {
      const { open, ledger, lines } = await listen();
      const { socket, ended } = open(request);
      socket.end();
      const text = await ended;
      expect(statuses(text)).toEqual([400]);
      expect(text).toContain('The connection ended before the whole body had arrived.');
      await expect.poll(() => lines).toMatchObject([{ operation: 'mounts', status: 400 }]);
      expect((await ledger.wallet()).balance).toBe(150);
    },
  );

  test('A request whose connection is reset is logged as truncated', async () => {
    const { open, lines, port } = await listen();
    expect(port).toBeGreaterThan(0);
    const { socket } = open();
    socket.write(post(['Content-Length: 400'], small), () => setTimeout(() => socket.resetAndDestroy(), 20));
    await expect.poll(() => lines).toMatchObject([{ operation: 'mounts', status: 400 }]);
  });

  test('A body that takes too long gets a 408 that names the limit', async () => {
    const { open } = await listen({ headersMs: 100, requestMs: 150, checkEveryMs: 20 });
    const { socket, ended } = open(post(['Content-Length: 400'], '{'));
    const timer = setInterval(() => socket.write(' '), 10);
    const text = await ended;
    clearInterval(timer);
    expect(statuses(text)).toEqual([408]);
    expect(text).toContain('the headers may take 10 seconds, the whole request 60');
  });

  test('A body in thousands of tiny chunks is refused, and the connection closed', async () => {
    const { open } = await listen({}, { 'get-palm-id': reply });
    const { ended } = open(
      post(['Transfer-Encoding: chunked'], '1\r\n \r\n'.repeat(20_000), '/palmistry/get-palm-id'),
    );
    expect(await ended).toMatch(/^HTTP\/1\.1 400.*8,192 chunks/s);
  });

  test('A client that sends the whole of an oversized body still reads the refusal', async () => {
    const { open } = await listen();
    const size = 12 * 1024 * 1024;
    const { socket, until } = open(post([`Content-Length: ${size}`], ''));
    const piece = 'A'.repeat(1024 * 1024);
    socket.pause();
    for (let sent = 0; sent < size; sent += piece.length)
      await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
    socket.resume();
    expect(statuses(await until(/\}/))).toEqual([413]);
    socket.write(whole());
    expect(statuses(await until(/200.*\}/s))).toEqual([413, 200]);
  });

  test('The service reads only a limited part of an endless body after its refusal', async () => {
    const { open, server } = await listen({ drainBytes: 1024 * 1024 });
    const { socket, ended } = open(post(['Transfer-Encoding: chunked'], ''));
    const piece = `10000\r\n${'A'.repeat(65536)}\r\n`;
    const pour = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', pour);
    pour();
    await ended;
    await expect.poll(() => connectionsOf(server)).toBe(0);
    expect(socket.bytesWritten).toBeLessThan(32 * 1024 * 1024);
  });

  test('A body that stops half-way after a refusal does not hold the connection', async () => {
    const { open, server } = await listen({ drainMs: 100 });
    const { until } = open(post(['Content-Length: 100000'], '{').replace(token, 'wrong'));
    expect(statuses(await until(/\}/))).toEqual([401]);
    await expect.poll(() => connectionsOf(server)).toBe(0);
  });
});

describe('Expect: 100-continue', () => {
  const expecting = post([`Content-Length: ${small.length}`, 'Expect: 100-continue']);

  test('The service answers Expect: 100-continue with 100 where it wants the body', async () => {
    const { open } = await listen();
    const { socket, until } = open(expecting);
    await until(/100 Continue\r\n\r\n/);
    socket.write(small);
    expect(statuses(await until(/\}/))).toEqual([100, 200]);
  });

  test('The service answers Expect: 100-continue with the refusal alone where it refuses, and closes the connection', async () => {
    const { open } = await listen();
    expect(statuses(await open(expecting.replace(token, 'wrong')).ended)).toEqual([401]);
    const large = expecting.replace(/Content-Length: \d+/, 'Content-Length: 100000');
    expect(statuses(await open(large).ended)).toEqual([413]);
  });

  test('The service answers another Expect with 417', async () => {
    const { open } = await listen();
    expect(statuses(await open(expecting.replace('100-continue', 'tea')).until(/HTTP/))).toEqual([417]);
  });
});

describe('a connection', () => {
  test('The service answers one header over 16 KB, or many small ones, with 431', async () => {
    const { open } = await listen();
    for (const headers of [
      [`X-A: ${'a'.repeat(20_000)}`],
      Array.from({ length: 4000 }, (_, at) => `X-${at}: a`),
    ])
      expect(await open(post(headers)).ended).toMatch(/^HTTP\/1\.1 431.*over 16 KB/s);
  });

  test('The service closes a connection that asks for a tunnel', async () => {
    const { open } = await listen();
    expect(await open('CONNECT inside.example:443 HTTP/1.1\r\nHost: inside.example\r\n\r\n').ended).toBe('');
  });

  test('A connection serves a limited number of requests, and its last response announces the close', async () => {
    const { open } = await listen({ maxRequestsPerConnection: 3 });
    const text = await open(whole().repeat(3)).until(/close.*\}/is);
    expect(statuses(text)).toEqual([200, 200, 200]);
    expect(text.match(/connection: close/gi)).toHaveLength(1);
  });

  test('The server closes connections beyond its limit at once and serves the others', async () => {
    const { open } = await listen({ maxConnections: 2 });
    const first = open(whole());
    await first.until(/\}/);
    const second = open(whole());
    await second.until(/\}/);
    expect(await open(whole()).ended).toBe('');
    first.socket.write(whole());
    expect(statuses(await first.until(/\}.*\}/s))).toEqual([200, 200]);
  });

  test('Beside 200 slow connections every call gets its answer, and each slow connection gets a 408', async () => {
    const busy = async () => {
      const until = performance.now() + 20;
      while (performance.now() < until);
      return reply();
    };
    const limits = { headersMs: 400, requestMs: 450, checkEveryMs: 50 };
    const { open, server } = await listen(limits, { 'get-palm-id': busy });
    const heads = ['POST / HTTP/1.1\r\nX-A: ', post(['Content-Length: 1000'], '{')];
    const dripping = Array.from({ length: 200 }, (_, at) => open(heads[at % 2]));
    const timer = setInterval(() => {
      for (const { socket } of dripping) if (socket.writable) socket.write('a');
    }, 25);
    const palms = Array.from({ length: 10 }, () => open(whole('/palmistry/get-palm-id')));
    for (const { until } of [...palms, open(whole())]) expect(statuses(await until(/\}/))).toEqual([200]);
    for (const { ended } of dripping) expect(statuses(await ended)).toEqual([408]);
    clearInterval(timer);
    for (const { socket } of palms) socket.end();
    await expect.poll(() => connectionsOf(server)).toBeLessThanOrEqual(1);
  });
});

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
