import type { Change, ItemKind } from './item-kind.ts';
import type { Key, Table, Write } from './table.ts';
import { TableError } from './table-error.ts';

/** Thrown when others change an item whenever somebody tries. */
export class ContendedItemError extends TableError {
  override readonly name = 'ContendedItemError';
}

/** Of those who collide, one gets through each time. */
const maxTries = 100;

/** What changes of an item, on the condition that it is as it was read, and what is written with it. */
interface ItemChange<A> extends Omit<Change<A>, 'key'> {
  readonly also?: readonly Write[];
}

/**
 * Changes an item, on what is there when it is written.
 *
 * @param change called with what is there, and again when somebody else has changed it; undefined leaves it as it is
 * @returns whether it was changed
 */
export async function changeItem<A extends object>(
  table: Pick<Table, 'get' | 'update' | 'transact'>,
  kind: ItemKind<A>,
  key: Key,
  change: (before: A | undefined) => Promise<ItemChange<A> | undefined> | ItemChange<A> | undefined,
): Promise<boolean> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const changed = await change(await kind.read(table, key));
    if (changed === undefined) return false;
    const { also = [], ...rest } = changed;
    const update = kind.update({ key, ...rest });
    const { ok } = also.length === 0 ? await table.update(update) : await table.transact([update, ...also]);
    if (ok) return true;
  }
  throw new ContendedItemError('An item is changed by too many at once');
}
