import { adoptRequests } from '../../shared/budget/former-requests.ts';
import { monthOf, monthOfAccount, yearOfPlaces } from '../../shared/budget/periods.ts';
import { type Ceilings, ceilingsOf } from '../../shared/budget/room.ts';
import { type Account, accountItems, readAccount } from '../../shared/ledger/items/account.ts';
import { accountsDue } from '../../shared/ledger/items/keys.ts';
import { all, type Condition, type Key } from '../../shared/table/table.ts';
import type { ReconcilerDeps } from './deps.ts';

/** What else was looked at of an account before its own turn. */
interface LookedAt {
  /** When it is to be looked at again for that, if it is. */
  readonly againAt?: number | undefined;
  /** That nothing of it has changed since the look began. */
  readonly unchanged: readonly Condition[];
}

/** Tells how much of the ceilings of a batch or a month is spent. One write says whether it is due any more, for whatever reason. */
export async function reconcileAccount(
  deps: ReconcilerDeps,
  key: Key,
  { againAt: dueAt, unchanged }: LookedAt = { unchanged: [] },
): Promise<void> {
  const { ledger } = deps;
  const item = await ledger.table.get(key);
  if (item === undefined) return;
  const account = readAccount(item);
  await adoptRequests(ledger, key, account);
  tellSpending(deps, account, ceilingsNow(deps, key, account));
  await ledger.table.update(
    accountItems.update({
      key,
      ...(dueAt === undefined ? { remove: ['due', 'dueAt'] } : { set: { due: accountsDue, dueAt } }),
      condition: all(...unchanged, ...accountItems.unchanged(account, 'dueAt')),
    }),
  );
}

/** The ceilings that hold now; none for a month or a year that is over: what waited for it goes on with the new one. */
export function ceilingsNow({ ledger, settings }: ReconcilerDeps, key: Key, account: Account): Ceilings {
  const period = monthOfAccount(key);
  if (period === undefined) return ceilingsOf(account, {});
  const year = yearOfPlaces(period);
  const month = monthOf(ledger.now());
  const isPast = year === undefined ? period < month : year < month.slice(0, 4);
  if (isPast) return {};
  const { monthlyCeiling, monthlyCeilingMoney, placesCeiling } = settings.budget;
  return ceilingsOf(
    account,
    year === undefined ? { calls: monthlyCeiling, money: monthlyCeilingMoney } : { calls: placesCeiling },
  );
}

/** Tells how much of its ceilings an account has spent or reserved. */
export function tellSpending(deps: ReconcilerDeps, account: Account, { calls, money }: Ceilings): void {
  if (calls !== undefined) deps.spend?.((100 * account.committed) / Math.max(1, calls));
  if (money !== undefined) deps.spend?.((100 * (account.committedMicros ?? 0)) / Math.max(1, money.micros));
}
