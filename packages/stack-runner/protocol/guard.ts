import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

interface Options {
  /** Admits requests of another origin that S3's rules allow. */
  allowsOrigin?(request: IncomingMessage): boolean;
}

/** The Host header must name this server (against DNS rebinding); pages of other origins are refused. */
export function createGuardedServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  { allowsOrigin = () => false }: Options = {},
): Server {
  return createServer((request, response) => {
    const refusal = refusalOf(request, allowsOrigin);
    if (refusal === undefined) return handle(request, response);
    request.resume();
    response.writeHead(403, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : `${refusal}\n`);
  });
}

function refusalOf(
  request: IncomingMessage,
  allowsOrigin: (request: IncomingMessage) => boolean,
): string | undefined {
  const { headers, method, url = '', socket } = request;
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (host === undefined || socket.localPort === undefined || !hostsOf(socket.localPort).includes(host))
    return 'This server answers only to its own address.';
  if (countHostHeaders(request) !== 1) return 'A request must have exactly one Host header.';
  if (!url.startsWith('/')) return 'The address of a request must be a path.';
  if (method === 'OPTIONS') return 'This server answers no preflight requests.';
  const isOwnOrigin = origin === undefined || origin === `http://${host}`;
  const isOwnSite = site === undefined || site === 'none' || site === 'same-origin';
  return (isOwnOrigin && isOwnSite) || allowsOrigin(request)
    ? undefined
    : 'This server refuses requests of pages from other origins.';
}

export function hostsOf(port: number): readonly string[] {
  const names = ['127.0.0.1', 'localhost'];
  return [...names.map((name) => `${name}:${port}`), ...(port === 80 ? names : [])];
}

/** `headers` shows only the first of two Host headers. */
function countHostHeaders({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host',
  ).length;
}
