import { ServiceClientError } from './error.ts';

export const answerClasses = [
  'json',
  'json with status false',
  'half a body or no JSON',
  'bad request',
  'credential refused',
  'wallet empty',
  'endpoint refused',
  'no such endpoint',
  'unprocessable',
  'other client error',
  'redirect',
  'too many requests',
  'server error',
  'not implemented',
  'bad gateway',
  'service unavailable',
  'gateway timeout',
  'other server error',
  'no connection',
  'connection lost',
  'timeout',
  'too long',
  'palm_id unknown',
] as const;
export type AnswerClass = (typeof answerClasses)[number];

/**
 * - `refused`: final for this call.
 * - `refused endpoint`: final for this endpoint; closes the gate only while no call has succeeded with the
 *   credential.
 * - `stop`: nothing may be sent until the credential or the wallet changes.
 * - `later`: the service asks us to wait.
 * - `unavailable`: cannot be bought now; a later redrive may buy it.
 */
export type Meaning =
  | 'bought'
  | 'refused'
  | 'refused endpoint'
  | 'stop'
  | 'later'
  | 'unavailable'
  | 'not sent'
  | 'unknown';

export interface AnswerPolicy {
  /** The vendor's documents say nothing about either case. */
  readonly statusFalseIsBought: boolean;
  readonly serverErrorIsUnknown: boolean;
}

export const defaultPolicy: AnswerPolicy = { statusFalseIsBought: false, serverErrorIsUnknown: true };

type Rule = Meaning | ((policy: AnswerPolicy) => Meaning);

const meanings: Record<AnswerClass, Rule> = {
  json: 'bought',
  'json with status false': (policy) => (policy.statusFalseIsBought ? 'bought' : 'refused'),
  'half a body or no JSON': 'unknown',
  'bad request': 'refused',
  'credential refused': 'stop',
  'wallet empty': 'stop',
  'endpoint refused': 'refused endpoint',
  'no such endpoint': 'refused',
  unprocessable: 'refused',
  'other client error': 'refused',
  redirect: 'refused',
  'too many requests': 'later',
  'server error': (policy) => (policy.serverErrorIsUnknown ? 'unknown' : 'not sent'),
  'not implemented': 'unavailable',
  'bad gateway': 'unknown',
  'service unavailable': 'later',
  'gateway timeout': 'unknown',
  'other server error': (policy) => (policy.serverErrorIsUnknown ? 'unknown' : 'not sent'),
  'no connection': 'not sent',
  'connection lost': 'unknown',
  timeout: 'unknown',
  'too long': 'unknown',
  'palm_id unknown': 'refused',
};

export function meaningOf(answer: AnswerClass, policy: AnswerPolicy): Meaning {
  const rule = meanings[answer];
  return typeof rule === 'function' ? rule(policy) : rule;
}

const statusClasses: Readonly<Record<number, AnswerClass>> = {
  400: 'bad request',
  401: 'credential refused',
  402: 'wallet empty',
  403: 'endpoint refused',
  404: 'no such endpoint',
  408: 'timeout',
  422: 'unprocessable',
  429: 'too many requests',
  500: 'server error',
  501: 'not implemented',
  502: 'bad gateway',
  503: 'service unavailable',
  504: 'gateway timeout',
};

/** 1xx never reaches a caller of fetch. */
export function classOfStatus(status: number): AnswerClass {
  const listed = statusClasses[status];
  if (listed) return listed;
  if (status >= 500) return 'other server error';
  return status >= 400 ? 'other client error' : 'redirect';
}

const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_SSL_UNSUPPORTED_PROTOCOL',
  'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
  'ERR_SSL_TLSV1_UNRECOGNIZED_NAME',
  'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE',
  'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
]);

/** Established connections can have these errors too; the failed system call shows which case it is. */
const neverConnectedWhileConnecting = new Set([
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ENETDOWN',
  'EACCES',
]);

export class NotSentError extends ServiceClientError {
  override readonly name = 'NotSentError';
}

/** Any error that is not surely `not sent` counts as lost after sending. */
export function classOfError(error: unknown): AnswerClass {
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return 'timeout';
  if (error instanceof NotSentError) return 'no connection';
  const roots = rootsOf(error);
  return roots.length > 0 && roots.every(isUnsent) ? 'no connection' : 'connection lost';
}

function isUnsent({ code, syscall }: Root): boolean {
  if (neverConnected.has(code) || code.startsWith('CERT_')) return true;
  return syscall === 'connect' && neverConnectedWhileConnecting.has(code);
}

interface Root {
  readonly code: string;
  readonly syscall: unknown;
}

function rootsOf(error: unknown, depth = 0): Root[] {
  if (!(error instanceof Error) || depth > 4) return [];
  const code = Reflect.get(error, 'code');
  const own = typeof code === 'string' ? [{ code, syscall: Reflect.get(error, 'syscall') }] : [];
  const inner =
    error instanceof AggregateError ? error.errors : error.cause === undefined ? [] : [error.cause];
  const below = inner.flatMap((cause) => rootsOf(cause, depth + 1));
  return below.length > 0 ? below : own;
}
