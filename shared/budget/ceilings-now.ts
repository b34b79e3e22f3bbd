import type { Account } from '../ledger/items/account.ts';
import type { Money } from '../money/money.ts';
import type { Key } from '../table/table.ts';
import { monthOf, monthOfAccount, yearOfPlaces } from './periods.ts';
import { type Ceilings, ceilingsOf } from './room.ts';

/** The ceilings of the settings; undefined means no ceiling. */
export interface BudgetCeilings {
  /** The most calls, and the most money, that a month may buy. */
  readonly monthlyCeiling?: number | undefined;
  readonly monthlyCeilingMoney?: Money | undefined;
  /** The most calls that a year may buy for places. */
  readonly placesCeiling?: number | undefined;
}

/** Returns the ceilings that hold now; none for a month or a year that is over: what waited for it goes on with the new one. */
export function ceilingsNow(
  key: Key,
  account: Account,
  { monthlyCeiling, monthlyCeilingMoney, placesCeiling }: BudgetCeilings,
  now: number,
): Ceilings {
  const period = monthOfAccount(key);
  if (period === undefined) return ceilingsOf(account, {});
  const year = yearOfPlaces(period);
  const month = monthOf(now);
  const isPast = year === undefined ? period < month : year < month.slice(0, 4);
  if (isPast) return {};
  return ceilingsOf(
    account,
    year === undefined ? { calls: monthlyCeiling, money: monthlyCeilingMoney } : { calls: placesCeiling },
  );
}

/** Returns how much of each of its ceilings an account has spent or reserved, in per cent. */
export const sharesSpent = (
  { committed, committedMicros = 0 }: Account,
  { calls, money }: Ceilings,
): number[] => [
  ...(calls === undefined ? [] : [(100 * committed) / Math.max(1, calls)]),
  ...(money === undefined ? [] : [(100 * committedMicros) / Math.max(1, money.micros)]),
];
