import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { poster } from '../../../functions/webhooks/post.ts';
import { openAddress } from '../../../shared/pictures/open-address.ts';
import type { Target, World } from '../targets/target.ts';
import { latin1, loadedBy, type Reader } from './reader.ts';

const latin1Text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const sampleOf = (name: string): string =>
  readFileSync(new URL(`../corpus/${name}.http`, import.meta.url), 'latin1');

/** Opens new worlds, because leftovers of earlier inputs slow down later ones. */
function playedBy(target: Target): (bytes: Uint8Array) => Promise<unknown> {
  const inputsOfWorld = 50;
  let world: World | undefined;
  let played = 0;
  return async (bytes) => {
    if (played % inputsOfWorld === 0) {
      await world?.close();
      world = await target.open();
    }
    played += 1;
    return world?.play(Buffer.from(bytes));
  };
}

async function feed(): Promise<Reader['read']> {
  const { FeedWorld } = await import('../../unit/feeds/world.ts');
  const feeds = new FeedWorld();
  await feeds.upload('chennai,Chennai,13.0827,80.2707,Asia/Kolkata,');
  await feeds.requestFeed('chennai');
  return (bytes) => feeds.fetch(new URL(`/${latin1Text(bytes)}`, 'https://feeds.example').pathname);
}

class RawHost {
  #bytes: Uint8Array = new Uint8Array();
  readonly #port = new Promise<number>((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined).end(this.#bytes);
    }).listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
    server.unref();
  });

  answer(bytes: Uint8Array): Promise<number> {
    this.#bytes = bytes;
    return this.#port;
  }
}

let host: RawHost | undefined;
const post = poster({
  open: openAddress,
  lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  allowLoopback: true,
  timeoutMs: 10_000,
});

async function deliverTo(bytes: Uint8Array): Promise<void> {
  host ??= new RawHost();
  const port = await host.answer(bytes);
  await post(`http://shop.example:${port}/`, { headers: {}, body: '{}' });
}

export const ofRequests: readonly Reader[] = [
  {
    name: 'request',
    reads: 'a request to the reports API, with its body or form',
    budget: 'request',
    seeds: ['quotes', 'upload-targets', 'erase-many', 'books-ask', 'ceiling-form', 'people'].map((name) =>
      sampleOf(`reports/${name}`),
    ),
    bytesOf: latin1,
    read: loadedBy(async () => playedBy((await import('../targets/reports.ts')).reportsTarget)),
  },
  {
    name: 'call',
    reads: 'a call of the service, its computation included',
    budget: 'call',
    seeds: ['chat', 'natal-form', 'natal-multipart', 'natal_aspects_report', 'vastu-plan'].map((name) =>
      sampleOf(`service/${name}`),
    ),
    bytesOf: latin1,
    read: loadedBy(async () => playedBy((await import('../targets/service.ts')).serviceTarget)),
    share: 0.5,
  },
  {
    name: 'feed',
    reads: 'a request to the public feeds',
    budget: 'feed',
    seeds: ['chennai/0123456789012345678901234567890123456789012.ics', 'a%2Fb/%F0%9F%98%80.ics'],
    bytesOf: latin1,
    read: loadedBy(feed),
  },
  {
    name: 'webhook',
    reads: 'the answer of a webhook: its head, and no body',
    budget: 'webhook',
    seeds: [
      'HTTP/1.1 503 busy\r\nRetry-After: 7\r\nContent-Length: 5\r\n\r\nabcde',
      'HTTP/1.1 103 Early\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n',
    ],
    bytesOf: latin1,
    read: deliverTo,
  },
];
