import { BookError } from '../book-error.ts';

/** Thrown where Typst makes no pages of a book: a fault of ours, which says nothing of whom the book is about. */
export class PrintError extends BookError {
  override readonly name = 'PrintError';
}
