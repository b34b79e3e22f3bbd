type Header = readonly [name: string, value: string];

export interface RequestText {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly Header[];
  readonly body: Buffer;
}

/** Placeholder for the address of the target, because its port varies. */
const hostMark = '{host}';

export function parseRequest(bytes: Buffer): RequestText {
  const end = bytes.indexOf('\r\n\r\n');
  const head = (end < 0 ? bytes : bytes.subarray(0, end)).toString('latin1');
  const [first = '', ...lines] = head.split('\r\n');
  const [method = '', ...rest] = first.split(' ');
  const target = rest.join(' ').replace(/ HTTP\/\d\.\d$/, '');
  const headers = lines.flatMap((line): Header[] => {
    const colon = line.indexOf(':');
    return colon < 0 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trimStart()]];
  });
  return { method, target, headers, body: end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4) };
}

export function writeRequest({ method, target, headers, body }: RequestText): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`, 'latin1'), body]);
}

export const headerOf = ({ headers }: RequestText, lowerName: string): string | undefined =>
  headers.find(([name]) => name.toLowerCase() === lowerName)?.[1];

const framing = /^(content-length|transfer-encoding)\s*:/im;

export function onWire(bytes: Buffer, host: string): Buffer {
  const end = bytes.indexOf('\r\n\r\n');
  const head = (end < 0 ? bytes : bytes.subarray(0, end)).toString('latin1').replaceAll(hostMark, host);
  if (end < 0) return Buffer.from(head, 'latin1');
  const body = bytes.subarray(end + 4);
  const length = body.length > 0 && !framing.test(head) ? `\r\ncontent-length: ${body.length}` : '';
  return Buffer.concat([Buffer.from(`${head}${length}\r\n\r\n`, 'latin1'), body]);
}

export function isWellFramed(bytes: Buffer): boolean {
  const end = bytes.indexOf('\r\n\r\n');
  return end >= 0 && !framing.test(bytes.subarray(0, end).toString('latin1'));
}

/** True if a `Request` cannot hold it: for its framing, connection or grammar. */
export function needsSocket(bytes: Buffer): boolean {
  const end = bytes.indexOf('\r\n\r\n');
  const head = (end < 0 ? bytes : bytes.subarray(0, end)).toString('latin1');
  const connection = /^(connection|expect|upgrade)\s*:/im;
  return end < 0 || framing.test(head) || connection.test(head) || toRequest(bytes) === undefined;
}

export function toRequest(bytes: Buffer, origin = 'http://127.0.0.1'): Request | undefined {
  const { method, target, headers, body } = parseRequest(bytes);
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  try {
    const { host } = new URL(origin);
    const filled = headers.map(([name, value]): [string, string] => [name, value.replaceAll(hostMark, host)]);
    const init = { method, headers: filled, ...(hasBody ? { body: new Uint8Array(body) } : {}) };
    return new Request(origin + (target.startsWith('/') ? target : `/${target}`), init);
  } catch {
    return undefined;
  }
}
