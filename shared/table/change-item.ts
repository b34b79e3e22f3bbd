import type { Change, ItemKind } from './item-kind.ts';
import type { Key, Table, Write } from './table.ts';
import { TableError } from './table-error.ts';

/** Thrown when an item has changed under every try to write it. */
export class ContendedItemError extends TableError {
  override readonly name = 'ContendedItemError';
}

/** One of the colliding writers succeeds each time. */
const maxTries = 100;

/** The change of an item, on the condition that it is unchanged, and the writes that go with it. */
interface ItemChange<A> extends Omit<Change<A>, 'key'> {
  readonly also?: readonly Write[];
}

/**
 * Changes a stored item, exactly once: a transaction that the client repeats after a lost answer counts once.
 *
 * @param change receives the stored item, again after another writer's change; undefined changes nothing
 * @returns whether it was changed
 */
export async function changeItem<A extends object>(
  table: Pick<Table, 'get' | 'transact'>,
  kind: ItemKind<A>,
  key: Key,
  change: (before: A | undefined) => Promise<ItemChange<A> | undefined> | ItemChange<A> | undefined,
): Promise<boolean> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const changed = await change(await kind.read(table, key));
    if (changed === undefined) return false;
    const { also = [], ...rest } = changed;
    const { ok } = await table.transact([kind.update({ key, ...rest }), ...also]);
    if (ok) return true;
  }
  throw new ContendedItemError('An item is changed by too many at once');
}
