import { chooseLanguage, type Language } from '@palmleaf/contract/languages';
import type { Operation, OperationName } from '@palmleaf/contract/operations';
import type { Accounts, Caller } from '../accounts/accounts.ts';
import { basicCredential, type Presented } from '../accounts/secrets.ts';
import type { Reply, RequestContext } from '../handler/handler.ts';
import type { OwnOperationName } from '../operations/own-operations.ts';
import type { BodyLimit } from './body-limits.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readBody } from './read-body.ts';
import { RefusedError, refusals } from './refusals.ts';
import { readAs } from './request-body.ts';

interface Answer {
  readonly body: unknown;
  readonly language: Language;
  readonly cost: 0 | 1;
}

/** `answer` is a method, so that TypeScript accepts a handler of a narrower request. */
interface Endpoint {
  answer(request: unknown, context: RequestContext): Promise<Reply>;
}

export interface CallRoute {
  readonly name: OperationName | OwnOperationName;
  readonly operation: Pick<
    Operation,
    'method' | 'path' | 'request' | 'languages' | 'languageField' | 'needs'
  >;
  readonly endpoint: Endpoint;
  readonly bodyLimit: BodyLimit;
  /** Null when the route is public. */
  readonly requiredOperation: OperationName | null;
  /** Null when the call is free. */
  readonly chargedAs: OperationName | null;
}

/**
 * Checks in this order: 401 credential, 403 operation not allowed, 413 size, 422 body, 402 wallet, 422 computation, 402
 * charge.
 * @throws {RefusedError} for all except the computation
 */
export async function answerCall(accounts: Accounts, route: CallRoute, request: Request): Promise<Answer> {
  const { operation, endpoint, requiredOperation, chargedAs } = route;
  const caller = requiredOperation && (await authenticate(accounts, request.headers, requiredOperation));
  const value = operation.request && (await readRequest(operation.request, route.bodyLimit, request));
  const wish = languageWish(operation.languageField, value) ?? request.headers.get('accept-language');
  const language = chooseLanguage(wish, operation.languages);
  const payer = chargedAs && caller;
  if (payer && !(await fromLedger(() => accounts.canPay(payer))))
    throw new RefusedError(refusals.walletEmpty);

  const reply = await endpoint.answer(value, { language });

  const isCharged = payer && chargedAs && !reply.free;
  if (isCharged) {
    const charge = { operation: chargedAs, request: fingerprintOf(operation.needs, value) };
    if (!(await accounts.charge(payer, charge))) throw new RefusedError(refusals.walletEmpty);
  }
  return {
    body: reply.body,
    language: reply.contentLanguage ?? language,
    cost: isCharged && payer.kind === 'token' ? 1 : 0,
  };
}

async function authenticate(
  accounts: Accounts,
  headers: Headers,
  requiredOperation: OperationName,
): Promise<Caller> {
  const token = headers.get('x-service-key');
  const presented: Presented | undefined =
    token === null ? basicCredential(headers.get('authorization') ?? undefined) : { kind: 'token', token };
  const caller = presented && (await fromLedger(() => accounts.authenticate(presented)));
  if (!caller) throw new RefusedError(refusals.unauthenticated);
  if (!caller.mayCall(requiredOperation)) throw new RefusedError(refusals.notInPlan);
  return caller;
}

async function readRequest(
  schema: NonNullable<Operation['request']>,
  limit: BodyLimit,
  request: Request,
): Promise<unknown> {
  const bytes = await readBody(request, limit);
  return readAs(schema, bytes, request.headers.get('content-type') ?? undefined);
}

function languageWish(field: string | null, value: unknown): string | undefined {
  if (field === null || typeof value !== 'object' || value === null) return undefined;
  const wish: unknown = Reflect.get(value, field);
  return typeof wish === 'string' ? wish : undefined;
}

/** Reads before anything is computed, so an unreachable ledger causes a 503. */
async function fromLedger<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new RefusedError(refusals.unavailable, { cause });
  }
}
