import { languageTag } from '@palmleaf/contract/languages';
import { operationNames, operations } from '@palmleaf/contract/operations';
import { ownHeaders } from '@palmleaf/contract/ours';
import { type Context, Hono } from 'hono';
import { AccountError, type Accounts } from './accounts/accounts.ts';
import { isThrottled } from './accounts/throttled.ts';
import type { TokenSource } from './accounts/token-source.ts';
import { openApiDocument } from './describe/openapi.ts';
import { UnprocessableError } from './handler/errors.ts';
import { accountRoutes } from './http/account-routes.ts';
import { bodyLimitOf, bodyLimits } from './http/body-limits.ts';
import { answerCall, type CallRoute } from './http/call.ts';
import { invalid } from './http/invalid.ts';
import { type Refusal, RefusedError, refusals, refused } from './http/refusals.ts';
import type { ServiceHandlers } from './operations/handlers.ts';
import { ownOperationNames, ownOperations } from './operations/own-operations.ts';

/** What the service logs of a request: no body, headers or address. */
export interface RequestLine {
  readonly operation: CallRoute['name'] | 'account' | 'openapi' | 'none';
  readonly status: number;
  readonly ms: number;
  readonly correlationId?: string;
  /** Class and stack lines of the error, without its message, which may hold data. */
  readonly fault?: { readonly error: string; readonly at: readonly string[] };
}

interface ServiceDeps {
  readonly handlers: ServiceHandlers;
  readonly accounts: Accounts;
  /** Without it, the account API answers 403. */
  readonly admin?: TokenSource | undefined;
  readonly log: (line: RequestLine) => void;
  readonly clock: () => number;
}

/** The log accepts the correlation id of a caller only in this form. */
const correlation = /^[0-9a-f]{16}$/;

interface Env {
  Variables: { operation: RequestLine['operation'] };
}

export function createService(deps: ServiceDeps): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const started = deps.clock();
    c.set('operation', 'none');
    await next();
    const ms = Math.round(deps.clock() - started);
    const correlationId = correlation.exec(c.req.header(ownHeaders.correlation) ?? '')?.[0];
    deps.log({
      operation: c.get('operation'),
      status: c.res.status,
      ms,
      ...(correlationId === undefined ? {} : { correlationId }),
      ...faultOf(c.error, c.res.status),
    });
  });

  app.use(async (c, next) => {
    if (c.req.header('origin') !== undefined) throw new RefusedError(refusals.fromBrowser);
    await next();
  });

  const methods = new Map<string, string>();
  for (const route of callRoutes(deps.handlers)) {
    methods.set(route.operation.path, route.operation.method);
    app.on(route.operation.method, route.operation.path, async (c) => {
      c.set('operation', route.name);
      const { body, language, cost } = await answerCall(deps.accounts, route, c.req.raw);
      return c.json(body, 200, {
        'Content-Language': languageTag(language),
        Vary: 'Accept-Language',
        [ownHeaders.cost]: String(cost),
      });
    });
  }

  // Built on the first request: it takes a quarter of a cold start.
  let description: ReturnType<typeof openApiDocument> | undefined;
  app.get('/openapi.json', (c) => {
    c.set('operation', 'openapi');
    description ??= openApiDocument();
    return c.json(description);
  });

  app.use('/account/*', async (c, next) => {
    c.set('operation', 'account');
    await next();
  });
  app.route('/account', accountRoutes(deps.accounts, deps.admin));

  app.notFound((c) => send(c, { ...refusals.notFound, ...allowOf(methods.get(c.req.path)) }));
  app.onError((error, c) => send(c, refusalOf(error)));
  return app;
}

function callRoutes(handlers: ServiceHandlers): CallRoute[] {
  const documented = operationNames.map((name): CallRoute => {
    const operation = operations[name];
    const paid = operation.price === 'free' ? null : name;
    const endpoint = { answer: handlers[name] };
    const bodyLimit = bodyLimitOf(operation);
    return { name, operation, endpoint, bodyLimit, requiredOperation: paid, chargedAs: paid };
  });
  const ownRoutes = ownOperationNames.map((name): CallRoute => {
    const operation = ownOperations[name];
    const endpoint = { answer: handlers[name] };
    const { requiredOperation } = operation;
    return { name, operation, endpoint, bodyLimit: bodyLimits.plan, requiredOperation, chargedAs: null };
  });
  return [...documented, ...ownRoutes];
}

function allowOf(method: string | undefined): Pick<Refusal, 'headers'> {
  return method === undefined ? {} : { headers: { allow: method } };
}

function send(c: Context, { status, body, headers }: Refusal): Response {
  return c.json(body, status, { ...headers });
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  if (error instanceof UnprocessableError) return invalid(error.detail);
  if (error instanceof AccountError) return refused(error.status, error.message);
  if (isThrottled(error)) return refusals.unavailable;
  return refusals.failed;
}

function faultOf(error: unknown, status: number): Pick<RequestLine, 'fault'> {
  if (status !== 500 && status !== 503) return {};
  const cause = error instanceof RefusedError ? error.cause : error;
  if (!(cause instanceof Error)) return {};
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { fault: { error: cause.name, at: frames.slice(0, 5).map((line) => line.trim()) } };
}
