import { ownerOfName } from '../customers/customer.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { readCustomer } from '../ledger/customers/customers.ts';
import type { Account } from '../ledger/items/account.ts';
import type { Money } from '../money/money.ts';
import type { Key } from '../table/table.ts';
import { customerOfAccount, monthOf, monthOfAccount, yearOfPlaces } from './periods.ts';
import { type Ceilings, ceilingsOf } from './room.ts';

export interface BudgetCeilings {
  readonly monthlyCeiling?: number | undefined;
  readonly monthlyCeilingMoney?: Money | undefined;
  readonly customerCeiling?: number | undefined;
  readonly customerCeilingMoney?: Money | undefined;
  readonly placesCeiling?: number | undefined;
}

/** A past month or year has no ceiling, so that its waiting subjects continue with the new one. */
export async function ceilingsNow(
  ledger: Pick<LedgerContext, 'table' | 'now'>,
  key: Key,
  account: Account,
  settings: BudgetCeilings,
): Promise<Ceilings> {
  const period = monthOfAccount(key);
  const name = period && (yearOfPlaces(period) ?? ownerOfName(period).name);
  const isPast = name !== undefined && name < monthOf(ledger.now()).slice(0, name.length);
  return isPast ? {} : ceilingsOf(account, await usualCeilings(ledger, key, settings));
}

export async function usualCeilings(
  ledger: Pick<LedgerContext, 'table'>,
  key: Key,
  settings: BudgetCeilings,
): Promise<Ceilings> {
  const period = monthOfAccount(key);
  if (period === undefined) return {};
  if (yearOfPlaces(period) !== undefined) return { calls: settings.placesCeiling };
  const customer = customerOfAccount(key);
  if (customer === undefined) return { calls: settings.monthlyCeiling, money: settings.monthlyCeilingMoney };
  const own = await readCustomer(ledger, customer);
  return {
    calls: own?.ceiling ?? settings.customerCeiling,
    money: own?.ceilingMoney ?? settings.customerCeilingMoney,
  };
}

export const sharesSpent = (
  { committed, committedMicros = 0 }: Account,
  { calls, money }: Ceilings,
): number[] => [
  ...(calls === undefined ? [] : [(100 * committed) / Math.max(1, calls)]),
  ...(money === undefined ? [] : [(100 * committedMicros) / Math.max(1, money.micros)]),
];
