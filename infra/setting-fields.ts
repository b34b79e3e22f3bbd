import * as z from 'zod';

export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** A whole number, also as text. An empty text is no number, and above all not zero. */
export const whole = (minimum: number, maximum: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given),
    z.number('write a whole number').int().min(minimum).max(maximum),
  );
