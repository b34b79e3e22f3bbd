import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

export interface RequestTap {
  readonly queries: readonly URLSearchParams[];
  readonly eventBusBodies: readonly string[];
  close(): void;
}

const channel = 'http.server.request.start';

/** The servers would refuse a proxy as a foreign host. */
export function tapRequests(): RequestTap {
  const queries: URLSearchParams[] = [];
  const eventBusBodies: string[] = [];
  const onRequest = (message: unknown): void => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    queries.push(new URL(request.url ?? '/', 'http://127.0.0.1').searchParams);
    if (!String(request.headers['x-amz-target']).startsWith('AWSEvents.')) return;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => eventBusBodies.push(Buffer.concat(chunks).toString('utf8')));
  };
  subscribe(channel, onRequest);
  return { queries, eventBusBodies, close: () => unsubscribe(channel, onRequest) };
}
