import type { Signer } from '../../../shared/aws/sign-request.ts';
import { signedCalls } from '../../../shared/aws/signed-calls.ts';
import { traceOfRequest } from '../../../shared/config/environment.ts';
import type { SendRequest } from '../../../shared/service-client/caller.ts';

export const ownServiceCalls = (signer: Signer): SendRequest =>
  signedCalls(fetch, { ...signer, trace: traceOfRequest });
