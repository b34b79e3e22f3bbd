const initialLimit = 10;
const maxLimit = 160;

/** Each success raises the limit by one, so it doubles within a response time. */
export class ConcurrencyLimit {
  #limit: number;

  /** @param isHealthy whether the last delivery to the address arrived */
  constructor(isHealthy: boolean) {
    this.#limit = isHealthy ? initialLimit : 1;
  }

  get limit(): number {
    return this.#limit;
  }

  note(arrived: boolean): void {
    this.#limit = arrived ? Math.min(maxLimit, Math.max(initialLimit, this.#limit + 1)) : 1;
  }
}
