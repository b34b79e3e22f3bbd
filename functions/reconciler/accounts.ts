import { settleGraceMs } from '../../shared/budget/budget.ts';
import { monthOf, monthOfAccount, waitingOnCeiling, yearOfPlaces } from '../../shared/budget/periods.ts';
import { settleDeadBlocks } from '../../shared/budget/settle.ts';
import { type Account, accountItems, readAccount } from '../../shared/ledger/items/account.ts';
import { accountsDue, requestQueue } from '../../shared/ledger/items/keys.ts';
import { parkedOn } from '../../shared/ledger/waves/release.ts';
import { all, type Condition, type Key } from '../../shared/table/table.ts';
import type { ReconcilerDeps } from './deps.ts';
import { releaseParked } from './gates.ts';
import { isOver } from './time-share.ts';

/** What else was looked at of an account before its own turn. */
interface LookedAt {
  /** When it is to be looked at again for that, if it is. */
  readonly againAt?: number | undefined;
  /** That nothing of it has changed since the look began. */
  readonly unchanged: readonly Condition[];
}

/**
 * Looks after a batch or a month: settles the blocks of dead workers, and releases what waited for its ceiling as
 * soon as there is room for it. One write says whether it is due any more, and for whatever reason it is.
 *
 * @returns how many subjects were released
 */
export async function reconcileAccounts(
  deps: ReconcilerDeps,
  key: Key,
  { againAt, unchanged }: LookedAt = { unchanged: [] },
): Promise<number> {
  const { ledger, settings } = deps;
  await settleDeadBlocks(ledger, key, () => isOver(deps));
  const item = await ledger.table.get(key);
  if (item === undefined) return 0;
  const account = readAccount(item);
  const waitingOn = waitingOnCeiling(key);
  const limit = limitOf(deps, key, account);
  if (limit !== undefined) deps.spend?.((100 * account.committed) / Math.max(1, limit));
  const room = limit === undefined ? Number.POSITIVE_INFINITY : limit - account.committed;
  const requests = requestsOf(key, account);
  const released = await releaseFitting(deps, waitingOn, requests, room);
  const { seen, gone } = await lookForWaiting(deps, requests, account.lookedAt);
  const ends = Object.values(account.blocks).map(({ until }) => until + settleGraceMs);
  if (gone.length < requests.length) ends.push(ledger.now() + settings.reconciler.recheckAfterMs);
  if (againAt !== undefined) ends.push(againAt);
  const next = ends.length === 0 ? undefined : Math.min(...ends);
  await ledger.table.update(
    accountItems.update({
      key,
      set: { lookedAt: ledger.now(), ...(next === undefined ? {} : { due: accountsDue, dueAt: next }) },
      setPaths: seen.map(({ calls }) =>
        accountItems.member(['pendingRequests', String(calls)], ledger.now()),
      ),
      remove: [
        ...(next === undefined ? (['due', 'dueAt'] as const) : []),
        ...gone.map(({ calls }) => ['pendingRequests', String(calls)] as const),
      ],
      // A block drawn meanwhile moves what is committed, and a subject that begins to wait the count of shortages: the
      // next run then looks again.
      condition: all(...unchanged, ...accountItems.unchanged(account, 'dueAt', 'committed', 'shortages')),
    }),
  );
  return released;
}

/** Subjects that need so many calls, and where they are parked. */
interface Request {
  readonly calls: number;
  readonly queue: string;
  /** Until then a worker may still park one that it has noted, or when one was last seen to wait. */
  readonly until: number;
}

function requestsOf(key: Key, { pendingRequests = {} }: Account): Request[] {
  return Object.entries(pendingRequests)
    .map(([calls, until]) => ({
      calls: Number(calls),
      queue: requestQueue(waitingOnCeiling(key), calls),
      until,
    }))
    .sort((one, other) => one.calls - other.calls);
}

/** Releases those for whom there is room, of each size that fits an even share of what one run releases. */
async function releaseFitting(
  deps: ReconcilerDeps,
  waitingOn: string,
  requests: readonly Request[],
  room: number,
): Promise<number> {
  const fitting = requests.filter(({ calls }) => calls <= room);
  let left = room;
  let released = 0;
  for (const [position, { calls, queue }] of fitting.entries()) {
    const share = (deps.settings.reconciler.releaseLimit - released) / (fitting.length - position);
    const most = Math.min(Math.ceil(share), Math.floor(left / Math.max(1, calls)));
    if (most < 1) continue;
    const found = await releaseParked(deps, waitingOn, most, queue);
    released += found;
    left -= found * calls;
  }
  return released;
}

/**
 * Sizes for which somebody is seen to wait, and those for which nobody does any more. An index may lag, and not show
 * who is there: a size is gone when nobody was on the way, or seen there, for longer than it lags, by looks that
 * followed each other. After a time without looks it begins anew.
 */
async function lookForWaiting(
  { ledger, settings }: ReconcilerDeps,
  requests: readonly Request[],
  lookedAt = 0,
) {
  const now = ledger.now();
  const isFirst = lookedAt < now - 3 * settings.reconciler.recheckAfterMs;
  const seen: Request[] = [];
  const gone: Request[] = [];
  for (const request of requests) {
    if (request.until > now) continue;
    if (isFirst || (await parkedOn(ledger, request.queue, 1)).length > 0) seen.push(request);
    else if (request.until + 2 * settings.jobs.resendAfterMs <= now) gone.push(request);
  }
  return { seen, gone };
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
