export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  readonly next = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  whole(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1));
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** The draws of the fork do not change draws here. */
  fork(): Random {
    return new Random(this.whole(0, 2 ** 32 - 1));
  }
}
