import { ownHeaders } from '@palmleaf/contract/ours';
import { NotSentError } from '../service-client/answer.ts';
import type { SendRequest } from '../service-client/caller.ts';
import { type Signer, signRequest } from './sign-request.ts';

interface TracedSigner extends Signer {
  readonly trace?: () => string | undefined;
}

/** The signature takes the Authorization header, so the service's credential moves to another signed header. */
export function signedCalls(send: SendRequest, { trace, ...signer }: TracedSigner): SendRequest {
  return async (address, request) => {
    const named = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]);
    const { authorization, ...headers }: Record<string, string> = Object.fromEntries(named);
    const carried = authorization === undefined ? {} : { [ownHeaders.authorization]: authorization };
    const unsigned = { ...request, headers: { ...headers, ...carried } };
    const signed = await signRequest(signer, new URL(address), unsigned).catch((cause: unknown) => {
      throw new NotSentError('The request could not be signed', { cause });
    });
    const traceId = trace?.();
    // The signature omits this header, because proxies may rewrite it.
    const traced = traceId === undefined ? signed : { ...signed, 'x-amzn-trace-id': traceId };
    return send(address, { ...request, headers: traced });
  };
}
