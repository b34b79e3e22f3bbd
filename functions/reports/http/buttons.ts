import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { bookFormats } from '../../../shared/books/edition.ts';
import { gateReasons } from '../../../shared/ledger/items/state.ts';
import { bookOrderView } from '../../../shared/reports/book-views.ts';
import { type ButtonDone, cancelResults } from '../../../shared/views/requests.ts';
import { answerProblem } from './answers.ts';
import { themed, themeFields } from './form-theme.ts';
import { ProblemError } from './problem.ts';
import { formOf, isForm, parsed } from './requests.ts';

const sure = z.literal('yes', 'tick the box to confirm');
const ticked = z.strictObject({ sure });
const nothing = z.strictObject({});
const box = z.literal('yes').optional();

const field = z.string().optional();
const filter = { person: field, part: field, because: field };
const withoutBlanks = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text));

const redrive = z
  .strictObject({
    sure,
    unavailable: box,
    unknown: box,
    refused: box,
    photo: box,
    cancelled: box,
    ...filter,
  })
  .transform(({ sure: _, person, part, because, ...states }) => ({
    states: Object.keys(states),
    ...withoutBlanks({ person, part, because }),
  }))
  .refine(({ states }) => states.length > 0, 'tick at least one kind of calls to retry');

const ceiling = z
  .strictObject({
    sure,
    calls: z
      .string()
      .trim()
      .regex(/^(\d+|\d{1,3}([, ]\d{3})+)?$/, 'must be a whole number of calls, or be left empty for no limit')
      .transform((text) => (text === '' ? null : Number(text.replaceAll(/[, ]/g, '')))),
    money: z.string().trim().optional(),
  })
  .transform(({ calls, money }) => ({
    ceiling: calls,
    ...(money === undefined ? {} : { money: money === '' ? null : { amount: money } }),
  }));

const cancel = z
  .strictObject({
    sure,
    ...filter,
    results: z.enum(cancelResults).default('keep'),
  })
  .transform(({ sure: _, results, ...wanted }) => ({ results, ...withoutBlanks(wanted) }));

const erase = z
  .strictObject({ sure, keepOut: box })
  .transform(({ keepOut }) => ({ all: true, keepOut: keepOut === 'yes' }));

interface Button {
  readonly method: 'POST' | 'PUT';
  readonly form: z.ZodType;
  readonly done: ButtonDone | ((answer: unknown) => string);
}

const books = z
  .strictObject({ format: z.enum(bookFormats), id: z.string().optional(), ...themeFields })
  .transform(themed);

const batchButtons: Readonly<Record<string, Button>> = {
  pause: { method: 'POST', form: nothing, done: 'paused' },
  resume: { method: 'POST', form: ticked, done: 'resumed' },
  release: { method: 'POST', form: ticked, done: 'released' },
  redrive: { method: 'POST', form: redrive, done: 'redriven' },
  cancel: { method: 'POST', form: cancel, done: 'cancelled' },
  seal: { method: 'POST', form: nothing, done: 'sealed' },
  erase: { method: 'POST', form: erase, done: 'erased' },
  ceiling: { method: 'PUT', form: ceiling, done: 'ceiling' },
  books: {
    method: 'POST',
    form: books,
    done: (answer) => bookOrderView.parse(answer).books,
  },
};
const customerButtons: Readonly<Record<string, Button>> = {
  erase: {
    method: 'POST',
    form: z.strictObject({ sure, keepOut: box }).transform(({ keepOut }) => ({ keepOut: keepOut === 'yes' })),
    done: 'customer',
  },
};
const buttonsOf: Readonly<Record<string, Readonly<Record<string, Button>>>> = {
  batches: batchButtons,
  customers: customerButtons,
};
const openGate: Button = {
  method: 'POST',
  form: ticked.extend({ because: z.enum(gateReasons) }).transform(({ because }) => ({ because })),
  done: 'gate',
};

/**
 * Converts a form to the request that programs send.
 * @param ask sends a request to this application
 */
export function buttons(
  ask: (request: Request, environment: unknown) => Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'POST' || !isForm(c)) return next();
    const { pathname } = new URL(c.req.url);
    const [, page, kind = '', word = ''] = /^(\/(batches|customers)\/[^/]+)\/(\w+)$/.exec(pathname) ?? [];
    const known = buttonsOf[kind] ?? {};
    const button =
      pathname === '/gate/open' ? openGate : Object.hasOwn(known, word) ? known[word] : undefined;
    if (button === undefined) return next();
    return press(c, button, page ?? '/batches', ask);
  };
}

async function press(
  c: Context,
  { method, form, done }: Button,
  page: string,
  ask: (request: Request, environment: unknown) => Promise<Response>,
): Promise<Response> {
  try {
    const body = JSON.stringify(parsed(form, await formOf(c)));
    const headers = { accept: 'text/html', 'content-type': 'application/json' };
    const answer = await ask(new Request(c.req.url, { method, headers, body }), c.env);
    if (!answer.ok) return answer;
    const next = typeof done === 'string' ? `${page}?done=${done}` : done(await answer.json());
    return c.redirect(next, 303);
  } catch (error) {
    if (error instanceof ProblemError) return answerProblem(c, error);
    throw error;
  }
}
