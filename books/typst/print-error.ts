import { BookError } from '../book-error.ts';

/** Thrown where Typst makes no pages of a book: a fault of ours, which says nothing of whom the book is about. */
export class PrintError extends BookError {
  override readonly name: string = 'PrintError';
}

/** Thrown where the pages are not ready in the time that a book has. */
export class TooSlowError extends PrintError {
  override readonly name = 'TooSlowError';
}
