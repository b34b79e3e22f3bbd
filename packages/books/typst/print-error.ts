import { BookError } from '../book-error.ts';

/** Thrown when a book cannot be composed or printed. The message says nothing about the person. */
export class PrintError extends BookError {
  override readonly name: string = 'PrintError';
}

/** Thrown when printing exceeds the time limit of a book. */
export class TooSlowError extends PrintError {
  override readonly name = 'TooSlowError';
}
