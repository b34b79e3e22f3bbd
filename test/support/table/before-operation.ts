import type { Table } from '../../../shared/table/table.ts';

/** Runs `action` once, before the operation at `position` (from 0). @returns a counter of operations */
export function beforeOperation(table: Table, position: number, action: () => Promise<void>): () => number {
  let count = 0;
  let isInside = false;
  const counted =
    <Given extends readonly unknown[], Result>(operation: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      if (!isInside) {
        count += 1;
        if (count - 1 === position) {
          isInside = true;
          await action();
          isInside = false;
        }
      }
      return operation(...given);
    };
  table.get = counted(table.get.bind(table));
  table.query = counted(table.query.bind(table));
  table.queryIndex = counted(table.queryIndex.bind(table));
  table.update = counted(table.update.bind(table));
  table.delete = counted(table.delete.bind(table));
  table.transact = counted(table.transact.bind(table));
  return () => count;
}
