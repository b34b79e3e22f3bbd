import type { Signer } from '../../../shared/aws/sign-request.ts';
import { signedCalls } from '../../../shared/aws/signed-calls.ts';
import { traceOfRequest } from '../../../shared/config/environment.ts';
import type { SendRequest } from '../../../shared/service-client/caller.ts';

/** Calls of our own service: signed, and part of the trace of the request that this function works on, so that AWS shows both as one. */
export const ownServiceCalls = (signer: Signer): SendRequest =>
  signedCalls(fetch, { ...signer, trace: traceOfRequest });
