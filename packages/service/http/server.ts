import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { type Refusal, refusals } from './refusals.ts';

export interface ServerLimits {
  readonly headersMs: number;
  /** The time until the body's last byte: 8 MB in a minute are 1.1 Mbit a second. */
  readonly requestMs: number;
  readonly checkEveryMs: number;
  /** How long, and how many bytes, the server reads after its answer. */
  readonly drainMs: number;
  readonly drainBytes: number;
  readonly maxConnections: number;
  readonly maxRequestsPerConnection: number;
}

export const serverLimits: ServerLimits = {
  headersMs: 10_000,
  requestMs: 60_000,
  checkEveryMs: 1_000,
  drainMs: 15_000,
  drainBytes: 16 * 1024 * 1024,
  maxConnections: 1_000,
  maxRequestsPerConnection: 1_000,
};

type Fetch = (request: Request) => Response | Promise<Response>;

export function createHttpServer(fetch: Fetch, limits: ServerLimits = serverLimits): Server {
  const answer = getRequestListener(fetch, { hostname: '127.0.0.1', autoCleanupIncoming: false });
  const lastExchanges = new WeakMap<Duplex, Exchange>();
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  });
  server.maxConnections = limits.maxConnections;
  server.maxRequestsPerSocket = limits.maxRequestsPerConnection;

  const take = (request: IncomingMessage, response: ServerResponse): void => {
    lastExchanges.set(request.socket, { request, response });
    response.once('finish', () => drain(request, limits));
    void answer(request, response);
  };
  server.on('request', take);
  server.on('checkContinue', (request, response) => {
    // The client sends the body only when the server reads it.
    response.shouldKeepAlive = false;
    request.once('resume', () => {
      if (response.headersSent) return;
      response.shouldKeepAlive = true;
      response.writeContinue();
    });
    take(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    endBroken(socket, lastExchanges.get(socket), refusalOf(error.code));
  });
  return server;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Closing with unread bytes resets the connection, and the client loses the answer. */
function drain(request: IncomingMessage, { drainMs, drainBytes }: ServerLimits): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  const until = socket.bytesRead + drainBytes;
  const end = () => {
    if (!request.complete) socket.destroy();
  };
  const timer = setTimeout(end, drainMs).unref();
  request.once('close', () => clearTimeout(timer));
  request.removeAllListeners('data').on('data', () => {
    if (socket.bytesRead >= until) end();
  });
  request.resume();
}

const refusalsByCode: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: refusals.tooSlow,
  HPE_HEADER_OVERFLOW: refusals.headersTooLarge,
  HPE_INVALID_EOF_STATE: refusals.truncatedBody,
};

const refusalOf = (code: string | undefined): Refusal => refusalsByCode[code ?? ''] ?? refusals.notHttp;

/** A second answer would corrupt one that is being written. */
function endBroken(socket: Duplex, open: Exchange | undefined, refusal: Refusal): void {
  const end = () => {
    if (socket.writable) socket.end(written(refusal), () => socket.destroy());
    else socket.destroy();
  };
  if (open === undefined || open.response.writableFinished) end();
  else if (open.response.headersSent) socket.destroy();
  else if (open.request.complete) open.response.once('finish', end);
  else end();
}

function written({ status, body }: Refusal): string {
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} Refused`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}
