import type { Account, Block } from '../ledger/items/account.ts';
import type { Cost, PriceTable } from '../money/prices.ts';

export interface Amount extends Cost {
  readonly calls: number;
}

export const nothing: Amount = { calls: 0, micros: 0, unpriced: 0 };

const memberwise =
  (combine: (one: number, other: number) => number) =>
  (one: Amount, other: Amount): Amount => ({
    calls: combine(one.calls, other.calls),
    micros: combine(one.micros, other.micros),
    unpriced: combine(one.unpriced, other.unpriced),
  });

export const plus = memberwise((one, other) => one + other);
export const minus = memberwise((one, other) => one - other);
export const excess = memberwise((wanted, available) => Math.max(0, wanted - available));

export const times = (amount: Amount, factor: number): Amount =>
  memberwise((one) => one * factor)(amount, amount);

export const inBlock = ({ calls = 0, micros = 0, unpriced = 0 }: Partial<Block> = {}): Amount => ({
  calls,
  micros,
  unpriced,
});

export const isZero = ({ calls, micros, unpriced }: Amount): boolean =>
  calls === 0 && micros === 0 && unpriced === 0;

export const isPriced = (
  { currency }: Pick<Account, 'currency'>,
  prices: Pick<PriceTable, 'currency'> | undefined,
): boolean => prices !== undefined && prices.currency === currency;

export const amountOf = (priced: boolean, calls: number, cost: Cost | undefined): Amount =>
  priced && cost !== undefined ? { calls, ...cost } : { calls, micros: 0, unpriced: calls };

export const spentOfBlock = (
  block: Block,
  { calls, micros, unpriced = 0 }: Pick<Block, 'calls' | 'micros' | 'unpriced'>,
): Amount =>
  amountOf(block.micros !== undefined, calls, micros === undefined ? undefined : { micros, unpriced });
