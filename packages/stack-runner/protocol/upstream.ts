import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { collect } from './http.ts';

const maxSockets = 256;

export interface BufferedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Only this object holds the emulator's address; no log, error or environment contains it. */
export class Upstream {
  readonly agent: Agent;
  readonly #addKey: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders;

  constructor(where: NetConnectOpts, addKey = (headers: OutgoingHttpHeaders) => headers) {
    this.agent = new UpstreamAgent(where);
    this.#addKey = addKey;
  }

  send(
    method: string,
    path: string,
    headers: OutgoingHttpHeaders = {},
    body?: Buffer,
  ): Promise<BufferedResponse> {
    // With a length, because dynoxide waits forever for a chunked body.
    const length = body === undefined ? {} : { 'content-length': body.length };
    return new Promise((resolve, reject) => {
      const allHeaders = { host: '127.0.0.1', ...this.#addKey(headers), ...length };
      httpRequest({ method, path, headers: allHeaders, agent: this.agent }, (answer) => {
        bufferResponse(answer).then(resolve, reject);
      })
        .on('error', reject)
        .end(body);
    });
  }

  async forward(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer | Readable,
    path = request.url,
  ): Promise<void> {
    const answer = await this.#pass(request, body, path);
    response.writeHead(answer.statusCode ?? 502, withoutCorsHeaders(answer.headers));
    await pipeline(answer, response);
  }

  async forwardBuffered(request: IncomingMessage, body: Buffer | Readable): Promise<BufferedResponse> {
    return bufferResponse(await this.#pass(request, body));
  }

  #pass(request: IncomingMessage, body: Buffer | Readable, path = request.url): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      // The client's connection headers would close our own connection.
      const { connection: _, 'keep-alive': __, ...headers } = request.headers;
      const { method } = request;
      // The emulator fails on a content type without a body.
      if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
        delete headers['content-type'];
      const onward = httpRequest({ method, path, headers, agent: this.agent }, resolve);
      onward.on('error', reject);
      if (Buffer.isBuffer(body)) onward.end(body);
      else pipeline(body, onward).catch(reject);
    });
  }
}

class UpstreamAgent extends Agent {
  readonly #address: NetConnectOpts;

  constructor(address: NetConnectOpts) {
    super({ keepAlive: true, maxSockets });
    this.#address = address;
  }

  override createConnection(): Socket {
    return connect({ ...this.#address, noDelay: true, keepAlive: true }).once('error', forgetAddress);
  }
}

/** The error names the address, and errors are logged. */
function forgetAddress(error: NodeJS.ErrnoException & { address?: string; port?: number }): void {
  if (error.syscall !== 'connect') return;
  error.message = `the emulator cannot be reached (${error.code ?? error.name})`;
  delete error.address;
  delete error.port;
}

export function withoutCorsHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('access-control-')));
}

async function bufferResponse(answer: IncomingMessage): Promise<BufferedResponse> {
  const body = (await collect(answer)) ?? Buffer.alloc(0);
  return { status: answer.statusCode ?? 502, headers: answer.headers, body };
}
