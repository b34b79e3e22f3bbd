import { ownHeaders } from '@palmleaf/contract/ours';
import { NotSentError } from '../service-client/answer.ts';
import type { SendRequest } from '../service-client/caller.ts';
import { type Signer, signRequest } from './sign-request.ts';

interface TracedSigner extends Signer {
  /** The trace that the calls belong to. */
  readonly trace?: () => string | undefined;
}

/**
 * Calls of a service that runs behind a function URL of ours, which takes no request but those of whom AWS knows. The
 * signature lies in Authorization, so what the service itself asks for there is carried in another header, signed too.
 */
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
    // No signature covers it: what lies between may write it anew.
    const traced = traceId === undefined ? signed : { ...signed, 'x-amzn-trace-id': traceId };
    return send(address, { ...request, headers: traced });
  };
}
