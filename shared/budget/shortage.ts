import type { LedgerContext } from '../ledger/context.ts';
import { accountItems } from '../ledger/items/account.ts';
import { accountsDue } from '../ledger/items/keys.ts';
import { all, any } from '../table/table.ts';
import type { Shortage } from './allowance.ts';

/**
 * Notes on an account that a subject is about to wait for room, and how many calls it needs: the reconciler looks at
 * the account until nobody waits there, and releases whom there is room for. To be called before the subject is parked.
 *
 * @param until when the worker that parks it has surely ended
 * @param lookAt when the reconciler looks, if it would not sooner
 */
export async function noteShortage(
  { table }: LedgerContext,
  { account: key, calls }: Shortage,
  until: number,
  lookAt: number,
): Promise<void> {
  const noted = ['pendingRequests', String(calls)] as const;
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
