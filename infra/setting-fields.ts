import * as z from 'zod';
import { microsOf } from '../shared/money/money.ts';

export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

export const whole = (minimum: number, maximum: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given),
    z.number('write a whole number').int().min(minimum).max(maximum),
  );

export const mostCalls = whole(0, 1_000_000_000);

/** In the currency of the profile's prices. */
export const money = z.coerce
  .string()
  .refine((text) => microsOf(text) !== undefined, 'write an amount such as 500 or 500.00');
