import type { LedgerContext } from '../ledger/context.ts';
import { accountItems } from '../ledger/items/account.ts';
import { dueFor } from '../ledger/items/keys.ts';
import { any, type Key, not } from '../table/table.ts';

/**
 * Notes on an account that a subject waits for room, and how many calls the smallest of them needs, so that the reconciler
 * looks at it and releases nothing that would only be stopped again.
 */
export async function noteShortage(
  { table }: LedgerContext,
  key: Key,
  calls: number,
  lookAt: number,
): Promise<void> {
  await table.update(accountItems.update({ key, setIfMissing: { due: dueFor(key.pk), dueAt: lookAt } }));
  await table.update(
    accountItems.update({
      key,
      set: { smallestPendingRequest: calls },
      condition: any(
        accountItems.missing('smallestPendingRequest'),
        not(accountItems.atMost('smallestPendingRequest', calls)),
      ),
    }),
  );
}
