import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What went by: the query of every request, and the body of those with a JSON operation, such as PutEvents. */
export interface RecordingProxy {
  readonly url: string;
  readonly queries: readonly URLSearchParams[];
  readonly bodies: readonly string[];
  /** Where requests go; to be set before the first one comes. */
  target(endpoint: string): void;
  close(): void;
}

/** A loopback proxy that changes nothing: host and path stay, so that signatures hold. */
export async function recordingProxy(): Promise<RecordingProxy> {
  const queries: URLSearchParams[] = [];
  const bodies: string[] = [];
  let target: URL | undefined;
  const server = createServer((incoming, response) => {
    const { method, headers, url = '/' } = incoming;
    queries.push(new URL(url, 'http://127.0.0.1').searchParams);
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => {
      if (headers['x-amz-target'] !== undefined) chunks.push(chunk);
    });
    incoming.on('end', () => {
      if (chunks.length > 0) bodies.push(Buffer.concat(chunks).toString('utf8'));
    });
    const options = {
      hostname: '127.0.0.1',
      port: target?.port,
      path: url,
      headers,
      ...(method && { method }),
    };
    const outgoing = forward(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    queries,
    bodies,
    target: (endpoint) => {
      target = new URL(endpoint);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return address.port;
}
