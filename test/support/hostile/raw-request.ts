import { connect } from 'node:net';

export interface RawAnswer {
  /** The status code; 0 if the connection was closed without an answer. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const patienceMs = 10_000;

/** The request must ask the server to close, with `Connection: close` or HTTP/1.0. */
export function rawRequest(
  host: string,
  port: number,
  lines: readonly string[],
  body = '',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host, port }, () => socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`));
    socket
      .setTimeout(patienceMs, () => socket.destroy(new Error(`no end of the answer to ${lines[0]}`)))
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('error', reject)
      .on('close', () => resolve(parse(Buffer.concat(chunks).toString('utf8'))));
  });
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end < 0 ? text.length : end).toLowerCase();
  return { status: Number(/^http\/1\.\d (\d+)/.exec(head)?.[1] ?? 0), head, body: text.slice(end + 4) };
}
