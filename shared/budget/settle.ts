import type { LedgerContext } from '../ledger/context.ts';
import { headerKey, parseSubject } from '../ledger/keys.ts';
import { header, parseItem } from '../ledger/model.ts';
import { all, equals, exists, type Key } from '../table/table.ts';
import { type Block, readAccount } from './budget.ts';

/**
 * Settles the blocks of workers that died: what they really spent stays held, the rest is given back. What a worker
 * spent is written on the headers of its subjects; a call that was under way when it died counts as spent.
 *
 * @returns when the next live block ends, if there is one
 */
export async function settleDeadBlocks(context: LedgerContext, key: Key): Promise<number | undefined> {
  const { blocks } = readAccount(await context.table.get(key));
  let next: number | undefined;
  for (const [worker, block] of Object.entries(blocks)) {
    if (block.until > context.now()) {
      next = Math.min(next ?? block.until, block.until);
      continue;
    }
    const spent = await spentOf(context, worker, block);
    await context.table.update({
      key,
      add: { held: Math.min(0, spent - block.calls) },
      remove: [['blocks', worker]],
      condition: all(exists('blocks', worker), equals(['blocks', worker, 'calls'], block.calls)),
    });
  }
  return next;
}

async function spentOf({ table }: LedgerContext, worker: string, block: Block): Promise<number> {
  let spent = 0;
  for (const name of block.subjects) {
    const subject = parseSubject(name);
    const item = subject && (await table.get(headerKey(subject)));
    if (item === undefined) continue;
    const { spentBy, lease, intent } = parseItem(header, item, 'A report header');
    spent += spentBy[worker] ?? 0;
    if (lease?.owner === worker) spent += Object.keys(intent ?? {}).length;
  }
  return spent;
}
