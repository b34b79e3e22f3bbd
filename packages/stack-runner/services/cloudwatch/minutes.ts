/** The minutes of CloudWatch: from the wall clock, or passed by a test. */
export class Minutes {
  readonly #now: () => number;
  /** When each minute began, on the wall clock. */
  readonly #starts: number[];

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#starts = [now()];
  }

  /** The number of the minute that runs now, from 0. */
  get current(): number {
    return this.#starts.length - 1;
  }

  /** When the current minute began, on the wall clock. */
  get startedAt(): number {
    return this.#starts.at(-1) ?? 0;
  }

  next(): void {
    this.#starts.push(this.#now());
  }

  /** Returns the minutes that have begun since a moment of the wall clock; moments before the start count as they are. */
  since(atMs: number): number {
    const first = this.#starts[0] ?? 0;
    if (atMs < first) return this.current + Math.floor((first - atMs) / 60_000);
    const begun = this.#starts.findLastIndex((start) => start <= atMs);
    return this.current - begun;
  }
}
