import type { LedgerContext } from '../ledger/context.ts';
import { readCustomer } from '../ledger/customers/customers.ts';
import type { Account } from '../ledger/items/account.ts';
import type { Money } from '../money/money.ts';
import type { Key } from '../table/table.ts';
import { monthOf, payerOf } from './periods.ts';
import { type Ceilings, ceilingsOf } from './room.ts';

export interface BudgetCeilings {
  readonly monthlyCeiling?: number | undefined;
  readonly monthlyCeilingMoney?: Money | undefined;
  readonly customerCeiling?: number | undefined;
  readonly customerCeilingMoney?: Money | undefined;
  readonly placesCeiling?: number | undefined;
}

/** A past month or year has no ceiling, so that its waiting subjects continue under the current one. */
export async function ceilingsNow(
  ledger: Pick<LedgerContext, 'table' | 'now'>,
  key: Key,
  account: Account,
  settings: BudgetCeilings,
): Promise<Ceilings> {
  const { period } = payerOf(key);
  const isPast = period !== undefined && period < monthOf(ledger.now()).slice(0, period.length);
  return isPast ? {} : ceilingsOf(account, await defaultCeilings(ledger, key, settings));
}

export async function defaultCeilings(
  ledger: Pick<LedgerContext, 'table'>,
  key: Key,
  settings: BudgetCeilings,
): Promise<Ceilings> {
  const { of, customer } = payerOf(key);
  if (of === 'batch') return {};
  if (of === 'places') return { calls: settings.placesCeiling };
  if (customer === undefined) return { calls: settings.monthlyCeiling, money: settings.monthlyCeilingMoney };
  const own = await readCustomer(ledger, customer);
  return {
    calls: own?.ceiling ?? settings.customerCeiling,
    money: own?.ceilingMoney ?? settings.customerCeilingMoney,
  };
}

export const percentagesSpent = (
  { committed, committedMicros = 0 }: Account,
  { calls, money }: Ceilings,
): number[] => [
  ...(calls === undefined ? [] : [(100 * committed) / Math.max(1, calls)]),
  ...(money === undefined ? [] : [(100 * committedMicros) / Math.max(1, money.micros)]),
];
