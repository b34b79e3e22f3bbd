import type { PaperClock } from './clock.ts';

export interface Message {
  readonly body: string;
  readonly id: string;
  receives: number;
}

/** Of a queue of SQS, what counts on paper: nothing is lost, and nothing comes twice but what its function gave back. */
export class PaperQueue {
  readonly dead: Message[] = [];
  readonly #clock: PaperClock;
  readonly #name: string;
  readonly #visibilityMs: number;
  #waiting: Message[] = [];
  #first = 0;
  #sent = 0;
  #hidden = 0;
  #wake: (() => void)[] = [];

  constructor(clock: PaperClock, name: string, visibilityMs: number) {
    this.#clock = clock;
    this.#name = name;
    this.#visibilityMs = visibilityMs;
  }

  /** Messages that may be received now. */
  get visible(): number {
    return this.#waiting.length - this.#first;
  }

  get size(): number {
    return this.visible + this.#hidden;
  }

  send(body: string, delayMs = 0): void {
    this.#sent += 1;
    const message = { body, id: `${this.#name}-${this.#sent}`, receives: 0 };
    if (delayMs <= 0) {
      this.#show(message);
      return;
    }
    this.#hidden += 1;
    this.#clock.after(delayMs, () => {
      this.#hidden -= 1;
      this.#show(message);
    });
  }

  /** At most so many messages, which nobody else gets until they are deleted or given back. */
  receive(most: number): Message[] {
    const end = Math.min(this.#waiting.length, this.#first + most);
    const taken = this.#waiting.slice(this.#first, end);
    this.#first = end;
    if (this.#first > 10_000 && this.#first * 2 > this.#waiting.length) {
      this.#waiting = this.#waiting.slice(this.#first);
      this.#first = 0;
    }
    for (const message of taken) message.receives += 1;
    this.#hidden += taken.length;
    return taken;
  }

  delete(messages: readonly Message[]): void {
    this.#hidden -= messages.length;
  }

  /** What its function failed shows again when its visibility timeout is over; after five receives it is dead. */
  giveBack(messages: readonly Message[], receivedAt: number): void {
    for (const message of messages) {
      this.#clock.at(receivedAt + this.#visibilityMs, () => {
        this.#hidden -= 1;
        if (message.receives >= maxReceives) this.dead.push(message);
        else this.#show(message);
      });
    }
  }

  /** Calls back once, when there is something to receive. */
  whenVisible(wake: () => void): void {
    this.#wake.push(wake);
  }

  #show(message: Message): void {
    this.#waiting.push(message);
    const wake = this.#wake.pop();
    if (wake !== undefined) this.#clock.after(0, wake);
  }
}

const maxReceives = 5;
