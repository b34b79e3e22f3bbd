import { chooseLanguage, type Language } from '../shared/contract/languages.ts';
import { type Operation, type OperationName, operations } from '../shared/contract/operations.ts';
import { validate } from '../shared/contract/validation.ts';
import type { Accounts, Caller } from './accounts/accounts.ts';
import { basicCredential, type Presented } from './accounts/secrets.ts';
import { invalid, Refused, refusals } from './answers.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Handlers, Reply, RequestContext } from './operation.ts';
import { parseBody, readBody } from './request-body.ts';

export interface CallDeps {
  readonly handlers: Handlers<OperationName>;
  readonly accounts: Accounts;
}

/** A computed and charged answer. */
export interface Answer {
  readonly body: unknown;
  readonly language: Language;
}

/**
 * An operation as the routes see it. `answer` is a method, so it may hold a handler of a narrower request:
 * `validate` with the schema of the same operation stands between the two.
 */
interface Endpoint {
  answer(request: unknown, context: RequestContext): Promise<Reply>;
}

/**
 * Takes one request through the steps of a call, in this order: credential (401), its reach (403), size (413), body (422),
 * wallet (402), computation (422, 501), charge (402). Only an answer is charged, in one write that takes
 * the credit and counts the call; the last credit buys one answer, however many calls are under way.
 *
 * @throws {Refused} for all of these but the computation, whose own errors pass through.
 */
export async function answerCall(deps: CallDeps, name: OperationName, request: Request): Promise<Answer> {
  const operation: Operation = operations[name];
  const endpoint: Endpoint = { answer: deps.handlers[name] };
  const header = request.headers.get('accept-language');
  if (operation.request === null) {
    const language = chooseLanguage(header, operation.languages);
    return toAnswer(await endpoint.answer(null, { language }), language);
  }

  const caller = await authenticate(deps.accounts, request.headers);
  if (!caller.reaches(name)) throw new Refused(refusals.notInPlan);
  const value = await readRequest(operation.request, request);
  const language = chooseLanguage(languageWish(operation, value) ?? header, operation.languages);
  if (!(await fromBooks(() => deps.accounts.canPay(caller)))) throw new Refused(refusals.walletSpent);

  const reply = await endpoint.answer(value, { language });
  const call = { operation: name, request: fingerprintOf(operation.needs, value) };
  if (!(await deps.accounts.charge(caller, call))) throw new Refused(refusals.walletSpent);
  return toAnswer(reply, language);
}

function toAnswer(reply: Reply, language: Language): Answer {
  return { body: reply.body, language: reply.contentLanguage ?? language };
}

async function authenticate(accounts: Accounts, headers: Headers): Promise<Caller> {
  const token = headers.get('x-service-key');
  const presented: Presented | undefined =
    token === null ? basicCredential(headers.get('authorization') ?? undefined) : { kind: 'token', token };
  const caller = presented && (await fromBooks(() => accounts.authenticate(presented)));
  if (!caller) throw new Refused(refusals.unauthenticated);
  return caller;
}

async function readRequest(schema: NonNullable<Operation['request']>, request: Request): Promise<unknown> {
  const bytes = await readBody(request);
  const parsed = await parseBody(bytes, request.headers.get('content-type') ?? undefined, schema);
  const result = parsed.ok ? validate(schema, parsed.body) : parsed;
  if (!result.ok) throw new Refused(invalid(result.detail));
  return result.value;
}

function languageWish(operation: Operation, value: unknown): string | undefined {
  if (operation.languageField === undefined || typeof value !== 'object' || value === null) return undefined;
  const wish: unknown = Reflect.get(value, operation.languageField);
  return typeof wish === 'string' ? wish : undefined;
}

/** Before the computation nothing is lost yet, so books that cannot be reached are a 503: try again. */
async function fromBooks<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new Refused(refusals.unavailable, { cause });
  }
}
