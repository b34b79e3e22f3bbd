import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Budget, budgetFor, type Overrun } from '../../untrusted/budgets.ts';
import { withinBudget } from '../../untrusted/within-budget.ts';
import { IntakeError, type Refused, refuse } from '../refusal.ts';
import type { PhotoLimits, PreparedPhoto } from './photo.ts';

/** Thrown when the process itself fails. The photo may be valid. */
class PhotoProcessError extends IntakeError {
  override readonly name = 'PhotoProcessError';
}

/** A request to the process, and its response. */
export interface PhotoTask {
  readonly bytes: Uint8Array;
  readonly limits: PhotoLimits;
}
export type PhotoAnswer = { readonly result: PreparedPhoto | Refused } | { readonly failed: string };

/** Native libraries leak, so a process is replaced after this many photos. */
const photosOfOneProcess = 200;

/** In a bundle the compiled script is beside this file. */
function childFile(): string {
  const bundled = fileURLToPath(new URL('photo-child.mjs', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('photo-child.ts', import.meta.url));
}

/**
 * Prepares photos in a child process, which is killed when a photo exceeds its budget. Nothing else can stop libvips
 * or WebAssembly, and a photo that crashes them affects nothing else.
 */
export class Darkroom {
  readonly #file: string;
  readonly #budget: (bytes: number) => Budget;
  #idle: ChildProcess | undefined;
  #prepared = 0;

  constructor(
    file: string = childFile(),
    budget: (bytes: number) => Budget = (bytes) => budgetFor('photo', bytes),
  ) {
    this.#file = file;
    this.#budget = budget;
  }

  /** @throws {PhotoProcessError} if the process failed */
  async prepare(bytes: Uint8Array, limits: PhotoLimits = {}): Promise<PreparedPhoto | Refused> {
    const child = await this.#take();
    const answer = await withinBudget(child, this.#budget(bytes.byteLength), () =>
      ask(child, { bytes, limits }),
    );
    if (answer === 'gone') return refuse('photo-damaged', { code: 'photo-damaged' });
    if (typeof answer === 'string') return refuse('too-many-pixels', { code: overrunReasons[answer] });
    this.#giveBack(child);
    if ('failed' in answer) throw new PhotoProcessError(answer.failed);
    return answer.result;
  }

  /** Ends the idle process. */
  close(): void {
    this.#idle?.kill('SIGKILL');
    this.#idle = undefined;
  }

  async #take(): Promise<ChildProcess> {
    const idle = this.#idle;
    this.#idle = undefined;
    if (idle?.connected) return idle;
    const child = fork(this.#file, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // The exit event reports a process that cannot start.
    child.on('error', () => undefined);
    const isReady = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)]);
    if (isReady === undefined) throw new PhotoProcessError('The process for photos did not start');
    // An idle process must not keep the program alive.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #giveBack(child: ChildProcess): void {
    this.#prepared += 1;
    if (this.#idle !== undefined || this.#prepared % photosOfOneProcess === 0) child.kill('SIGKILL');
    else this.#idle = child;
  }
}

const overrunReasons = {
  'too slow': 'decoding-too-slow',
  'too large': 'decoding-too-large',
} as const satisfies Record<Overrun, string>;

async function ask(child: ChildProcess, task: PhotoTask): Promise<PhotoAnswer | 'gone'> {
  child.ref();
  child.channel?.ref();
  const done = new AbortController();
  try {
    child.send(task, () => undefined);
    const [answer]: PhotoAnswer[] = await Promise.race([
      once(child, 'message', done),
      once(child, 'exit', done).then(() => []),
    ]);
    return answer ?? 'gone';
  } finally {
    done.abort();
    child.unref();
    child.channel?.unref();
  }
}
