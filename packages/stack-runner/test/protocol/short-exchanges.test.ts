import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ShortExchanges } from '../../protocol/short-exchanges.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function portOf(server: Server | ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
  return address.port;
}

async function answering(pieces: (request: number, socket: Socket) => readonly string[]): Promise<number> {
  const sockets = new Set<Socket>();
  let requests = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .on('data', async () => {
        requests += 1;
        for (const piece of pieces(requests, socket)) {
          socket.write(piece);
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
  });
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return portOf(server);
}

const exchangesWith = (port: number) => new ShortExchanges({ host: '127.0.0.1', port });
const ask = (exchanges: ShortExchanges, text = '{}') =>
  exchanges.send('POST', '/', { host: 'here' }, Buffer.from(text));

describe('a request to an emulator', () => {
  test('Each of many concurrent requests gets its own answer', async () => {
    const server = createHttpServer((request, response) => {
      const body: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => body.push(chunk))
        .on('end', () => {
          const whole = Buffer.concat(body);
          const headers = { 'content-type': 'text/plain', 'content-length': whole.length };
          response.writeHead(200, headers).end(whole);
        });
    });
    stops.push(
      () => server.closeAllConnections(),
      () => server.close(),
    );
    const exchanges = exchangesWith(await portOf(server));
    const texts = Array.from({ length: 600 }, (_, index) => `${index} `.repeat(index));
    const answers = await Promise.all(texts.map((text) => ask(exchanges, text)));
    expect(answers.map(({ body }) => body.toString())).toEqual(texts);
    expect(answers[0]).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain' } });
  });

  test('A request accepts an answer that arrives in pieces', async () => {
    const port = await answering(() => [
      'HTTP/1.1 400 Bad',
      ' Request\r\nContent-Type: application/x-amz-json-1.0\r',
      '\ncontent-length: 5\r\n\r\nab',
      'cde',
    ]);
    const exchanges = exchangesWith(port);
    for (let time = 0; time < 3; time += 1) {
      const { status, headers, body } = await ask(exchanges);
      expect([status, headers['content-type'], body.toString()]).toEqual([
        400,
        'application/x-amz-json-1.0',
        'abcde',
      ]);
    }
  });

  test('A request fails if the answer declares no length', async () => {
    const port = await answering(() => ['HTTP/1.1 200 OK\r\n\r\nabc']);
    await expect(ask(exchangesWith(port))).rejects.toThrow('the emulator has answered without a length');
  });

  test('A request fails on a truncated answer, and the next one uses a new connection', async () => {
    const port = await answering((request, socket) => {
      if (request > 1) return ['HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'];
      setImmediate(() => socket.destroy());
      return ['HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nabc'];
    });
    const exchanges = exchangesWith(port);
    await expect(ask(exchanges)).rejects.toThrow(/^the emulator /);
    expect((await ask(exchanges)).body.toString()).toBe('ok');
  });

  test('A request never receives surplus bytes of an earlier answer', async () => {
    const good = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
    const port = await answering((request) =>
      request === 1 ? [`${good}${good.replace('ok', 'no')}`] : [good],
    );
    const exchanges = exchangesWith(port);
    const answers = [await ask(exchanges), await ask(exchanges)];
    expect(answers.map(({ body }) => body.toString())).toEqual(['ok', 'ok']);
  });

  test('A request with a line break in a header is not sent', async () => {
    const exchanges = exchangesWith(1);
    const sent = exchanges.send('POST', '/', { host: 'here\r\nx: y' }, Buffer.from(''));
    await expect(sent).rejects.toThrow('a line of the request contains a line break');
  });

  test("The error of a failed connection does not contain the emulator's address", async () => {
    const server = createServer();
    const port = await portOf(server);
    server.close();
    await once(server, 'close');
    const error: unknown = await ask(exchangesWith(port)).catch((cause: unknown) => cause);
    expect(String(error)).toBe('Error: the emulator cannot be reached (ECONNREFUSED)');
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(String(port));
  });
});
