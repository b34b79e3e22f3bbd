import * as z from 'zod';
import { customerPattern } from '../customers/customer.ts';
import { type RedriveState, redriveStates } from '../ledger/items/batch.ts';
import { gateReasons, states } from '../ledger/items/state.ts';
import { microsOf } from '../money/money.ts';

/** What requests to the reports function hold; those of uploads, and what is answered, lie in shared/reports. */

/** Asked by POST because it is long; it changes nothing. */
export const readsByPost: readonly string[] = ['/quotes'];

/** Says `yes` where whoever signs the requests of a browser may call the address for changes too: pages show buttons then. */
export const mayChangeHeader = 'palmleaf-may-change';

const maxPageLength = 200;
/** A cursor holds keys, and ids are up to 500 bytes long. */
const maxCursorLength = 12_000;
const limit = z.coerce
  .number()
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(maxPageLength, `must be at most ${maxPageLength}`)
  .default(50);

/** Lists only what is this customer's. */
const ofCustomer = z
  .string()
  .regex(
    customerPattern,
    'must be the name of a customer: 1 to 64 letters, digits, dots, hyphens, underscores',
  )
  .optional();

/** What every list takes. The cursor is what a page ended with; given back, it reads on. */
export const pageQuery = z.object({ limit, cursor: z.string().max(maxCursorLength).optional() });

/** The same of lists that hold all customers. */
export const customerPageQuery = pageQuery.extend({ customer: ofCustomer });

/** Of the tables of places. */
export const placeTablesQuery = z.object({ customer: ofCustomer });

/** How names are looked for is the matter of who looks; a name of signs alone is none. */
const nameStart = z
  .string()
  .max(200, 'must be at most 200 letters')
  .regex(/[\p{L}\p{N}]/u, 'must hold a letter: it is the beginning of a name, whatever its case and accents');

/** What lists of people take. Those of a name come in the order of names. */
export const subjectsQuery = pageQuery.extend({
  state: z.enum(states).optional(),
  /** The beginning of a name. */
  name: nameStart.optional(),
  /** Also people of whose names a later word begins so: the names are looked through for them, so many for a page. */
  within: z.literal('yes').optional(),
  /** Only those of whom something has changed since this time. */
  updatedSince: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-11-22T08:30:00Z' })
    .optional(),
});

/** Batches of more people are listed by state alone: no index has them in another order. */
export const mostSorted = 1000;

const blankIsNone = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

/** What a button has done, as the page says that it leads back to. */
const buttonsDone = [
  'paused',
  'resumed',
  'released',
  'redriven',
  'cancelled',
  'sealed',
  'ceiling',
  'gate',
  'erased',
  'customer',
] as const;
export type ButtonDone = (typeof buttonsDone)[number];
const done = z.enum(buttonsDone).optional().catch(undefined);

/** What the page of all batches takes; `all` lists them by name. */
export const homePageQuery = pageQuery.extend({
  all: z.literal('yes').optional().catch(undefined),
  done,
  customer: ofCustomer,
});

/** What the page of a customer takes. */
export const customerQuery = pageQuery.extend({ done });

/** What the page of a batch takes: a form sends its field empty too. */
export const batchPageQuery = subjectsQuery.omit({ updatedSince: true, within: true }).extend({
  name: z.preprocess(blankIsNone, nameStart.optional()),
  sort: z.enum(['name', 'changed']).optional(),
  done,
});

/** The same over all batches, where a name must be given. */
export const peopleQuery = subjectsQuery.extend({ name: nameStart, customer: ofCustomer });

const wantedMoney = z.strictObject({
  /** Digits, such as `25` or `0.50`. */
  amount: z
    .string()
    .refine(
      (text) => microsOf(text) !== undefined,
      'must be an amount such as 25 or 0.50, with six decimals at most',
    ),
  /** That of the prices; it need not be named. */
  currency: z.string().optional(),
});

/** What is not named stays as it is. */
export const ceilingRequest = z
  .strictObject({
    /** The most calls that the batch may buy; null for no limit. */
    ceiling: z.int().min(0).max(1_000_000_000).nullable().optional(),
    /** The most that its calls may cost; null for no limit. */
    money: wantedMoney.nullable().optional(),
  })
  .refine(
    ({ ceiling, money }) => ceiling !== undefined || money !== undefined,
    'must name ceiling, or money',
  );

