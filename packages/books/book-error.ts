/** Base of the errors of books. */
export class BookError extends Error {
  override readonly name: string = 'BookError';
}
