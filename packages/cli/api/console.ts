import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mayChangeHeader } from '@palmleaf/shared/views/requests';
import { UnreachableError, UsageError } from '../errors.ts';
import { ConsoleKey } from './console-key.ts';
import { isHostOf } from './own-host.ts';
import { ForeignAddressError, type SignedFetch } from './signed-fetch.ts';

const requestHeaders = ['if-none-match', 'content-type', 'accept-language'];
const answerHeaders = [
  'content-type',
  'etag',
  'cache-control',
  'content-security-policy',
  'location',
  'vary',
  'referrer-policy',
];

/** Undefined for addresses of the reports function. */
export type OwnPage = (path: string) => Promise<
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Uint8Array | AsyncIterable<Uint8Array>;
    }
  | undefined
>;

interface ConsoleSettings {
  readonly ownPage?: OwnPage;
  readonly mayChange?: () => Promise<boolean>;
}

const maxBodyBytes = 5 * 1024 * 1024;
const minuteMs = 60_000;

function cachedForAMinute(ask: () => Promise<boolean>): () => Promise<boolean> {
  let known: { readonly answer: Promise<boolean>; readonly atMs: number } | undefined;
  return () => {
    const now = Date.now();
    if (known === undefined || now - known.atMs > minuteMs) known = { answer: ask(), atMs: now };
    return known.answer;
  };
}

/**
 * Signs each browser request with the user's AWS credentials. Refuses other host names (DNS rebinding) and requests
 * of other sites.
 */
export function consoleServer(
  reports: SignedFetch,
  key: ConsoleKey,
  { ownPage = async () => undefined, mayChange = async () => true }: ConsoleSettings = {},
): Server {
  const world = { reports, key, ownPage, mayChange: cachedForAMinute(mayChange) };
  return createServer((request, response) => {
    serve(world, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else if (error instanceof ForeignAddressError) refuse(response, 400, 'This address is invalid.');
      else refuse(response, 502, 'The reports function cannot be reached.');
    });
  });
}

export interface RunningConsole {
  readonly url: string;
  linkTo(page: string): string;
  stop(): void;
}

/**
 * @param port 0 for any free port
 * @param option the option that sets the port
 * @throws UsageError if the port is taken, UnreachableError if listening fails
 */
export async function startConsole(
  reports: SignedFetch,
  port: number,
  option: string,
  settings?: ConsoleSettings,
): Promise<RunningConsole> {
  const key = new ConsoleKey();
  const server = consoleServer(reports, key, settings);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EADDRINUSE')
      throw new UsageError(`Port ${port} is in use: choose another one with ${option}`);
    throw new UnreachableError(`The pages cannot be served on port ${port} (${code})`);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}/`;
  return {
    url,
    linkTo: (page) => key.linkTo(`${url}${page}`),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface World extends Required<ConsoleSettings> {
  readonly reports: SignedFetch;
  readonly key: ConsoleKey;
}

async function serve(
  { reports, key, ownPage, mayChange }: World,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  if (!isOwnHost(request)) return refuse(response, 421, 'This console answers only on the loopback address.');
  if (!isSameSite(request))
    return refuse(
      response,
      403,
      'The console refuses requests from other sites. Type the address, or open it from these pages.',
    );
  const admission = key.admit(request);
  if (admission.kind === 'refused')
    return refuse(
      response,
      401,
      'Open these pages with the link that npm start and palmleaf console print at their start.',
    );
  if (admission.kind === 'redirect') {
    const { location, cookie } = admission;
    const hidden = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
    response.writeHead(303, { location, 'set-cookie': cookie, ...hidden }).end();
    return;
  }
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST' && method !== 'PUT') {
    return refuse(response, 405, 'This method is not allowed here.');
  }
  const localPage = method === 'GET' ? await ownPage(url.split('?')[0] ?? url) : undefined;
  if (localPage !== undefined) {
    response.writeHead(localPage.status, {
      ...localPage.headers,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    if (localPage.body instanceof Uint8Array) response.end(localPage.body);
    else await pipeline(Readable.from(localPage.body), response);
    return;
  }
  const writes = method === 'POST' || method === 'PUT';
  const raw = await bodyOf(request);
  if (raw === undefined) return refuse(response, 413, 'The request is too big.');
  const answer = await reports(url === '/' ? '/batches' : url, {
    method,
    accept: request.headers.accept ?? '*/*',
    headers: {
      ...pick(requestHeaders, (name) => text(request.headers[name])),
      ...(!writes && isForBrowser(request) && (await mayChange()) ? { [mayChangeHeader]: 'yes' } : {}),
    },
    ...(writes ? { raw } : {}),
  });
  // The reports function refuses with a page, so AWS refused this one.
  if (writes && answer.status === 403 && isForBrowser(request) && !isPage(answer))
    return refuse(
      response,
      403,
      'Your AWS credentials permit reading only. Changes need the policy in the output OperatorsPolicy. Nothing was changed.',
    );
  response.writeHead(answer.status, {
    ...pick(answerHeaders, (name) => answer.headers.get(name) ?? undefined),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  response.end(method === 'HEAD' ? undefined : Buffer.from(await answer.arrayBuffer()));
}

function isOwnHost({ headers, rawHeaders, socket }: IncomingMessage): boolean {
  // `headers` shows only the first of two Host headers.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length !== 1) return false;
  return isHostOf(socket.localPort, headers.host ?? '');
}

/** Browsers send these headers; the user's own programs do not. */
function isSameSite({ headers }: IncomingMessage): boolean {
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return false;
  return ['same-origin', 'none', undefined].includes(text(headers['sec-fetch-site']));
}

const isForBrowser = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/html') === true;
const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true;

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return undefined;
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString('utf8');
}

function pick(names: readonly string[], get: (name: string) => string | undefined): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const text = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${sentence}\n`);
}
