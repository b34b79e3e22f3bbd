import type { LedgerContext } from '../ledger/context.ts';
import { batchKey, budgetKey, dueFor } from '../ledger/keys.ts';
import { any, atMost, missing, not } from '../table/table.ts';
import { monthOf, type Shortage } from './allowance.ts';

/** Whom subjects wait for that a ceiling stopped. */
export const monthCeilingHolder = 'ceiling';
export const batchCeilingHolder = (batch: string): string => `ceiling#${batch}`;

/**
 * Notes on a batch or a month that a subject waits for room, and how many calls the smallest of them needs, so that
 * keeper looks at it and lets nothing go that would only be stopped again.
 */
export async function noteShortage(
  { table, now }: LedgerContext,
  shortage: Shortage,
  batch: string,
  calls: number,
  lookAt: number,
): Promise<void> {
  const key = shortage === 'batch' ? batchKey(batch) : budgetKey(monthOf(now()));
  await table.update({ key, setIfMissing: { due: dueFor(key.pk), dueAt: lookAt } });
  await table.update({
    key,
    set: [[['shortOf'], calls]],
    condition: any(missing('shortOf'), not(atMost(['shortOf'], calls))),
  });
}
