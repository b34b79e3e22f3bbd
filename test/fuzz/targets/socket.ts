import { connect } from 'node:net';
import { isWellFramed, onWire } from '../request-text.ts';
import type { Reaction } from './target.ts';

/** The silence after which the client ends its side of the connection; the server must then close it. */
const quietMs = { wellFramed: 3000, broken: 100 } as const;
const boundMs = 15_000;
const maxAnswerBytes = 16 * 1024 * 1024;

export function playOnSocket(port: number, bytes: Buffer): Promise<Reaction> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const isHead = bytes.subarray(0, 5).toString('latin1') === 'HEAD ';
    let size = 0;
    const socket = connect(port, '127.0.0.1');
    const finish = (how: 'answered' | 'closed' | 'hung') => {
      clearTimeout(quiet);
      clearTimeout(bound);
      socket.destroy();
      resolve(reactionOf(Buffer.concat(chunks), how));
    };
    const bound = setTimeout(() => finish('hung'), boundMs);
    const patienceMs = isWellFramed(bytes) ? quietMs.wellFramed : quietMs.broken;
    let quiet = setTimeout(() => socket.end(), patienceMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxAnswerBytes || isAnswered(Buffer.concat(chunks), isHead)) return finish('answered');
      clearTimeout(quiet);
      quiet = setTimeout(() => socket.end(), patienceMs);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => finish('closed'));
    socket.write(onWire(bytes, `127.0.0.1:${port}`));
  });
}

function isAnswered(answer: Buffer, isHead: boolean): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = answer.subarray(0, end).toString('latin1');
  if (/^HTTP\/1\.1 100 /.test(head)) return isAnswered(answer.subarray(end + 4), isHead);
  if (isHead) return true;
  if (/^transfer-encoding: chunked/im.test(head))
    return answer.subarray(-5).toString('latin1') === '0\r\n\r\n';
  if (/^HTTP\/1\.1 (204|304) /.test(head)) return true;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length !== undefined && answer.length >= end + 4 + Number(length);
}

const statusLine = /HTTP\/1\.1 (\d{3}) /g;

function reactionOf(answer: Buffer, how: 'answered' | 'closed' | 'hung'): Reaction {
  const text = answer.toString('latin1');
  const found = [...text.matchAll(statusLine)];
  const statuses = found.map(([, status]) => Number(status));
  const last = statuses.at(-1);
  return {
    kind: last === undefined ? `connection ${how}` : String(last),
    statuses,
    answerBytes: answer.length,
    // With several answers on one connection, the last one is the refusal.
    ...(last !== undefined && last >= 400 ? { refusal: text.slice(found.at(-1)?.index) } : {}),
    ...(how === 'hung' ? { fault: `no answer within ${boundMs / 1000} s` } : {}),
  };
}

export function portOf(server: { address(): unknown }): number {
  const address = server.address();
  if (typeof address === 'object' && address !== null && 'port' in address) return Number(address.port);
  throw new Error('The server does not listen');
}
