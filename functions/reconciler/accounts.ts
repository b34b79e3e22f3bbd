import { settleGraceMs } from '../../shared/budget/budget.ts';
import { monthOf, monthOfAccount, waitingOnCeiling, yearOfPlaces } from '../../shared/budget/periods.ts';
import { type Ceilings, ceilingsOf, type Room, roomOf } from '../../shared/budget/room.ts';
import { settleDeadBlocks } from '../../shared/budget/settle.ts';
import { type Request, requestOf } from '../../shared/budget/shortage.ts';
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
  const room = roomOf(...limitedBy(deps, key, account), deps.prices);
  tellSpending(deps, key, account);
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
      setPaths: seen.map(({ name }) => accountItems.member(['pendingRequests', name], ledger.now())),
      remove: [
        ...(next === undefined ? (['due', 'dueAt'] as const) : []),
        ...gone.map(({ name }) => ['pendingRequests', name] as const),
      ],
      // A block drawn meanwhile moves what is committed, and a subject that begins to wait the count of shortages: the
      // next run then looks again.
      condition: all(...unchanged, ...accountItems.unchanged(account, 'dueAt', 'committed', 'shortages')),
    }),
  );
  return released;
}

/** Subjects that need the same, and where they are parked. */
interface Waiting extends Request {
  readonly name: string;
  readonly queue: string;
  /** Until then a worker may still park one that it has noted, or when one was last seen to wait. */
  readonly until: number;
}

function requestsOf(key: Key, { pendingRequests = {} }: Account): Waiting[] {
  return Object.entries(pendingRequests)
    .map(([name, until]) => ({
      ...requestOf(name),
      name,
      queue: requestQueue(waitingOnCeiling(key), name),
      until,
    }))
    .sort((one, other) => one.calls - other.calls || (one.micros ?? 0) - (other.micros ?? 0));
}

/** Releases those for whom there is room, of each size that fits an even share of what one run releases. */
async function releaseFitting(
  deps: ReconcilerDeps,
  waitingOn: string,
  requests: readonly Waiting[],
  room: Room,
): Promise<number> {
  const fitting = requests.filter((request) => fits(request, room));
  let left = room;
  let released = 0;
  for (const [position, { calls, queue, ...request }] of fitting.entries()) {
    const micros = request.judgedBy === room.judgedBy ? (request.micros ?? 0) : 0;
    const share = (deps.settings.reconciler.releaseLimit - released) / (fitting.length - position);
    const most = Math.min(
      Math.ceil(share),
      Math.floor(left.calls / Math.max(1, calls)),
      Math.floor(left.micros / Math.max(1, micros)),
    );
    if (most < 1) continue;
    const found = await releaseParked(deps, waitingOn, most, queue);
    released += found;
    left = { ...left, calls: left.calls - found * calls, micros: left.micros - found * micros };
  }
  return released;
}

/** Whether there is room for a request; by other prices than those by which it found none, it looks again itself. */
function fits({ calls, micros, judgedBy }: Request, room: Room): boolean {
  if (calls > room.calls) return false;
  if (judgedBy === undefined || judgedBy !== room.judgedBy) return true;
  return micros === undefined ? !room.needsPrices : micros <= room.micros;
}

/**
 * Sizes for which somebody is seen to wait, and those for which nobody does any more. An index may lag, and not show
 * who is there: a size is gone when nobody was on the way, or seen there, for longer than it lags, by looks that
 * followed each other. After a time without looks it begins anew.
 */
async function lookForWaiting(
  { ledger, settings }: ReconcilerDeps,
  requests: readonly Waiting[],
  lookedAt = 0,
) {
  const now = ledger.now();
  const isFirst = lookedAt < now - 3 * settings.reconciler.recheckAfterMs;
  const seen: Waiting[] = [];
  const gone: Waiting[] = [];
  for (const request of requests) {
    if (request.until > now) continue;
    if (isFirst || (await parkedOn(ledger, request.queue, 1)).length > 0) seen.push(request);
    else if (request.until + 2 * settings.jobs.resendAfterMs <= now) gone.push(request);
  }
  return { seen, gone };
}

/** The ceilings that hold now; none for a month or a year that is over: what waited for it goes on with the new one. */
function limitedBy({ ledger, settings }: ReconcilerDeps, key: Key, account: Account): [Account, Ceilings] {
  const period = monthOfAccount(key);
  if (period === undefined) return [account, {}];
  const year = yearOfPlaces(period);
  const month = monthOf(ledger.now());
  const over = year === undefined ? period < month : year < month.slice(0, 4);
  if (over) return [withoutCeilings(account), {}];
  const { monthlyCeiling, monthlyCeilingMoney, placesCeiling } = settings.budget;
  return [
    account,
    year === undefined ? { calls: monthlyCeiling, money: monthlyCeilingMoney } : { calls: placesCeiling },
  ];
}

function withoutCeilings({ ceiling: _calls, ceilingMoney: _money, ...account }: Account): Account {
  return account;
}

/** Tells how much of its ceilings an account has spent or reserved. */
function tellSpending(deps: ReconcilerDeps, key: Key, account: Account): void {
  const { calls, money } = ceilingsOf(...limitedBy(deps, key, account));
  if (calls !== undefined) deps.spend?.((100 * account.committed) / Math.max(1, calls));
  if (money !== undefined) deps.spend?.((100 * (account.committedMicros ?? 0)) / Math.max(1, money.micros));
}
