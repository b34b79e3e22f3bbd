import type { LedgerContext } from '../ledger/context.ts';
import { readAccount } from '../ledger/items/account.ts';
import type { Header } from '../ledger/items/header.ts';
import type { Key } from '../table/table.ts';
import { accountOfBatch, accountOfMonth } from './periods.ts';

/** Younger entries are kept without a look: their blocks are open or were settled minutes ago. */
const unaskedMs = 24 * 3600_000;

/**
 * The workers that a header names and that have no open block any more, in whatever account they drew from. Only their
 * entries may go: by the others the reconciler settles what their workers left, however late it comes. To be read after
 * the header: a worker that is dead draws nothing more.
 */
export async function settledWorkers(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  { batch, spentBy }: Pick<Header, 'batch' | 'spentBy'>,
): Promise<ReadonlySet<string>> {
  const old = Object.entries(spentBy).filter(([, { until }]) => until <= now() - unaskedMs);
  const open = new Map<string, ReadonlySet<string>>();
  const settled = new Set<string>();
  for (const [worker, { until }] of old) {
    const drawn = [accountOfBatch(batch, until), accountOfMonth(until)];
    for (const key of drawn) open.set(key.pk, open.get(key.pk) ?? (await openBlocks(table, key)));
    if (drawn.every(({ pk }) => open.get(pk)?.has(worker) === false)) settled.add(worker);
  }
  return settled;
}

async function openBlocks(table: LedgerContext['table'], key: Key): Promise<ReadonlySet<string>> {
  return new Set(Object.keys(readAccount(await table.get(key)).blocks));
}
