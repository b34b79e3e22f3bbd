export class BookError extends Error {
  override readonly name: string = 'BookError';
}
