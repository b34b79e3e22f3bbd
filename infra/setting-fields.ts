import * as z from 'zod';
import { customerPattern } from '../shared/customers/customer.ts';
import { microsOf } from '../shared/money/money.ts';

export const flag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')],
  'write true or false',
);

export const whole = (minimum: number, maximum: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given),
    z.number(`write a whole number from ${minimum} to ${maximum}`).int().min(minimum).max(maximum),
  );

export const callLimit = whole(0, 1_000_000_000);

const maxWeight = 10;

/** `acme=3,zeta=2`: the weights of customers; every other has 1. */
export const weights = z.string().transform((text, context): Record<string, number> => {
  const pairs = text.split(',').map((pair) => pair.split('='));
  const isRight = pairs.every(
    ([customer = '', weight = '', ...rest]) =>
      rest.length === 0 &&
      customerPattern.test(customer) &&
      /^[1-9]\d?$/.test(weight) &&
      Number(weight) <= maxWeight,
  );
  if (!isRight) {
    context.addIssue({
      code: 'custom',
      message: `write weights from 1 to ${maxWeight} such as acme=3,zeta=2`,
    });
    return z.NEVER;
  }
  return Object.fromEntries(pairs.map(([customer = '', weight]) => [customer, Number(weight)]));
});

export const money = z.coerce
  .string()
  .refine((text) => microsOf(text) !== undefined, 'write an amount such as 500 or 500.00');
