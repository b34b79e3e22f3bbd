import { messageOf } from '../basics/errors.ts';

type Work = () => Promise<unknown> | unknown;

/** Runs its steps in reverse order; a failing step does not prevent the others. */
export class UndoList {
  readonly #works: Work[] = [];
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  add(work: Work): void {
    this.#works.push(work);
  }

  async run(): Promise<void> {
    for (const work of this.#works.splice(0).reverse()) {
      try {
        await work();
      } catch (error) {
        this.#log(`while stopping: ${messageOf(error)}`);
      }
    }
  }
}
