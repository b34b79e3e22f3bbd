import type { Base } from '@palmleaf/contract/operations';
import { fullJitter } from '../../../shared/service-client/retry-timing.ts';
import type { FanOutDeps } from '../deps.ts';

/** Two answers to calls that were sent together name nearly the same end; the gate is written once for both. */
const sameMs = 1000;

/** Until when one wave sends nothing to which base, because the service asked for it. */
export class Pauses {
  readonly #deps: Pick<FanOutDeps, 'ledger' | 'sleep' | 'random' | 'settings'>;
  readonly #until = new Map<Base, number>();

  constructor(deps: Pick<FanOutDeps, 'ledger' | 'sleep' | 'random' | 'settings'>) {
    this.#deps = deps;
  }

  /** Notes a pause of so many milliseconds from now. False when one of about that length is noted already. */
  note(base: Base, pauseMs: number): boolean {
    const until = this.#deps.ledger.now() + pauseMs;
    const known = this.#until.get(base);
    if (known !== undefined && until <= known + sameMs) return false;
    this.#until.set(base, until);
    return true;
  }

  /** Whether a time until which a gate is closed is that of a pause noted here: it was measured by this very clock then. */
  covers(base: Base, until: number | undefined): boolean {
    return until !== undefined && until <= (this.#until.get(base) ?? 0) + sameMs;
  }

  /** Milliseconds that a pause still has. */
  leftMs(base: Base): number {
    return Math.max(0, (this.#until.get(base) ?? 0) - this.#deps.ledger.now());
  }

  /** Sleeps to the end of a pause and a little longer, so that what waited together does not come back together. */
  async sleepOver(base: Base): Promise<void> {
    const { sleep, settings, random } = this.#deps;
    do await sleep(this.leftMs(base) + fullJitter(settings.gate.throttled, 1, random));
    while (this.leftMs(base) > 0);
  }
}
