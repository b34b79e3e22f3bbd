import { messageOf } from '../basics/errors.ts';

type Work = () => Promise<unknown> | unknown;

/** Runs its steps in reverse order, all of them even if one fails. */
export class UndoList {
  readonly #steps: Work[] = [];
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  add(work: Work): void {
    this.#steps.push(work);
  }

  async run(): Promise<void> {
    for (const work of this.#steps.splice(0).reverse()) {
      try {
        await work();
      } catch (error) {
        this.#log(`while stopping: ${messageOf(error)}`);
      }
    }
  }
}
