import type { Wait } from '../../../shared/holds/hold.ts';
import { errorName } from '../../../shared/log.ts';
import { retryWithBackoff } from '../flow/retry-with-backoff.ts';
import type { WorkDeps } from '../flow/work-deps.ts';

/** Whether the batch of one wave is held by now: looked at before each call, and once it is, it stays so for the wave. */
export class WaveHold {
  readonly #deps: WorkDeps;
  readonly #batch: string;
  #hold: Wait | undefined;
  #isUntold = false;

  constructor(deps: WorkDeps, batch: string) {
    this.#deps = deps;
    this.#batch = batch;
  }

  /** What keeps the batch, as far as this wave has come upon it. */
  get hold(): Wait | undefined {
    return this.#hold;
  }

  /** Whether nobody could tell it: nothing is sent then either. */
  get isUntold(): boolean {
    return this.#isUntold;
  }

  /** Whether the wave has come upon either. */
  get isInTheWay(): boolean {
    return this.#hold !== undefined || this.#isUntold;
  }

  /** Looks whether the wave may send nothing more. */
  async stops(): Promise<boolean> {
    const { holds, log } = this.#deps;
    try {
      this.#hold ??= await retryWithBackoff(this.#deps, () => holds.of(this.#batch));
      return this.isInTheWay;
    } catch (error) {
      log.error('A wave broke off: nobody could tell whether its batch is held', { error: errorName(error) });
      this.#isUntold = true;
      return true;
    }
  }
}
