import { setCeiling, setMoneyCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { setBudget } from '../../../shared/ledger/customers/customers.ts';
import { type PriceTable, priceTable } from '../../../shared/money/prices.ts';
import type { Scenario } from './scenario/scenario.ts';

export function setCeilings(
  { ceilings, raises, budgets, moneyCeilings }: Scenario,
  ledger: LedgerContext,
  at: (time: number, run: () => void) => void,
): void {
  for (const [batch, ceiling] of ceilings) void setCeiling(ledger, batch, ceiling);
  for (const { at: time, batch, ceiling } of raises) at(time, () => void setCeiling(ledger, batch, ceiling));
  for (const { at: time, customer, ceiling } of budgets)
    at(time, () => void setBudget(ledger, customer, { ceiling }));
  for (const { at: time, batch, micros } of moneyCeilings)
    at(time, () => void setMoneyCeiling(ledger, batch, { currency: 'USD', micros }));
}

export const pricesAt = ({ prices }: Scenario, now: number): PriceTable | undefined =>
  priceTable(prices.findLast(({ from }) => from <= now)?.prices);
