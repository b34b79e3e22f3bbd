import * as z from 'zod';
import { moneyView } from './money.ts';

/** One call that the service charged for, or may have charged for. */
const chargeView = z.object({
  /** The subject's id; absent for an erased person. */
  id: z.string().optional(),
  part: z.string(),
  operation: z.string(),
  state: z.enum(['bought', 'unknown']),
  at: z.iso.datetime().optional(),
  /** The price from the profile; absent if unknown. */
  price: moneyView.optional(),
  /** The cost that the service stated in its answer. */
  told: moneyView.optional(),
});
export type ChargeView = z.output<typeof chargeView>;

/** One page of a batch's calls. A page without calls may still have a cursor. */
export const chargesPage = z.object({ charges: z.array(chargeView), cursor: z.string().optional() });

/**
 * The outcome of a call, as the account of a month lists it:
 * - `bought`: the service charged for it;
 * - `unknown`: the service may have charged for it;
 * - `refunded`: it counted as unknown until the service showed that a bought call covered it;
 * - `reused`: the pipeline copied the answer from a person with the same inputs and bought nothing;
 * - `refused`: the service refused it, and the refusal is final.
 */
export const accountKinds = ['bought', 'unknown', 'refunded', 'reused', 'refused'] as const;
export type AccountKind = (typeof accountKinds)[number];

const accountEntry = chargeView.omit({ state: true }).extend({
  /** `.` is the batch of all places. */
  batch: z.string(),
  kind: z.enum(accountKinds),
});
export type AccountEntry = z.output<typeof accountEntry>;

/** One page of a month's calls (`2026-11`, in UTC). A page without calls may still have a cursor. */
export const accountPage = z.object({
  month: z.string(),
  entries: z.array(accountEntry),
  cursor: z.string().optional(),
});
