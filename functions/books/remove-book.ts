import { bookObject } from '../../shared/books/edition.ts';
import { bookItems, bookKey, type KeptBook } from '../../shared/books/kept-book.ts';
import type { Condition } from '../../shared/table/table.ts';
import type { BooksDeps } from './deps.ts';

/**
 * Removes a book: its object first, and last what leads to it. Whoever dies between the two leaves an item that is still due:
 * the minute that finds it, or the erasure of whom it is about, goes on with it. Safe to repeat.
 *
 * @param condition of the item: where it does not hold, the item stays as it is
 */
export async function removeBook(
  { ledger: { table, now }, remove }: BooksDeps,
  { batch, id, edition, format }: Pick<KeptBook, 'batch' | 'id' | 'edition' | 'format'>,
  condition: Condition,
): Promise<void> {
  await remove(bookObject({ batch, id }, edition, format));
  await table.update(
    bookItems.update({
      key: bookKey(batch, edition, id),
      set: { state: 'gone', expiresAt: Math.ceil(now() / 1000) },
      remove: ['due', 'dueAt'],
      condition,
    }),
  );
}
