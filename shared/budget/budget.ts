import type { LedgerContext } from '../ledger/context.ts';
import { accountItems, type Block, readAccount } from '../ledger/items/account.ts';
import { accountsDue } from '../ledger/items/keys.ts';
import { schemaVersion } from '../table/item-kind.ts';
import { all, type Key } from '../table/table.ts';

async function ensureAccount({ table, now }: LedgerContext, key: Key): Promise<void> {
  await table.update(
    accountItems.update({
      key,
      setIfMissing: { v: schemaVersion, committed: 0, blocks: {}, pendingRequests: {}, createdAt: now() },
    }),
  );
}

interface Draw {
  readonly key: Key;
  readonly worker: string;
  /** The worker's whole block after this draw. */
  readonly block: Block;
  /** How many calls this draw adds. */
  readonly calls: number;
  /** A ceiling from config, for accounts that carry none of their own. */
  readonly ceiling?: number;
}

/**
 * Draws calls from an account: one conditional update, so that what is committed never passes the ceiling, and that counts
 * once however often the table's client sends it.
 *
 * @returns false when the ceiling leaves too little
 */
export async function draw(
  context: LedgerContext,
  { key, worker, block, calls, ceiling }: Draw,
): Promise<boolean> {
  const before = block.calls - calls;
  for (;;) {
    const item = await context.table.get(key);
    if (item?.blocks === undefined) await ensureAccount(context, key);
    const current = readAccount(item?.blocks === undefined ? await context.table.get(key) : item);
    if (current.blocks[worker]?.calls === block.calls) return true;
    const limit = current.ceiling ?? ceiling;
    if (limit !== undefined && current.committed + calls > limit) return false;
    const result = await context.table.update(
      accountItems.update({
        key,
        setPaths: [accountItems.member(['blocks', worker], block)],
        add: { committed: calls },
        setIfMissing: { due: accountsDue, dueAt: block.until + settleGraceMs },
        condition: all(
          current.ceiling === undefined
            ? accountItems.missing('ceiling')
            : accountItems.equals('ceiling', current.ceiling),
          before === 0
            ? accountItems.missing(['blocks', worker])
            : accountItems.equals(['blocks', worker, 'calls'], before),
          ...(limit === undefined ? [] : [accountItems.atMost('committed', limit - calls)]),
        ),
      }),
    );
    if (result.ok) return true;
    const standing = readAccount(result.item).blocks[worker];
    if ((standing?.calls ?? 0) !== before && standing?.calls !== block.calls) {
      throw new Error('Another worker of the same name draws from the same account');
    }
  }
}

/** How long after a block's end the reconciler settles it, in milliseconds. */
export const settleGraceMs = 1000;

/**
 * Ends a block: gives back what was not spent. Does nothing when the reconciler has settled it already.
 *
 * @param unused calls drawn and not spent
 */
export async function giveBack(
  { table }: LedgerContext,
  key: Key,
  worker: string,
  unused: number,
): Promise<void> {
  await table.update(
    accountItems.update({
      key,
      add: { committed: -unused },
      remove: [['blocks', worker]],
      condition: accountItems.exists(['blocks', worker]),
    }),
  );
}
