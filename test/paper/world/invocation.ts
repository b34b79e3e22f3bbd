import type { Invocation } from '../../../shared/lambda/invocation.ts';
import type { PaperClock } from './clock.ts';

const wholeProcessorMb = 1769;

/** On a whole processor, with the code around a request. */
const requestMs = 1.2;

const never = new Promise<never>(() => {});

/** An invocation's processor does one thing at a time; its requests wait concurrently. */
export class PaperInvocation implements Invocation {
  readonly deadline: number;
  readonly #clock: PaperClock;
  readonly #share: number;
  #busyUntil: number;
  #computedMs = 0;

  constructor(clock: PaperClock, memoryMb: number, timeoutMs: number) {
    this.#clock = clock;
    this.#share = Math.min(1, memoryMb / wholeProcessorMb);
    this.#busyUntil = clock.now();
    this.deadline = clock.now() + timeoutMs;
  }

  get computedMs(): number {
    return this.#computedMs;
  }

  readonly getRemainingTimeInMillis = (): number => this.deadline - this.#clock.now();

  compute(wholeMs: number): Promise<void> {
    return this.#goOnAt(this.#busy(wholeMs));
  }

  async request<T>(latencyMs: number, effect: () => T | Promise<T>): Promise<T> {
    await this.#goOnAt(this.#busy(requestMs) + latencyMs);
    return effect();
  }

  readonly sleep = (milliseconds: number): Promise<void> => this.#goOnAt(this.#clock.now() + milliseconds);

  #busy(wholeMs: number): number {
    const ms = wholeMs / this.#share;
    this.#computedMs += ms;
    this.#busyUntil = Math.max(this.#busyUntil, this.#clock.now()) + ms;
    return this.#busyUntil;
  }

  #goOnAt(time: number): Promise<void> {
    return time > this.deadline ? never : this.#clock.until(time);
  }
}
