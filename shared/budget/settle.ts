import type { LedgerContext } from '../ledger/context.ts';
import { accountItems, type Block, readAccount } from '../ledger/items/account.ts';
import { parseSubject } from '../ledger/items/keys.ts';
import { loadReport } from '../ledger/items/load.ts';
import { costingOf } from '../ledger/states/spending.ts';
import { settleLost, spentByDead } from '../ledger/waves/lost.ts';
import { all, type Key } from '../table/table.ts';
import { type Amount, beyond, inBlock, nothing, plus, spentOfBlock } from './amount.ts';
import { blockUnchanged, returned } from './budget.ts';

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
  const { blocks } = readAccount(await context.table.get(key));
  for (const [worker, block] of Object.entries(blocks)) {
    if (isOver()) return;
    if (block.until > context.now()) continue;
    const spent = await spentOf(context, worker, block);
    if (spent === undefined) continue;
    await context.table.update(
      accountItems.update({
        key,
        add: returned(block, beyond(inBlock(block), spent)),
        remove: [['blocks', worker]],
        condition: all(...blockUnchanged(worker, block)),
      }),
    );
  }
}

/** @returns undefined while somebody is at work on what it had under way: to be asked again */
async function spentOf(context: LedgerContext, worker: string, block: Block): Promise<Amount | undefined> {
  let spent = nothing;
  for (const name of new Set(block.subjects)) {
    const subject = parseSubject(name);
    const report = subject && (await loadReport(context, subject));
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
