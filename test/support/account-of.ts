import { openBlocks, readAccount } from '../../shared/ledger/items/account.ts';
import type { Key, Table } from '../../shared/table/table.ts';

/** An account with the blocks that are open, by the name of their worker. */
export async function accountOf(table: Table, key: Key) {
  return {
    ...readAccount(await table.get(key)),
    blocks: Object.fromEntries(await openBlocks(table, key)),
  };
}
