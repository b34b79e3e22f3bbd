import type { IncomingMessage } from 'node:http';
import { AwsError } from '../basics/errors.ts';
import type { Access } from '../iam/access.ts';
import type { Principal } from '../iam/decide.ts';
import { readBody } from '../protocol/http.ts';
import {
  claimedKey,
  provisionalStatus,
  type SignatureStatus,
  type SignedRequest,
  type SigningScope,
  verifySignature,
} from '../protocol/signature.ts';

const maxBodyBytes = 16 * 1024 * 1024;

interface Identity {
  readonly region: string;
  readonly access: Access;
}

interface Authenticated {
  readonly body: Buffer;
  readonly principal: Principal;
}

const mismatch = 'The request signature we calculated does not match the signature you provided.';
const unknownKey = 'The security token included in the request is invalid.';
const incomplete = 'The request signature does not conform to AWS standards.';
const missing = 'Request is missing Authentication Token';

type Refusals = Record<
  Exclude<SignatureStatus, 'valid'>,
  readonly [code: string, message: string, status: number]
>;

/** https://docs.aws.amazon.com/general/latest/gr/CommonErrors.html */
const jsonRefusals: Refusals = {
  missing: ['MissingAuthenticationTokenException', missing, 403],
  incomplete: ['IncompleteSignatureException', incomplete, 400],
  'unknown key': ['UnrecognizedClientException', unknownKey, 403],
  invalid: ['InvalidSignatureException', mismatch, 403],
  expired: ['InvalidSignatureException', 'Signature expired', 403],
};

const queryRefusals: Refusals = {
  missing: ['MissingAuthenticationToken', missing, 403],
  incomplete: ['IncompleteSignature', incomplete, 400],
  'unknown key': ['InvalidClientTokenId', unknownKey, 403],
  invalid: ['SignatureDoesNotMatch', mismatch, 403],
  expired: ['SignatureDoesNotMatch', 'Signature expired', 403],
};

export async function authenticatedBody(
  { region, access }: Identity,
  service: string,
  request: IncomingMessage,
  signed: SignedRequest,
): Promise<Authenticated> {
  const refusals = service === 'sts' || service === 'cloudformation' ? queryRefusals : jsonRefusals;
  const { principal, credentials } = access.caller(claimedKey(signed));
  const scope: SigningScope = { region, credentials, service };
  refuse(refusals, provisionalStatus(scope, signed));
  const body = await readBody(request, maxBodyBytes);
  refuse(refusals, verifySignature(scope, signed, Date.now(), body));
  return { body, principal };
}

function refuse(refusals: Refusals, status: SignatureStatus): void {
  if (status !== 'valid') throw new AwsError(...refusals[status]);
}
