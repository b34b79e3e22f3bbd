interface Timer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  cancelled: boolean;
}

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Simultaneous timers run in the order of their creation. */
export class Clock {
  #now: number;
  #order = 0;
  readonly #heap: Timer[] = [];

  constructor(start: number) {
    this.#now = start;
  }

  readonly now = (): number => this.#now;

  after(milliseconds: number, run: () => void): () => void {
    this.#order += 1;
    const at = this.#now + Math.max(0, milliseconds);
    const timer = { at, order: this.#order, run, cancelled: false };
    this.#push(timer);
    return () => {
      timer.cancelled = true;
    };
  }

  abortAfter(milliseconds: number): { readonly signal: AbortSignal; readonly cancel: () => void } {
    const controller = new AbortController();
    const abort = () => controller.abort(new DOMException('timed out', 'TimeoutError'));
    return { signal: controller.signal, cancel: this.after(milliseconds, abort) };
  }

  readonly sleep = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => this.after(milliseconds, resolve));

  async run(done: () => boolean): Promise<void> {
    for (;;) {
      const timer = this.#pop();
      if (timer === undefined) return;
      if (timer.cancelled) continue;
      this.#now = timer.at;
      timer.run();
      await tick();
      if (done()) return;
    }
  }

  #push(timer: Timer): void {
    const heap = this.#heap;
    let child = heap.push(timer) - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!this.#swapIfEarlier(child, parent)) return;
      child = parent;
    }
  }

  #pop(): Timer | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let parent = 0; ; ) {
      const left = 2 * parent + 1;
      const smaller = left + 1 < heap.length && this.#earlier(left + 1, left) ? left + 1 : left;
      if (smaller >= heap.length || !this.#swapIfEarlier(smaller, parent)) return first;
      parent = smaller;
    }
  }

  #earlier(a: number, b: number): boolean {
    const [left, right] = [this.#heap[a], this.#heap[b]];
    if (left === undefined || right === undefined) return false;
    return left.at < right.at || (left.at === right.at && left.order < right.order);
  }

  #swapIfEarlier(child: number, parent: number): boolean {
    if (!this.#earlier(child, parent)) return false;
    const [a, b] = [this.#heap[child], this.#heap[parent]];
    if (a === undefined || b === undefined) return false;
    this.#heap[child] = b;
    this.#heap[parent] = a;
    return true;
  }
}
