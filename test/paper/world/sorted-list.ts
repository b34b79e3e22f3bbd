const fullBlock = 256;

export class SortedList<T> {
  readonly #order: (one: T, other: T) => number;
  readonly #blocks: T[][] = [];
  #size = 0;

  constructor(order: (one: T, other: T) => number) {
    this.#order = order;
  }

  get size(): number {
    return this.#size;
  }

  add(value: T): void {
    const index = Math.min(this.#blockOf(value), Math.max(0, this.#blocks.length - 1));
    const block = this.#blocks[index];
    if (block === undefined) {
      this.#blocks.push([value]);
      this.#size = 1;
      return;
    }
    const place = this.#placeIn(block, value);
    const found = block[place];
    if (found !== undefined && this.#order(found, value) === 0) {
      block[place] = value;
      return;
    }
    this.#size += 1;
    if (place === block.length) block.push(value);
    else block.splice(place, 0, value);
    if (block.length > fullBlock) this.#blocks.splice(index + 1, 0, block.splice(fullBlock / 2));
  }

  delete(value: T): void {
    const index = this.#blockOf(value);
    const block = this.#blocks[index];
    if (block === undefined) return;
    const place = this.#placeIn(block, value);
    const found = block[place];
    if (found === undefined || this.#order(found, value) !== 0) return;
    block.splice(place, 1);
    this.#size -= 1;
    if (block.length === 0) this.#blocks.splice(index, 1);
  }

  *from(value: T): Generator<T> {
    let index = this.#blockOf(value);
    let place = this.#placeIn(this.#blocks[index] ?? [], value);
    for (; index < this.#blocks.length; index += 1, place = 0) {
      const block = this.#blocks[index] ?? [];
      for (; place < block.length; place += 1) {
        const next = block[place];
        if (next !== undefined) yield next;
      }
    }
  }

  #blockOf(value: T): number {
    let low = 0;
    let high = this.#blocks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const last = this.#blocks[middle]?.at(-1);
      if (last !== undefined && this.#order(last, value) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #placeIn(block: readonly T[], value: T): number {
    let low = 0;
    let high = block.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const found = block[middle];
      if (found !== undefined && this.#order(found, value) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
