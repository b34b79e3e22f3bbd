import { setImmediate as turn } from 'node:timers/promises';
import type { Language } from '../contract/languages.ts';
import { type OperationName, operations } from '../contract/operations.ts';
import {
  type AnswerClass,
  type AnswerPolicy,
  classOfError,
  classOfStatus,
  type Meaning,
  meaningOf,
} from './answer.ts';
import { authorization, type Credential, type Scheme } from './credential.ts';
import { parseRetryAfter } from './retry-timing.ts';

export interface Call {
  readonly operation: OperationName;
  readonly body: Readonly<Record<string, unknown>>;
  readonly language?: Language;
}

export interface Endpoint {
  /** Address of the operation's base, without a trailing slash. */
  readonly url: string;
  readonly scheme: Scheme;
}

/** What one HTTP request came to. `body` is the parsed JSON, or the text (cut) where there was none. */
export interface Answer {
  readonly class: AnswerClass;
  readonly meaning: Meaning;
  readonly status?: number;
  readonly body?: unknown;
  /** Where a bought body differs from our schema; the body is kept as it came. */
  readonly unexpectedShape?: string;
  /** The pause for which the service asked, if it did. */
  readonly retryAfterMs?: number;
}

export interface CallerDeps {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly policy: AnswerPolicy;
  /** After this time an attempt counts as lost. */
  readonly attemptTimeoutMs: number;
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
  const operation = operations[call.operation];
  const form = endpoint.scheme === 'basic-form';
  const abortAfter = deps.abortAfter ?? ((milliseconds) => AbortSignal.timeout(milliseconds));
  const request: RequestInit = {
    method: operation.method,
    redirect: 'manual',
    signal: abortAfter(deps.attemptTimeoutMs),
    headers: {
      accept: 'application/json',
      ...authorization(endpoint.scheme, credential),
      ...(call.language === undefined ? {} : { 'accept-language': call.language }),
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    body: form ? formBody(call.body) : JSON.stringify(call.body),
  };
  let response: Response;
  try {
    response = await deps.fetch(endpoint.url + operation.path, request);
  } catch (error) {
    return answer(classOfError(error), deps.policy);
  }
  const text = await response.text().catch(() => undefined);
  if (text === undefined && response.ok)
    return answer('half a body or no JSON', deps.policy, response.status);
  return read(response, text ?? '', call.operation, deps);
}

function read(response: Response, text: string, name: OperationName, deps: CallerDeps): Answer {
  const { status } = response;
  const body = parseJson(text);
  if (!response.ok) {
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), deps.now());
    return {
      ...answer(classOfStatus(status), deps.policy, status),
      body: body ?? text.slice(0, maxKeptCharacters),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
  }
  if (body === undefined) return answer('half a body or no JSON', deps.policy, status);
  if (typeof body === 'object' && body !== null && Reflect.get(body, 'status') === false) {
    return { ...answer('json with status false', deps.policy, status), body };
  }
  const fits = operations[name].response.safeParse(body);
  const difference = fits.error?.issues[0];
  return {
    ...answer('json', deps.policy, status),
    body,
    ...(difference === undefined
      ? {}
      : { unexpectedShape: `${difference.path.join('.') || 'body'}: ${difference.code}` }),
  };
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
