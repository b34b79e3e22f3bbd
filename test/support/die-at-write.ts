import type { Table } from '../../shared/table/table.ts';

/** Runs something that dies when it is about to make its n-th write to a table. */
export async function dieAtWrite(
  table: Pick<Table, 'update' | 'transact'>,
  n: number,
  run: () => Promise<void>,
): Promise<void> {
  const { update, transact } = table;
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
  await run().catch((error: unknown) => {
    if (!(error instanceof Error) || error.message !== 'died') throw error;
  });
  table.update = update;
  table.transact = transact;
}
