import { type AwsIdentity, signRequest } from '@palmleaf/shared/aws/sign-request';
import { readsByPost } from '@palmleaf/shared/views/requests';
import { exitCodes, UserFacingError } from '../errors.ts';

/** A request to the reports function. */
export interface SignedRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is; its type goes into `headers`. */
  readonly raw?: string;
  readonly accept?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown before anything is signed for an address that is not the reports function's, such as `//another.host/`. */
export class ForeignAddressError extends UserFacingError {
  override readonly name = 'ForeignAddressError';
  override readonly exitCode = exitCodes.usage;
}

export type SignedFetch = (path: string, request?: SignedRequest) => Promise<Response>;

/** What reads goes to the one address, what changes something to the other: not everybody may call both. */
export function readsAndChanges(reads: SignedFetch, changes: SignedFetch): SignedFetch {
  return (path, request) => {
    const { method = 'GET' } = request ?? {};
    const isRead = method === 'GET' || method === 'HEAD' || readsByPost.includes(path);
    return (isRead ? reads : changes)(path, request);
  };
}

/** Whether these credentials may call the address for changes: tried by what changes nothing, and taken for so where it cannot be tried. */
export async function mayCall(changes: SignedFetch): Promise<boolean> {
  const answer = await changes('/openapi.json', { method: 'HEAD' }).catch(() => undefined);
  return answer?.status !== 403;
}

/**
 * Calls the reports function, whose URL takes only requests that are signed with AWS credentials.
 *
 * @param base the function's address
 * @throws ForeignAddressError when a path leads to another host: a signature and a session token are for this one alone
 */
export function signedFetch(
  base: string,
  region: string,
  identity: () => Promise<AwsIdentity>,
  send: typeof fetch,
): SignedFetch {
  return async (path, { method = 'GET', body, raw, accept = 'application/json', headers: more } = {}) => {
    const url = URL.parse(path, base);
    if (url === null || url.origin !== new URL(base).origin) {
      throw new ForeignAddressError('This is no address of the reports function');
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
    return send(url, { method, headers, redirect: 'manual', ...(text === undefined ? {} : { body: text }) });
  };
}
