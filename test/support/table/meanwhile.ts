import type { Table, Write } from '../../../shared/table/table.ts';

/** Runs `happen` once, right before the first write that fits. */
export function meanwhile(
  table: Table,
  fits: (write: Write) => boolean,
  happen: () => Promise<unknown>,
): { readonly times: number } {
  const { update, remove, transact } = {
    update: table.update.bind(table),
    remove: table.delete.bind(table),
    transact: table.transact.bind(table),
  };
  const seen = { times: 0 };
  const before = async (writes: readonly Write[]) => {
    if (seen.times > 0 || !writes.some(fits)) return;
    seen.times += 1;
    await happen();
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
