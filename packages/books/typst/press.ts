import { serialize } from 'node:v8';
import { type Budget, budgetFor } from '@palmleaf/shared/untrusted/budgets';
import { ChildProcesses, childFile } from '@palmleaf/shared/untrusted/child-processes';
import type { Book } from '../composing/book.ts';
import type { Theme } from '../theme/theme.ts';
import { OverBudgetError, PressError, PrintError } from './print-error.ts';

export interface PrintTask {
  readonly book: Book;
  readonly theme: Theme;
}

export interface Printed {
  readonly pdf: Uint8Array;
  readonly residentBytes: number;
  readonly processorMicros: number;
}

/** Typst leaks some 0.4 MB per book (`npm run bench -- books`). */
const booksOfOneProcess = 150;

export class Press {
  readonly #process: ChildProcesses<PrintTask, Printed>;
  last: Omit<Printed, 'pdf'> = { residentBytes: 0, processorMicros: 0 };

  constructor(
    file: string = childFile('print-child', import.meta.url),
    budget: (bytes: number) => Budget = (bytes) => budgetFor('book', bytes),
  ) {
    this.#process = new ChildProcesses({ file, budget, processes: 1, tasksOfOne: booksOfOneProcess });
  }

  /**
   * @param maxMs milliseconds until the child process is killed
   * @throws PrintError, or PressError if the process did not start or was killed
   */
  async print(book: Book, theme: Theme, maxMs?: number): Promise<Uint8Array> {
    const outcome = await this.#process.run({ book, theme }, serialize({ book, theme }).byteLength, maxMs);
    if ('answer' in outcome) {
      const { pdf, ...usage } = outcome.answer;
      this.last = usage;
      return pdf;
    }
    throw 'stopped' in outcome ? stopErrors[outcome.stopped]() : notPrinted();
  }

  close(): Promise<void> {
    return this.#process.close();
  }
}

const notPrinted = () => new PrintError('The book could not be printed');

const stopErrors = {
  'too slow': () => new OverBudgetError('too slow'),
  'too large': () => new OverBudgetError('too large'),
  crashed: notPrinted,
  ended: () => new PressError('A signal ended the printing process'),
  'not started': () => new PressError('The printing process did not start'),
} as const;
