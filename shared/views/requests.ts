import * as z from 'zod';
import { customerPattern } from '../customers/customer.ts';
import { type RedriveState, redriveStates } from '../ledger/items/batch.ts';
import { gateReasons, states } from '../ledger/items/state.ts';
import { microsOf } from '../money/money.ts';
import { isWordForParts } from '../plan/part-names.ts';

export const readsByPost: readonly string[] = ['/quotes'];

/** A second one changes nothing more. A client repeats no other POST whose outcome it does not know. */
export const repeatablePosts: readonly string[] = [
  ...readsByPost,
  '/uploads',
  '/batches/{batch}/pause',
  '/batches/{batch}/resume',
  '/batches/{batch}/release',
  '/batches/{batch}/seal',
  '/batches/{batch}/refused-rows',
  '/batches/{batch}/receipts',
  '/batches/{batch}/reports/{id}/erase',
];

/** `yes` if the signer may also call the address for changes; pages then show buttons. */
export const mayChangeHeader = 'palmleaf-may-change';

const maxPageLength = 200;
/** A cursor holds keys with ids of up to 500 bytes. */
const maxCursorLength = 12_000;
const limit = z.coerce
  .number()
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(maxPageLength, `must be at most ${maxPageLength}`)
  .default(50);

const customerFilter = z
  .string()
  .regex(
    customerPattern,
    'must be the name of a customer: 1 to 64 letters, digits, dots, hyphens, underscores',
  )
  .optional();

export const pageQuery = z.object({ limit, cursor: z.string().max(maxCursorLength).optional() });

export const customerPageQuery = pageQuery.extend({ customer: customerFilter });

export const placeTablesQuery = z.object({ customer: customerFilter });

const nameStart = z
  .string()
  .max(200, 'must be at most 200 letters')
  .regex(/[\p{L}\p{N}]/u, 'must hold a letter: it is the beginning of a name, without case and accents');

export const subjectsQuery = pageQuery.extend({
  state: z.enum(states).optional(),
  name: nameStart.optional(),
  /** Also finds later words, in a bounded number of names for each page. */
  within: z.literal('yes').optional(),
  updatedSince: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-11-22T08:30:00Z' })
    .optional(),
});

/** The most people that a page sorts; the index sorts by state. */
export const maxSorted = 1000;

const blankIsNone = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

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

export const homePageQuery = pageQuery.extend({
  all: z.literal('yes').optional().catch(undefined),
  done,
  customer: customerFilter,
});

export const customerQuery = pageQuery.extend({ done });

export const batchPageQuery = subjectsQuery.omit({ updatedSince: true, within: true }).extend({
  name: z.preprocess(blankIsNone, nameStart.optional()),
  sort: z.enum(['name', 'changed']).optional(),
  done,
});

export const peopleQuery = subjectsQuery.extend({ name: nameStart, customer: customerFilter });

const wantedMoney = z.strictObject({
  amount: z
    .string()
    .refine(
      (text) => microsOf(text) !== undefined,
      'must be an amount such as 25 or 0.50, with six decimals at most',
    ),
  currency: z.string().optional(),
});

/** An absent field keeps its value; null removes the limit. */
export const ceilingRequest = z
  .strictObject({
    ceiling: z.int().min(0).max(1_000_000_000).nullable().optional(),
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

export const batchRedriveStates = [...redriveStates, 'photo'] as const;

const defaultStates = ['unavailable', 'unknown'] as const;
const word = z.string().trim().min(1).max(500).optional();

/** A whole part (`palm/luck`), or every part of an operation (`luck`). */
const partWord = word.refine(
  (given) => given === undefined || isWordForParts(given),
  'must name a part of a report, such as luck or palm/luck',
);

const picked = { person: word, part: partWord, because: word };

const pickedByQuery = {
  person: z.preprocess(blankIsNone, word),
  part: z.preprocess(blankIsNone, partWord),
  because: z.preprocess(blankIsNone, word),
};

/** Refused parts are skipped unless the request names them. */
export const redriveRequest = z.strictObject({
  states: z
    .array(z.enum(batchRedriveStates))
    .min(1)
    .default([...defaultStates]),
  ...picked,
});

export const redriveQuery = z.object({
  states: z
    .string()
    .transform((text) => text.split(',').map((state) => state.trim()))
    .pipe(z.array(z.enum(batchRedriveStates)).min(1))
    .optional(),
  ...pickedByQuery,
  cursor: z.string().max(maxCursorLength).optional(),
});

export const redriveBoxes = z
  .object(Object.fromEntries(batchRedriveStates.map((state) => [state, z.literal('yes').optional()])))
  .transform((boxes) => batchRedriveStates.filter((state) => boxes[state] === 'yes'));

export const cancelResults = ['keep', 'erase'] as const;

export const cancelRequest = z
  .strictObject({ ...picked, results: z.enum(cancelResults).default('keep') })
  .refine(
    ({ part, results }) => part === undefined || results === 'keep',
    'cannot erase by a part: a part that was not bought has no answer',
  );

export const cancelQuery = z.object({
  ...pickedByQuery,
  receipt: z.literal('yes').optional(),
  cursor: z.string().max(maxCursorLength).optional(),
});

/** Retrying an unknown month may buy it twice, so the request must name that state. */
export const placesRedriveRequest = z.strictObject({ states: statesToRedrive(['unavailable', 'refused']) });

/** A button is easily pressed by mistake, so the form asks for confirmation. */
export const eraseForm = z.strictObject({
  sure: z.literal('yes', 'tick the box to confirm that the report is erased irrevocably'),
  keepOut: z.literal('yes').optional(),
});

export const liftForm = z.strictObject({
  sure: z.literal('yes', 'tick the box to confirm that the person is accepted again'),
});

export const accountQuery = pageQuery.extend({
  customer: z.preprocess(
    blankIsNone,
    z.string().regex(customerPattern, 'must be the name of a customer').optional(),
  ),
});

export const accountMonth = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11'),
});

export const openGateRequest = z.strictObject({
  gate: z.string().optional(),
  because: z.enum(gateReasons).optional(),
});
