import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Book } from '../model/book.ts';
import type { Theme } from '../theme/theme.ts';
import { PrintError, TooSlowError } from './print-error.ts';

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

/** Prints books in a child process, which is replaced now and then and after every failure. */
export class Press {
  #child: ChildProcess | undefined;
  #printed = 0;
  /** Usage that the child reported last. */
  last: Omit<Printed, 'pdf'> = { residentBytes: 0, processorMicros: 0 };

  /**
   * @param mostMs the time limit of one book; the child is killed when it is exceeded
   * @throws PrintError
   */
  async print(book: Book, theme: Theme, mostMs?: number): Promise<Uint8Array> {
    if (this.#printed >= booksOfOneProcess) await this.close();
    if (this.#child?.connected === false) this.#child = undefined;
    this.#child ??= fork(childFile(), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#printed += 1;
    const child = this.#child;
    const gone = new AbortController();
    child.send({ book, theme });
    let isLate = false;
    const kill = () => {
      isLate = true;
      child.kill('SIGKILL');
    };
    const timer = mostMs === undefined ? undefined : setTimeout(kill, mostMs);
    try {
      const [answer]: Printed[] = await Promise.race([
        once(child, 'message', gone),
        once(child, 'exit', gone).then(() => []),
      ]);
      if (answer !== undefined)
        this.last = { residentBytes: answer.residentBytes, processorMicros: answer.processorMicros };
      // A panic that was caught may have left Typst in any state.
      if (answer?.pdf === undefined || isLate) this.#discard();
      if (isLate) throw new TooSlowError('The pages of the book were not ready in time');
      if (answer?.pdf === undefined) throw new PrintError('No pages could be made of the book');
      return answer.pdf;
    } finally {
      clearTimeout(timer);
      gone.abort();
    }
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
