import { setTimeout as pause } from 'node:timers/promises';
import { type AwsIdentity, signRequest } from '@palmleaf/shared/aws/sign-request';
import { readsByPost } from '@palmleaf/shared/views/requests';
import { exitCodes, UserFacingError } from '../errors.ts';

export interface SignedRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly raw?: string;
  readonly accept?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown before signing, for example for `//another.host/`. */
export class ForeignAddressError extends UserFacingError {
  override readonly name = 'ForeignAddressError';
  override readonly exitCode = exitCodes.usage;
}

export type SignedFetch = (path: string, request?: SignedRequest) => Promise<Response>;

export const isRead = (path: string, { method = 'GET' }: SignedRequest = {}): boolean =>
  method === 'GET' || method === 'HEAD' || readsByPost.includes(path);

export const readsAndChanges =
  (reads: SignedFetch, changes: SignedFetch): SignedFetch =>
  (path, request) =>
    (isRead(path, request) ? reads : changes)(path, request);

/** Sends a request that changes nothing. False only if a right is missing (403). */
export async function mayCall(changes: SignedFetch): Promise<boolean> {
  const answer = await changes('/openapi.json', { method: 'HEAD' }).catch(() => undefined);
  return answer?.status !== 403;
}

const pausesMs = [200, 400, 800, 1600, 3200, 6400];

/** Lambda has run no part of a request that it throttles (429). */
async function retryThrottled(
  send: () => Promise<Response>,
  sleep: (milliseconds: number) => Promise<unknown>,
): Promise<Response> {
  for (const milliseconds of pausesMs) {
    const response = await send();
    if (response.status !== 429) return response;
    await response.body?.cancel();
    await sleep(milliseconds);
  }
  return send();
}

/**
 * @param base the function's address
 * @throws ForeignAddressError when a path leads to another host
 */
export function signedFetch(
  base: string,
  region: string,
  identity: () => Promise<AwsIdentity>,
  send: typeof fetch,
  sleep: (milliseconds: number) => Promise<unknown> = pause,
): SignedFetch {
  return async (path, { method = 'GET', body, raw, accept = 'application/json', headers: more } = {}) => {
    const url = URL.parse(path, base);
    if (url === null || url.origin !== new URL(base).origin) {
      throw new ForeignAddressError('This is not an address of the reports function');
    }
    const text = body === undefined ? raw : JSON.stringify(body);
    const headers = await signRequest({ region, identity }, url, {
      method,
      headers: {
        accept,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    const request: RequestInit = {
      method,
      headers,
      redirect: 'manual',
      ...(text === undefined ? {} : { body: text }),
    };
    return retryThrottled(() => send(url, request), sleep);
  };
}
