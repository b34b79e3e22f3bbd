import { type Base, bases } from '@palmleaf/contract/operations';
import {
  type Closing,
  closeGate,
  credentialOf,
  type Disproved,
  type Gate,
  isClosed,
  noteSuccess,
  openAnswered,
  openPaid,
  readGate,
} from '../../../shared/gate/gate.ts';
import { outcomeOf } from '../../../shared/gate/outcomes.ts';
import type { GateReason } from '../../../shared/ledger/items/state.ts';
import type { Answer } from '../../../shared/service-client/caller.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import { fullJitter } from '../../../shared/service-client/retry-timing.ts';
import { hasTimeForCall } from '../deps.ts';
import { retryWithBackoff } from '../flow/retry-with-backoff.ts';
import type { WorkDeps } from '../flow/work-deps.ts';
import { baseOf, gateOf } from '../gate-names.ts';
import { closeForStore, firstProbeAt } from './gates.ts';
import { Pauses } from './pauses.ts';

/** The gates as one wave knows them: what it finds closed, what it closes, and for how long it waits. */
export class WaveGates {
  /** Closed bases, each with what its gate is closed for. */
  readonly closed = new Map<Base, GateReason>();
  readonly #deps: WorkDeps;
  readonly #probing: ReadonlyMap<Base, Gate>;
  readonly #lastGoodCredentialVersion: ReadonlyMap<Base, string>;
  readonly #succeeded = new Map<Base, string>();
  readonly #pauses: Pauses;

  /**
   * @param probing the bases that only a probe may call in this wave
   * @param lastGoodCredentialVersion the version of the credential that is known to have worked at a base
   */
  constructor(
    deps: WorkDeps,
    probing: ReadonlyMap<Base, Gate>,
    lastGoodCredentialVersion: ReadonlyMap<Base, string>,
  ) {
    this.#deps = deps;
    this.#probing = probing;
    this.#lastGoodCredentialVersion = lastGoodCredentialVersion;
    this.#pauses = new Pauses(deps);
  }

  /** Whether a further call may be sent to a base, as far as this wave knows. */
  letsThrough(base: Base): boolean {
    return !this.closed.has(base) && !this.#probing.has(base) && this.#pauses.leftMs(base) === 0;
  }

  /** The calls that may still be sent: another worker may have closed a gate since this wave began. */
  async admit<Call extends Parameters<typeof baseOf>[0]>(calls: readonly Call[]): Promise<Call[]> {
    for (const base of bases) {
      if (calls.some((call) => baseOf(call) === base)) await this.#look(base);
    }
    return calls.filter((call) => !this.closed.has(baseOf(call)));
  }

