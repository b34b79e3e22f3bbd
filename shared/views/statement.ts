import * as z from 'zod';
import { moneyView } from './money.ts';

/** One call that the service charged for, or may have. */
const chargeView = z.object({
  /** The subject's id; none of somebody who was erased. */
  id: z.string().optional(),
  part: z.string(),
  operation: z.string(),
  state: z.enum(['bought', 'unknown']),
  at: z.iso.datetime().optional(),
  /** What it costs by the prices of the profile; none where it is not known. */
  price: moneyView.optional(),
  /** What the service said that it cost, in its answer. */
  told: moneyView.optional(),
});
export type ChargeView = z.output<typeof chargeView>;

/** One page of the calls of a batch. A page may hold none and still have a cursor. */
export const chargesPage = z.object({ charges: z.array(chargeView), cursor: z.string().optional() });

/**
 * What became of a call, as the account of a month lists it:
 * - `bought`: the service charged for it;
 * - `unknown`: it may have;
 * - `refunded`: it counted as unknown, and the service has said since that it was one purchase with a bought call;
 * - `reused`: it was copied from somebody with the same inputs, and not bought;
 * - `refused`: the service refused it, and the refusal stands.
 */
export const accountKinds = ['bought', 'unknown', 'refunded', 'reused', 'refused'] as const;
export type AccountKind = (typeof accountKinds)[number];

const accountEntry = chargeView.omit({ state: true }).extend({
  /** `.` is the batch of all places. */
  batch: z.string(),
  kind: z.enum(accountKinds),
});
export type AccountEntry = z.output<typeof accountEntry>;

/** One page of the calls of a month (`2026-11`, in UTC). A page may hold none and still have a cursor. */
export const accountPage = z.object({
  month: z.string(),
  entries: z.array(accountEntry),
  cursor: z.string().optional(),
});
