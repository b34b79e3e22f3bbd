import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { BufferedResponse } from './upstream.ts';

const maxSockets = 256;
const endOfHead = '\r\n\r\n';
/** A line break would split a request in two. */
const endsLine = /[\r\n\0]/;

interface Exchange {
  readonly request: Buffer;
  resolve(answer: BufferedResponse): void;
  reject(error: Error): void;
}

interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBytes: number;
}

/** Takes a third of the time of Node's HTTP client; each answer must declare its length. Errors hide the address. */
export class ShortExchanges {
  readonly #address: NetConnectOpts;
  readonly #idle: Connection[] = [];
  readonly #waiting: Exchange[] = [];
  #open = 0;

  constructor(where: NetConnectOpts) {
    this.#address = where;
  }

  /** Rejects if the connection ends early, or the answer has no length. */
  async send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
  ): Promise<BufferedResponse> {
    const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = [`${method} ${path} HTTP/1.1`, ...headerLines, `content-length: ${body.length}`];
    if (head.some((line) => endsLine.test(line)))
      throw new Error('a line of the request contains a line break');
    const request = Buffer.concat([Buffer.from(head.join('\r\n') + endOfHead, 'latin1'), body]);
    return new Promise((resolve, reject) => this.#begin({ request, resolve, reject }));
  }

  #begin(exchange: Exchange): void {
    const idle = this.#idle.pop();
    if (idle !== undefined) idle.begin(exchange);
    else if (this.#open < maxSockets) this.#connect().begin(exchange);
    else this.#waiting.push(exchange);
  }

  #connect(): Connection {
    this.#open += 1;
    const connection = new Connection(connect({ ...this.#address, noDelay: true, keepAlive: true }), {
      free: () => {
        const next = this.#waiting.shift();
        if (next === undefined) this.#idle.push(connection);
        else connection.begin(next);
      },
      closed: () => {
        this.#open -= 1;
        const index = this.#idle.indexOf(connection);
        if (index >= 0) this.#idle.splice(index, 1);
        const next = this.#waiting.shift();
        if (next !== undefined) this.#begin(next);
      },
    });
    return connection;
  }
}

interface Notices {
  free(): void;
  closed(): void;
}

class Connection {
  readonly #socket: Socket;
  readonly #notices: Notices;
  #exchange: Exchange | undefined;
  #received: Buffer[] = [];
  #receivedBytes = 0;
  #head: Head | undefined;
  #headBytes = 0;

  constructor(socket: Socket, notices: Notices) {
    this.#socket = socket;
    this.#notices = notices;
    let reason = 'the emulator has closed the connection';
    socket
      .on('data', (chunk: Buffer) => this.#read(chunk))
      .on('error', ({ code, name }: NodeJS.ErrnoException) => {
        reason = `the emulator cannot be reached (${code ?? name})`;
      })
      .on('end', () => socket.destroy())
      .on('close', () => {
        this.#fail(reason);
        notices.closed();
      });
  }

  begin(exchange: Exchange): void {
    this.#exchange = exchange;
    this.#socket.write(exchange.request);
  }

  #read(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#receivedBytes += chunk.length;
    if (this.#exchange === undefined) {
      this.#socket.destroy();
      return;
    }
    if (this.#head === undefined) {
      const received = this.#whole();
      const end = received.indexOf(endOfHead);
      if (end < 0) return;
      this.#headBytes = end + endOfHead.length;
      this.#head = headOf(received.toString('latin1', 0, end));
      if (this.#head === undefined) {
        this.#fail('the emulator has answered without a length');
        this.#socket.destroy();
        return;
      }
    }
    const missing = this.#headBytes + this.#head.bodyBytes - this.#receivedBytes;
    if (missing > 0) return;
    const { status, headers } = this.#head;
    const body = this.#whole().subarray(this.#headBytes, this.#headBytes + this.#head.bodyBytes);
    this.#exchange.resolve({ status, headers, body });
    this.#exchange = undefined;
    this.#forget();
    if (missing < 0 || headers.connection === 'close') this.#socket.destroy();
    else this.#notices.free();
  }

  #whole(): Buffer {
    const [only] = this.#received;
    if (only !== undefined && this.#received.length === 1) return only;
    const bytes = Buffer.concat(this.#received);
    this.#received = [bytes];
    return bytes;
  }

  #fail(reason: string): void {
    this.#exchange?.reject(new Error(reason));
    this.#exchange = undefined;
    this.#forget();
  }

  #forget(): void {
    this.#received = [];
    this.#receivedBytes = 0;
    this.#head = undefined;
    this.#headBytes = 0;
  }
}

function headOf(text: string): Head | undefined {
  const [first = '', ...lines] = text.split('\r\n');
  const [, status] = /^HTTP\/1\.1 ([2-5]\d\d) /.exec(first) ?? [];
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const length = headers['content-length'];
  if (status === undefined || length === undefined || !/^\d+$/.test(length)) return undefined;
  return { status: Number(status), headers, bodyBytes: Number(length) };
}
