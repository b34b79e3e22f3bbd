import type { WebhooksWorld } from './world.ts';

export class VirtualTime {
  readonly #world: WebhooksWorld;
  #timers: { readonly at: number; readonly resolve: () => void }[] = [];

  constructor(world: WebhooksWorld) {
    this.#world = world;
  }

  wait(milliseconds: number): Promise<void> {
    const at = this.#world.now + milliseconds;
    return new Promise((resolve) => this.#timers.push({ at, resolve }));
  }

  async run<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    while (!isDone || this.#timers.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const next = Math.min(...this.#timers.map(({ at }) => at));
      this.#world.now = Math.max(this.#world.now, Number.isFinite(next) ? next : 0);
      const due = this.#timers.filter(({ at }) => at === next);
      this.#timers = this.#timers.filter(({ at }) => at !== next);
      for (const { resolve } of due) resolve();
    }
    return done;
  }
}
