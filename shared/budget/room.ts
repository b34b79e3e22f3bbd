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
  readonly micros: number;
  readonly needsPrices: boolean;
  /** The version of the prices, and the currency of the ceiling. */
  readonly judgedBy: string;
  /** The ceiling's currency differs from the prices' or the spending's, so nothing may be drawn. */
  readonly isForeign: boolean;
}

export const ceilingsOf = (account: Account, usual: Ceilings): Ceilings => ({
  calls: account.ceiling ?? usual.calls,
  money: account.ceilingMoney ?? usual.money,
});

/** A call that was drawn without a known price costs the highest price known now. */
export function roomOf(account: Account, { calls, money }: Ceilings, prices: PriceTable | undefined): Room {
  const room = calls === undefined ? Number.POSITIVE_INFINITY : calls - account.committed;
  const judgedBy = `${prices?.mark ?? 'none'}.${money?.currency ?? ''}`;
  if (money === undefined)
    return { calls: room, micros: Number.POSITIVE_INFINITY, needsPrices: false, judgedBy, isForeign: false };
  const { currency = money.currency, committedMicros = 0 } = account;
  const unpricedMicros = unpricedOf(account) * (prices?.dearestMicros ?? 0);
  return {
    calls: room,
    micros: money.micros - committedMicros - unpricedMicros,
    needsPrices: true,
    judgedBy,
    isForeign:
      prices?.dearestMicros === undefined ||
      [currency, prices.currency].some((one) => one !== money.currency),
  };
}

export const unpricedOf = ({ currency, committed, committedUnpriced = 0 }: Account): number =>
  currency === undefined ? committed : Math.max(0, committedUnpriced);

export function lackOf({ calls, micros, needsPrices, isForeign }: Room, wanted: Amount): Lack | undefined {
  if (wanted.calls > calls) return 'calls';
  if (needsPrices && (isForeign || wanted.unpriced > 0)) return 'price';
  return wanted.micros > micros ? 'money' : undefined;
}
