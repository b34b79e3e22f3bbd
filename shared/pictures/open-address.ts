import type { IncomingHttpHeaders } from 'node:http';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** A server's answer, its body not yet read. */
export interface HostAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: AsyncIterable<Uint8Array>;
  /** Ends the connection without reading on. */
  close(): void;
}

/** What is sent where something other than a picture is asked for. */
interface HostRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Asks one address, already looked up, for a resource; redirects are answers like any other. */
export type OpenAddress = (
  url: URL,
  resolved: ResolvedAddress,
  signal: AbortSignal,
  request?: HostRequest,
) => Promise<HostAnswer>;

const pictureHeaders = { accept: 'image/jpeg,image/png,image/webp', 'accept-encoding': 'identity' };

/** How many provisional answers (1xx) a server may send before its answer. */
const maxProvisionalAnswers = 10;

/**
 * Over node:http, because its `lookup` option ties the connection to the address that was checked; the built-in
 * fetch would look the name up again and could be led elsewhere. Settles whatever the server does, and at the latest when
 * the signal fires; a connection that gives no answer is not left open. The module is loaded with the first request: with it
 * Node loads its fetch and its web sockets too, a fifth of a function's start.
 */
export const openAddress: OpenAddress = async (url, { address, family }, signal, wanted) => {
  const { request: ask } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  return new Promise((resolve, reject) => {
    const request = ask(
      url,
      {
        method: wanted?.method ?? 'GET',
        agent: false,
        signal,
        headers: wanted?.headers ?? pictureHeaders,
        lookup: (_host, options, callback) =>
          options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
      },
      (response) => {
        // Without this, a body of no told length would seem whole when its connection is reset.
        request.on('error', (error) => {
          if (!response.complete) response.destroy(error);
        });
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: response,
          close: () => response.destroy(),
        });
      },
    );
    let provisional = 0;
    request.on('information', () => {
      provisional += 1;
      if (provisional > maxProvisionalAnswers) request.destroy(new Error('too many provisional answers'));
    });
    // A 101 that nobody asked for: Node hands the connection over, and no answer will ever come of it.
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('the server switched to another protocol'));
    });
    request.on('error', reject);
    request.on('close', () => reject(new Error('the connection closed before an answer')));
    request.end(wanted?.body);
  });
};
