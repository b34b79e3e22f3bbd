import { createServer, type RequestListener, type Server } from 'node:http';
import { maxPhotoBytes } from '@palmleaf/engines/palm';
import { afterEach, describe, expect, test } from 'vitest';
import { AddressRefusedError } from '../../../shared/pictures/address-refused-error.ts';
import { type FetchOptions, imageFetcher } from '../../../shared/pictures/fetch-image.ts';
import { type OpenAddress, openAddress } from '../../../shared/pictures/open-address.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const serve = (listener: RequestListener): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer(listener).listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
    servers.push(server);
  });

const local: FetchOptions = {
  open: openAddress,
  lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  maxBytes: 5_000_000,
  allowLoopback: true,
  timeoutMs: 10_000,
};

const refused = async (
  address: string,
  options: Partial<FetchOptions> = {},
): Promise<AddressRefusedError> => {
  const error: unknown = await imageFetcher({ ...local, ...options })(address).catch(
    (reason: unknown) => reason,
  );
  if (error instanceof AddressRefusedError) return error;
  throw new Error('the address was not refused', { cause: error });
};

const untouched: OpenAddress = async () => {
  throw new Error('a connection was opened');
};

describe('the fetcher of pictures', () => {
  test('The fetcher returns the bytes of a picture, whatever type the server names', async () => {
    const port = await serve((_, response) => response.setHeader('content-type', 'text/html').end('bytes'));
    const bytes = await imageFetcher(local)(`http://photos.example:${port}/a.jpg?X-Amz-Signature=1`);
    expect(Buffer.from(bytes).toString()).toBe('bytes');
  });

  test('The fetcher connects to the exact address that it checked, with one lookup', async () => {
    const asked: string[] = [];
    const open: OpenAddress = async (url, resolved) => {
      asked.push(`${url.hostname} ${resolved.address}`);
      return { status: 200, headers: {}, body: (async function* () {})(), close: () => {} };
    };
    // A second look-up would lead inside, so the code must use the first answer.
    const answers = ['93.184.216.34', '10.0.0.1'];
    const lookup = async () => [{ address: answers.shift() ?? '10.0.0.1', family: 4 }];
    await imageFetcher({ ...local, open, lookup, allowLoopback: false })('https://rebind.example/a.jpg');
    expect(asked).toEqual(['rebind.example 93.184.216.34']);
  });

  test.each(['quietly', 'with an error'])(
    'The fetcher never returns a part of a picture, at whichever byte its time runs out and the body ends %s',
    async (how) => {
      for (let bytes = 0; bytes <= 5; bytes += 1) {
        const aborting = new AbortController();
        const body = async function* () {
          for (let at = 0; at < bytes; at += 1) yield Buffer.from([at]);
          aborting.abort();
          if (how === 'with an error') throw new Error('the connection is gone');
        };
        const open: OpenAddress = async () => ({ status: 200, headers: {}, body: body(), close: () => {} });
        const error = await refused('https://slow.example/a.jpg', {
          open,
          lookup: async () => [{ address: '93.184.216.34', family: 4 }],
          abortAfter: () => aborting.signal,
        });
        expect(error.fault).toEqual({ code: 'picture-too-slow', host: 'slow.example' });
      }
    },
  );

  test('The fetcher follows a redirect and checks it like any other address', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/a') response.writeHead(302, { location: '/b' }).end();
      else if (request.url === '/b') response.end('here');
      else response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
    });
    expect(Buffer.from(await imageFetcher(local)(`http://localhost:${port}/a`)).toString()).toBe('here');
    const error = await refused(`http://localhost:${port}/inside`);
    expect(error.code).toBe('image_address');
    expect(error.message).toContain('169.254.169.254 is not a public address');
  });

  test('The fetcher gives up after three redirects', async () => {
    const port = await serve((_, response) => response.writeHead(302, { location: '/again' }).end());
    expect((await refused(`http://localhost:${port}/`)).message).toContain('redirects more than 3 times');
  });

  test.each([
    ['file:///etc/passwd', 'image_address'],
    ['ftp://host.example/a.jpg', 'image_address'],
    ['a.jpg', 'image_address'],
    ['https://user:secret@host.example/a.jpg', 'image_address'],
    ['http://127.0.0.1/a.jpg', 'image_address'],
    ['http://2130706433/a.jpg', 'image_address'],
    ['http://0x7f.1/a.jpg', 'image_address'],
    ['http://[::1]/a.jpg', 'image_address'],
    ['http://[::ffff:10.0.0.1]/a.jpg', 'image_address'],
    ['http://100.64.1.1/a.jpg', 'image_address'],
  ])('The fetcher refuses %s without opening a connection', async (address, code) => {
    const error = await refused(address, { open: untouched, allowLoopback: false });
    expect(error.code).toBe(code);
    expect(error.message).not.toContain('secret');
  });

  test('The fetcher refuses a host name if any of its addresses is internal', async () => {
    const lookup = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '192.168.0.7', family: 4 },
    ];
    expect((await refused('https://two.example/a.jpg', { lookup, open: untouched })).code).toBe(
      'image_address',
    );
  });

  test('The fetcher stops reading a picture at 5 MB, announced or not', async () => {
    const chunk = Buffer.alloc(256 * 1024);
    let sent = 0;
    const endless = await serve((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', more);
      more();
    });
    expect((await refused(`http://localhost:${endless}/`)).code).toBe('too_large');
    expect(sent).toBeLessThan(maxPhotoBytes * 4);
    const announced = await serve((_, response) => {
      response.setHeader('content-length', maxPhotoBytes + 1).flushHeaders();
    });
    expect((await refused(`http://localhost:${announced}/`)).code).toBe('too_large');
  });

  test('The fetcher gives up on a server that stays silent, before or within its answer', async () => {
    const silent = await serve(() => {});
    expect((await refused(`http://localhost:${silent}/`, { timeoutMs: 40 })).message).toContain(
      'took too long',
    );
    const halting = await serve((_, response) => void response.write('half'));
    expect((await refused(`http://localhost:${halting}/`, { timeoutMs: 80 })).message).toContain(
      'took too long',
    );
    const never = () => new Promise<never>(() => {});
    expect((await refused('http://host.example/', { lookup: never, timeoutMs: 40 })).message).toContain(
      'took too long',
    );
  });

  test('The error of the fetcher names the host and the status, never the whole address', async () => {
    const port = await serve((_, response) => response.writeHead(403).end());
    const { code, message } = await refused(`http://localhost:${port}/a.jpg?X-Amz-Signature=abc`);
    expect(code).toBe('image_unreachable');
    expect(message).toBe('The image address cannot be used: localhost answered 403.');
    const untilClosed = async () => {
      throw new Error('ENOTFOUND');
    };
    expect((await refused('http://gone.example/a?k=abc', { lookup: untilClosed })).message).toBe(
      'The image address cannot be used: the name gone.example was not found.',
    );
  });
});
