import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { poster } from '../../../functions/webhooks/post.ts';
import { type OpenAddress, openAddress } from '../../../shared/pictures/open-address.ts';
import { webhookAddressFault } from '../../../shared/webhooks/webhook-address.ts';

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

const local = {
  open: openAddress,
  lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  allowLoopback: true,
  timeoutMs: 60_000,
};
const request = { headers: { 'webhook-id': 'msg_1' }, body: '{"a":1}' };

const neverOpened: OpenAddress = async () => {
  throw new Error('a connection was opened');
};

describe('A delivery', () => {
  test('A delivery is posted with its headers and body, and its answer is not read', async () => {
    const got: string[] = [];
    const port = await serve(async (incoming, response) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      got.push(`${incoming.method} ${incoming.headers['webhook-id']} ${Buffer.concat(chunks)}`);
      response.writeHead(200);
      response.write('x'.repeat(10_000));
    });
    expect(await poster(local)(`http://shop.example:${port}/hooks`, request)).toEqual({ status: 200 });
    expect(got).toEqual(['POST msg_1 {"a":1}']);
  });

  test.each([
    [204, undefined],
    [301, 'redirect'],
    [307, 'redirect'],
    [400, 'refused'],
    [410, 'gone'],
    [429, 'refused'],
    [503, 'server error'],
  ] as const)('A delivery that a receiver answers with %i has the outcome: %s', async (status, problem) => {
    let asked = 0;
    const port = await serve((_, response) => {
      asked += 1;
      response.writeHead(status, { location: '/elsewhere', 'retry-after': '7' }).end();
    });
    const posted = await poster(local)(`http://shop.example:${port}/`, request);
    expect(posted).toEqual(problem === undefined ? { status } : { status, problem, retryAfter: '7' });
    expect(asked).toBe(1);
  });

  test('Each status is a delivery, a redirect, a refusal or a fault of the receiver, and only 410 says that the receiver is gone', async () => {
    for (let status = 200; status < 600; status += 1) {
      const open: OpenAddress = async () => ({
        ...{ status, headers: { 'retry-after': '7' }, close: () => {} },
        body: (async function* () {})(),
      });
      const classes = {
        2: undefined,
        3: 'redirect',
        4: status === 410 ? 'gone' : 'refused',
        5: 'server error',
      };
      const problem = new Map(Object.entries(classes)).get(String(status)[0] ?? '');
      const answer = await poster({ ...local, open })('https://shop.example/', request);
      expect(answer).toEqual(problem === undefined ? { status } : { status, problem, retryAfter: '7' });
    }
  });

  test('A delivery without an answer ends at the time limit together with its connection', async () => {
    const closed = Promise.withResolvers<void>();
    const limit = new AbortController();
    const port = await serve((incoming) => {
      incoming.socket.once('close', () => closed.resolve());
      limit.abort();
    });
    const post = poster({ ...local, abortAfter: () => limit.signal });
    expect(await post(`http://shop.example:${port}/`, request)).toEqual({ problem: 'too slow' });
    await closed.promise;
  });

  test('A delivery whose name lookup never ends ends at the time limit', async () => {
    const limit = new AbortController();
    const lookup = () => {
      limit.abort();
      return new Promise<never>(() => {});
    };
    const post = poster({ ...local, lookup, abortAfter: () => limit.signal, open: neverOpened });
    expect(await post('https://shop.example/', request)).toEqual({ problem: 'too slow' });
  });

  test('A delivery whose connection is refused or cut counts as not reached', async () => {
    const port = await serve((incoming) => incoming.socket.destroy());
    expect(await poster(local)(`http://shop.example:${port}/`, request)).toEqual({ problem: 'not reached' });
    const lookup = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await poster({ ...local, lookup, open: neverOpened })('https://shop.example/', request)).toEqual({
      problem: 'name not found',
    });
  });

  test('A delivery resolves the host name at every attempt and is not sent to an address that became internal', async () => {
    const answers = [
      '93.184.216.34',
      '10.0.0.1',
      '169.254.169.254',
      '127.0.0.1',
      '::ffff:192.168.0.1',
      'fd00::1',
    ];
    const asked: string[] = [];
    const open: OpenAddress = async (_url, { address }) => {
      asked.push(address);
      return { status: 200, headers: {}, body: (async function* () {})(), close: () => {} };
    };
    let tries = 0;
    const lookup = async () => [{ address: answers[tries++] ?? '', family: 4 }];
    const post = poster({ ...local, lookup, open, allowLoopback: false });
    const posted = [];
    for (const _ of answers) posted.push(await post('https://shop.example/', request));
    expect(posted).toEqual([{ status: 200 }, ...answers.slice(1).map(() => ({ problem: 'not public' }))]);
    expect(asked).toEqual(['93.184.216.34']);
  });

  test('A delivery is not sent when any address of the name is internal', async () => {
    const lookup = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '192.168.0.1', family: 4 },
    ];
    const post = poster({ ...local, lookup, open: neverOpened, allowLoopback: false });
    expect(await post('https://shop.example/', request)).toEqual({ problem: 'not public' });
  });
});

test.each([
  ['https://shop.example/hooks?key=1', undefined],
  ['https://shop.example:8443/hooks', undefined],
  ['http://shop.example/', 'must begin with https://'],
  ['ftp://shop.example/', 'must be an address'],
  ['shop.example', 'must be an address'],
  ['https://user:pass@shop.example/', 'must name no user'],
  ['https://shop.example/#a', 'nothing after a #'],
  ['https://10.1.2.3/', 'public'],
  ['https://0x7f000001/', 'public'],
  ['https://[fd00::1]/', 'public'],
  ['http://127.0.0.1:3000/', 'public'],
  ['https://localhost/', 'public'],
  [`https://shop.example/${'x'.repeat(2100)}`, '2048'],
])('The address of a webhook %s: %s', (url, fault) => {
  const found = webhookAddressFault(url, false);
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(fault);
});

test('Only the local stack may send deliveries to its own machine', () => {
  expect(webhookAddressFault('http://127.0.0.1:3000/hooks', true)).toBeUndefined();
  expect(webhookAddressFault('http://10.0.0.1/', true)).toBe('must begin with https://');
});
