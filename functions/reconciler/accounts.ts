import { settleGraceMs } from '../../shared/budget/budget.ts';
import { adoptRequests } from '../../shared/budget/former-requests.ts';
import { monthOf, monthOfAccount, yearOfPlaces } from '../../shared/budget/periods.ts';
import { type Ceilings, ceilingsOf } from '../../shared/budget/room.ts';
import { settleDeadBlocks } from '../../shared/budget/settle.ts';
import { type Account, accountItems, openBlocks, readAccount } from '../../shared/ledger/items/account.ts';
import { accountsDue } from '../../shared/ledger/items/keys.ts';
import { all, type Condition, type Key } from '../../shared/table/table.ts';
import type { ReconcilerDeps } from './deps.ts';
import { isOver } from './time-share.ts';

/** What else was looked at of an account before its own turn. */
interface LookedAt {
  /** When it is to be looked at again for that, if it is. */
  readonly againAt?: number | undefined;
  /** That nothing of it has changed since the look began. */
  readonly unchanged: readonly Condition[];
}

/**
 * Settles the blocks of dead workers of a batch or a month. One write says whether it is due any more, and for whatever
 * reason it is.
 */
export async function reconcileAccount(
  deps: ReconcilerDeps,
  key: Key,
  { againAt, unchanged }: LookedAt = { unchanged: [] },
): Promise<void> {
  const { ledger } = deps;
  await settleDeadBlocks(ledger, key, () => isOver(deps));
  const item = await ledger.table.get(key);
  if (item === undefined) return;
  const account = readAccount(item);
  await adoptRequests(ledger, key, account);
  tellSpending(deps, account, ceilingsNow(deps, key, account));
  // Read after the account: of a block that is drawn later, its count of draws tells.
  const blocks = await openBlocks(ledger.table, key);
  const ends = [...blocks.values()].map(({ until }) => until + settleGraceMs);
  if (againAt !== undefined) ends.push(againAt);
  const due = ends.length === 0 ? undefined : { due: accountsDue, dueAt: Math.min(...ends) };
  await ledger.table.update(
    accountItems.update({
      key,
      ...(due === undefined ? { remove: ['due', 'dueAt'] } : { set: due }),
      condition: all(...unchanged, ...accountItems.unchanged(account, 'dueAt', 'draws')),
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
