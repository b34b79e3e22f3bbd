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
