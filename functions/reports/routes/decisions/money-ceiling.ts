import { type Money, microsOf } from '../../../../shared/money/money.ts';
import type { PriceTable } from '../../../../shared/money/prices.ts';
import { ProblemError } from '../../http/problem.ts';

/**
 * @param paidIn the currency of the batch's earlier purchases
 * @throws ProblemError that says why the ceiling is impossible
 */
export function ceilingMoneyIn(
  prices: PriceTable | undefined,
  { amount, currency }: { amount: string; currency?: string | undefined },
  paidIn: string | undefined,
): Money {
  if (prices?.dearestMicros === undefined) {
    throw new ProblemError(
      409,
      'No prices',
      'The profile of the service names no prices, so a ceiling in money cannot be applied; set one in calls, or write prices into the profile.',
    );
  }
  if (currency !== undefined && currency !== prices.currency) {
    throw new ProblemError(
      409,
      'Another currency',
      `The prices are in ${prices.currency}; write the ceiling in ${prices.currency}.`,
    );
  }
  if (paidIn !== undefined && paidIn !== prices.currency) {
    throw new ProblemError(
      409,
      'Another currency',
      `The earlier purchases of this batch were paid in ${paidIn}, and the prices are in ${prices.currency} now: set a ceiling in calls.`,
    );
  }
  return { currency: prices.currency, micros: microsOf(amount) ?? 0 };
}
