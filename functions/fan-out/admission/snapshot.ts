import type { Base } from '@palmleaf/contract/operations';
import {
  type Closing,
  clockSkewMs,
  closeGate,
  type Gate,
  gateId,
  isClosed,
  isProbeDue,
  readGate,
} from '../../../shared/gate/gate.ts';
import { blockedByGates, type Wait } from '../../../shared/ledger/items/blocker.ts';
import type { GateReason } from '../../../shared/ledger/items/state.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import { type CallStatuses, isReady } from '../call-status.ts';
import type { WorkDeps } from '../flow/call-flow.ts';
import { retryWithBackoff } from '../flow/retry-with-backoff.ts';
import { baseOf, gateOf } from '../gate-names.ts';

/** Calls sent together get pauses with nearly the same end. */
const samePauseMs = 1000;

/** One subject's gates, as its worker has read or closed them. */
export class Snapshot {
  readonly #deps: WorkDeps;
  readonly #readings = new Map<Base, { readonly gate: Gate; readonly at: number }>();
  readonly #closed = new Map<Base, GateReason>();
  readonly probes = new Map<Base, Gate>();
  readonly #pausedUntil = new Map<Base, number>();

  constructor(deps: WorkDeps) {
    this.#deps = deps;
  }

  /**
   * @param mayProbe whether this subject may claim a due probe
   * @returns whether a gate has changed since its last reading
   */
  async refresh(bases: readonly Base[], maxAgeMs: number, mayProbe: boolean): Promise<boolean> {
    const changes = await Promise.all(
      [...new Set(bases)].map((base) => {
        const ageMs = this.#deps.ledger.now() - (this.#readings.get(base)?.at ?? Number.NEGATIVE_INFINITY);
        return (ageMs < 0 || ageMs >= maxAgeMs) && this.#refreshGate(base, mayProbe);
      }),
    );
    return changes.includes(true);
  }

  async #refreshGate(base: Base, mayProbe: boolean): Promise<boolean> {
    const { ledger, flow } = this.#deps;
    const at = ledger.now();
    const gate = await readGate(ledger, gateOf(this.#deps, base));
    flow.noteGate(gate);
    this.#readings.set(base, { gate, at });
    const wasClosed = this.#closed.has(base);
    const wasProbed = this.probes.has(base);
    const now = ledger.now();
    const isOwnPause =
      gate.until !== undefined && gate.until <= (this.#pausedUntil.get(base) ?? 0) + samePauseMs;
    const isBlocked = isClosed(gate, now, isOwnPause ? 0 : clockSkewMs);
    // Only a gate that has not changed since this subject claimed the probe admits the probe.
    const isOwnProbe = !mayProbe && this.probes.get(base)?.revision === gate.revision;
    const isProbed = isBlocked && (isOwnProbe || (mayProbe && isProbeDue(gate, now)));
    if (isProbed) this.probes.set(base, gate);
    else if (isBlocked) this.#closed.set(base, gate.reason ?? 'throttled');
    return wasClosed !== (isBlocked && !isProbed) || wasProbed !== isProbed;
  }

  get gates(): ReadonlyMap<Base, Gate> {
    return new Map([...this.#readings].map(([base, { gate }]) => [base, gate]));
  }

  isClosed(base: Base): boolean {
    return this.#closed.has(base);
  }

  noteClosed(base: Base, reason: GateReason): void {
    this.probes.delete(base);
    this.#closed.set(base, reason);
  }

  async close(base: Base, closing: Closing): Promise<void> {
    if (this.#closed.has(base)) return;
    this.noteClosed(base, closing.reason);
    await this.#write(base, closing);
  }

  async pause(base: Base, pauseMs: number): Promise<void> {
    const until = this.#deps.ledger.now() + pauseMs;
    if (until <= (this.#pausedUntil.get(base) ?? Number.NEGATIVE_INFINITY) + samePauseMs) return;
    this.#pausedUntil.set(base, until);
    await this.#write(base, { reason: 'throttled', until });
  }

  #write(base: Base, closing: Closing): Promise<void> {
    const name = gateOf(this.#deps, base);
    return retryWithBackoff(this.#deps, () => closeGate(this.#deps.ledger, name, closing));
  }

  pauseLeftMs(base: Base): number {
    return Math.max(0, (this.#pausedUntil.get(base) ?? 0) - this.#deps.ledger.now());
  }

  allowedCalls(open: readonly PlannedCall[], statuses: CallStatuses): PlannedCall[] {
    const probes = [...this.probes.keys()].flatMap(
      (base) => open.find((call) => baseOf(call) === base && isReady(call, statuses)) ?? [],
    );
    return open.filter((call) => {
      const base = baseOf(call);
      return !this.#closed.has(base) && (!this.probes.has(base) || probes.includes(call));
    });
  }

  allows(base: Base): boolean {
    return !this.#closed.has(base) && !this.probes.has(base) && this.pauseLeftMs(base) === 0;
  }

  /** Undefined when a gate lets one of the calls pass. The first gate to open releases the subject. */
  gatesBefore(calls: readonly PlannedCall[]): Wait | undefined {
    const bases = calls.map(baseOf);
    const isBlocked = (base: Base) => this.#closed.has(base) || this.probes.has(base);
    const [first] = bases;
    if (first === undefined || !bases.every(isBlocked)) return undefined;
    const base = bases.find((one) => !this.probes.has(one)) ?? first;
    const gate = this.#closed.get(base) ?? this.probes.get(base)?.reason ?? 'throttled';
    const blocker = blockedByGates(bases.map((one) => gateId(gateOf(this.#deps, one))));
    return { blocker, reason: { code: 'gate', gate } };
  }
}
