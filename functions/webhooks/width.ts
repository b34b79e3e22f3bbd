/** Concurrent deliveries to one address: initially, and at most. */
const atFirst = 10;
const atMost = 160;

/**
 * Limits the concurrent deliveries to one address. Each success raises the limit by one, so it doubles within the
 * time of a response. After a failure the limit is one until a delivery succeeds.
 */
export class Width {
  #limit: number;

  /** @param isWell whether the last delivery to the address arrived */
  constructor(isWell: boolean) {
    this.#limit = isWell ? atFirst : 1;
  }

  get limit(): number {
    return this.#limit;
  }

  note(arrived: boolean): void {
    this.#limit = arrived ? Math.min(atMost, Math.max(atFirst, this.#limit + 1)) : 1;
  }
}