  /** A call has waited for its turn since its gate was looked at. */
  lookAgain(base: Base): Promise<void> {
    return retryWithBackoff(this.#deps, () => this.#look(base));
  }

  async #look(base: Base): Promise<void> {
    const { ledger } = this.#deps;
    const gate = await readGate(ledger, gateOf(this.#deps, base));
    this.#deps.flow.seen(gate);
    const marginMs = this.#pauses.covers(base, gate.until) ? 0 : undefined;
    if (isClosed(gate, ledger.now(), marginMs)) this.closed.set(base, gate.reason ?? 'throttled');
  }

  /**
   * Closes a gate for the time that the service asks for, and sleeps over it when it is short.
   *
   * @param waits how often this call has been told to wait, this time included
   * @returns whether the call may be sent again
   */
  async honourRetryAfter(base: Base, answer: Answer, waits: number): Promise<boolean> {
    const { settings, random, ledger } = this.#deps;
    const pauseMs = answer.retryAfterMs ?? fullJitter(settings.gate.throttled, waits, random);
    if (this.#pauses.note(base, pauseMs)) {
      await this.#write(base, { reason: 'throttled', until: ledger.now() + pauseMs });
    }
    const tooLong = pauseMs > settings.gate.shortWaitMs || !hasTimeForCall(this.#deps, pauseMs);
    if (this.#probing.has(base) || tooLong || waits > settings.gate.shortWaits) {
      this.closed.set(base, 'throttled');
      return false;
    }
    await this.#pauses.sleepOver(base);
    if (!hasTimeForCall(this.#deps)) return false;
    await retryWithBackoff(this.#deps, () => this.#look(base));
    return !this.closed.has(base);
  }

  /**
   * Has a call that did not reach the service sent again after a pause. When it was tried several times, or was a probe,
   * the gate closes: nobody is failed for a service that is away.
   *
   * @param waits how often this call has been told to wait, this time included
   * @returns whether the call may be sent again
   */
  async retryUnreachable(base: Base, credential: Credential, waits: number): Promise<boolean> {
    const { settings, random, sleep } = this.#deps;
    if (this.#probing.has(base) || waits > settings.gate.shortWaits) {
      await this.close(base, 'unreachable', credential);
      return false;
    }
    const pauseMs = fullJitter(settings.gate.throttled, waits, random);
    if (!hasTimeForCall(this.#deps, pauseMs)) return false;
    await sleep(pauseMs);
    await retryWithBackoff(this.#deps, () => this.#look(base));
    return !this.closed.has(base);
  }

  /** The service has answered a call. An answer to a probe opens the gate whose reason it disproves. */
  async answered(base: Base, answer: Answer): Promise<void> {
    if (!this.#probing.has(base) || answer.status === undefined) return;
    const disproved: Disproved[] = [
      'unreachable',
      ...(outcomeOf(answer) === 'good' ? ['failing' as const] : []),
    ];
    await retryWithBackoff(this.#deps, () =>
      openAnswered(this.#deps.ledger, gateOf(this.#deps, base), disproved),
    );
  }

  /** Tells the circuit breaker what a call came to. */
  async noteOutcome(base: Base, subject: string, answer: Answer): Promise<void> {
    const outcome = outcomeOf(answer);
    if (outcome === undefined) return;
    if (await this.#deps.breaker.note(gateOf(this.#deps, base), subject, outcome))
      this.closed.set(base, 'failing');
  }

  /** What was bought at this base could be kept nowhere: nothing more is bought there. */
  async closeForStore(base: Base): Promise<void> {
    if (this.closed.has(base)) return;
    this.closed.set(base, 'store refuses');
    await closeForStore(this.#deps, base);
  }

  /** Closes a gate for good. What was sent together is refused together, and says the same: one write is enough. */
  async close(
    base: Base,
    reason: Exclude<Closing['reason'], 'throttled' | 'failing' | 'credential unreadable' | 'store refuses'>,
    { version }: Credential,
  ): Promise<void> {
    if (this.closed.has(base)) return;
    this.closed.set(base, reason);
    const probeAt = firstProbeAt(this.#deps);
    switch (reason) {
      case 'wallet empty':
      case 'unreachable':
        return this.#write(base, { reason, probeAt });
      case 'endpoint refused':
        return this.#write(base, { reason, probeAt, refusedVersion: version });
      default:
        return this.#write(base, { reason, refusedVersion: version });
    }
  }

  #write(base: Base, closing: Closing): Promise<void> {
    return retryWithBackoff(this.#deps, () =>
      closeGate(this.#deps.ledger, gateOf(this.#deps, base), closing),
    );
  }

  /** A call was paid for with this version of the credential. A probe that was has opened its gate. */
  async paid(base: Base, { version }: Credential): Promise<void> {
    this.#succeeded.set(base, version);
    if (!this.#probing.has(base)) return;
    await retryWithBackoff(this.#deps, () => openPaid(this.#deps.ledger, gateOf(this.#deps, base)));
  }

  /** Writes down with which credential calls have succeeded, where nobody has yet. */
  async noteSuccesses(): Promise<void> {
    for (const [base, version] of this.#succeeded) {
      if (this.#lastGoodCredentialVersion.get(base) === version) continue;
      await retryWithBackoff(this.#deps, () =>
        noteSuccess(this.#deps.ledger, gateOf(this.#deps, base), version),
      );
    }
  }

  /** Whether a credential has worked anywhere, now or earlier: then a 403 is about the endpoint alone. */
  async hasWorked(refusedAt: Base, { version }: Credential): Promise<boolean> {
    const { ledger, endpoints } = this.#deps;
    const credential = credentialOf(endpoints[refusedAt]);
    const same = bases.filter((base) => credentialOf(endpoints[base]) === credential);
    if (same.some((base) => this.#succeeded.get(base) === version)) return true;
    for (const base of same) {
      if ((await readGate(ledger, gateOf(this.#deps, base))).lastGoodCredentialVersion === version)
        return true;
    }
    return false;
  }
}
