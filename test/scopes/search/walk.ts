import type { Execution, Step } from './execution.ts';

export interface WalkBounds {
  /** The greatest number of switches away from a process that could continue. */
  readonly switches?: number;
  /** Whether to prune nothing: each read is then a step, and the order of concurrent answers counts. */
  readonly isUnpruned?: boolean;
}

export class Walk {
  readonly #execution: Execution;
  #last: string | undefined;
  #switchesLeft: number | undefined;
  #isBusy = false;
  readonly #isUnpruned: boolean;

  constructor(execution: Execution, { switches, isUnpruned = false }: WalkBounds = {}) {
    this.#execution = execution;
    this.#switchesLeft = switches;
    this.#isUnpruned = isUnpruned;
  }

  async steps(): Promise<Step[]> {
    let steps = this.#execution.steps(this.#last);
    while (steps.length === 0 && (await this.#execution.nextStage()))
      steps = this.#execution.steps(this.#last);
    this.#isBusy = steps.some(({ process }) => process === this.#last);
    if (this.#switchesLeft !== 0 || !this.#isBusy) return steps;
    return steps.filter(({ process }) => process === this.#last);
  }

  async take(step: Step | undefined): Promise<() => string> {
    if (step === undefined) throw new Error('The execution has no such step');
    if (this.#switchesLeft !== undefined) {
      await this.steps();
      if (this.#isBusy && step.process !== this.#last) this.#switchesLeft -= 1;
    } else if (this.#execution.steps(undefined).length === 0) await this.steps();
    this.#last = step.process;
    return this.#execution.take(step);
  }

  position(): string {
    const bound = this.#switchesLeft === undefined ? '' : `${this.#switchesLeft} ${this.#last}`;
    return `${this.#execution.position(this.#isUnpruned)} ${bound}`;
  }
}
