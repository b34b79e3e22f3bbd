import type { PlannedCall } from '../../../shared/plan/plan.ts';
import type { Answer } from '../../../shared/service-client/caller.ts';
import { hasTimeForCall } from '../deps.ts';
import { baseOf } from '../gate-names.ts';
import type { WorkDeps } from './call-flow.ts';

/** Released after the answer, taken again for a retry. */
export class InFlow {
  readonly #deps: WorkDeps;
  readonly #call: PlannedCall;
  #isIn = true;
  #since: number;

  constructor(deps: WorkDeps, call: PlannedCall) {
    this.#deps = deps;
    this.#call = call;
    this.#since = deps.ledger.now();
  }

  async enter(): Promise<boolean> {
    if (this.#isIn) return true;
    const { flow, ledger } = this.#deps;
    const [admitted] = await flow.take(() => (hasTimeForCall(this.#deps) ? [this.#call] : []));
    this.#isIn = admitted !== undefined;
    this.#since = ledger.now();
    return this.#isIn;
  }

  leave(answer?: Answer): void {
    if (!this.#isIn) return;
    this.#isIn = false;
    const { flow, ledger } = this.#deps;
    if (answer?.class === 'too many requests') flow.noteRefusal(baseOf(this.#call), this.#since);
    flow.done(1, answer === undefined ? undefined : ledger.now() - this.#since);
  }
}
