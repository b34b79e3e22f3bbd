import { createHmac, createSecretKey, hash, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const clockSkewMs = 15 * 60_000;
const maxExpiresSeconds = 7 * 86_400;
const unsigned = 'UNSIGNED-PAYLOAD';
const bodyHashHeader = 'x-amz-content-sha256';
const algorithm = 'AWS4-HMAC-SHA256';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly rawQuery: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SigningScope {
  readonly credentials: Credentials;
  readonly region: string;
  readonly service: string;
}

export type SignatureStatus = 'valid' | 'missing' | 'incomplete' | 'unknown key' | 'expired' | 'invalid';

interface Claim {
  readonly accessKeyId: string;
  readonly day: string;
  readonly region: string;
  readonly service: string;
  readonly date: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
}

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

export function claimedService({ headers }: SignedRequest): string | undefined {
  return claimInHeader(headers)?.service;
}

export function claimedKey(request: SignedRequest): string | undefined {
  return claimOf(request)?.accessKeyId;
}

export function hashOf(body: Buffer | string): string {
  return hash('sha256', body);
}

export function namedBodyHash({ headers }: SignedRequest): string | undefined {
  const claimedHash = headers[bodyHashHeader];
  return claimedHash !== undefined && /^[0-9a-f]{64}$/.test(claimedHash) ? claimedHash : undefined;
}

/** Checks a signature before the body is read; `valid` is provisional. */
export function provisionalStatus(scope: SigningScope, request: SignedRequest): SignatureStatus {
  const presigned = request.query.has('X-Amz-Signature');
  if (!presigned && request.headers.authorization === undefined) return 'missing';
  const claim = claimOf(request);
  if (claim === undefined) return 'incomplete';
  if (claim.accessKeyId !== scope.credentials.accessKeyId) return 'unknown key';
  return claim.service === scope.service && claim.region === scope.region ? 'valid' : 'invalid';
}

/**
 * Checks a Signature Version 4 in the header or the query.
 * @param body the whole body; without it (S3) the caller must compare the hash
 */
export function verifySignature(
  scope: SigningScope,
  request: SignedRequest,
  now: number,
  body?: Buffer,
): SignatureStatus {
  const first = provisionalStatus(scope, request);
  const claim = claimOf(request);
  if (first !== 'valid' || claim === undefined) return first;
  const presigned = request.query.has('X-Amz-Signature');
  const { signedHeaders } = claim;
  const signedAt = parseAmzDate(claim.date);
  if (!signedHeaders.includes('host') || Number.isNaN(signedAt)) return 'invalid';
  if (request.headers['x-amz-target'] !== undefined && !signedHeaders.includes('x-amz-target'))
    return 'invalid';
  const expires = presigned ? Number(request.query.get('X-Amz-Expires')) : clockSkewMs / 1000;
  if (!(expires >= 1 && expires <= maxExpiresSeconds)) return 'invalid';
  const bodyHash = coveredHash(request, scope, body);
  if (bodyHash === undefined) return 'invalid';
  const text = [
    algorithm,
    claim.date,
    `${claim.day}/${claim.region}/${claim.service}/aws4_request`,
    hashOf(canonicalRequest(request, claim, bodyHash)),
  ].join('\n');
  if (!isSame(signText(scope, claim.day, text), claim.signature)) return 'invalid';
  return now > signedAt + expires * 1000 || now < signedAt - clockSkewMs ? 'expired' : 'valid';
}

export function signText(scope: SigningScope, day: string, text: string): string {
  return createHmac('sha256', signingKey(scope, day)).update(text).digest('hex');
}

export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `20261121T101500Z` as milliseconds since 1970; NaN if invalid. */
export function parseAmzDate(date: string): number {
  if (date !== lastDate.text) {
    const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
    lastDate = { text: date, ms: Date.parse(iso) };
  }
  return lastDate.ms;
}

/** Cached, because parsing takes as long as the rest of a signature. */
let lastDate = { text: '', ms: Number.NaN };

const maxKeys = 1000;
const keys = new Map<string, KeyObject>();

function signingKey({ credentials, region, service }: SigningScope, day: string): KeyObject {
  const name = [credentials.secretAccessKey, day, region, service].join('/');
  const known = keys.get(name);
  if (known !== undefined) return known;
  let bytes: Buffer = Buffer.from(`AWS4${credentials.secretAccessKey}`);
  for (const part of [day, region, service, 'aws4_request']) {
    bytes = createHmac('sha256', bytes).update(part).digest();
  }
  const key = createSecretKey(bytes);
  if (keys.size >= maxKeys) keys.clear();
  keys.set(name, key);
  return key;
}

function coveredHash(request: SignedRequest, { service }: SigningScope, body?: Buffer): string | undefined {
  const claimedHash = request.headers[bodyHashHeader];
  if (body === undefined) return claimedHash ?? (service === 's3' ? unsigned : hashOf(''));
  if (claimedHash === unsigned) return body.length === 0 ? unsigned : undefined;
  const actual = hashOf(body);
  return claimedHash === undefined || claimedHash === actual ? actual : undefined;
}

function canonicalRequest(
  { method, path, query, headers }: SignedRequest,
  { service, signedHeaders }: Claim,
  bodyHash: string,
): string {
  const headerLines = signedHeaders.map(
    (name) => `${name}:${(headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`,
  );
  const canonicalPath = service === 's3' ? path || '/' : escapeUri(normalPath(path)).replaceAll('%2F', '/');
  return [
    method,
    canonicalPath,
    canonicalQuery(query),
    headerLines.join(''),
    signedHeaders.join(';'),
    bodyHash,
  ].join('\n');
}

function canonicalQuery(query: URLSearchParams): string {
  if (query.size === 0) return '';
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [escapeUri(name), escapeUri(value)] as const)
    .sort(([name, value], [other, otherValue]) =>
      name === other ? order(value, otherValue) : order(name, other),
    )
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

const order = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

function normalPath(path: string): string {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return `/${steps.join('/')}${steps.length > 0 && path.endsWith('/') ? '/' : ''}`;
}

function escapeUri(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function claimOf({ query, headers }: SignedRequest): Claim | undefined {
  return query.has('X-Amz-Signature') ? claimInQuery(query) : claimInHeader(headers);
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
  if (get('Algorithm') !== algorithm) return undefined;
  return claim(get('Credential'), get('Date'), get('SignedHeaders'), get('Signature'));
}

function claim(credential: string, date: string, names: string, signature: string): Claim | undefined {
  const [accessKeyId, day, region, service, end] = credential.split('/');
  if (accessKeyId === undefined || region === undefined || service === undefined) return undefined;
  if (end !== 'aws4_request' || day === undefined || !date.startsWith(day)) return undefined;
  return { accessKeyId, day, region, service, date, signedHeaders: names.split(';'), signature };
}
