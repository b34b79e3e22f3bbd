import { createHash, timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Credentials } from '../context.ts';
import { parseAmzDate } from '../s3/presigned.ts';

/** AWS refuses a signature that is older or newer than this. */
const CLOCK_SKEW_MS = 5 * 60_000;

export type SignedRequest = {
  readonly method: string;
  readonly url: URL;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

type Claim = {
  readonly accessKeyId: string;
  readonly region: string;
  readonly service: string;
  readonly date: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
};

/**
 * Checks a Signature Version 4, in the Authorization header or (presigned) in the query, by making it again with the
 * stack's own credentials. True only for the right key, service, time, and untouched path, query, headers and body.
 */
export async function isSignedBy(
  credentials: Credentials,
  service: string,
  region: string,
  request: SignedRequest,
  now: number,
): Promise<boolean> {
  const presigned = request.url.searchParams.has('X-Amz-Signature');
  const claim = presigned ? claimInQuery(request.url.searchParams) : claimInHeader(request.headers);
  if (claim === undefined) return false;
  const { date, signedHeaders } = claim;
  const signedAt = parseAmzDate(date);
  const scope =
    claim.accessKeyId === credentials.accessKeyId && claim.service === service && claim.region === region;
  if (!scope || !signedHeaders.includes('host') || Number.isNaN(signedAt)) return false;
  const expires = Number(request.url.searchParams.get('X-Amz-Expires'));
  const inTime = presigned
    ? now <= signedAt + expires * 1000 && now >= signedAt - CLOCK_SKEW_MS
    : Math.abs(now - signedAt) <= CLOCK_SKEW_MS;
  if (!inTime || !bodyIsAsHashed(request)) return false;
  const signer = new SignatureV4({ credentials, region, service, sha256: Sha256, applyChecksum: false });
  const message = {
    method: request.method,
    protocol: 'http:',
    hostname: request.url.hostname,
    path: request.url.pathname,
    query: queryOf(request.url, presigned),
    headers: Object.fromEntries(signedHeaders.map((name) => [name, request.headers[name] ?? ''])),
    body: request.body,
  };
  const options = { signingDate: new Date(signedAt), signableHeaders: new Set(signedHeaders) };
  if (presigned) {
    const again = await signer.presign(message, {
      ...options,
      expiresIn: expires,
      unhoistableHeaders: new Set(signedHeaders),
    });
    return equal(String(again.query?.['X-Amz-Signature']), claim.signature);
  }
  const again = await signer.sign(message, options);
  return equal(claimInHeader(again.headers)?.signature ?? '', claim.signature);
}

/** The signer trusts the hash that the request names; so the body is compared with it. */
function bodyIsAsHashed({ headers, body }: SignedRequest): boolean {
  const named = headers['x-amz-content-sha256'];
  if (named === undefined || named === 'UNSIGNED-PAYLOAD') return named === undefined || body.length === 0;
  return equal(createHash('sha256').update(body).digest('hex'), named);
}

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
function queryOf(url: URL, presigned: boolean): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    if (presigned && /^X-Amz-(Algorithm|Credential|Date|Expires|SignedHeaders|Signature)$/.test(name))
      continue;
    const [only = '', ...others] = url.searchParams.getAll(name);
    query[name] = others.length === 0 ? only : [only, ...others];
  }
  return query;
}

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
