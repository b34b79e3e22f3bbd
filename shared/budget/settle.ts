import { type LedgerContext, lateWritesMs } from '../ledger/context.ts';
import { type Block, blockItems, blockKey, workerItems, workerKey } from '../ledger/items/account.ts';
import { parseSubject } from '../ledger/items/keys.ts';
import { loadReport } from '../ledger/items/load.ts';
import { costingOf } from '../ledger/states/spending.ts';
import { settleLost, spentByDead } from '../ledger/waves/lost.ts';
import type { Key, Table } from '../table/table.ts';
import { type Amount, excess, inBlock, nothing, plus, spentOfBlock } from './amount.ts';
import { blockUnchanged, endBlock } from './budget.ts';
import { accountsOf } from './periods.ts';

interface Settling {
  readonly key: Key;
  readonly block: Block;
  spent: Amount;
}

/**
 * Keeps a dead worker's real spending committed and returns the rest. A call without an answer counts as spent.
 * @param isOver whether the time has run out; the worker's item then stays due
 */
export async function settleWorker(
  context: LedgerContext,
  name: string,
  isOver: () => boolean = () => false,
): Promise<void> {
  const { table } = context;
  const now = context.now();
  const worker = await workerItems.read(table, workerKey(name));
  if (worker === undefined || worker.until > now) return;
  const open = await openBlocks(table, name, worker.accounts);
  for (const subject of new Set(open.size === 0 ? [] : worker.subjects)) {
    if (isOver() || !(await addSpent(context, { name, until: worker.until }, subject, open))) return;
  }
  for (const { key, block, spent } of open.values())
    await endBlock(context, key, name, excess(inBlock(block), spent), blockUnchanged(block));
  if ((await openBlocks(table, name, worker.accounts)).size > 0) return;
  // A frozen worker may still reserve calls, and only this item leads to that block.
  const key = workerKey(name);
  const nextCheckAt = worker.until + lateWritesMs;
  if (nextCheckAt <= now) await table.delete({ key, delete: true });
  else
    await table.update(
      workerItems.update({ key, set: { dueAt: nextCheckAt }, condition: workerItems.exists('until') }),
    );
}

async function openBlocks(
  table: Table,
  name: string,
  accounts: readonly Key[],
): Promise<ReadonlyMap<string, Settling>> {
  const open = new Map<string, Settling>();
  for (const key of accounts) {
    const block = await blockItems.read(table, blockKey(key, name));
    if (block !== undefined) open.set(key.pk, { key, block, spent: nothing });
  }
  return open;
}

async function addSpent(
  context: LedgerContext,
  { name, until }: { readonly name: string; readonly until: number },
  writtenSubject: string,
  open: ReadonlyMap<string, Settling>,
): Promise<boolean> {
  const subject = parseSubject(writtenSubject);
  const report = subject && (await loadReport(context, subject));
  if (report === undefined) return true;
  const { header } = report;
  const written = header.spentBy[name];
  // The erasure has recorded the final charges, so nothing more is written.
  const isOwner = header.lease?.owner === name;
  const settled = isOwner && header.state !== 'erasing' ? await settleLost(context, report) : { report };
  if (settled === undefined) return false;
  const lost = isOwner ? costingOf(spentByDead(settled.report)) : undefined;
  for (const { pk } of accountsOf(header, until)) {
    const settling = open.get(pk);
    if (settling === undefined) continue;
    for (const spent of [written, lost])
      if (spent !== undefined) settling.spent = plus(settling.spent, spentOfBlock(settling.block, spent));
  }
  return true;
}
