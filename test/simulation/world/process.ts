import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

const never = new Promise<never>(() => {});

/** What goes wrong with one operation that crosses the border of a process. */
export type Mishap<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'error before' | 'error after'; readonly error: () => Error }
  /** The client sends it twice and returns what the second time said. */
  | { readonly kind: 'twice'; readonly again: () => Promise<T> };

/**
 * One run of a function. It can die at every await: whatever crosses its border does so through `cross`, and nothing
 * comes back to a dead process, as after SIGKILL.
 */
export class Process {
  readonly name: string;
  readonly deadline: number;
  alive = true;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #onDeath: () => void;
  /** Border crossings until this process dies. */
  #left: number;

  constructor(
    name: string,
    clock: Clock,
    random: Random,
    life: { readonly deadline: number; readonly crossings: number; readonly onDeath: () => void },
  ) {
    this.name = name;
    this.deadline = life.deadline;
    this.#clock = clock;
    this.#random = random;
    this.#onDeath = life.onDeath;
    this.#left = life.crossings;
    clock.after(life.deadline - clock.now(), () => this.die());
  }

  die(): void {
    if (!this.alive) return;
    this.alive = false;
    this.#onDeath();
  }

  /** The process has ended by itself; nothing of it is left that could die. */
  end(): void {
    this.alive = false;
  }

  /** Runs an effect outside after some time, and brings back what it came to, if the process still lives. */
  async cross<T>(
    latencyMs: number,
    effect: () => Promise<T>,
    mishap: Mishap<T> = { kind: 'none' },
  ): Promise<T> {
    if (!this.alive) return never;
    this.#left -= 1;
    const dies = this.#left === 0;
    if (dies && this.#random.chance(0.5)) return this.#dieNow();
    await this.#clock.sleep(latencyMs);
    // What was sent before the process died arrives all the same.
    if (mishap.kind === 'error before') return this.#back(() => Promise.reject(mishap.error()));
    const result = await effect();
    if (dies) return this.#dieNow();
    if (mishap.kind === 'error after') return this.#back(() => Promise.reject(mishap.error()));
    if (mishap.kind === 'twice') {
      const second = await mishap.again();
      return this.#back(() => Promise.resolve(second));
    }
    return this.#back(() => Promise.resolve(result));
  }

  async sleep(milliseconds: number): Promise<void> {
    if (!this.alive) return never;
    await this.#clock.sleep(milliseconds);
    return this.#back(() => Promise.resolve());
  }

  /** Resolves or rejects with a result, unless the process has died meanwhile. */
  async back<T>(result: Promise<T>): Promise<T> {
    try {
      const value = await result;
      return this.alive ? value : never;
    } catch (error) {
      if (!this.alive) return never;
      throw error;
    }
  }

  #back<T>(result: () => Promise<T>): Promise<T> {
    return this.alive ? result() : never;
  }

  #dieNow(): Promise<never> {
    this.die();
    return never;
  }
}
