import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** Returns a new promise for each wait. A shared promise would retain every waiter, world after world. */
const never = (): Promise<never> => new Promise(() => {});

/** A failure of one operation that crosses the border of a process. */
export type Mishap<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'error before' | 'error after'; readonly error: () => Error }
  /** The client sends it twice and returns the second result. */
  | { readonly kind: 'twice'; readonly again: () => Promise<T> };

interface Life {
  readonly deadline: number;
  /** Border crossings until this process dies. */
  readonly crossings: number;
  /** How far its clock is ahead of true time, in milliseconds. */
  readonly skewMs?: number;
  /** When and how long it is frozen: its machine stops, and nobody kills it during that time. */
  readonly freeze?: { readonly at: number; readonly forMs: number };
  readonly onDeath: () => void;
}

/** How long a process that was frozen beyond its deadline runs after it wakes, before it is killed. */
const afterThawMs = 5000;

/**
 * One run of a function. It can die at every await: each request crosses its border through `cross`, and no answer
 * reaches a dead process, as after SIGKILL. A frozen process gets its answers when it wakes.
 */
export class Process {
  readonly name: string;
  readonly deadline: number;
  readonly skewMs: number;
  alive = true;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #onDeath: () => void;
  readonly #freeze: { readonly from: number; readonly to: number };
  /** The failures that it met: statuses of the service by base, refusals of a bucket. */
  readonly seen = new Set<string>();
  /** Whether it received an answer after all of its leases had ended. */
  isLate = false;
  #left: number;
  #names = 0;

  constructor(name: string, clock: Clock, random: Random, life: Life) {
    this.name = name;
    this.deadline = life.deadline;
    this.skewMs = life.skewMs ?? 0;
    this.#clock = clock;
    this.#random = random;
    this.#onDeath = life.onDeath;
    this.#left = life.crossings;
    const { at, forMs } = life.freeze ?? { at: Number.POSITIVE_INFINITY, forMs: 0 };
    this.#freeze = { from: at, to: at + forMs };
    const killedAt = at <= life.deadline ? Math.max(life.deadline, at + forMs + afterThawMs) : life.deadline;
    clock.after(killedAt - clock.now(), () => this.die());
  }

  /** Returns the time until the deadline; negative in a process that was frozen beyond it. */
  readonly remainingMs = (): number => this.deadline - this.#clock.now();

  /** Returns a unique name. */
  readonly newName = (): string => {
    this.#names += 1;
    return `${this.name}/${this.#names}`;
  };

  /** Whether this process gave out a name. */
  isNamed(name: string | undefined): boolean {
    return name?.startsWith(`${this.name}/`) === true;
  }

  noteSeen(what: string): void {
    this.seen.add(what);
  }

  die(): void {
    if (!this.alive) return;
    this.alive = false;
    this.#onDeath();
  }

  /** Ends the process regularly; it cannot die any more. */
  end(): void {
    this.alive = false;
  }

  /** Runs an effect outside after some time, and returns its result if the process still lives. */
  async cross<T>(
    latencyMs: number,
    effect: () => Promise<T>,
    mishap: Mishap<T> = { kind: 'none' },
  ): Promise<T> {
    if (!this.alive) return never();
    this.#left -= 1;
    const dies = this.#left === 0;
    if (dies && this.#random.chance(0.5)) return this.#dieNow();
    await this.#clock.sleep(latencyMs);
    // A request that was sent before the process died or froze still arrives.
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
    if (!this.alive) return never();
    await this.#clock.sleep(milliseconds);
    return this.#back(() => Promise.resolve());
  }

  /** Settles like a result, unless the process has died in between. */
  async back<T>(result: Promise<T>): Promise<T> {
    try {
      const value = await result;
      return await this.#back(() => Promise.resolve(value));
    } catch (error) {
      return this.#back(() => Promise.reject(error));
    }
  }

  async #back<T>(result: () => Promise<T>): Promise<T> {
    const now = this.#clock.now();
    if (this.alive && this.#freeze.from <= now && now < this.#freeze.to)
      await this.#clock.sleep(this.#freeze.to - now);
    if (this.alive && this.#clock.now() > this.deadline) this.isLate = true;
    return this.alive ? result() : never();
  }

  #dieNow(): Promise<never> {
    this.die();
    return never();
  }
}
