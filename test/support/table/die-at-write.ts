import type { Table } from '../../../shared/table/table.ts';

/** @returns whether the work died after `n` writes, even if it caught the error */
export async function dieAtWrite(
  table: Pick<Table, 'update' | 'transact' | 'delete'>,
  n: number,
  run: () => Promise<unknown>,
): Promise<boolean> {
  const { update, transact, delete: remove } = table;
  let writes = 0;
  const mortal =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      writes += 1;
      if (writes > n) throw new Error('died');
      return write.apply(table, args);
    };
  table.update = mortal(update);
  table.transact = mortal(transact);
  table.delete = mortal(remove);
  await run().catch((error: unknown) => {
    if (!(error instanceof Error) || error.message !== 'died') throw error;
  });
  table.update = update;
  table.transact = transact;
  table.delete = remove;
  return writes > n;
}
