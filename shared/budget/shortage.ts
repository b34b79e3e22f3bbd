import type { LedgerContext } from '../ledger/context.ts';
import { accountItems } from '../ledger/items/account.ts';
import { accountsDue } from '../ledger/items/keys.ts';
import { all, any } from '../table/table.ts';
import type { Shortage } from './allowance.ts';

/** Calls that wait for room; where a ceiling in money is in the way, what they cost, if it is known, and by which prices. */
export interface Request {
  readonly calls: number;
  readonly micros?: number;
  readonly judgedBy?: string;
}

/** A request as accounts and queues name it: `17`, with its cost in millionths `17:4250000:…`, or `17:?:…` without a price. */
export const requestKey = ({ calls, micros, judgedBy }: Request): string =>
  judgedBy === undefined ? String(calls) : `${calls}:${micros ?? '?'}:${judgedBy}`;

/** What such a name says. */
export function requestOf(name: string): Request {
  const [calls, micros, judgedBy] = name.split(':');
  return {
    calls: Number(calls),
    ...(micros === undefined || micros === '?' ? {} : { micros: Number(micros) }),
    ...(judgedBy === undefined ? {} : { judgedBy }),
  };
}

/**
 * Notes on an account that a subject is about to wait for room, and what it needs: the reconciler looks at
 * the account until nobody waits there, and releases whom there is room for. To be called before the subject is parked.
 *
 * @param until when the worker that parks it has surely ended
 * @param lookAt when the reconciler looks, if it would not sooner
 */
export async function noteShortage(
  { table }: LedgerContext,
  shortage: Shortage,
  until: number,
  lookAt: number,
): Promise<void> {
  const { account: key } = shortage;
  const noted = ['pendingRequests', requestKey(shortage)] as const;
  const note = accountItems.update({
    key,
    setPaths: [accountItems.member(noted, until)],
    add: { shortages: 1 },
    setIfMissing: { due: accountsDue, dueAt: lookAt },
    condition: all(
      accountItems.exists('pendingRequests'),
      any(accountItems.missing(noted), accountItems.below(noted, until)),
    ),
  });
  const { ok, item } = await table.update(note);
  if (ok || item?.pendingRequests !== undefined) return;
  await table.update(accountItems.update({ key, setIfMissing: { pendingRequests: {} } }));
  await table.update(note);
}
