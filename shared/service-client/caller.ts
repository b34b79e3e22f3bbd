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
  /** The same for every try of one and the same purchase; sent where the service has a header for it. */
  readonly idempotencyKey?: string;
  /** By this its lines are found in the logs of a service that is ours; no other is told it. */
  readonly correlationId?: string;
}

export interface Endpoint {
  /** Address of the operation's base, without a trailing slash. */
  readonly url: string;
  readonly scheme: Scheme;
  /** The most calls a second that the service says it takes here, from all who call with this credential. */
  readonly callsPerSecond?: number | undefined;
}

/** Nothing stands where the profile says that the content is; or the first difference from our schema, as zod names it. */
type UnexpectedShape =
  | { readonly code: 'no-content' }
  | { readonly code: 'unexpected-shape'; readonly path: string; readonly issue: string };

/** What one HTTP request came to. `body` is the parsed JSON, or the text (cut) where there was none. */
export interface Answer {
  readonly class: AnswerClass;
  readonly meaning: Meaning;
  readonly status?: number;
  readonly body?: unknown;
  /** What the service says of a refusal, in one line. */
  readonly said?: string;
  /** Where a bought body differs from our schema; the body is kept as it came. */
  readonly unexpectedShape?: UnexpectedShape;
  /** What the service says that the bought call cost, where the profile knows how it says so. */
  readonly cost?: Money;
  /** The pause for which the service asked, if it did. */
  readonly retryAfterMs?: number;
}

/** One request as a call becomes it: its headers are in small letters, its body is text. */
interface ServiceRequest extends Omit<RequestInit, 'method' | 'headers' | 'body'> {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request; `fetch` does, or what signs before. */
export type SendRequest = (address: string, request: ServiceRequest) => Promise<Response>;

export interface CallerDeps {
  readonly fetch: SendRequest;
  readonly now: () => number;
  readonly policy: AnswerPolicy;
  readonly profile: Profile;
  /** Whether the service is ours: then it is told by what its log and those of the callers go together. */
  readonly isOwnService?: boolean;
  /** After this time an attempt counts as lost, where the profile names no other for the operation. */
  readonly attemptTimeoutMs: number;
  /** An answer of more bytes is not read to its end. */
  readonly maxAnswerBytes: number;
  /** A signal that aborts after so many milliseconds; AbortSignal.timeout unless a test has a clock of its own. */
  readonly abortAfter?: (milliseconds: number) => AbortSignal;
}

const maxKeptCharacters = 2000;

/**
 * To be awaited first in an invocation that calls the service. Lambda freezes a function between invocations; that a
 * socket was dropped meanwhile shows only after the event loop has turned once. A call before that is written to the
 * dead socket, and nobody can tell whether it was sent (undici#3492, aws-lambda-web-adapter#830).
 */
export const thaw = (): Promise<void> => turn();

/**
 * Sends one call once and says what the answer means. Never throws for what a service or a network does; throws
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

/** Judges a whole answer: by the rules of the profile, then by its status. */
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
  // Some services repeat in an error what they were sent.
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

/** How a bought answer differs from our schema, if it does. */
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

/** An answer that is nested deeper is kept as the text that it came as: to write it as JSON again would end the stack. */
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
