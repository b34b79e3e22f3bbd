import { settleWorker } from '../../../shared/budget/settle.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import {
  type Block,
  blockItems,
  blockPrefix,
  readAccount,
  workerOfKey,
} from '../../../shared/ledger/items/account.ts';
import { type Key, type Table, wholePartition } from '../../../shared/table/table.ts';
import type { MemoryTable } from '../table/memory-table.ts';

export async function openBlocks(table: Table, { pk }: Pick<Key, 'pk'>): Promise<Map<string, Block>> {
  const found = new Map<string, Block>();
  for await (const item of wholePartition(table, pk, blockPrefix))
    found.set(item.sk.slice(blockPrefix.length), blockItems.parse(item));
  return found;
}

export async function accountOf(table: Table, key: Key) {
  return {
    ...readAccount(await table.get(key)),
    blocks: Object.fromEntries(await openBlocks(table, key)),
  };
}

export async function settleWorkers({
  ledger,
  table,
}: {
  readonly ledger: LedgerContext;
  readonly table: MemoryTable;
}): Promise<void> {
  const workers = [...table.items()].flatMap((item) => workerOfKey(item) ?? []);
  for (const worker of workers) await settleWorker(ledger, worker);
}
