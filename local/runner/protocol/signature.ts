import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';

/** AWS refuses a signature that is older or newer than this. */
const clockSkewMs = 15 * 60_000;
const maxExpiresSeconds = 7 * 86_400;
const unsigned = 'UNSIGNED-PAYLOAD';
const bodyHashHeader = 'x-amz-content-sha256';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface SignedRequest {
  readonly method: string;
  /** As it came: still encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly rawQuery: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface SigningScope {
  readonly credentials: Credentials;
  readonly region: string;
  readonly service: string;
}

/** What a check of a signature may find. `expired` is only said of a signature that is otherwise right. */
export type SignatureStatus = 'valid' | 'missing' | 'unknown key' | 'expired' | 'invalid';

interface Claim {
  readonly accessKeyId: string;
  readonly region: string;
  readonly service: string;
  readonly date: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
}

/** The parts of a request that a signature covers, except its body. */
export function signedRequest({ method = 'GET', url = '/', headers }: IncomingMessage): SignedRequest {
  const mark = url.indexOf('?');
  const rawQuery = mark < 0 ? '' : url.slice(mark + 1);
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(',') : value;
  }
  return {
    method,
    path: mark < 0 ? url : url.slice(0, mark),
    query: new URLSearchParams(rawQuery),
    rawQuery,
    headers: flat,
  };
}

/**
 * Checks a Signature Version 4, in the Authorization header or (presigned) in the query, by making it again with the
 * stack's own credentials. It covers the body only through the hash that the request names; see bodyIsAsHashed.
 */
export async function verifySignature(
  scope: SigningScope,
  request: SignedRequest,
  now: number,
): Promise<SignatureStatus> {
  const presigned = request.query.has('X-Amz-Signature');
  if (!presigned && request.headers.authorization === undefined) return 'missing';
  const claim = presigned ? claimInQuery(request.query) : claimInHeader(request.headers);
  if (claim === undefined || claim.service !== scope.service || claim.region !== scope.region)
    return 'invalid';
  if (claim.accessKeyId !== scope.credentials.accessKeyId) return 'unknown key';
  const signedAt = parseAmzDate(claim.date);
  if (!claim.signedHeaders.includes('host') || Number.isNaN(signedAt)) return 'invalid';
  const expires = presigned ? Number(request.query.get('X-Amz-Expires')) : clockSkewMs / 1000;
  if (!(expires >= 1 && expires <= maxExpiresSeconds)) return 'invalid';
  const again = await signAgain(scope, request, claim, presigned ? expires : undefined);
  if (!equal(again, claim.signature)) return 'invalid';
  return now > signedAt + expires * 1000 || now < signedAt - clockSkewMs ? 'expired' : 'valid';
}

/** True when the body is the one that was hashed for the signature; one that was not hashed must be empty. */
export function bodyIsAsHashed({ headers }: SignedRequest, body: Buffer): boolean {
  const named = headers[bodyHashHeader];
  if (named === undefined || named === unsigned) return named === undefined || body.length === 0;
  return equal(createHash('sha256').update(body).digest('hex'), named);
}

/** `20261121T101500Z` as milliseconds since 1970. */
export function parseAmzDate(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

async function signAgain(
  { credentials, region, service }: SigningScope,
  request: SignedRequest,
  { date, signedHeaders }: Claim,
  expiresIn: number | undefined,
): Promise<string> {
  const signer = new SignatureV4({
    credentials,
    region,
    service,
    sha256: Sha256,
    applyChecksum: false,
    // S3 alone signs the path as it is sent.
    uriEscapePath: service !== 's3',
  });
  const named = signedHeaders.map((name) => [name, request.headers[name] ?? '']);
  const bodyHash = request.headers[bodyHashHeader] ?? (service === 's3' ? unsigned : emptyHash);
  const message = {
    method: request.method,
    protocol: 'http:',
    hostname: '127.0.0.1',
    path: request.path,
    query: queryOf(request.query, expiresIn !== undefined),
    headers: { ...Object.fromEntries(named), [bodyHashHeader]: bodyHash },
  };
  const covers = {
    signingDate: new Date(parseAmzDate(date)),
    signableHeaders: new Set(signedHeaders),
    unsignableHeaders: new Set([bodyHashHeader]),
  };
  if (expiresIn === undefined) {
    const { headers } = await signer.sign(message, covers);
    return claimInHeader({ ...headers, 'x-amz-date': date })?.signature ?? '';
  }
  const unhoistableHeaders = new Set([...signedHeaders, bodyHashHeader]);
  const { query } = await signer.presign(message, { ...covers, expiresIn, unhoistableHeaders });
  return String(query?.['X-Amz-Signature']);
}

const emptyHash = createHash('sha256').digest('hex');

function claimInHeader(headers: Readonly<Record<string, string>>): Claim | undefined {
  const { authorization = '' } = headers;
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  return claim(credential, headers['x-amz-date'] ?? '', names, signature);
}

function claimInQuery(query: URLSearchParams): Claim | undefined {
  const get = (name: string): string => query.get(`X-Amz-${name}`) ?? '';
  if (get('Algorithm') !== 'AWS4-HMAC-SHA256') return undefined;
  return claim(get('Credential'), get('Date'), get('SignedHeaders'), get('Signature'));
}

function claim(credential: string, date: string, names: string, signature: string): Claim | undefined {
  const [accessKeyId, day, region, service, end] = credential.split('/');
  if (accessKeyId === undefined || region === undefined || service === undefined) return undefined;
  if (end !== 'aws4_request' || day === undefined || !date.startsWith(day)) return undefined;
  return { accessKeyId, region, service, date, signedHeaders: names.split(';'), signature };
}

/** Query parameters as the signer takes them; those that carry a presigned signature are put there again by it. */
function queryOf(parameters: URLSearchParams, presigned: boolean): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    if (presigned && /^X-Amz-(Algorithm|Credential|Date|Expires|SignedHeaders|Signature)$/.test(name))
      continue;
    const [only = '', ...others] = parameters.getAll(name);
    query[name] = others.length === 0 ? only : [only, ...others];
  }
  return query;
}

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
