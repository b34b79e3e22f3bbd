import type { Table, Write } from '../../../shared/table/table.ts';

/**
 * Loses the answer to write number `n`, and sends the write again as the SDK does. A transaction has a token, so its
 * retry changes nothing.
 * @returns the kind of each write
 */
export async function losingAnswer(
  table: Pick<Table, 'update' | 'transact' | 'delete'>,
  n: number,
  run: () => Promise<unknown>,
): Promise<readonly string[]> {
  const { update, transact, delete: remove } = table;
  const kinds: string[] = [];
  const isLost = (...writes: readonly Write[]) => {
    kinds.push(writes.map(kindOf).join());
    return kinds.length === n;
  };
  table.update = async (write) => {
    const isAnswerLost = isLost(write);
    const first = await update.call(table, write);
    return isAnswerLost ? update.call(table, write) : first;
  };
  table.delete = async (removal) => {
    const isAnswerLost = isLost(removal);
    const first = await remove.call(table, removal);
    return isAnswerLost ? remove.call(table, removal) : first;
  };
  table.transact = async (all) => {
    isLost(...all);
    return transact.call(table, all);
  };
  try {
    await run();
  } finally {
    Object.assign(table, { update, transact, delete: remove });
  }
  return kinds;
}

function kindOf({ key, ...write }: Write): string {
  const item = `${key.pk.split('#')[0]} ${key.sk.split('#')[0]}`;
  if ('delete' in write) return `${item} deleted`;
  const { set = {}, add = {}, setPaths = [], remove = [] } = write;
  return [item, ...Object.keys(set), ...Object.keys(add), setPaths.length, ...remove.map(String)].join(' ');
}
