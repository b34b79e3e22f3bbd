import type { Table } from '../../../shared/table/table.ts';

export function countedReads(table: Table): { readonly table: Table; count: number } {
  const reads = {
    count: 0,
    table: {
      get: (key) => counted(table.get(key), () => 1),
      query: (query) => counted(table.query(query), ({ items }) => Math.max(1, items.length)),
      queryIndex: (query) => counted(table.queryIndex(query), ({ items }) => Math.max(1, items.length)),
      update: (update) => table.update(update),
      delete: (removal) => table.delete(removal),
      transact: (writes) => table.transact(writes),
    } satisfies Table,
  };
  async function counted<T>(read: Promise<T>, numberOf: (result: T) => number): Promise<T> {
    const result = await read;
    reads.count += numberOf(result);
    return result;
  }
  return reads;
}
