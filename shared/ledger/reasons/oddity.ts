import * as z from 'zod';
import { canonical } from '../../plan/canonical.ts';
import { answerClasses } from '../../service-client/answer.ts';
import { legacy, orLegacy } from '../../table/legacy.ts';

/**
 * - `new`: earlier answers had no value at this path.
 * - `missing`: all earlier answers had one.
 * - `type`: the value has another type.
 */
export const differenceKinds = ['new', 'missing', 'type'] as const;

export const oddity = z.discriminatedUnion('code', [
  z.object({ code: z.literal('no-palm-id') }),
  z.object({
    code: z.literal('another-shape'),
    operation: z.string(),
    difference: z.enum(differenceKinds),
    path: z.string(),
  }),
  z.object({
    code: z.literal('another-price'),
    operation: z.string(),
    than: z.enum(['more', 'less']),
    price: z.object({ currency: z.string(), micros: z.int() }),
  }),
  z.object({
    code: z.literal('refused'),
    operation: z.string(),
    answer: z.enum(answerClasses),
    status: z.int().optional(),
  }),
  legacy,
]);
export type Oddity = z.output<typeof oddity>;

export const isSameOddity = (one: Oddity, other: Oddity): boolean => canonical(one) === canonical(other);

export const storedOddity = orLegacy(oddity);

/** Earlier versions stored an object with a sentence as the name of each member. */
export const oddities = z.preprocess(
  (value): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.entries(value).map(([sentence, inputs]) => ({ oddity: sentence, inputs })),
  z.array(z.object({ oddity: storedOddity, inputs: z.string() })),
);
export type Oddities = z.output<typeof oddities>;
