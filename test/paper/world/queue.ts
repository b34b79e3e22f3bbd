import type { PaperClock } from './clock.ts';

export interface Message {
  readonly body: string;
  readonly id: string;
  readonly group: string;
  receives: number;
  shownAt: number;
  receivedAt: number;
}

interface Group {
  waiting: Message[];
  first: number;
  inFlight: number;
  readonly worked: RecentWork;
}

const maxReceives = 5;
/** A noisy group has this many messages and `noisyShare` of all messages in flight, or takes that share of the time. */
const noisyMessages = 30;
const noisyShare = 0.1;
/** Work counts half after this time; AWS does not document it. */
const halfLifeMs = 60_000;

/** Milliseconds of consumers' time; older ones count half after each period `halfLifeMs`. */
class RecentWork {
  #ms = 0;
  #at = 0;

  add(ms: number, now: number): void {
    this.#ms = this.at(now) + ms;
    this.#at = now;
  }

  at(now: number): number {
    return this.#ms * 0.5 ** ((now - this.#at) / halfLifeMs);
  }
}

/** Oldest message first. With groups it is a fair queue: quiet groups precede noisy ones. */
export class PaperQueue {
  readonly dead: Message[] = [];
  readonly #clock: PaperClock;
  readonly #name: string;
  readonly #visibilityMs: number;
  readonly #groups = new Map<string, Group>();
  readonly #worked = new RecentWork();
  readonly #taken = new Map<string, Message>();
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

  get visible(): number {
    return this.#visible;
  }

  get size(): number {
    return this.#visible + this.#delayed + this.#inFlight;
  }

  send(body: string, { delayMs = 0, group = '' } = {}): void {
    this.#sent += 1;
    const message = {
      body,
      id: `${this.#name}-${this.#sent}`,
      group,
      receives: 0,
      shownAt: 0,
      receivedAt: 0,
    };
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

  receive(most: number): Message[] {
    const received: Message[] = [];
    while (received.length < most && this.#visible > 0) {
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
      message.receivedAt = this.#clock.now();
      this.#taken.set(message.id, message);
      received.push(message);
    }
    return received;
  }

  delete(messages: readonly Pick<Message, 'id'>[]): void {
    for (const { id } of messages) this.#endFlight(id);
  }

  giveBack(messages: readonly Message[], receivedAt: number): void {
    for (const message of messages) {
      this.#clock.at(receivedAt + this.#visibilityMs, () => {
        if (!this.#endFlight(message.id)) return;
        if (message.receives >= maxReceives) this.dead.push(message);
        else this.#show(message);
      });
    }
  }

  whenVisible(wake: () => void): void {
    this.#wake.push(wake);
  }

  #next(): Group | undefined {
    let next: { readonly group: Group; readonly noise: number; readonly shownAt: number } | undefined;
    const now = this.#clock.now();
    const worked = this.#worked.at(now);
    for (const [name, group] of this.#groups) {
      const first = group.waiting[group.first];
      if (first === undefined) continue;
      const isNoisy =
        name !== '' &&
        ((group.inFlight >= noisyMessages && group.inFlight > noisyShare * this.#inFlight) ||
          group.worked.at(now) > noisyShare * worked);
      const noise = isNoisy ? 1 + group.inFlight : 0;
      const { shownAt } = first;
      if (next === undefined || noise < next.noise || (noise === next.noise && shownAt < next.shownAt))
        next = { group, noise, shownAt };
    }
    return next?.group;
  }

  #endFlight(id: string): boolean {
    const message = this.#taken.get(id);
    if (message === undefined) return false;
    this.#taken.delete(id);
    const { group, receivedAt } = message;
    const now = this.#clock.now();
    this.#inFlight -= 1;
    this.#worked.add(now - receivedAt, now);
    const known = this.#groups.get(group);
    if (known === undefined) return true;
    known.inFlight -= 1;
    known.worked.add(now - receivedAt, now);
    return true;
  }

  #show(message: Message): void {
    message.shownAt = this.#clock.now();
    this.#visible += 1;
    const group = this.#groups.get(message.group) ?? {
      waiting: [],
      first: 0,
      inFlight: 0,
      worked: new RecentWork(),
    };
    this.#groups.set(message.group, group);
    group.waiting.push(message);
    const wake = this.#wake.pop();
    if (wake !== undefined) this.#clock.after(0, wake);
  }
}
