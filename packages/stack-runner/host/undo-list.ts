import { messageOf } from '../basics/errors.ts';

type Work = () => Promise<unknown> | unknown;

/** What must be undone when the stack stops, in reverse order. One that fails keeps none of the others from its turn. */
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
