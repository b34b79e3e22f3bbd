import type { Account } from '../ledger/items/account.ts';
import type { Money } from '../money/money.ts';
import type { PriceTable } from '../money/prices.ts';
import type { Amount } from './amount.ts';

export interface Ceilings {
  readonly calls?: number | undefined;
  readonly money?: Money | undefined;
}

export type Lack = 'calls' | 'money' | 'price';

export interface Room {
  readonly calls: number;
  /** Infinite without a ceiling in money. */
  readonly micros: number;
  /** The version of the prices, and the currency of the ceiling. */
  readonly judgedBy: string;
  /** The ceiling's currency differs from the spending's, so nothing may be reserved. */
  readonly isForeign: boolean;
}

export const ceilingsOf = (account: Account, defaults: Ceilings): Ceilings => ({
  calls: account.ceiling ?? defaults.calls,
  money: account.ceilingMoney ?? defaults.money,
});

/** A call that was reserved without a known price counts at the highest price known now. */
export function roomOf(account: Account, { calls, money }: Ceilings, prices: PriceTable | undefined): Room {
  const { currency, committed, committedMicros = 0 } = account;
  const spentMicros = committedMicros + unpricedOf(account) * (prices?.dearestMicros ?? 0);
  return {
    calls: (calls ?? Number.POSITIVE_INFINITY) - committed,
    micros: (money?.micros ?? Number.POSITIVE_INFINITY) - spentMicros,
    judgedBy: `${prices?.mark ?? 'none'}.${money?.currency ?? ''}`,
    isForeign: currency !== undefined && money !== undefined && currency !== money.currency,
  };
}

/** An account without a currency knows no price of its calls. */
export const unpricedOf = ({ currency, committed, committedUnpriced = 0 }: Account): number =>
  currency === undefined ? committed : committedUnpriced;

export function lackOf({ calls, micros, isForeign }: Room, wanted: Amount): Lack | undefined {
  if (wanted.calls > calls) return 'calls';
  if (micros === Number.POSITIVE_INFINITY) return undefined;
  if (isForeign || wanted.unpriced > 0) return 'price';
  return wanted.micros > micros ? 'money' : undefined;
}
