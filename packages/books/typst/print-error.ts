import type { Overrun } from '@palmleaf/shared/untrusted/budgets';
import { BookError } from '../book-error.ts';

/** The message holds no personal data. */
export class PrintError extends BookError {
  override readonly name: string = 'PrintError';
}

/** The printing process failed, not the book: a retry may succeed. */
export class PressError extends BookError {
  override readonly name = 'PressError';
}

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
