import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import type { ResolvedAddress } from '../../../shared/pictures/open-address.ts';

export interface RebindingResolver {
  readonly lookup: (host: string) => Promise<readonly ResolvedAddress[]>;
  readonly asked: () => number;
  readonly stop: () => void;
}

const headBytes = 12;

/** @param answers the IPv4 addresses, one for each question; the last one repeats */
export async function startRebindingResolver(answers: readonly string[]): Promise<RebindingResolver> {
  const server = createSocket('udp4');
  let asked = 0;
  server.on('message', (question, { port, address }) => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? '127.0.0.1';
    asked += 1;
    server.send(answerTo(question, answer), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
  return {
    lookup: async (host) => (await resolver.resolve4(host)).map((address) => ({ address, family: 4 })),
    asked: () => asked,
    stop: () => void server.close(),
  };
}

/** The record's TTL is 0, so no resolver caches it (RFC 1035, section 4). */
function answerTo(question: Buffer, address: string): Buffer {
  const end = question.indexOf(0, headBytes) + 5;
  const head = Buffer.from(question.subarray(0, headBytes));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(1, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  const record = Buffer.alloc(16);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(1, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(4, 10);
  record.set(address.split('.').map(Number), 12);
  return Buffer.concat([head, question.subarray(headBytes, end), record]);
}
