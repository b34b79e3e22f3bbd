import * as z from 'zod';
import { amountText, type Money, microsOf } from '../money/money.ts';

/** Amounts are digits as text, so that no client rounds them to a float. */
export const moneyView = z.object({ currency: z.string(), amount: z.string() });
export type MoneyView = z.output<typeof moneyView>;

export const toMoneyView = (money: Money): MoneyView => ({
  currency: money.currency,
  amount: amountText(money),
});

export const fromMoneyView = ({ currency, amount }: MoneyView): Money => ({
  currency,
  micros: microsOf(amount) ?? 0,
});

/** `unpriced` counts calls without a known price. If no price was ever known, views omit the cost. */
export const costView = moneyView.extend({ unpriced: z.int() });
export type CostView = z.output<typeof costView>;

export const toCostView = ({ unpriced, ...money }: Money & { readonly unpriced: number }): CostView => ({
  ...toMoneyView(money),
  unpriced,
});

interface SpendingView {
  readonly committed: number;
  readonly ceiling?: number | undefined;
  readonly cost?: CostView | undefined;
  readonly ceilingMoney?: MoneyView | undefined;
}

export const spentOf = ({ committed, ceiling, cost, ceilingMoney }: SpendingView) => ({
  committed,
  ceiling,
  costMicros: cost && fromMoneyView(cost).micros,
  ceilingMicros: ceilingMoney && fromMoneyView(ceilingMoney).micros,
});
