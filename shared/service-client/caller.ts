import { setImmediate as turn } from 'node:timers/promises';
import type { Language } from '@palmleaf/contract/languages';
import { type OperationName, operations } from '@palmleaf/contract/operations';
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
import { toldCost } from './profile/told-cost.ts';
import { parseRetryAfter } from './retry-timing.ts';

export interface Call {
  readonly operation: OperationName;
  readonly body: Readonly<Record<string, unknown>>;
  readonly language?: Language;
  /** The same for every attempt of one purchase; sent if the service has a header for it. */
  readonly idempotencyKey?: string;
  /** Finds its lines in the logs of our own service; never sent to another service. */
  readonly correlationId?: string;
}

export interface Endpoint {
  /** Address of the operation's base, without a trailing slash. */
  readonly url: string;
  readonly scheme: Scheme;
  /** The service's stated limit of calls per second, over all callers with this credential. */
  readonly callsPerSecond?: number | undefined;
}

/** The content is missing at the profile's path; or the first difference from our schema, as zod names it. */
type UnexpectedShape =
  | { readonly code: 'no-content' }
  | { readonly code: 'unexpected-shape'; readonly path: string; readonly issue: string };

/** The outcome of one HTTP request. `body` is the parsed JSON, or else the text (cut). */
export interface Answer {
  readonly class: AnswerClass;
  readonly meaning: Meaning;
  readonly status?: number;
  readonly body?: unknown;
  /** The service's message about a refusal, in one line. */
  readonly said?: string;
  /** How a bought body differs from our schema; the body itself is unchanged. */
  readonly unexpectedShape?: UnexpectedShape;
  /** The charge that the service names for the bought call, if the profile knows where. */
  readonly cost?: Money;
  /** The pause that the service asked for, if any. */
  readonly retryAfterMs?: number;
}

/** The HTTP request of a call, with lower-case header names and a text body. */
interface ServiceRequest extends Omit<RequestInit, 'method' | 'headers' | 'body'> {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request: `fetch`, or a function that signs first. */
export type SendRequest = (address: string, request: ServiceRequest) => Promise<Response>;

export interface CallerDeps {
  readonly fetch: SendRequest;
  readonly now: () => number;
  readonly policy: AnswerPolicy;
  readonly profile: Profile;
  /** Whether the service is ours; only then the correlation id is sent. */
  readonly isOwnService?: boolean;
  /** The timeout of an attempt, unless the profile names another for the operation. */
  readonly attemptTimeoutMs: number;
  /** The most bytes of an answer that are read. */
  readonly maxAnswerBytes: number;
  /** Returns a signal that aborts after some milliseconds; AbortSignal.timeout unless a test has its own clock. */
  readonly abortAfter?: (milliseconds: number) => AbortSignal;
}

const maxKeptCharacters = 2000;

/**
 * Waits for one turn of the event loop; an invocation that calls the service must await this first. Lambda freezes a
 * function between invocations, and a socket dropped during that time shows only after one turn. An earlier call is
 * written to the dead socket, and nobody can tell whether it was sent (undici#3492, aws-lambda-web-adapter#830).
 */
export const thaw = (): Promise<void> => turn();

/**
 * Sends one call once and classifies the answer. Never throws for an error of the service or the network; throws
 * MissingCredentialError before anything is sent.
 */
export async function send(
  call: Call,
  endpoint: Endpoint,
  credential: Credential,
  deps: CallerDeps,
): Promise<Answer> {
  const { profile } = deps;
  const { method, path, body, language } = requestOf(profile, call);
  const form = endpoint.scheme === 'basic-form';
  const abortAfter = deps.abortAfter ?? ((milliseconds) => AbortSignal.timeout(milliseconds));
  const seconds = profile.timeoutSeconds[call.operation];
  const request: ServiceRequest = {
    method,
    redirect: 'manual',
    signal: abortAfter(seconds === undefined ? deps.attemptTimeoutMs : seconds * 1000),
    headers: {
      accept: 'application/json',
      ...authorization(endpoint.scheme, credential, profile.tokenHeader),
      ...keyHeader(profile, call),
      ...(deps.isOwnService && call.correlationId !== undefined
        ? { [ownHeaders.correlation]: call.correlationId }
        : {}),
      ...(language === undefined ? {} : { 'accept-language': language }),
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    ...(method === 'GET' ? {} : { body: form ? formBody(body) : JSON.stringify(body) }),
  };
  let response: Response;
  try {
    response = await deps.fetch(endpoint.url + path, request);
  } catch (error) {
    return answer(classOfError(error), deps.policy);
  }
  const { status } = response;
  const incomplete = (what: AnswerClass) =>
    answer(response.ok ? what : classOfStatus(status), deps.policy, status);
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

/** Classifies a whole answer by the rules of the profile, then by its status. */
function read(
  response: Response,
  text: string,
  { operation }: Call,
  credential: Credential,
  { profile, policy, now }: CallerDeps,
): Answer {
  const { status } = response;
  const came = parseJson(text);
  const judged = answer(classOfAnswer(profile, { operation, status, text, body: came }), policy, status);
  if (judged.meaning === 'bought')
    return boughtAnswer(judged, response.headers, came ?? text, profile, operation);
  // Some services repeat the request's content in an error.
  const cleared = withoutSecrets(text, credential);
  const body = parseJson(cleared) ?? cleared.slice(0, maxKeptCharacters);
  const said = messageIn(profile, body);
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now());
  return {
    ...judged,
    ...(judged.class === 'half a body or no JSON' ? {} : { body }),
    ...(said === undefined ? {} : { said }),
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
  const cost = toldCost(profile, headers, body);
  return {
    ...judged,
    body,
    ...(cost === undefined ? {} : { cost }),
    ...differenceOf(profile, operation, body),
  };
}

/** Returns how a bought answer differs from our schema, if it does. */
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

/** A deeper nested answer is stored as its text, because serializing it again would overflow the stack. */
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