const statesToRedrive = (usual: readonly Exclude<RedriveState, 'cancelled'>[]) =>
  z
    .array(z.enum(redriveStates).exclude(['cancelled']))
    .min(1)
    .default([...usual]);

/** What a redrive of a batch takes up again: parts in these states; and photos that a look has refused. */
export const batchRedriveStates = [...redriveStates, 'photo'] as const;

const usualStates = ['unavailable', 'unknown'] as const;
const word = z.string().trim().min(1).max(500).optional();

/** Whom and what a redrive picks. */
const picked = {
  /** The id of one person. */
  person: word,
  /** A part in full (`palm/luck`), or every part of an operation (`luck`). */
  part: word,
  /** The code of the reason for which a part, or the whole report, was not bought. */
  because: word,
};

/** Which parts are opened again. What was refused is left alone unless it is named. */
export const redriveRequest = z.strictObject({
  states: z
    .array(z.enum(batchRedriveStates))
    .min(1)
    .default([...usualStates]),
  ...picked,
});

/** The same in an address, with the states parted by commas; a form on a page gives each state a box. */
export const redriveQuery = z.object({
  states: z
    .string()
    .transform((text) => text.split(',').map((state) => state.trim()))
    .pipe(z.array(z.enum(batchRedriveStates)).min(1))
    .optional(),
  person: z.preprocess(blankIsNone, word),
  part: z.preprocess(blankIsNone, word),
  because: z.preprocess(blankIsNone, word),
  cursor: z.string().max(maxCursorLength).optional(),
});

/** The boxes of the page's form, as the states of a redrive. */
export const redriveBoxes = z
  .object(Object.fromEntries(batchRedriveStates.map((state) => [state, z.literal('yes').optional()])))
  .transform((boxes) => batchRedriveStates.filter((state) => boxes[state] === 'yes'));

/** What becomes of what was bought for those who are cancelled. */
export const cancelResults = ['keep', 'erase'] as const;

const onlyOne = (wanted: { readonly person?: string | undefined; readonly because?: string | undefined }) =>
  wanted.person === undefined || wanted.because === undefined;

/** Whom to cancel: a person, those who wait for a reason, or everybody in the batch. */
export const cancelRequest = z
  .strictObject({ person: word, because: word, results: z.enum(cancelResults).default('keep') })
  .refine(onlyOne, 'must name a person, or a reason, or neither')
  .refine(
    ({ because, results }) => because === undefined || results === 'keep',
    'cannot erase by a reason: cancel first, then erase the people',
  );

/** The same in an address; with `receipt`, those whom the last cancellation of the batch has cancelled. */
export const cancelQuery = z.object({
  person: z.preprocess(blankIsNone, word),
  because: z.preprocess(blankIsNone, word),
  receipt: z.literal('yes').optional(),
  cursor: z.string().max(maxCursorLength).optional(),
});

/** Which months are tried again. An unknown one may be bought twice, so it has to be named. */
export const placesRedriveRequest = z.strictObject({ states: statesToRedrive(['unavailable', 'refused']) });

/** A person has to say so twice: a button alone is pressed too easily. */
export const eraseForm = z.strictObject({
  sure: z.literal('yes', 'tick the box to say that the report shall be erased for good'),
  keepOut: z.literal('yes').optional(),
});

export const liftForm = z.strictObject({
  sure: z.literal('yes', 'tick the box to say that the person may be taken again'),
});

/** What the account of a month takes: a customer is named without its sign. */
export const accountQuery = pageQuery.extend({
  customer: z.preprocess(
    blankIsNone,
    z.string().regex(customerPattern, 'must be the name of a customer').optional(),
  ),
});

/** The month that an account is of. */
export const accountMonth = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11'),
});

export const openGateRequest = z.strictObject({
  /** One gate, for example `token#palmistry`; without it, every closed one. */
  gate: z.string().optional(),
  /** Only gates that are closed for this reason. */
  because: z.enum(gateReasons).optional(),
});
