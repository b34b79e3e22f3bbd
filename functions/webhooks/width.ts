/** Deliveries to one address at the same time: at first, and at most. */
const atFirst = 10;
const atMost = 160;

/**
 * How many deliveries an address is sent at the same time. Each that arrives makes room for one more, so that the number doubles in the
 * time of an answer. After one that does not arrive, one is sent at a time until one arrives.
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
