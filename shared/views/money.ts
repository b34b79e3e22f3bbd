import * as z from 'zod';
import { amountText, type Money, microsOf } from '../money/money.ts';

/** An amount as readers get it: its digits as text, so that no reader makes a fraction of it. */
export const moneyView = z.object({ currency: z.string(), amount: z.string() });
export type MoneyView = z.output<typeof moneyView>;

export const toMoneyView = (money: Money): MoneyView => ({
  currency: money.currency,
  amount: amountText(money),
});

/** An amount that a reader got, to be told or added up. */
export const fromMoneyView = ({ currency, amount }: MoneyView): Money => ({
  currency,
  micros: microsOf(amount) ?? 0,
});

/** What calls cost, and how many calls beside them have no known price. Nothing is told where no price was ever known. */
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

/** What an account has spent and may spend, with money in millionths of its unit. */
export const spentOf = ({ committed, ceiling, cost, ceilingMoney }: SpendingView) => ({
  committed,
  ceiling,
  costMicros: cost && fromMoneyView(cost).micros,
  ceilingMicros: ceilingMoney && fromMoneyView(ceilingMoney).micros,
});
