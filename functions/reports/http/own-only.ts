import type { Context, MiddlewareHandler } from 'hono';
import { customerOf, ownerOfName } from '../../../shared/customers/customer.ts';
import { isRefused } from '../../../shared/intake/refusal.ts';
import { batchIdOf } from '../../../shared/intake/values/subject-name.ts';
import { customerOfSubject } from '../../../shared/ledger/items/keys.ts';
import { quoteRequest } from '../../../shared/quote/quote.ts';
import { uploadTargetsRequest } from '../../../shared/reports/upload-requests.ts';
import { wantsHtml } from './answers.ts';
import { reachOfCaller } from './changes.ts';
import { operationFinder, type Scope } from './operations.ts';
import { ProblemError } from './problem.ts';
import { bodyIn } from './requests.ts';

interface CustomerRequest {
  readonly customer: string;
  readonly inPath: Readonly<Record<string, string>>;
  readonly listed: readonly string[];
  readonly body: () => Promise<string>;
}

/** `narrow`: allowed with the customer as its filter. */
type Verdict = 'allowed' | 'narrow' | 'refused';

const allowedIf = (isOwn: boolean): Verdict => (isOwn ? 'allowed' : 'refused');

const verdicts: Readonly<Record<Scope, (request: CustomerRequest) => Verdict | Promise<Verdict>>> = {
  batch: ({ customer, inPath: { batch = '' } }) => allowedIf(customerOf(batch) === customer),
  place: ({ customer, inPath: { place = '' } }) => allowedIf(ownerOfName(place).customer === customer),
  customer: ({ customer, inPath }) => allowedIf(inPath.customer === customer),
  list: ({ customer, listed }) => {
    const named = listed.filter((name) => name.trim() !== '');
    if (named.length === 0) return 'narrow';
    return allowedIf(listed.every((name) => name === customer));
  },
  upload: async ({ customer, body }) => {
    const named = batchIdOf(bodyIn(await body(), uploadTargetsRequest).batch ?? '');
    return allowedIf(!isRefused(named) && customerOf(named.batch) === customer);
  },
  quotes: async ({ customer, body }) =>
    allowedIf(
      bodyIn(await body(), quoteRequest).subjects.every((subject) => customerOfSubject(subject) === customer),
    ),
  everybody: () => 'allowed',
  seller: () => 'refused',
};

const unlisted = /^\/(assets\/.+|openapi\.json)$/;

/**
 * Refuses what a customer's login may not reach, and unknown addresses; no other code decides this.
 * @param ask sends a request to this application
 */
export function ownOnly(
  ask: (request: Request, environment: unknown) => Promise<Response>,
): MiddlewareHandler {
  let find: ReturnType<typeof operationFinder> | undefined;
  return async (c, next) => {
    const reach = reachOfCaller(c.env);
    if (reach.kind === 'everything') return next();
    if (reach.kind === 'nothing')
      throw new ProblemError(403, 'No customer', 'This login names no customer, and is not the seller’s.');
    if (unlisted.test(c.req.path)) return next();
    const { customer } = reach;
    find ??= operationFinder();
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    const found = find(method, c.req.path);
    if (found === undefined) return c.notFound();
    const request = {
      customer,
      inPath: decoded(found.inPath),
      listed: c.req.queries('customer') ?? [],
      body: () => c.req.raw.clone().text(),
    };
    switch (await verdicts[found.scope](request)) {
      case 'allowed':
        return next();
      case 'narrow':
        return narrowed(c, customer, ask);
      case 'refused':
        throw notOwn(customer);
    }
  };
}

const notOwn = (customer: string): ProblemError =>
  new ProblemError(
    403,
    'Not of this customer',
    `This login belongs to the customer ${customer}. It reaches the batches @${customer}/…, their people and the customer’s places.`,
  );

function narrowed(
  c: Context,
  customer: string,
  ask: (request: Request, environment: unknown) => Promise<Response>,
): Response | Promise<Response> {
  const url = new URL(c.req.url);
  if (url.pathname === '/batches' && url.search === '' && wantsHtml(c))
    return c.redirect(`/customers/${encodeURIComponent(customer)}`);
  url.searchParams.set('customer', customer);
  const { method, headers } = c.req.raw;
  return ask(new Request(url, { method, headers }), c.env);
}

function decoded(inPath: Readonly<Record<string, string>>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(inPath).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    throw new ProblemError(400, 'Bad address', 'The address is not percent-encoded text.');
  }
}
