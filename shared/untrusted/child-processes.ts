import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answered } from './answer-parent.ts';
import type { Budget, Overrun } from './budgets.ts';
import { withinBudget } from './within-budget.ts';

/** `ended` (by a signal) and `not started` show no fault of the task, so callers may retry. */
type Stop = Overrun | 'crashed' | 'ended' | 'not started';
type Outcome<Answer> = Answered<Answer> | { readonly stopped: Stop };

interface Options {
  readonly file: string;
  readonly arguments?: readonly string[];
  readonly budget: (bytes: number) => Budget;
  readonly processes: number;
  /** Native libraries leak, so a process is replaced after this many tasks. */
  readonly tasksOfOne: number;
  readonly startMs?: number;
}

const defaultStartMs = 30_000;
const maxTimerMs = 2 ** 31 - 1;

interface Worker {
  readonly child: ChildProcess;
  tasks: number;
}

export function childFile(name: string, from: string): string {
  const bundled = fileURLToPath(new URL(`${name}.mjs`, from));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL(`${name}.ts`, from));
}

/**
 * Runs tasks on untrusted bytes, because only a kill stops native code and WebAssembly. Idle processes let the program
 * end.
 */
export class ChildProcesses<Task extends object, Answer> {
  readonly #options: Options;
  readonly #idle: Worker[] = [];
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @param bytes the size of the untrusted input, which decides the budget
   * @param maxMs wall-clock time, including the wait for a free process
   */
  async run(task: Task, bytes: number, maxMs = maxTimerMs): Promise<Outcome<Answer>> {
    const deadline = performance.now() + maxMs;
    if (!(await this.#waitForRoom(maxMs))) return { stopped: 'not started' };
    try {
      const worker = await this.#take(deadline - performance.now());
      if (worker === undefined) return { stopped: 'not started' };
      const budget = this.#options.budget(bytes);
      const work = () => ask<Answer>(worker.child, task);
      const outcome = await withinBudget(worker.child, budget, work, deadline - performance.now());
      if (typeof outcome === 'string') return { stopped: outcome };
      this.#giveBack(worker, outcome);
      return outcome;
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#busy -= 1;
      else next();
    }
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#idle.splice(0).map(async ({ child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.ref();
        child.kill('SIGKILL');
        await once(child, 'exit');
      }),
    );
  }

  #waitForRoom(maxMs: number): Promise<boolean> {
    if (this.#busy < this.#options.processes) {
      this.#busy += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        resolve(false);
      }, maxMs);
      this.#waiting.push(start);
    });
  }

  async #take(maxMs: number): Promise<Worker | undefined> {
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop())
      if (idle.child.connected) return idle;
    const { file, arguments: args = [], startMs = defaultStartMs } = this.#options;
    let child: ChildProcess;
    try {
      child = fork(file, args, {
        serialization: 'advanced',
        execArgv: [],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
    } catch {
      return undefined;
    }
    child.on('error', () => undefined);
    const timer = setTimeout(() => child.kill('SIGKILL'), Math.min(startMs, maxMs));
    const ready = await nextMessage(child).finally(() => clearTimeout(timer));
    if (!('message' in ready)) {
      child.kill('SIGKILL');
      return undefined;
    }
    child.unref();
    child.channel?.unref();
    return { child, tasks: 0 };
  }

  /** A task that failed may have left its process in any state. */
  #giveBack(worker: Worker, outcome: Answered<Answer>): void {
    worker.tasks += 1;
    if ('failed' in outcome || worker.tasks >= this.#options.tasksOfOne) worker.child.kill('SIGKILL');
    else this.#idle.push(worker);
  }
}

async function ask<Answer>(
  child: ChildProcess,
  task: object,
): Promise<Answered<Answer> | 'crashed' | 'ended'> {
  child.ref();
  child.channel?.ref();
  try {
    child.send(task, () => undefined);
    const result = await nextMessage<Answered<Answer>>(child);
    if ('message' in result) return result.message;
    if ('error' in result) return 'ended';
    return result.signal === null || crashSignals.has(result.signal) ? 'crashed' : 'ended';
  } finally {
    child.unref();
    child.channel?.unref();
  }
}

const crashSignals: ReadonlySet<NodeJS.Signals> = new Set([
  'SIGSEGV',
  'SIGABRT',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
  'SIGTRAP',
]);

type ChildMessage<Message> =
  | { readonly message: Message }
  | { readonly signal: NodeJS.Signals | null }
  | { readonly error: unknown };

async function nextMessage<Message>(child: ChildProcess): Promise<ChildMessage<Message>> {
  const settled = new AbortController();
  try {
    return await Promise.race([
      once(child, 'message', settled).then(([message]) => ({ message })),
      once(child, 'exit', settled).then(([, signal]) => ({ signal })),
    ]).catch((error: unknown) => ({ error }));
  } finally {
    settled.abort();
  }
}
