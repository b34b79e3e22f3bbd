import http from 'node:http';
import https from 'node:https';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** A server's answer, its body not yet read. */
export interface HostAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: AsyncIterable<Uint8Array>;
  /** Ends the connection without reading on. */
  close(): void;
}

/** Asks one address, already looked up, for a resource; redirects are answers like any other. */
export type OpenAddress = (url: URL, resolved: ResolvedAddress, signal: AbortSignal) => Promise<HostAnswer>;

/**
 * Over node:http, because its `lookup` option ties the connection to the address that was checked; the built-in
 * fetch would look the name up again and could be led elsewhere.
 */
export const openAddress: OpenAddress = (url, { address, family }, signal) =>
  new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const request = get(
      url,
      {
        agent: false,
        signal,
        headers: { accept: 'image/jpeg,image/png,image/webp', 'accept-encoding': 'identity' },
        lookup: (_host, options, callback) =>
          options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
      },
      (response) =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: response,
          close: () => response.destroy(),
        }),
    );
    request.on('error', reject);
  });
