import type { LedgerContext, Worker } from '../ledger/context.ts';
import { blockKey } from '../ledger/items/account.ts';
import type { Header } from '../ledger/items/header.ts';
import type { Subject } from '../ledger/items/keys.ts';
import type { Table } from '../table/table.ts';
import { accountsOf } from './periods.ts';

/** Younger entries stay without a read: their blocks are open or were settled minutes ago. */
const unaskedMs = 24 * 3600_000;

/**
 * Returns the workers without an open block in any account; only their entries may be removed. Callers must read the
 * header first, because a dead worker draws nothing more.
 */
export async function settledWorkers(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  header: Pick<Header, 'batch' | 'id' | 'spentBy'>,
): Promise<ReadonlySet<string>> {
  const settled = new Set<string>();
  for (const [name, { until }] of Object.entries(header.spentBy))
    if (until <= now() - unaskedMs && !(await hasBlock(table, header, { name, until }))) settled.add(name);
  return settled;
}

export async function isSettled(
  { table }: Pick<LedgerContext, 'table'>,
  header: Pick<Header, 'batch' | 'id' | 'spentBy' | 'lease'>,
): Promise<boolean> {
  const { spentBy, lease } = header;
  const workers = Object.entries(spentBy).map(([name, { until }]) => ({ name, until }));
  if (lease !== undefined) workers.push({ name: lease.owner, until: lease.until });
  for (const worker of workers) if (await hasBlock(table, header, worker)) return false;
  return true;
}

async function hasBlock(table: Table, subject: Subject, { name, until }: Worker): Promise<boolean> {
  const accounts = accountsOf(subject, until);
  const blocks = await Promise.all(accounts.map((account) => table.get(blockKey(account, name))));
  return blocks.some((block) => block !== undefined);
}
