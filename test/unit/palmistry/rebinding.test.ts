import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { poster } from '../../../functions/webhooks/post.ts';
import { imageFetcher } from '../../../shared/pictures/fetch-image.ts';
import { openAddress } from '../../../shared/pictures/open-address.ts';
import { type RebindingResolver, startRebindingResolver } from '../../support/hostile/rebinding-resolver.ts';

/** The address at which a cloud offers the credentials of a machine. */
const metadata = '169.254.169.254';

let server: Server;
let port: number;
let hosts: string[];
let resolver: RebindingResolver | undefined;

beforeEach(async () => {
  hosts = [];
  server = createServer((request, response) => {
    hosts.push(String(request.headers.host));
    response.end('here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterEach(async () => {
  resolver?.stop();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

test('A host name that resolves to an internal address right after its check is called at the checked address', async () => {
  resolver = await startRebindingResolver(['127.0.0.1', metadata]);
  const { lookup, asked } = resolver;
  const fetchImage = imageFetcher({
    ...{ open: openAddress, lookup, maxBytes: 1000, timeoutMs: 5000 },
    allowLoopback: true,
  });
  const address = `http://rebind.example:${port}/palm.jpg`;
  expect(Buffer.from(await fetchImage(address)).toString()).toBe('here');
  expect(hosts).toEqual([`rebind.example:${port}`]);
  expect(asked()).toBe(1);
  await expect(fetchImage(address)).rejects.toThrow();
  expect(hosts).toHaveLength(1);
  expect(asked()).toBe(2);
});

test('A webhook whose name is rebound between two deliveries gets the first and is refused the second', async () => {
  resolver = await startRebindingResolver(['127.0.0.1', metadata]);
  const { lookup, asked } = resolver;
  const post = poster({ open: openAddress, lookup, timeoutMs: 5000, allowLoopback: true });
  const delivery = () => post(`http://rebind.example:${port}/hook`, { headers: {}, body: '{}' });
  expect(await delivery()).toEqual({ status: 200 });
  expect(await delivery()).toEqual({ problem: 'not public' });
  expect([hosts.length, asked()]).toEqual([1, 2]);
});

test('A host name that resolves to this machine during its check is never called, wherever it resolves later', async () => {
  resolver = await startRebindingResolver(['127.0.0.1']);
  const post = poster({ open: openAddress, lookup: resolver.lookup, timeoutMs: 5000, allowLoopback: false });
  const answer = await post(`http://rebind.example:${port}/hook`, { headers: {}, body: '{}' });
  expect(answer).toEqual({ problem: 'not public' });
  expect(hosts).toEqual([]);
});
