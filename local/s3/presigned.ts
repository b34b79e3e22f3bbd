import type { IncomingHttpHeaders } from 'node:http';
import { AwsError } from '../errors.ts';

/** True for a request that carries no credentials at all; the buckets are private. */
export function isUnsigned(headers: IncomingHttpHeaders, query: URLSearchParams): boolean {
  return headers.authorization === undefined && !query.has('X-Amz-Signature');
}

/** @throws AwsError 403 when a presigned address has run out */
export function refuseExpired(query: URLSearchParams, now: number): void {
  const [date, seconds] = [query.get('X-Amz-Date'), query.get('X-Amz-Expires')];
  if (date === null || seconds === null) return;
  const signedAt = parseAmzDate(date);
  if (Number.isNaN(signedAt) || now > signedAt + Number(seconds) * 1000) {
    throw new AwsError('AccessDenied', 'Request has expired', 403);
  }
}

/** `20261121T101500Z` as milliseconds since 1970. */
export function parseAmzDate(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
