import type { Table } from '../../../shared/table/table.ts';

/** Runs `happen` once, before the operation with this number. @returns the number of operations so far */
export function beforeOperation(table: Table, at: number, happen: () => Promise<void>): () => number {
  let count = 0;
  let isInside = false;
  const counted =
    <Given extends readonly unknown[], Result>(operation: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      if (!isInside) {
        count += 1;
        if (count - 1 === at) {
          isInside = true;
          await happen();
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
