import type { LedgerContext } from '../ledger/context.ts';
import {
  type Block,
  blockItems,
  blockKey,
  openBlocks,
  workerItems,
  workerKey,
} from '../ledger/items/account.ts';
import { parseSubject } from '../ledger/items/keys.ts';
import { loadReport } from '../ledger/items/load.ts';
import { costingOf } from '../ledger/states/spending.ts';
import { settleLost, spentByDead } from '../ledger/waves/lost.ts';
import type { Key } from '../table/table.ts';
import { type Amount, beyond, inBlock, nothing, plus, spentOfBlock } from './amount.ts';
import { blockUnchanged, endBlock } from './budget.ts';
import { accountOfBatch, monthOfAccount, yearOfPlaces } from './periods.ts';

/**
 * Settles the blocks of workers that died: what they really spent stays committed, the rest is given back. What a worker
 * spent is written on the headers of its subjects; what was under way when it died is judged as the next worker will
 * judge it: a call without an answer counts as spent.
 *
 * @param isOver whether the time is used up: the blocks that are left stay as they are
 */
export async function settleDeadBlocks(
  context: LedgerContext,
  key: Key,
  isOver: () => boolean = () => false,
): Promise<void> {
  for (const [worker, block] of await openBlocks(context.table, key)) {
    if (block.until > context.now() || isOver()) continue;
    const spent = await spentOf(context, key, worker, block);
    if (spent === undefined) continue;
    await endBlock(context, key, worker, block, beyond(inBlock(block), spent), blockUnchanged(block));
    await forgetWorker(context, worker);
  }
}

/**
 * Returns what a dead worker spent of its block. Where nobody knows any more whom it worked for, all of it counts as spent:
 * a ceiling errs low.
 *
 * @returns undefined while somebody is at work on what it had under way: to be asked again
 */
async function spentOf(
  context: LedgerContext,
  key: Key,
  worker: string,
  block: Block,
): Promise<Amount | undefined> {
  const known = await workerItems.read(context.table, workerKey(worker));
  if (known === undefined) return inBlock(block);
  let spent = nothing;
  for (const name of new Set(known.subjects)) {
    const subject = parseSubject(name);
    if (subject === undefined || !drawsFor(key, subject.batch, block.until)) continue;
    const report = await loadReport(context, subject);
    if (report === undefined) continue;
    const written = report.header.spentBy[worker];
    if (written !== undefined) spent = plus(spent, spentOfBlock(block, written));
    if (report.header.lease?.owner !== worker) continue;
    // Where all is erased nothing is written any more, and nobody will judge it otherwise.
    const settled = report.header.state === 'erasing' ? { report } : await settleLost(context, report);
    if (settled === undefined) return undefined;
    spent = plus(spent, spentOfBlock(block, costingOf(spentByDead(settled.report))));
  }
  return spent;
}

/** Whether the calls of a batch are drawn from an account: a month pays for all, any other account for its own. */
function drawsFor(key: Key, batch: string, until: number): boolean {
  const period = monthOfAccount(key);
  const isMonth = period !== undefined && yearOfPlaces(period) === undefined;
  return isMonth || accountOfBatch(batch, until).pk === key.pk;
}

/** Removes the item of a worker that has no open block any more: nobody asks whom it worked for. */
async function forgetWorker({ table }: Pick<LedgerContext, 'table'>, name: string): Promise<void> {
  const known = await workerItems.read(table, workerKey(name));
  for (const pk of known?.accounts ?? [])
    if ((await blockItems.read(table, blockKey({ pk }, name))) !== undefined) return;
  if (known !== undefined) await table.delete({ key: workerKey(name), delete: true });
}
