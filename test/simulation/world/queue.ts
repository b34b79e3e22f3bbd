import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

export interface Message<T> {
  readonly body: T;
  receives: number;
  visibleAt: number;
}

export interface QueueFaults {
  readonly duplicate: number;
  readonly late: number;
}

/** A queue as SQS promises one: at least once, in any order, late at times, and dead letters after five receives. */
export class Queue<T> {
  readonly deadLetters: Message<T>[] = [];
  readonly #messages = new Set<Message<T>>();
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #faults: () => QueueFaults;
  readonly #visibility: number;
  readonly #maxReceives: number;

  constructor(
    clock: Clock,
    random: Random,
    settings: {
      readonly visibility: number;
      readonly maxReceives: number;
      readonly faults: () => QueueFaults;
    },
  ) {
    this.#clock = clock;
    this.#random = random;
    this.#faults = settings.faults;
    this.#visibility = settings.visibility;
    this.#maxReceives = settings.maxReceives;
  }

  get size(): number {
    return this.#messages.size;
  }

  send(body: T, delayMs = 0): void {
    const { duplicate, late } = this.#faults();
    const copies = this.#random.chance(duplicate) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const lag = this.#random.chance(late) ? this.#random.between(0, 600_000) : this.#random.between(5, 80);
      this.#messages.add({ body, receives: 0, visibleAt: this.#clock.now() + delayMs + lag });
    }
  }

  /** At most `most` visible messages, in any order. */
  receive(most: number): Message<T>[] {
    const now = this.#clock.now();
    const visible = [...this.#messages].filter((message) => message.visibleAt <= now);
    const taken: Message<T>[] = [];
    while (taken.length < most && visible.length > 0) {
      const [message] = visible.splice(this.#random.whole(0, visible.length - 1), 1);
      if (message === undefined) break;
      if (message.receives >= this.#maxReceives) {
        this.#messages.delete(message);
        this.deadLetters.push(message);
        continue;
      }
      message.receives += 1;
      message.visibleAt = now + this.#visibility;
      taken.push(message);
    }
    return taken;
  }

  delete(message: Message<T>): void {
    this.#messages.delete(message);
  }

  purge(): number {
    const { size } = this.#messages;
    this.#messages.clear();
    return size;
  }
}
