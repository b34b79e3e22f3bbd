import type { Account } from '../ledger/items/account.ts';
import type { Money } from '../money/money.ts';
import type { PriceTable } from '../money/prices.ts';
import type { Amount } from './amount.ts';

/** The ceilings of an account, those that it carries or those of the settings. */
export interface Ceilings {
  readonly calls?: number | undefined;
  readonly money?: Money | undefined;
}

/** Which ceiling has no room, or that a price is not known without which the one in money cannot be kept. */
export type Lack = 'calls' | 'money' | 'prices';

/** What may still be drawn from an account. */
export interface Room {
  readonly calls: number;
  readonly micros: number;
  /** A ceiling in money stands: calls without a known price in its currency may not be drawn. */
  readonly needsPrices: boolean;
  /** Names the prices and the currency by which this was judged: by others it may be judged otherwise. */
  readonly judgedBy: string;
  /** The ceiling in money is of another currency than the prices, or than what is spent: nothing may be drawn. */
  readonly isForeign: boolean;
}

/** The ceilings that hold for an account: its own, in the place of those from the settings. */
export const ceilingsOf = (account: Account, usual: Ceilings): Ceilings => ({
  calls: account.ceiling ?? usual.calls,
  money: account.ceilingMoney ?? usual.money,
});

/**
 * What the ceilings leave. Calls that were drawn when no price was known for them count with the highest price that is
 * known now.
 *
 * @param ceilings that hold for the account (`ceilingsOf`)
 */
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

/** Calls that are committed and whose price nobody knew; of an account that nobody ever knew a price for, all of them. */
export const unpricedOf = ({ currency, committed, committedUnpriced = 0 }: Account): number =>
  currency === undefined ? committed : Math.max(0, committedUnpriced);

/** Why an amount may not be drawn; undefined where it may. */
export function lackOf({ calls, micros, needsPrices, isForeign }: Room, wanted: Amount): Lack | undefined {
  if (wanted.calls > calls) return 'calls';
  if (needsPrices && (isForeign || wanted.unpriced > 0)) return 'prices';
  return wanted.micros > micros ? 'money' : undefined;
}
