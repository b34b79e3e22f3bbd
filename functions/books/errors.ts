abstract class BooksError extends Error {}

export class LostOrderError extends BooksError {
  override readonly name = 'LostOrderError';
}

/** The scheduled run is removing the former book's file. */
export class BookEndingError extends BooksError {
  override readonly name = 'BookEndingError';
}
