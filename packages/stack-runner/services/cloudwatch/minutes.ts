/** The minutes of alarms. `next` begins another, after any real time. */
export class Minutes {
  readonly #now: () => number;
  readonly #starts: number[];

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#starts = [now()];
  }

  get current(): number {
    return this.#starts.length - 1;
  }

  get startedAt(): number {
    return this.#starts.at(-1) ?? 0;
  }

  next(): void {
    this.#starts.push(this.#now());
  }

  /** Before the first minute, real minutes count. */
  since(atMs: number): number {
    const first = this.#starts[0] ?? 0;
    if (atMs < first) return this.current + Math.floor((first - atMs) / 60_000);
    const begun = this.#starts.findLastIndex((start) => start <= atMs);
    return this.current - begun;
  }
}
