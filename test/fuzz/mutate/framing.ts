import type { Random } from '../../simulation/world/random.ts';
import type { RequestText } from '../request-text.ts';

const chunked = (body: Buffer, size: string): Buffer =>
  Buffer.concat([Buffer.from(`${size}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);

type Frame = (random: Random, body: Buffer) => Pick<RequestText, 'headers' | 'body'>;

const frames: readonly Frame[] = [
  (_, body) => ({ headers: [['Content-Length', String(body.length + 5)]], body }),
  (_, body) => ({ headers: [['Content-Length', String(Math.max(0, body.length - 5))]], body }),
  (_, body) => ({ headers: [['Content-Length', `+${body.length}`]], body }),
  (_, body) => ({ headers: [['Content-Length', '99999999999999999999']], body }),
  (_, body) => ({
    headers: [
      ['Content-Length', String(body.length)],
      ['Content-Length', '0'],
    ],
    body,
  }),
  (_, body) => ({
    headers: [['Transfer-Encoding', 'chunked']],
    body: chunked(body, body.length.toString(16)),
  }),
  (_, body) => ({ headers: [['Transfer-Encoding', 'chunked']], body: chunked(body, 'ffffffffff') }),
  (_, body) => ({ headers: [['Transfer-Encoding', 'chunked']], body: chunked(body, '-1') }),
  (_, body) => ({
    headers: [
      ['Content-Length', '4'],
      ['Transfer-Encoding', 'chunked'],
    ],
    body: chunked(body, body.length.toString(16)),
  }),
  (_, body) => ({
    headers: [['Transfer-Encoding', ' chunked, identity']],
    body: chunked(body, body.length.toString(16)),
  }),
  (_, body) => ({
    headers: [['Transfer-Encoding', 'chunked']],
    body: Buffer.concat([Buffer.from('0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: {host}\r\n\r\n'), body]),
  }),
  (_, body) => ({ headers: [['Expect', '100-continue']], body }),
  (_, body) => ({ headers: [['Expect', 'the-unexpected']], body }),
  (_, body) => ({
    headers: [
      ['Connection', 'Upgrade'],
      ['Upgrade', 'websocket'],
    ],
    body,
  }),
  (random, body) => ({ headers: [['Connection', random.pick(['keep-alive', 'close', 'te, host'])]], body }),
];

export function mutateFraming(random: Random, request: RequestText): RequestText {
  const { headers, body } = random.pick(frames)(random, request.body);
  return { ...request, headers: [...request.headers, ...headers], body };
}
