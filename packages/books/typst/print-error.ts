import type { Overrun } from '@palmleaf/shared/untrusted/budgets';
import { BookError } from '../book-error.ts';

/** Thrown when a book cannot be composed or printed. The message holds no personal data. */
export class PrintError extends BookError {
  override readonly name: string = 'PrintError';
}

/** Thrown when the printing process did not start or was ended from outside. The book may be tried again. */
export class PressError extends BookError {
  override readonly name = 'PressError';
}

/** Thrown when printing exceeds the time or memory limit for a book of its size. */
export class OverBudgetError extends PrintError {
  override readonly name = 'OverBudgetError';
  readonly overrun: Overrun;

  constructor(overrun: Overrun) {
    super(
      overrun === 'too slow'
        ? 'The pages of the book were not ready in time'
        : 'The book takes too much memory',
    );
    this.overrun = overrun;
  }
}
