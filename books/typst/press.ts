import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Book } from '../model/book.ts';
import type { Theme } from '../theme/theme.ts';
import { PrintError, TooSlowError } from './print-error.ts';

/** What the process that prints answers for one book. */
export interface Printed {
  readonly pdf?: Uint8Array;
  readonly residentBytes: number;
  /** Of the processor, since the process began. */
  readonly processorMicros: number;
}

/**
 * Typst keeps some 0.4 MB of each book for good (0.6.0, measured by `npm run bench -- books`): after so many, another process
 * takes over.
 */
const booksOfOneProcess = 150;

/** In a bundle the process lies beside it, already compiled. */
function childFile(): string {
  const bundled = fileURLToPath(new URL('print-child.mjs', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('./print-child.ts', import.meta.url));
}

/** Prints many books in a process of its own, replaced from time to time, so that memory stays flat however many there are. */
export class Press {
  #child: ChildProcess | undefined;
  #printed = 0;
  /** What the process that prints took when it last told. */
  last: Omit<Printed, 'pdf'> = { residentBytes: 0, processorMicros: 0 };

  /**
   * @param mostMs how long one book may take; the process that is not ready by then is ended, and another begins with the next
   * @throws PrintError
   */
  async print(book: Book, theme: Theme, mostMs?: number): Promise<Uint8Array> {
    if (this.#printed >= booksOfOneProcess) await this.close();
    // One that has died meanwhile takes nothing any more.
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
      if (answer === undefined || isLate) this.#child = undefined;
      else this.last = { residentBytes: answer.residentBytes, processorMicros: answer.processorMicros };
      if (isLate) throw new TooSlowError('The pages of the book were not ready in time');
      if (answer?.pdf === undefined) throw new PrintError('No pages could be made of the book');
      return answer.pdf;
    } finally {
      clearTimeout(timer);
      gone.abort();
    }
  }

  /** Ends the process. Another begins with the next book. */
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
