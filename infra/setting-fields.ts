import * as z from 'zod';
import { microsOf } from '../shared/money/money.ts';

export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** A whole number, also as text. An empty text is no number, and above all not zero. */
export const whole = (minimum: number, maximum: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given),
    z.number('write a whole number').int().min(minimum).max(maximum),
  );

/** The most calls of a ceiling. */
export const mostCalls = whole(0, 1_000_000_000);

/** An amount of money, in the currency of the profile's prices. */
export const money = z.coerce
  .string()
  .refine((text) => microsOf(text) !== undefined, 'write an amount such as 500 or 500.00');
