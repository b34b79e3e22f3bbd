import { setImmediate as turn } from 'node:timers/promises';
import type { Language } from '@palmleaf/contract/languages';
import { type OperationName, operationNames, operations } from '@palmleaf/contract/operations';
import { ownHeaders } from '@palmleaf/contract/ours';
import type { Money } from '../money/money.ts';
import {
  type AnswerClass,
  type AnswerPolicy,
  classOfError,
  classOfStatus,
  type Meaning,
  meaningOf,
} from './answer.ts';
import { readText } from './answer-text.ts';
import { authorization, type Credential, type Scheme, withoutSecrets } from './credential.ts';
import { contentIn, messageIn, palmIdIn } from './profile/contents.ts';
import type { Profile } from './profile/fields.ts';
import { classOfAnswer } from './profile/judge.ts';
import { requestOf } from './profile/request.ts';
import { statedCost } from './profile/stated-cost.ts';
import { parseRetryAfter } from './retry-timing.ts';

export interface Call {
  readonly operation: OperationName;
  readonly body: Readonly<Record<string, unknown>>;
  readonly language?: Language;
  /** Equal for every attempt of one purchase. */
  readonly idempotencyKey?: string;
  readonly correlationId?: string;
}

export interface Endpoint {
  readonly url: string;
  readonly scheme: Scheme;
  readonly callsPerSecond?: number | undefined;
}

type UnexpectedShape =
  | { readonly code: 'no-content' }
  | { readonly code: 'unexpected-shape'; readonly path: string; readonly issue: string };

export interface Answer {
  readonly class: AnswerClass;
  readonly meaning: Meaning;
  readonly status?: number;
  readonly body?: unknown;
  readonly said?: string;
  readonly unexpectedShape?: UnexpectedShape;
  readonly cost?: Money;
  readonly retryAfterMs?: number;
}

interface ServiceRequest extends Omit<RequestInit, 'method' | 'headers' | 'body'> {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type SendRequest = (address: string, request: ServiceRequest) => Promise<Response>;

export interface CallerDeps {
  readonly fetch: SendRequest;
  readonly now: () => number;
  readonly policy: AnswerPolicy;
  readonly profile: Profile;
  readonly isOwnService?: boolean;
  readonly attemptTimeoutMs: number;
  readonly maxAnswerBytes: number;
  readonly abortAfter?: (milliseconds: number) => AbortSignal;
}

const maxStoredCharacters = 2000;

/**
 * Await this first in an invocation. While Lambda freezes a function, sockets may close; undici notices only after a
 * turn of the event loop (undici#3492).
 */
export const noticeClosedSockets = (): Promise<void> => turn();

type Timeouts = Pick<CallerDeps, 'profile' | 'attemptTimeoutMs'>;

function timeoutMsOf({ profile, attemptTimeoutMs }: Timeouts, operation: OperationName): number {
  const seconds = profile.timeoutSeconds[operation];
  return seconds === undefined ? attemptTimeoutMs : seconds * 1000;
}

export const longestCallMs = (timeouts: Timeouts): number =>
  Math.max(timeouts.attemptTimeoutMs, ...operationNames.map((name) => timeoutMsOf(timeouts, name)));

/** Never throws for an error of the service or the network. @throws MissingCredentialError before anything is sent */
export async function send(
  call: Call,
  endpoint: Endpoint,
  credential: Credential,
  deps: CallerDeps,
): Promise<Answer> {
  const { profile } = deps;
  const { method, path, body, language } = requestOf(profile, call);
  const isForm = endpoint.scheme === 'basic-form';
  const abortAfter = deps.abortAfter ?? ((milliseconds) => AbortSignal.timeout(milliseconds));
  const request: ServiceRequest = {
    method,
    redirect: 'manual',
    signal: abortAfter(timeoutMsOf(deps, call.operation)),
    headers: {
      accept: 'application/json',
      ...authorization(endpoint.scheme, credential, profile.tokenHeader),
      ...keyHeader(profile, call),
      ...(deps.isOwnService && call.correlationId !== undefined
        ? { [ownHeaders.correlation]: call.correlationId }
        : {}),
      ...(language === undefined ? {} : { 'accept-language': language }),
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    ...(method === 'GET' ? {} : { body: isForm ? formBody(body) : JSON.stringify(body) }),
  };
  let response: Response;
  try {
    response = await deps.fetch(endpoint.url + path, request);
  } catch (error) {
    return answer(classOfError(error), deps.policy);
  }
  const { status } = response;
  const incomplete = (classIfOk: AnswerClass) =>
    answer(response.ok ? classIfOk : classOfStatus(status), deps.policy, status);
  let text: string | undefined;
  try {
    text = await readText(response, deps.maxAnswerBytes);
  } catch {
    return incomplete('half a body or no JSON');
  }
  if (text === undefined) return incomplete('too long');
  return read(response, text, call, credential, deps);
}

function keyHeader({ idempotency }: Profile, { idempotencyKey }: Call): Record<string, string> {
  return idempotency === undefined || idempotencyKey === undefined
    ? {}
    : { [idempotency.header]: idempotencyKey };
}

function read(
  response: Response,
  text: string,
  { operation }: Call,
  credential: Credential,
  { profile, policy, now }: CallerDeps,
): Answer {
  const { status } = response;
  const parsed = parseJson(text);
  const judged = answer(classOfAnswer(profile, { operation, status, text, body: parsed }), policy, status);
  if (judged.meaning === 'bought')
    return boughtAnswer(judged, response.headers, parsed ?? text, profile, operation);
  // Some services repeat the request's content in an error.
  const cleared = withoutSecrets(text, credential);
  const body = parseJson(cleared) ?? cleared.slice(0, maxStoredCharacters);
  const message = messageIn(profile, body);
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now());
  return {
    ...judged,
    ...(judged.class === 'half a body or no JSON' ? {} : { body }),
    ...(message === undefined ? {} : { said: message }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

function boughtAnswer(
  judged: Answer,
  headers: Headers,
  body: unknown,
  profile: Profile,
  operation: OperationName,
): Answer {
  const cost = statedCost(profile, headers, body);
  return {
    ...judged,
    body,
    ...(cost === undefined ? {} : { cost }),
    ...differenceOf(profile, operation, body),
  };
}

function differenceOf(profile: Profile, operation: OperationName, body: unknown): Partial<Answer> {
  const { value, missed } = contentIn(profile, operation, body);
  if (missed) return { unexpectedShape: { code: 'no-content' } };
  if (operation === 'get-palm-id' && palmIdIn(profile, body) !== undefined) return {};
  const [difference] = operations[operation].response.safeParse(value).error?.issues ?? [];
  if (difference === undefined) return {};
  const { path, code: issue } = difference;
  return { unexpectedShape: { code: 'unexpected-shape', path: path.join('.'), issue } };
}

function answer(answerClass: AnswerClass, policy: AnswerPolicy, status?: number): Answer {
  return {
    class: answerClass,
    meaning: meaningOf(answerClass, policy),
    ...(status === undefined ? {} : { status }),
  };
}

/** Deeper answers are stored as text, because serializing them would overflow the stack. */
const maxNesting = 500;

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isNestedDeeper(value, maxNesting) ? text : value;
  } catch {
    return undefined;
  }
}

function isNestedDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

function formBody(body: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.set(name, String(value));
  }
  return form.toString();
}
