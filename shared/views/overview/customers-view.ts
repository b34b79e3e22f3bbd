import * as z from 'zod';
import { moneyView } from '../money.ts';
import { batchView } from '../views.ts';

const time = z.iso.datetime();

export const customerView = z.object({
  customer: z.string(),
  /** When its first upload came, or its first budget was set. */
  since: time,
  /** What it has spent or reserved in this month, in UTC, and the most that it may. */
  month: z.object({ name: z.string(), spending: batchView.shape.spending }),
});
export type CustomerView = z.output<typeof customerView>;

export const customersPage = z.object({ customers: z.array(customerView), cursor: z.string().optional() });

/** What was set; null where the default of the settings holds again. */
export const customerBudgetView = z.object({
  customer: z.string(),
  ceiling: z.int().nullable().optional(),
  money: moneyView.nullable().optional(),
});
