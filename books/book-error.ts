/** Why no book can be made. */
export class BookError extends Error {
  override readonly name: string = 'BookError';
}
