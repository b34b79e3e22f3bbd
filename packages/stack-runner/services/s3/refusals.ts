import type { IncomingMessage } from 'node:http';
import { AwsError } from '../../basics/errors.ts';
import type { SignatureStatus } from '../../protocol/signature.ts';
import { escapeXml } from '../../protocol/xml.ts';

const refusals: Record<Exclude<SignatureStatus, 'valid'>, readonly [code: string, message: string]> = {
  missing: ['AccessDenied', 'Access Denied'],
  incomplete: ['AuthorizationHeaderMalformed', 'The authorization header you provided is invalid.'],
  expired: ['AccessDenied', 'Request has expired'],
  'unknown key': ['InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.'],
  invalid: [
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided.',
  ],
};

export function refuseUnsigned(status: SignatureStatus): void {
  if (status !== 'valid') throw new AwsError(...refusals[status], 403);
}

export function decodeKey(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new AwsError('InvalidURI', "Couldn't parse the specified URI.");
  }
}

/** @throws AwsError 400 for a repeated parameter: the store ignores the order of repetitions */
export function refuseRepeated(query: URLSearchParams): void {
  const names = [...query.keys()];
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated === undefined) return;
  throw new AwsError('InvalidArgument', `The parameter ${repeated} is given more than once.`);
}

/** The store ignores these headers, which would change the object's meaning. */
const unknownHeaders = ['x-amz-tagging', 'x-amz-object-lock-mode', 'x-amz-website-redirect-location'];

export function refuseUnknownHeaders(request: IncomingMessage): void {
  for (const name of unknownHeaders) {
    if (request.headers[name] !== undefined) {
      throw new AwsError('NotImplemented', `S3: the header ${name} is not emulated on this machine`, 501);
    }
  }
  if (request.headers['x-amz-content-sha256']?.toString().startsWith('STREAMING-AWS4-')) {
    throw new AwsError(
      'NotImplemented',
      'S3: a body signed piece by piece is not emulated on this machine',
      501,
    );
  }
}

export function errorXml({ code, message }: AwsError): string {
  return `<Error><Code>${escapeXml(code)}</Code><Message>${escapeXml(message)}</Message></Error>`;
}

export function refuseUnsized({ headers }: IncomingMessage): void {
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return;
  throw new AwsError('MissingContentLength', 'You must provide the Content-Length HTTP header.', 411);
}
