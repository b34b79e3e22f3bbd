import type { Table, Write } from '../../../shared/table/table.ts';

/** Runs `action` once, right before the first write that `isAwaited` accepts. */
export function meanwhile(
  table: Table,
  isAwaited: (write: Write) => boolean,
  action: () => Promise<unknown>,
): { readonly times: number } {
  const { update, remove, transact } = {
    update: table.update.bind(table),
    remove: table.delete.bind(table),
    transact: table.transact.bind(table),
  };
  const seen = { times: 0 };
  const before = async (writes: readonly Write[]) => {
    if (seen.times > 0 || !writes.some(isAwaited)) return;
    seen.times += 1;
    await action();
  };
  table.update = async (write) => {
    await before([write]);
    return update(write);
  };
  table.delete = async (write) => {
    await before([write]);
    return remove(write);
  };
  table.transact = async (writes) => {
    await before(writes);
    return transact(writes);
  };
  return seen;
}
