import type { Change, ItemKind } from './item-kind.ts';
import type { Key, Table, Write } from './table.ts';
import { TableError } from './table-error.ts';

export class ContendedItemError extends TableError {
  override readonly name = 'ContendedItemError';
}

const maxAttempts = 100;

interface ItemChange<A> extends Omit<Change<A>, 'key'> {
  readonly also?: readonly Write[];
}

/**
 * Applies a change exactly once.
 * @param change may run again after another writer's change; returns undefined to change nothing
 */
export async function changeItem<A extends object>(
  table: Pick<Table, 'get' | 'transact'>,
  kind: ItemKind<A>,
  key: Key,
  change: (before: A | undefined) => Promise<ItemChange<A> | undefined> | ItemChange<A> | undefined,
): Promise<boolean> {
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    const changed = await change(await kind.read(table, key));
    if (changed === undefined) return false;
    const { also = [], ...rest } = changed;
    const { ok } = await table.transact([kind.update({ key, ...rest }), ...also]);
    if (ok) return true;
  }
  throw new ContendedItemError('Too many writers change an item at once');
}
