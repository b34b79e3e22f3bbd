import type { PaperClock } from './clock.ts';

export interface Message {
  readonly body: string;
  readonly id: string;
  readonly group: string;
  receives: number;
  shownAt: number;
}

/** Messages of one group: those that wait, the oldest first from a position on, and how many are worked on. */
interface Group {
  waiting: Message[];
  first: number;
  inFlight: number;
}

const maxReceives = 5;
/** From so many messages in flight on, and from this share of all of them, a group counts as noisy. */
const noisyMessages = 30;
const noisyShare = 0.1;

/**
 * Of a standard queue of SQS, what counts on paper: nothing is lost, nothing comes twice but what its function gave back,
 * the oldest message comes first; and where messages name groups ("fair queue"), those of quiet groups come before those
 * of a group that has most of what is in flight.
 */
export class PaperQueue {
  readonly dead: Message[] = [];
  readonly #clock: PaperClock;
  readonly #name: string;
  readonly #visibilityMs: number;
  readonly #groups = new Map<string, Group>();
  #sent = 0;
  #visible = 0;
  #delayed = 0;
  #inFlight = 0;
  #wake: (() => void)[] = [];

  constructor(clock: PaperClock, name: string, visibilityMs: number) {
    this.#clock = clock;
    this.#name = name;
    this.#visibilityMs = visibilityMs;
  }

  /** Messages that may be received now. */
  get visible(): number {
    return this.#visible;
  }

  get size(): number {
    return this.#visible + this.#delayed + this.#inFlight;
  }

  send(body: string, { delayMs = 0, group = '' } = {}): void {
    this.#sent += 1;
    const message = { body, id: `${this.#name}-${this.#sent}`, group, receives: 0, shownAt: 0 };
    if (delayMs <= 0) {
      this.#show(message);
      return;
    }
    this.#delayed += 1;
    this.#clock.after(delayMs, () => {
      this.#delayed -= 1;
      this.#show(message);
    });
  }

  /** At most so many messages, which nobody else gets until they are deleted or given back. */
  receive(most: number): Message[] {
    const taken: Message[] = [];
    while (taken.length < most && this.#visible > 0) {
      const group = this.#next();
      const message = group?.waiting[group.first];
      if (group === undefined || message === undefined) break;
      group.first += 1;
      if (group.first > 10_000 && group.first * 2 > group.waiting.length) {
        group.waiting = group.waiting.slice(group.first);
        group.first = 0;
      }
      group.inFlight += 1;
      this.#inFlight += 1;
      this.#visible -= 1;
      message.receives += 1;
      taken.push(message);
    }
    return taken;
  }

  delete(messages: readonly Message[]): void {
    for (const message of messages) this.#land(message);
  }

  /** What its function failed shows again when its visibility timeout is over; after five receives it is dead. */
  giveBack(messages: readonly Message[], receivedAt: number): void {
    for (const message of messages) {
      this.#clock.at(receivedAt + this.#visibilityMs, () => {
        this.#land(message);
        if (message.receives >= maxReceives) this.dead.push(message);
        else this.#show(message);
      });
    }
  }

  /** Calls back once, when there is something to receive. */
  whenVisible(wake: () => void): void {
    this.#wake.push(wake);
  }

  /** The group whose oldest message comes next. */
  #next(): Group | undefined {
    let next: { readonly group: Group; readonly isNoisy: boolean; readonly shownAt: number } | undefined;
    for (const group of this.#groups.values()) {
      const first = group.waiting[group.first];
      if (first === undefined) continue;
      const isNoisy = group.inFlight >= noisyMessages && group.inFlight > noisyShare * this.#inFlight;
      const { shownAt } = first;
      const isQuieter = next?.isNoisy && !isNoisy;
      const isOlder = next !== undefined && next.isNoisy === isNoisy && shownAt < next.shownAt;
      if (next === undefined || isQuieter || isOlder) next = { group, isNoisy, shownAt };
    }
    return next?.group;
  }

  #land({ group }: Message): void {
    this.#inFlight -= 1;
    const known = this.#groups.get(group);
    if (known !== undefined) known.inFlight -= 1;
  }

  #show(message: Message): void {
    message.shownAt = this.#clock.now();
    this.#visible += 1;
    const group = this.#groups.get(message.group) ?? { waiting: [], first: 0, inFlight: 0 };
    this.#groups.set(message.group, group);
    group.waiting.push(message);
    const wake = this.#wake.pop();
    if (wake !== undefined) this.#clock.after(0, wake);
  }
}
