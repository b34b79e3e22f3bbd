import { createHash } from 'node:crypto';
import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsError } from '../basics/errors.ts';
import { collect } from './http.ts';

const maxSockets = 256;

export interface BufferedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * An emulator behind the gateway. Where it listens is known to this object alone: it is in no address, no log, no error
 * and no environment of a function.
 */
export class Upstream {
  /** Also for the clients of the SDK, which believe to speak to the gateway. */
  readonly agent: Agent;
  readonly #asRead: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders;

  /** @param asRead writes the headers of our own requests as this emulator reads them */
  constructor(where: NetConnectOpts, asRead = (headers: OutgoingHttpHeaders) => headers) {
    this.agent = new UpstreamAgent(where);
    this.#asRead = asRead;
  }

  /** A request of our own. */
  send(
    method: string,
    path: string,
    headers: OutgoingHttpHeaders = {},
    body?: Buffer,
  ): Promise<BufferedResponse> {
    // With a length, because dynoxide waits for ever for a chunked body.
    const length = body === undefined ? {} : { 'content-length': body.length };
    return new Promise((resolve, reject) => {
      const all = { host: '127.0.0.1', ...this.#asRead(headers), ...length };
      httpRequest({ method, path, headers: all, agent: this.agent }, (answer) => {
        whole(answer).then(resolve, reject);
      })
        .on('error', reject)
        .end(body);
    });
  }

  /** Passes a request on, its body as a stream, and the answer back; `path` takes the place of its own. */
  async forward(
    request: IncomingMessage,
    response: ServerResponse,
    bodyHash?: string,
    path = request.url,
  ): Promise<void> {
    const answer = await this.#pass(request, bodyHash, path);
    response.writeHead(answer.statusCode ?? 502, withoutPermissions(answer.headers));
    await pipeline(answer, response);
  }

  /**
   * Passes a request on, its body as a stream, and returns the whole answer.
   *
   * @param bodyHash SHA-256 that the body must have: the end of another body is held back, so that it has no effect
   * @throws AwsError 400 when the body has another hash
   */
  async forwardBuffered(request: IncomingMessage, bodyHash?: string): Promise<BufferedResponse> {
    return whole(await this.#pass(request, bodyHash));
  }

  #pass(
    request: IncomingMessage,
    bodyHash: string | undefined,
    path = request.url,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      // What a client says of its own connection says nothing of ours, which would be closed in the middle of a body.
      const { connection: _, 'keep-alive': __, ...headers } = request.headers;
      const { method } = request;
      // The emulator would look for a body of this type where there is none, and fall over it.
      if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
        delete headers['content-type'];
      const onward = httpRequest({ method, path, headers, agent: this.agent }, resolve);
      onward.on('error', reject);
      const passed =
        bodyHash === undefined
          ? pipeline(request, onward)
          : pipeline(request, new CheckedBody(bodyHash), onward);
      passed.catch(reject);
    });
  }
}

class UpstreamAgent extends Agent {
  readonly #where: NetConnectOpts;

  constructor(where: NetConnectOpts) {
    super({ keepAlive: true, maxSockets });
    this.#where = where;
  }

  override createConnection(): Socket {
    return connect({ ...this.#where, noDelay: true, keepAlive: true }).once('error', forgetAddress);
  }
}

/** The error of a failed connection names the address, and errors are logged. */
function forgetAddress(error: NodeJS.ErrnoException & { address?: string; port?: number }): void {
  if (error.syscall !== 'connect') return;
  error.message = `the emulator cannot be reached (${error.code ?? error.name})`;
  delete error.address;
  delete error.port;
}

/** Lets a body through but for its last piece, which follows when the whole has the hash that was signed. */
class CheckedBody extends Transform {
  readonly #wanted: string;
  readonly #hash = createHash('sha256');
  #held: Buffer | undefined;

  constructor(wanted: string) {
    super();
    this.#wanted = wanted;
  }

  override _transform(piece: Buffer, _encoding: string, done: TransformCallback): void {
    this.#hash.update(piece);
    const before = this.#held;
    this.#held = piece;
    done(null, before);
  }

  override _flush(done: TransformCallback): void {
    if (this.#hash.digest('hex') === this.#wanted) done(null, this.#held);
    else done(bodyMismatch());
  }
}

export function bodyMismatch(): AwsError {
  return new AwsError(
    'XAmzContentSHA256Mismatch',
    "The provided 'x-amz-content-sha256' header does not match what was computed.",
  );
}

/** What an emulator allows to pages is not what the stack allows. */
export function withoutPermissions(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('access-control-')));
}

async function whole(answer: IncomingMessage): Promise<BufferedResponse> {
  const body = (await collect(answer)) ?? Buffer.alloc(0);
  return { status: answer.statusCode ?? 502, headers: answer.headers, body };
}
