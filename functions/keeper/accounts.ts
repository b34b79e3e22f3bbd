import { readAccount } from '../../shared/budget/budget.ts';
import { settleDeadBlocks } from '../../shared/budget/settle.ts';
import { batchCeilingHolder, monthCeilingHolder } from '../../shared/budget/shortage.ts';
import { heldBy } from '../../shared/ledger/release.ts';
import { all, equals, type Key, missing } from '../../shared/table/table.ts';
import type { KeeperDeps } from './deps.ts';
import { releaseHeld } from './gates.ts';

/**
 * Looks after a batch or a month: settles the blocks of dead workers, and lets go what waited for its ceiling as soon
 * as there is room for it.
 *
 * @returns how many subjects were let go
 */
export async function keepAccounts(deps: KeeperDeps, key: Key): Promise<number> {
  const { ledger, settings } = deps;
  const nextBlock = await settleDeadBlocks(ledger, key);
  const item = await ledger.table.get(key);
  if (item === undefined) return 0;
  const account = readAccount(item);
  const month = key.pk.startsWith('budget#');
  const holder = month ? monthCeilingHolder : batchCeilingHolder(key.pk.slice('batch#'.length));
  const ceiling = account.ceiling ?? (month ? settings.monthlyCeiling : undefined);
  const room = ceiling === undefined ? Number.POSITIVE_INFINITY : ceiling - account.held;
  let released = 0;
  if (room >= (account.shortOf ?? 1)) {
    const fits = Math.floor(room / Math.max(1, account.shortOf ?? 1));
    released = await releaseHeld(deps, holder, Math.min(settings.releaseLimit, fits));
  }
  const waiting = (await heldBy(ledger, holder, 1)).length > 0;
  const now = ledger.now();
  const next = waiting ? now + settings.lookAgain : nextBlock === undefined ? undefined : nextBlock + 1000;
  await ledger.table.update({
    key,
    ...(next === undefined ? {} : { set: [[['dueAt'], next]] }),
    remove: [
      ...(next === undefined ? ([['due'], ['dueAt']] as const) : []),
      ...(released > 0 || !waiting ? ([['shortOf']] as const) : []),
    ],
    condition: item.dueAt === undefined ? missing('dueAt') : all(equals(['dueAt'], item.dueAt)),
  });
  return released;
}
