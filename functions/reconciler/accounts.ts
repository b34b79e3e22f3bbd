import { ceilingsNow, percentagesSpent } from '../../shared/budget/ceilings-now.ts';
import { accountItems, readAccount } from '../../shared/ledger/items/account.ts';
import { accountsDue } from '../../shared/ledger/items/keys.ts';
import { all, type Condition, type Key } from '../../shared/table/table.ts';
import type { ItemDeps } from './deps.ts';

export async function reconcileAccount(
  { ledger, settings, reportSpentOfCeiling }: ItemDeps,
  key: Key,
  dueAt?: number,
  unchanged: readonly Condition[] = [],
): Promise<void> {
  const account = readAccount(await ledger.table.get(key));
  const ceilings = await ceilingsNow(ledger, key, account, settings.budget);
  for (const percent of percentagesSpent(account, ceilings)) reportSpentOfCeiling?.(percent);
  const judged = dueAt === undefined ? (['dueAt', 'committed'] as const) : (['dueAt'] as const);
  await ledger.table.update(
    accountItems.update({
      key,
      ...(dueAt === undefined ? { remove: ['due', 'dueAt'] } : { set: { due: accountsDue, dueAt } }),
      condition: all(...unchanged, ...accountItems.unchanged(account, ...judged)),
    }),
  );
}
