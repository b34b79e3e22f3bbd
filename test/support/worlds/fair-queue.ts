import type { Job } from '../../../shared/jobs/job.ts';

interface Message {
  readonly job: Job;
  readonly group: string;
  readonly visibleAt: number;
}

const noisyMessages = 30;
const noisyShare = 0.1;

/** A group with over a tenth of the messages in flight, and at least 30, yields to quiet groups. */
export class FairQueue {
  readonly #now: () => number;
  readonly #groups = new Map<string, { messages: Message[]; position: number }>();
  readonly #inFlight = new Map<string, number>();
  #delayed: Message[] = [];
  sent = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get depth(): number {
    this.#show();
    return [...this.#groups.values()].reduce(
      (sum, { messages, position }) => sum + messages.length - position,
      0,
    );
  }

  send(job: Job, group: string, delayMs = 0): void {
    this.sent += 1;
    const message = { job, group, visibleAt: this.#now() + delayMs };
    if (delayMs > 0) this.#delayed.push(message);
    else this.#add(message);
  }

  receive(most: number): Message[] {
    this.#show();
    const received: Message[] = [];
    while (received.length < most) {
      const message = this.#next();
      if (message === undefined) break;
      received.push(message);
      this.#inFlight.set(message.group, this.#inFlightOf(message.group) + 1);
    }
    return received;
  }

  delete({ group }: Message): void {
    this.#inFlight.set(group, this.#inFlightOf(group) - 1);
  }

  #next(): Message | undefined {
    const waiting = [...this.#groups].flatMap(([name, group]) => {
      const first = group.messages[group.position];
      return first === undefined ? [] : [{ name, group, first, noisy: this.#isNoisy(name) }];
    });
    waiting.sort(
      (one, other) => Number(one.noisy) - Number(other.noisy) || one.first.visibleAt - other.first.visibleAt,
    );
    const [next] = waiting;
    if (next === undefined) return undefined;
    next.group.position += 1;
    return next.first;
  }

  #isNoisy(name: string): boolean {
    const own = this.#inFlightOf(name);
    const all = [...this.#inFlight.values()].reduce((sum, count) => sum + count, 0);
    return own >= noisyMessages && own > noisyShare * all;
  }

  #inFlightOf = (name: string): number => this.#inFlight.get(name) ?? 0;

  #show(): void {
    const now = this.#now();
    const shown = this.#delayed.filter(({ visibleAt }) => visibleAt <= now);
    if (shown.length === 0) return;
    this.#delayed = this.#delayed.filter(({ visibleAt }) => visibleAt > now);
    for (const message of shown) this.#add(message);
  }

  #add(message: Message): void {
    const group = this.#groups.get(message.group) ?? { messages: [], position: 0 };
    this.#groups.set(message.group, group);
    group.messages.push(message);
  }
}
