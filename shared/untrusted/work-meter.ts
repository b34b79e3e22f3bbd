import { type Budget, budgetFor, type Overrun, overrunOf, type UntrustedReader } from './budgets.ts';

/** Tells what this process has taken so far. */
export type Usage = { readonly [Name in keyof Budget]: () => number };

const usageOfProcess: Usage = {
  processorMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  memoryBytes: () => process.memoryUsage.rss(),
};

/** Measures what a reader takes of this process, apart from what its caller does between two of its steps. */
export class WorkMeter {
  readonly #reader: UntrustedReader;
  readonly #usage: Usage;
  readonly #memoryBefore: number;
  #bytes = 0;
  #spentMs = 0;
  #since: number | undefined;

  /** @param usage this process's usage unless a test has its own */
  constructor(reader: UntrustedReader, usage: Usage = usageOfProcess) {
    this.#reader = reader;
    this.#usage = usage;
    this.#memoryBefore = usage.memoryBytes();
  }

  /** Counts bytes that the reader gets: its budget grows with them. */
  count(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Yields the steps of a reader and measures the work between them. */
  async *over<Step>(steps: AsyncIterable<Step>): AsyncGenerator<Step, void, undefined> {
    this.#since = this.#usage.processorMs();
    try {
      for await (const step of steps) {
        this.#pause();
        yield step;
        this.#since = this.#usage.processorMs();
      }
    } finally {
      this.#pause();
    }
  }

  /** Returns in what the budget is exceeded; undefined where it is not. */
  overrun(): Overrun | undefined {
    const current = this.#since === undefined ? 0 : this.#usage.processorMs() - this.#since;
    return overrunOf(budgetFor(this.#reader, this.#bytes), {
      processorMs: this.#spentMs + current,
      memoryBytes: this.#usage.memoryBytes() - this.#memoryBefore,
    });
  }

  #pause(): void {
    if (this.#since !== undefined) this.#spentMs += this.#usage.processorMs() - this.#since;
    this.#since = undefined;
  }
}
