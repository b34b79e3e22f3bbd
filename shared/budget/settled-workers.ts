import type { LedgerContext, Worker } from '../ledger/context.ts';
import { blockKey } from '../ledger/items/account.ts';
import type { Header } from '../ledger/items/header.ts';
import type { Subject } from '../ledger/items/keys.ts';
import { accountsOf } from './periods.ts';

/** Younger entries are kept without a look: their blocks are open or were settled minutes ago. */
const unaskedMs = 24 * 3600_000;

/**
 * The workers that a header names and that have no open block any more, in whatever account they drew from. Only their
 * entries may go: by the others the reconciler settles what their workers left, however late it comes. To be read after
 * the header: a worker that is dead draws nothing more.
 */
export async function settledWorkers(
  context: Pick<LedgerContext, 'table' | 'now'>,
  header: Pick<Header, 'batch' | 'id' | 'spentBy'>,
): Promise<ReadonlySet<string>> {
  const workers = Object.entries(header.spentBy).map(([name, { until }]) => ({ name, until }));
  return withoutBlocks(
    context,
    header,
    workers.filter(({ until }) => until <= context.now() - unaskedMs),
  );
}

/**
 * Whether the blocks of all workers that a header names have been settled: nobody asks it any more what was spent, and it
 * may go.
 */
export async function isSettled(
  context: Pick<LedgerContext, 'table'>,
  header: Pick<Header, 'batch' | 'id' | 'spentBy' | 'lease'>,
): Promise<boolean> {
  const { spentBy, lease } = header;
  const workers = Object.entries(spentBy).map(([name, { until }]) => ({ name, until }));
  if (lease !== undefined) workers.push({ name: lease.owner, until: lease.until });
  return (
    (await withoutBlocks(context, header, workers)).size === new Set(workers.map(({ name }) => name)).size
  );
}

/** Those of these workers that have no open block in the accounts that they drew from. */
async function withoutBlocks(
  { table }: Pick<LedgerContext, 'table'>,
  subject: Subject,
  workers: readonly Worker[],
): Promise<Set<string>> {
  const settled = new Set<string>();
  for (const { name, until } of workers) {
    const blocks = await Promise.all(
      accountsOf(subject, until).map((account) => table.get(blockKey(account, name))),
    );
    if (blocks.every((block) => block === undefined)) settled.add(name);
  }
  return settled;
}
