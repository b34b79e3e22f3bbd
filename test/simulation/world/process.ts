import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

const never = (): Promise<never> => new Promise(() => {});

export type InjectedFault<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'error before' | 'error after'; readonly error: () => Error }
  | { readonly kind: 'twice'; readonly again: () => Promise<T> };

interface Life {
  readonly deadline: number;
  /** After this many operations on the outside world the process dies. */
  readonly crossings: number;
  readonly skewMs?: number;
  readonly freeze?: { readonly at: number; readonly forMs: number };
  readonly onDeath: () => void;
}

/** How long a process still runs if it wakes after its deadline. */
const afterThawMs = 5000;

/** A process can die at every await; a dead one gets no answer, as after SIGKILL. */
export class Process {
  readonly name: string;
  readonly deadline: number;
  readonly skewMs: number;
  alive = true;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #onDeath: () => void;
  readonly #freeze: { readonly from: number; readonly to: number };
  readonly failuresMet = new Set<string>();
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

  readonly remainingMs = (): number => this.deadline - this.#clock.now();

  readonly newName = (): string => {
    this.#names += 1;
    return `${this.name}/${this.#names}`;
  };

  isNamed(name: string | undefined): boolean {
    return name?.startsWith(`${this.name}/`) === true;
  }

  noteFailure(what: string): void {
    this.failuresMet.add(what);
  }

  die(): void {
    if (!this.alive) return;
    this.alive = false;
    this.#onDeath();
  }

  end(): void {
    this.alive = false;
  }

  async cross<T>(
    latencyMs: number,
    effect: () => Promise<T>,
    fault: InjectedFault<T> = { kind: 'none' },
  ): Promise<T> {
    if (!this.alive) return never();
    this.#left -= 1;
    const dies = this.#left === 0;
    if (dies && this.#random.chance(0.5)) return this.#dieNow();
    await this.#clock.sleep(latencyMs);
    // A request that was sent before the process died or froze still arrives.
    if (fault.kind === 'error before') return this.#back(() => Promise.reject(fault.error()));
    const result = await effect();
    if (dies) return this.#dieNow();
    if (fault.kind === 'error after') return this.#back(() => Promise.reject(fault.error()));
    if (fault.kind === 'twice') {
      const second = await fault.again();
      return this.#back(() => Promise.resolve(second));
    }
    return this.#back(() => Promise.resolve(result));
  }

  async sleep(milliseconds: number): Promise<void> {
    if (!this.alive) return never();
    await this.#clock.sleep(milliseconds);
    return this.#back(() => Promise.resolve());
  }

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
