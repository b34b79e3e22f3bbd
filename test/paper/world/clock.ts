type Step = () => void;

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class PaperClock {
  #now: number;
  readonly #steps = new Map<number, Step[]>();
  readonly #times: number[] = [];

  constructor(start: number) {
    this.#now = start;
  }

  readonly now = (): number => this.#now;

  at(time: number, step: Step): void {
    const due = Math.max(this.#now, Math.ceil(time));
    const known = this.#steps.get(due);
    if (known !== undefined) {
      known.push(step);
      return;
    }
    this.#steps.set(due, [step]);
    this.#push(due);
  }

  after(milliseconds: number, step: Step): void {
    this.at(this.#now + milliseconds, step);
  }

  readonly until = (time: number): Promise<void> => new Promise((resolve) => this.at(time, resolve));

  readonly sleep = (milliseconds: number): Promise<void> => this.until(this.#now + milliseconds);

  async run(isDone: () => boolean): Promise<void> {
    for (let time = this.#pop(); time !== undefined && !isDone(); time = this.#pop()) {
      this.#now = time;
      const steps = this.#steps.get(time) ?? [];
      this.#steps.delete(time);
      for (const step of steps) step();
      await tick();
    }
  }

  #push(time: number): void {
    const heap = this.#times;
    let child = heap.length;
    heap.push(time);
    while (child > 0) {
      const parent = (child - 1) >> 1;
      const above = heap[parent] ?? 0;
      if (above <= time) break;
      heap[child] = above;
      child = parent;
    }
    heap[child] = time;
  }

  #pop(): number | undefined {
    const heap = this.#times;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let parent = 0;
    for (;;) {
      let child = 2 * parent + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && (heap[child + 1] ?? 0) < (heap[child] ?? 0)) child += 1;
      const below = heap[child] ?? 0;
      if (below >= last) break;
      heap[parent] = below;
      parent = child;
    }
    heap[parent] = last;
    return first;
  }
}
