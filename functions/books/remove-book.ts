import { bookObject } from '../../shared/books/edition.ts';
import { bookItems, bookKey, type StoredBook } from '../../shared/books/stored-book.ts';
import type { Condition } from '../../shared/table/table.ts';
import type { BooksDeps } from './deps.ts';

/** Deletes the object first: after a crash the item is still due. */
export async function removeBook(
  { ledger: { table, now }, remove }: BooksDeps,
  book: Pick<StoredBook, 'batch' | 'id' | 'edition' | 'format' | 'shared'>,
  condition: Condition,
): Promise<void> {
  await remove(bookObject(book, book));
  await table.update(
    bookItems.update({
      key: bookKey(book.batch, book.edition, book.id),
      set: { state: 'gone', expiresAt: Math.ceil(now() / 1000) },
      remove: ['due', 'dueAt'],
      condition,
    }),
  );
}
