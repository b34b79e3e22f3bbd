import type { LedgerContext } from '../ledger/context.ts';
import { workerKey } from '../ledger/items/account.ts';
import type { Header } from '../ledger/items/header.ts';
import type { Table } from '../table/table.ts';

/** Newer entries of `spentBy` are not checked: their workers may still have open blocks. */
const uncheckedMs = 24 * 3600_000;

/** A worker's item exists from the first reservation until all of its blocks have ended. */
const hasEnded = async (table: Table, worker: string): Promise<boolean> =>
  (await table.get(workerKey(worker))) === undefined;

/**
 * Returns the workers without an open block; only their entries may be removed. Read the header before the call: a dead
 * worker without a block never gets one.
 */
export async function settledWorkers(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  { spentBy }: Pick<Header, 'spentBy'>,
): Promise<ReadonlySet<string>> {
  const settled = new Set<string>();
  for (const [name, { until }] of Object.entries(spentBy))
    if (until <= now() - uncheckedMs && (await hasEnded(table, name))) settled.add(name);
  return settled;
}

export async function isSettled(
  { table }: Pick<LedgerContext, 'table'>,
  { spentBy, lease }: Pick<Header, 'spentBy' | 'lease'>,
): Promise<boolean> {
  const workers = [...Object.keys(spentBy), ...(lease === undefined ? [] : [lease.owner])];
  for (const worker of workers) if (!(await hasEnded(table, worker))) return false;
  return true;
}
