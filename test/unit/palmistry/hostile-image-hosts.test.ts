import { createServer, type Server, type Socket } from 'node:net';
import { maxPhotoBytes } from '@palmleaf/engines/palm';
import { afterEach, describe, expect, test } from 'vitest';
import { AddressRefusedError } from '../../../shared/pictures/address-refused-error.ts';
import { type FetchOptions, imageFetcher } from '../../../shared/pictures/fetch-image.ts';
import { openAddress } from '../../../shared/pictures/open-address.ts';

const opened: { server: Server; sockets: Set<Socket> }[] = [];
afterEach(async () => {
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function host(answer: (socket: Socket) => void, when: 'asked' | 'connected' = 'asked') {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (when === 'connected') answer(socket);
    else socket.once('data', () => answer(socket));
    socket.resume();
  });
  opened.push({ server, sockets });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const allClosed = async () => {
    while (sockets.size > 0) await new Promise((resolve) => setImmediate(resolve));
  };
  return { port: address.port, allClosed };
}

const shortMs = 150;
const options: FetchOptions = {
  open: openAddress,
  lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  maxBytes: 5_000_000,
  allowLoopback: true,
  timeoutMs: 10_000,
};

async function refusalOf(
  port: number,
  { scheme = 'http', timeoutMs = options.timeoutMs } = {},
): Promise<AddressRefusedError> {
  const fetchImage = imageFetcher({ ...options, timeoutMs });
  const error: unknown = await fetchImage(`${scheme}://photos.example:${port}/a.jpg`).catch(
    (reason: unknown) => reason,
  );
  if (error instanceof AddressRefusedError) return error;
  throw new Error('the address was not refused', { cause: error });
}

function pour(socket: Socket, text: string | Uint8Array): void {
  const more = () => {
    while (!socket.destroyed && socket.writable && socket.write(text));
  };
  socket.on('drain', more);
  more();
}

function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 5);
  socket.on('close', () => clearInterval(timer));
}

const ok = 'HTTP/1.1 200 OK\r\n';
const piece = Buffer.alloc(64 * 1024, 0x41);
const unreachable = 'photos.example could not be reached';
const tookTooLong = 'photos.example took too long to answer';
const lateBody = 'photos.example took too long to send the whole picture';
const cutBody = 'photos.example ended the connection before the whole picture had arrived';
const large = 'photos.example sends more than 5 MB; send a photo of at most 5 MB';

