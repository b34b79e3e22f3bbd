import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { type Budget, budgetFor } from '@palmleaf/shared/untrusted/budgets';
import { withinBudget } from '@palmleaf/shared/untrusted/within-budget';
import type { Book } from '../composing/book.ts';
import type { Theme } from '../theme/theme.ts';
import { OverBudgetError, PrintError } from './print-error.ts';

/** The answer of the printing process for one book. */
export interface Printed {
  readonly pdf?: Uint8Array;
  readonly residentBytes: number;
  /** Processor time since the process started. */
  readonly processorMicros: number;
}

/** Typst 0.6.0 leaks some 0.4 MB per book (`npm run bench -- books`), so the process is replaced after this many. */
const booksOfOneProcess = 150;

/** In a bundle the compiled script lies beside this file. */
function childFile(): string {
  const bundled = fileURLToPath(new URL('print-child.mjs', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('./print-child.ts', import.meta.url));
}

/**
 * Prints books in a child process, which is replaced now and then and after every failure. A book that has spent its budget ends
 * the process: WebAssembly and native code cannot be stopped otherwise.
 */
export class Press {
  readonly #file: string;
  readonly #budget: (bytes: number) => Budget;
  #child: ChildProcess | undefined;
  #printed = 0;
  /** Usage that the child reported last. */
  last: Omit<Printed, 'pdf'> = { residentBytes: 0, processorMicros: 0 };

  constructor(
    file: string = childFile(),
    budget: (bytes: number) => Budget = (bytes) => budgetFor('book', bytes),
  ) {
    this.#file = file;
    this.#budget = budget;
  }

  /**
   * @param mostMs the time limit of one book; the child is killed when it is exceeded
   * @throws PrintError
   */
  async print(book: Book, theme: Theme, mostMs?: number): Promise<Uint8Array> {
    const child = await this.#ready();
    this.#printed += 1;
    let isLate = false;
    const timer =
      mostMs === undefined
        ? undefined
        : setTimeout(() => {
            isLate = true;
            child.kill('SIGKILL');
          }, mostMs);
    try {
      const budget = this.#budget(serialize({ book, theme }).byteLength);
      const answer = await withinBudget(child, budget, () => ask(child, { book, theme }));
      const overrun = isLate ? 'too slow' : typeof answer === 'string' ? answer : undefined;
      if (typeof answer === 'object')
        this.last = { residentBytes: answer.residentBytes, processorMicros: answer.processorMicros };
      const pdf = typeof answer === 'object' ? answer.pdf : undefined;
      // A panic that was caught may have left Typst in any state.
      if (pdf === undefined || isLate) this.#discard();
      if (overrun !== undefined) throw new OverBudgetError(overrun);
      if (pdf === undefined) throw new PrintError('No pages could be made of the book');
      return pdf;
    } finally {
      clearTimeout(timer);
    }
  }

  async #ready(): Promise<ChildProcess> {
    if (this.#printed >= booksOfOneProcess) await this.close();
    if (this.#child?.connected === false) this.#child = undefined;
    this.#child ??= fork(this.#file, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return this.#child;
  }

  #discard(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    this.#printed = 0;
  }

  /** Ends the child. The next book starts another one. */
  async close(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    this.#printed = 0;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  }
}

/** Undefined if the child ended without an answer. */
async function ask(child: ChildProcess, task: { readonly book: Book; readonly theme: Theme }) {
  const done = new AbortController();
  try {
    child.send(task);
    const [answer]: Printed[] = await Promise.race([
      once(child, 'message', done),
      once(child, 'exit', done).then(() => []),
    ]);
    return answer;
  } finally {
    done.abort();
  }
}
