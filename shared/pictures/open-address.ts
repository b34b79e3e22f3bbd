import type { IncomingHttpHeaders } from 'node:http';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

export interface HostAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: AsyncIterable<Uint8Array>;
  close(): void;
}

interface HostRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type OpenAddress = (
  url: URL,
  resolved: ResolvedAddress,
  signal: AbortSignal,
  request?: HostRequest,
) => Promise<HostAnswer>;

const pictureHeaders = { accept: 'image/jpeg,image/png,image/webp', 'accept-encoding': 'identity' };

const maxProvisionalAnswers = 10;

/**
 * Uses node:http, because its `lookup` option ties the connection to the checked address; fetch would resolve the
 * name again.
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
        // Otherwise a reset connection would make a body without a length look complete.
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
    // After an unrequested status 101, Node hands the connection over and no answer follows.
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('the server switched to another protocol'));
    });
    request.on('error', reject);
    request.on('close', () => reject(new Error('the connection closed before an answer')));
    request.end(wanted?.body);
  });
};
