import { settleGraceMs } from '../../shared/budget/budget.ts';
import { monthOf, monthOfAccount, waitingOnCeiling, yearOfPlaces } from '../../shared/budget/periods.ts';
import { settleDeadBlocks } from '../../shared/budget/settle.ts';
import { type Account, accountItems, readAccount } from '../../shared/ledger/items/account.ts';
import { parkedOn } from '../../shared/ledger/waves/release.ts';
import { all, type Key } from '../../shared/table/table.ts';
import type { ReconcilerDeps } from './deps.ts';
import { releaseParked } from './gates.ts';

/**
 * Looks after a batch or a month: settles the blocks of dead workers, and releases what waited for its ceiling as
 * soon as there is room for it.
 *
 * @returns how many subjects were released
 */
export async function reconcileAccounts(deps: ReconcilerDeps, key: Key): Promise<number> {
  const { ledger, settings } = deps;
  await settleDeadBlocks(ledger, key);
  const item = await ledger.table.get(key);
  if (item === undefined) return 0;
  const account = readAccount(item);
  const waitingOn = waitingOnCeiling(key);
  const limit = limitOf(deps, key, account);
  if (limit !== undefined) deps.spend?.((100 * account.committed) / Math.max(1, limit));
  const fits = limit === undefined ? Number.POSITIVE_INFINITY : roomFor(limit, account);
  const released =
    fits > 0 ? await releaseParked(deps, waitingOn, Math.min(settings.reconciler.releaseLimit, fits)) : 0;
  const waiting = (await parkedOn(ledger, waitingOn, 1)).length > 0;
  const ends = Object.values(account.blocks).map(({ until }) => until + settleGraceMs);
  if (waiting) ends.push(ledger.now() + settings.reconciler.recheckAfterMs);
  const next = ends.length === 0 ? undefined : Math.min(...ends);
  await ledger.table.update(
    accountItems.update({
      key,
      set: { dueAt: next },
      remove: [
        ...(next === undefined ? (['due', 'dueAt'] as const) : []),
        ...(released > 0 || !waiting ? (['smallestPendingRequest'] as const) : []),
      ],
      // A block drawn meanwhile moves what is committed; the next run then looks again.
      condition: all(...accountItems.unchanged(account, 'dueAt', 'committed')),
    }),
  );
  return released;
}

/**
 * The ceiling that holds now; none for a month or a year that is over: what waited for it goes on with the new one.
 */
function limitOf({ ledger, settings }: ReconcilerDeps, key: Key, { ceiling }: Account): number | undefined {
  const period = monthOfAccount(key);
  if (period === undefined) return ceiling;
  const year = yearOfPlaces(period);
  const month = monthOf(ledger.now());
  const over = year === undefined ? period < month : year < month.slice(0, 4);
  if (over) return undefined;
  return ceiling ?? (year === undefined ? settings.budget.monthlyCeiling : settings.budget.placesCeiling);
}

/** How many waiting subjects find room. */
function roomFor(limit: number, { committed, smallestPendingRequest }: Account): number {
  return Math.floor((limit - committed) / Math.max(1, smallestPendingRequest ?? 1));
}
