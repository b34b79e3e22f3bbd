import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answered } from './answer-parent.ts';
import type { Budget, Overrun } from './budgets.ts';
import { withinBudget } from './within-budget.ts';

/**
 * Why a task has no answer. `ended` (by a signal of somebody else, the kernel included) and `not started` say nothing about the task:
 * another attempt may succeed, and the caller bounds the attempts.
 */
type Stop = Overrun | 'crashed' | 'ended' | 'not started';
type Outcome<Answer> = Answered<Answer> | { readonly stopped: Stop };

interface Options {
  /** The script of the process, which answers with `answerParent`. */
  readonly file: string;
  readonly arguments?: readonly string[];
  readonly budget: (bytes: number) => Budget;
  /** Most processes at once. Further tasks wait in their order. */
  readonly processes: number;
  /** Native libraries leak, so a process is replaced after this many tasks. */
  readonly tasksOfOne: number;
  /** The time that a process has to start. */
  readonly startMs?: number;
}

const usualStartMs = 30_000;
/** The longest time that a timer of Node can have. */
const longestMs = 2 ** 31 - 1;

interface Worker {
  readonly child: ChildProcess;
  tasks: number;
}

/** Returns the script of a child process: its bundle beside the caller's bundle, or its source. */
export function childFile(name: string, from: string): string {
  const bundled = fileURLToPath(new URL(`${name}.mjs`, from));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL(`${name}.ts`, from));
}

/**
 * Runs tasks on bytes from outside in child processes. A process is killed when its task has spent its budget: native code and
 * WebAssembly cannot be stopped otherwise, and a task that crashes them costs no other task. An idle process keeps no program alive.
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
   * @param mostMs the time on the clock after which the task ends, also while it waits for its place or its process starts
   */
  async run(task: Task, bytes: number, mostMs = longestMs): Promise<Outcome<Answer>> {
    const until = performance.now() + mostMs;
    if (!(await this.#turn(mostMs))) return { stopped: 'not started' };
    try {
      const worker = await this.#take(until - performance.now());
      if (worker === undefined) return { stopped: 'not started' };
      const budget = this.#options.budget(bytes);
      const work = () => ask<Answer>(worker.child, task);
      const outcome = await withinBudget(worker.child, budget, work, until - performance.now());
      if (typeof outcome === 'string') return { stopped: outcome };
      this.#giveBack(worker, outcome);
      return outcome;
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#busy -= 1;
      else next();
    }
  }

  /** Ends the idle processes. The next task starts another one. */
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

  /** Waits for a place, which the task before hands over. @returns false if that takes too long */
  #turn(mostMs: number): Promise<boolean> {
    if (this.#busy < this.#options.processes) {
      this.#busy += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(late);
        resolve(true);
      };
      const late = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        resolve(false);
      }, mostMs);
      this.#waiting.push(go);
    });
  }

  /** Returns undefined if no process starts in time. */
  async #take(mostMs: number): Promise<Worker | undefined> {
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop())
      if (idle.child.connected) return idle;
    const { file, arguments: args = [], startMs = usualStartMs } = this.#options;
    let child: ChildProcess;
    try {
      child = fork(file, args, {
        serialization: 'advanced',
        execArgv: [],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
    } catch {
      // Without a file descriptor left, Node throws instead of telling the process.
      return undefined;
    }
    child.on('error', () => undefined);
    const late = setTimeout(() => child.kill('SIGKILL'), Math.min(startMs, mostMs));
    const ready = await hear(child).finally(() => clearTimeout(late));
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
    const heard = await hear<Answered<Answer>>(child);
    if ('message' in heard) return heard.message;
    if ('error' in heard) return 'ended';
    return heard.signal === null || crashSignals.has(heard.signal) ? 'crashed' : 'ended';
  } finally {
    child.unref();
    child.channel?.unref();
  }
}

/** The signals of a fault in the program itself. */
const crashSignals: ReadonlySet<NodeJS.Signals> = new Set([
  'SIGSEGV',
  'SIGABRT',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
  'SIGTRAP',
]);

type Heard<Message> =
  | { readonly message: Message }
  | { readonly signal: NodeJS.Signals | null }
  | { readonly error: unknown };

/** Waits for the next message of a process, or for its end. The error is that of a process that the system did not start. */
async function hear<Message>(child: ChildProcess): Promise<Heard<Message>> {
  const done = new AbortController();
  try {
    return await Promise.race([
      once(child, 'message', done).then(([message]) => ({ message })),
      once(child, 'exit', done).then(([, signal]) => ({ signal })),
    ]).catch((error: unknown) => ({ error }));
  } finally {
    done.abort();
  }
}
