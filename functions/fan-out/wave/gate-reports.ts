import { type Base, bases } from '@palmleaf/contract/operations';
import { hasWorked, noteVersion, openGate, probedReasons } from '../../../shared/gate/gate.ts';
import { outcomeOf } from '../../../shared/gate/outcomes.ts';
import type { GateReason } from '../../../shared/ledger/items/state.ts';
import type { Answer } from '../../../shared/service-client/caller.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import { fullJitter } from '../../../shared/service-client/retry-timing.ts';
import type { Snapshot } from '../admission/snapshot.ts';
import { hasTimeForCall } from '../deps.ts';
import type { WorkDeps } from '../flow/call-flow.ts';
import { retryWithBackoff } from '../flow/retry-with-backoff.ts';
import { firstProbeAt, gateOf } from '../gate-names.ts';

export class GateReports {
  readonly #deps: WorkDeps;
  readonly #snapshot: Snapshot;
  readonly #succeeded = new Map<Base, string>();

  constructor(deps: WorkDeps, snapshot: Snapshot) {
    this.#deps = deps;
    this.#snapshot = snapshot;
  }

  /**
   * True after the wait before a retry; false if the gate is closed or no time is left.
   * @param waits how often this call has waited, this time included
   */
  async waitToRetry(base: Base, answer: Answer, waits: number): Promise<boolean> {
    const { settings, random, sleep } = this.#deps;
    const { throttled, shortWaits, shortWaitMs } = settings.gate;
    const isUnreachable = answer.class === 'no connection';
    const isLastTry = this.#snapshot.probes.has(base) || waits > shortWaits;
    const pauseMs = answer.retryAfterMs ?? fullJitter(throttled, waits, random);
    if (isUnreachable && isLastTry) await this.close(base, 'unreachable');
    if (!isUnreachable) await this.#snapshot.pause(base, pauseMs);
    if (isLastTry || pauseMs > shortWaitMs || !hasTimeForCall(this.#deps, pauseMs)) {
      if (!isUnreachable) this.#snapshot.noteClosed(base, 'throttled');
      return false;
    }
    // Jitter spreads the calls that waited together.
    do await sleep(this.#snapshot.pauseLeftMs(base) + fullJitter(throttled, waits, random));
    while (this.#snapshot.pauseLeftMs(base) > 0);
    return true;
  }

  async noteAnswer(base: Base, answer: Answer): Promise<void> {
    if (!this.#snapshot.probes.has(base) || answer.status === undefined) return;
    await this.#open(base, outcomeOf(answer) === 'good' ? ['unreachable', 'failing'] : ['unreachable']);
  }

  async noteOutcome(base: Base, subject: string, answer: Answer): Promise<void> {
    const outcome = outcomeOf(answer);
    if (outcome === undefined) return;
    if (await this.#deps.breaker.note(gateOf(this.#deps, base), subject, outcome))
      this.#snapshot.noteClosed(base, 'failing');
  }

  close(base: Base, reason: 'wallet empty' | 'unreachable' | 'store refuses'): Promise<void> {
    return this.#snapshot.close(base, { reason, probeAt: firstProbeAt(this.#deps) });
  }

  /** @returns the credential to continue with; undefined when the gate is closed */
  async noteRefusal(
    base: Base,
    reason: 'placeholder' | 'credential refused' | 'endpoint refused',
    credential: Credential,
  ): Promise<Credential | undefined> {
    // The cached secret may be old, so it is read again before the gate closes.
    const { version: refusedVersion } = credential;
    const fresh = await this.#deps.credentials.refetch(refusedVersion).catch(() => credential);
    if (fresh.version !== refusedVersion) return fresh;
    const probeAt = firstProbeAt(this.#deps);
    await this.#snapshot.close(
      base,
      reason === 'endpoint refused' ? { reason, refusedVersion, probeAt } : { reason, refusedVersion },
    );
    return undefined;
  }

  async notePaid(base: Base, { version }: Credential): Promise<void> {
    this.#succeeded.set(base, version);
    if (this.#snapshot.probes.has(base)) await this.#open(base, probedReasons);
  }

  async #open(base: Base, disproved: readonly GateReason[]): Promise<void> {
    const { ledger } = this.#deps;
    await retryWithBackoff(this.#deps, () => openGate(ledger, gateOf(this.#deps, base), { disproved }));
  }

  async noteSuccesses(): Promise<void> {
    const { gates } = this.#snapshot;
    for (const [base, version] of this.#succeeded) {
      if (gates.get(base)?.lastGoodCredentialVersion === version) continue;
      await retryWithBackoff(this.#deps, () =>
        noteVersion(this.#deps.ledger, gateOf(this.#deps, base), 'lastGoodCredentialVersion', version),
      );
    }
  }

  async hasWorked(refusedAt: Base, { version }: Credential): Promise<boolean> {
    const allGates = bases.map((base) => gateOf(this.#deps, base));
    return hasWorked(this.#deps.ledger, allGates, gateOf(this.#deps, refusedAt), version);
  }
}
