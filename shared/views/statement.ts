import * as z from 'zod';
import { moneyView } from './money.ts';

const chargeView = z.object({
  id: z.string().optional(),
  part: z.string(),
  operation: z.string(),
  state: z.enum(['bought', 'unknown']),
  at: z.iso.datetime().optional(),
  price: moneyView.optional(),
  /** The charge that the service stated. */
  told: moneyView.optional(),
});
export type ChargeView = z.output<typeof chargeView>;

export const chargesPage = z.object({ charges: z.array(chargeView), cursor: z.string().optional() });

/** docs/batches.md defines these outcomes. */
export const accountKinds = ['bought', 'unknown', 'refunded', 'reused', 'refused'] as const;
export type AccountKind = (typeof accountKinds)[number];

const accountEntry = chargeView.omit({ state: true }).extend({
  /** `.` is the batch of all places. */
  batch: z.string(),
  kind: z.enum(accountKinds),
});
export type AccountEntry = z.output<typeof accountEntry>;

export const accountList = z.object({
  month: z.string(),
  entries: z.array(accountEntry),
  cursor: z.string().optional(),
});
