import * as z from 'zod';
import { moneyView } from '../money.ts';
import { batchView } from '../views.ts';

const time = z.iso.datetime();

export const customerView = z.object({
  customer: z.string(),
  since: time,
  month: z.object({ name: z.string(), spending: batchView.shape.spending }),
});
export type CustomerView = z.output<typeof customerView>;

export const customersList = z.object({ customers: z.array(customerView), cursor: z.string().optional() });

export const customerBudgetView = z.object({
  customer: z.string(),
  ceiling: z.int().nullable().optional(),
  money: moneyView.nullable().optional(),
});
