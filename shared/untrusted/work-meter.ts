import { type Budget, budgetFor, type Overrun, overrunOf, type UntrustedReader } from './budgets.ts';

export type Usage = { readonly [Name in keyof Budget]: () => number };

const usageOfProcess: Usage = {
  processorMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  memoryBytes: () => process.memoryUsage.rss(),
};

/** Measures a reader's processor time and memory, without the caller's work between two steps. */
export class WorkMeter {
  readonly #reader: UntrustedReader;
  readonly #usage: Usage;
  readonly #memoryBefore: number;
  #bytes = 0;
  #spentMs = 0;
  #since: number | undefined;

  constructor(reader: UntrustedReader, usage: Usage = usageOfProcess) {
    this.#reader = reader;
    this.#usage = usage;
    this.#memoryBefore = usage.memoryBytes();
  }

  count(bytes: number): void {
    this.#bytes += bytes;
  }

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