describe('hostile image hosts', () => {
  test.each<[what: string, answer: (socket: Socket) => void, reason: string]>([
    [
      'switches to another protocol',
      (socket) =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'),
      unreachable,
    ],
    [
      'switches protocols and sends more data',
      (socket) => {
        socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
        pour(socket, piece);
      },
      unreachable,
    ],
    [
      'switches without saying to what',
      (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
      'photos.example answered 101',
    ],
    [
      'announces an answer again and again',
      (socket) => socket.write('HTTP/1.1 102 Processing\r\n\r\n'.repeat(100)),
      unreachable,
    ],
    [
      'announces an answer and sends nothing',
      (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n'),
      tookTooLong,
    ],
    ['hangs up without an answer', (socket) => socket.end(), unreachable],
    ['hangs up in mid-header', (socket) => socket.end(`${ok}content-le`), unreachable],
    ['resets the connection', (socket) => socket.resetAndDestroy(), unreachable],
    [
      'sends headers without end',
      (socket) => {
        socket.write(ok);
        socket.write('x-more: and more\r\n'.repeat(10_000));
      },
      unreachable,
    ],
    [
      'sends one header without end',
      (socket) => {
        socket.write(`${ok}x-more: `);
        pour(socket, piece);
      },
      unreachable,
    ],
    [
      'sends a header byte by byte',
      (socket) => {
        socket.write(`${ok}x-more: `);
        drip(socket, 'a');
      },
      tookTooLong,
    ],
    ['sends something that is not HTTP', (socket) => socket.write('SSH-2.0-OpenSSH_9.6\r\n'), unreachable],
    [
      'sends two lengths',
      (socket) => socket.write(`${ok}content-length: 1\r\ncontent-length: 2\r\n\r\nab`),
      unreachable,
    ],
    ['sends a negative length', (socket) => socket.write(`${ok}content-length: -1\r\n\r\nab`), unreachable],
    [
      'sends a body without end',
      (socket) => {
        socket.write(`${ok}\r\n`);
        pour(socket, piece);
      },
      large,
    ],
    [
      'sends chunks without end',
      (socket) => {
        socket.write(`${ok}transfer-encoding: chunked\r\n\r\n`);
        pour(socket, Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]));
      },
      large,
    ],
    [
      'sends the extension of a chunk without end',
      (socket) => {
        socket.write(`${ok}transfer-encoding: chunked\r\n\r\n1;`);
        pour(socket, piece);
      },
      cutBody,
    ],
    [
      'sends trailers without end',
      (socket) => {
        socket.write(`${ok}transfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n`);
        socket.write('x-more: and more\r\n'.repeat(10_000));
      },
      cutBody,
    ],
    [
      'declares a length over the limit',
      (socket) => socket.write(`${ok}content-length: ${maxPhotoBytes + 1}\r\n\r\n`),
      large,
    ],
    [
      'sends a body of stated length byte by byte',
      (socket) => {
        socket.write(`${ok}content-length: 100000\r\n\r\n`);
        drip(socket, 'a');
      },
      lateBody,
    ],
    [
      'sends a body of no stated length byte by byte',
      (socket) => {
        socket.write(`${ok}\r\n`);
        drip(socket, 'a');
      },
      lateBody,
    ],
    ['sends no body and keeps the connection open', (socket) => socket.write(`${ok}\r\n`), lateBody],
    [
      'sends chunks byte by byte',
      (socket) => {
        socket.write(`${ok}transfer-encoding: chunked\r\n\r\nff\r\n`);
        drip(socket, 'a');
      },
      lateBody,
    ],
    [
      'hangs up before the stated length',
      (socket) => socket.end(`${ok}content-length: 10\r\n\r\nhalf`),
      cutBody,
    ],
    [
      'hangs up in mid-chunk',
      (socket) => socket.end(`${ok}transfer-encoding: chunked\r\n\r\na\r\nhalf`),
      cutBody,
    ],
    [
      'resets in mid-body',
      (socket) => socket.write(`${ok}content-length: 10\r\n\r\nhalf`, () => socket.resetAndDestroy()),
      cutBody,
    ],
    [
      'resets in a body of no stated length',
      (socket) => socket.write(`${ok}\r\nhalf`, () => setImmediate(() => socket.resetAndDestroy())),
      cutBody,
    ],
    [
      'redirects for ever',
      (socket) => socket.end('HTTP/1.1 302 Found\r\nlocation: /again\r\n\r\n'),
      'photos.example redirects more than 3 times',
    ],
    [
      'redirects without an address',
      (socket) => socket.write('HTTP/1.1 302 Found\r\nlocation: http://[\r\n\r\n'),
      'photos.example redirects without an address',
    ],
    [
      'redirects to a file',
      (socket) => socket.write('HTTP/1.1 302 Found\r\nlocation: file:///etc/passwd\r\n\r\n'),
      'file:// addresses are not fetched; use https://',
    ],
    [
      'refuses with a body without end',
      (socket) => {
        socket.write('HTTP/1.1 403 Forbidden\r\n\r\n');
        pour(socket, piece);
      },
      'photos.example answered 403',
    ],
  ])('The fetcher closes the connection with the reason when an image host %s', async (_, answer, reason) => {
    const { port, allClosed } = await host(answer);
    const { message } = await refusalOf(port, reason.includes('took too long') ? { timeoutMs: shortMs } : {});
    expect(message).toBe(`The image address cannot be used: ${reason}.`);
    await allClosed();
  });

  test('The fetcher closes the connection to a host that speaks no TLS or never ends its greeting', async () => {
    const garbage = await host((socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect((await refusalOf(garbage.port, { scheme: 'https' })).message).toContain(unreachable);
    const silent = await host(() => {}, 'connected');
    expect((await refusalOf(silent.port, { scheme: 'https', timeoutMs: shortMs })).message).toContain(
      tookTooLong,
    );
    await Promise.all([garbage.allClosed(), silent.allClosed()]);
  });

  test('A host that is slow at each redirect has one time limit for all of them', async () => {
    const { port, allClosed } = await host((socket) => {
      setTimeout(() => socket.end('HTTP/1.1 302 Found\r\nlocation: /again\r\n\r\n'), shortMs * 0.6);
    });
    expect((await refusalOf(port, { timeoutMs: shortMs })).message).toContain(tookTooLong);
    await allClosed();
  });

  test('The fetcher reads only the announced length from a host that sends more', async () => {
    const { port, allClosed } = await host((socket) =>
      socket.end(`${ok}content-length: 4\r\n\r\nbytes and more`),
    );
    const bytes = await imageFetcher(options)(`http://photos.example:${port}/a.jpg`);
    expect(Buffer.from(bytes).toString()).toBe('byte');
    await allClosed();
  });

  test('The fetcher accepts an answer without a length when the host closes the connection', async () => {
    const { port, allClosed } = await host((socket) => socket.end(`${ok}\r\nbytes`));
    const bytes = await imageFetcher(options)(`http://photos.example:${port}/a.jpg`);
    expect(Buffer.from(bytes).toString()).toBe('bytes');
    await allClosed();
  });
});

test('Two hundred slowly dripping hosts all end at the time limit', async () => {
  const { port, allClosed } = await host((socket) => {
    socket.write(`${ok}content-length: 1000\r\n\r\n`);
    drip(socket, 'a');
  });
  const all = await Promise.all(Array.from({ length: 200 }, () => refusalOf(port, { timeoutMs: 500 })));
  for (const { message } of all) expect(message).toContain('took too long');
  await allClosed();
});

test('The fetcher refuses an overlong address or host name before it parses it or looks it up', async () => {
  const lookup = async (): Promise<never> => {
    throw new Error('was looked up');
  };
  const fetchImage = imageFetcher({ ...options, lookup });
  await expect(fetchImage(`http://photos.example/${'a'.repeat(8192)}`)).rejects.toThrow('longer than 8192');
  await expect(fetchImage(`http://${'a.'.repeat(200)}example/`)).rejects.toThrow('host name is longer');
});
