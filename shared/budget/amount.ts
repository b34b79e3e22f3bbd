import type { Account, Block } from '../ledger/items/account.ts';
import type { Cost, PriceTable } from '../money/prices.ts';

/** What is drawn from an account: calls, what they cost as far as it is known, and how many have no known price. */
export interface Amount {
  readonly calls: number;
  readonly micros: number;
  readonly unpriced: number;
}

export const nothing: Amount = { calls: 0, micros: 0, unpriced: 0 };

export const plus = (one: Amount, other: Amount): Amount => ({
  calls: one.calls + other.calls,
  micros: one.micros + other.micros,
  unpriced: one.unpriced + other.unpriced,
});

export const minus = (one: Amount, other: Amount): Amount => ({
  calls: one.calls - other.calls,
  micros: one.micros - other.micros,
  unpriced: one.unpriced - other.unpriced,
});

export const times = ({ calls, micros, unpriced }: Amount, factor: number): Amount => ({
  calls: calls * factor,
  micros: micros * factor,
  unpriced: unpriced * factor,
});

/** What a block holds; nothing where there is none. */
export const inBlock = (block: Block | undefined): Amount => ({
  calls: block?.calls ?? 0,
  micros: block?.micros ?? 0,
  unpriced: block?.unpriced ?? 0,
});

/** What of an amount another one does not cover. */
export const beyond = (wanted: Amount, there: Amount): Amount => ({
  calls: Math.max(0, wanted.calls - there.calls),
  micros: Math.max(0, wanted.micros - there.micros),
  unpriced: Math.max(0, wanted.unpriced - there.unpriced),
});

export const isNothing = ({ calls, micros, unpriced }: Amount): boolean =>
  calls === 0 && micros === 0 && unpriced === 0;

/**
 * How the prices that a worker knows go with an account: `by calls` where nobody ever knew a price, `by price` in one
 * currency, `without price` where the account has another currency than the prices, or the worker no prices at all.
 */
export type Pricing = 'by calls' | 'by price' | 'without price';

export function pricingOf(
  { currency }: Pick<Account, 'currency'>,
  prices: Pick<PriceTable, 'currency'> | undefined,
): Pricing {
  if (currency === undefined) return prices === undefined ? 'by calls' : 'by price';
  return currency === prices?.currency ? 'by price' : 'without price';
}

/** Calls with what they cost the worker, as an account counts them. */
export function amountOf(pricing: Pricing, calls: number, cost: Cost | undefined): Amount {
  switch (pricing) {
    case 'by calls':
      return { calls, micros: 0, unpriced: 0 };
    case 'without price':
      return { calls, micros: 0, unpriced: calls };
    case 'by price':
      return cost === undefined ? { calls, micros: 0, unpriced: calls } : { calls, ...cost };
  }
}

/** What of a worker's spending its block has to bear. */
export function spentOfBlock(block: Block, spent: Spending): Amount {
  if (block.unpriced === undefined) return { calls: spent.calls, micros: 0, unpriced: 0 };
  const { micros, unpriced } = spent;
  return block.micros === undefined || micros === undefined
    ? { calls: spent.calls, micros: 0, unpriced: spent.calls }
    : { calls: spent.calls, micros, unpriced: unpriced ?? 0 };
}

/** What a header says that a worker spent; without `micros` the worker knew no prices. */
interface Spending {
  readonly calls: number;
  readonly micros?: number | undefined;
  readonly unpriced?: number | undefined;
}
