import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Passes a request on to a loopback port, body as a stream, and the answer back. */
export async function forward(
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await send(port, request);
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
}

/** Passes a request on and returns the whole answer. */
export async function forwardBuffered(port: number, request: IncomingMessage): Promise<BufferedResponse> {
  return whole(await send(port, request));
}

export interface BufferedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request of our own to a loopback port. */
export function sendRequest(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Promise<BufferedResponse> {
  return new Promise((resolve, reject) => {
    // With a length, because dynoxide waits for ever for a chunked body.
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const all = { ...headers, ...length };
    httpRequest({ host: '127.0.0.1', port, method, path, headers: all, agent }, (answer) => {
      whole(answer).then(resolve, reject);
    })
      .on('error', reject)
      .end(body);
  });
}

function send(port: number, request: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = request;
    const onward = httpRequest({ host: '127.0.0.1', port, method, path: url, headers, agent }, resolve);
    onward.on('error', reject);
    pipeline(request, onward).catch(reject);
  });
}

async function whole(answer: IncomingMessage): Promise<BufferedResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) };
}
