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
import { retryWithBackoff } from '../flow/retry-with-backoff.ts';
import type { WorkDeps } from '../flow/work-deps.ts';
import { baseOf, gateOf } from '../gate-names.ts';

/** Two answers to calls that were sent together name nearly the same end of a pause. */
const sameMs = 1000;

interface SnapshotDeps extends Pick<WorkDeps, 'ledger' | 'endpoints' | 'sleep' | 'random' | 'remainingMs'> {
  readonly flow: Pick<WorkDeps['flow'], 'seen'>;
}

/** What holds the calls of one subject back, as its turn has read it from the table, or has written it there. */
export class Snapshot {
  readonly #deps: SnapshotDeps;
  readonly #looks = new Map<Base, { readonly gate: Gate; readonly at: number }>();
  /** Bases whose gate the turn found closed, or closed, each with the reason. */
  readonly #closed = new Map<Base, GateReason>();
  /** Gates that are closed but for one call, which this subject may send unless another takes it first. */
  readonly #probes = new Map<Base, Gate>();
  /** Until when the service asked this turn to send nothing to a base. */
  readonly #pausedUntil = new Map<Base, number>();

  constructor(deps: SnapshotDeps) {
    this.#deps = deps;
  }

  /**
   * Reads the gates of these bases whose last look has reached the age limit.
   *
   * @param mayProbe whether a probe that is due may become this subject's
   * @returns whether a gate stands otherwise than at the last look
   */
  async look(bases: readonly Base[], maxAgeMs: number, mayProbe: boolean): Promise<boolean> {
    const moved = await Promise.all(
      [...new Set(bases)].map((base) => {
        const ageMs = this.#deps.ledger.now() - (this.#looks.get(base)?.at ?? Number.NEGATIVE_INFINITY);
        return (ageMs < 0 || ageMs >= maxAgeMs) && this.#lookAt(base, mayProbe);
      }),
    );
    return moved.includes(true);
  }

  async #lookAt(base: Base, mayProbe: boolean): Promise<boolean> {
    const { ledger, flow } = this.#deps;
    const at = ledger.now();
    const gate = await readGate(ledger, gateOf(this.#deps, base));
    flow.seen(gate);
    this.#looks.set(base, { gate, at });
    const before = [this.#closed.has(base), this.#probes.has(base)];
    const now = ledger.now();
    // The end of a pause that this turn noted was measured by this very clock.
    const isOwn = gate.until !== undefined && gate.until <= (this.#pausedUntil.get(base) ?? 0) + sameMs;
    const isShut = isClosed(gate, now, isOwn ? 0 : clockSkewMs);
    // A probe that this subject has taken may leave while the gate stands as it did then.
    const isTaken = !mayProbe && this.#probes.get(base)?.revision === gate.revision;
    const isProbed = isShut && (isTaken || (mayProbe && isProbeDue(gate, now)));
    if (isProbed) this.#probes.set(base, gate);
    else if (isShut) this.#closed.set(base, gate.reason ?? 'throttled');
    return before[0] !== (isShut && !isProbed) || before[1] !== isProbed;
  }

  /** The gates that were read, by base. */
  get gates(): ReadonlyMap<Base, Gate> {
    return new Map([...this.#looks].map(([base, { gate }]) => [base, gate]));
  }

  get probes(): ReadonlyMap<Base, Gate> {
    return this.#probes;
  }

  isClosed(base: Base): boolean {
    return this.#closed.has(base);
  }

  /** Notes that the gate of a base is closed, for this subject's probe too. */
  noteClosed(base: Base, reason: GateReason): void {
    this.#probes.delete(base);
    this.#closed.set(base, reason);
  }

  /** Closes a gate. Calls that were sent together are refused together: one write is enough. */
  async close(base: Base, closing: Closing): Promise<void> {
    if (this.#closed.has(base)) return;
    this.noteClosed(base, closing.reason);
    await this.#write(base, closing);
  }

  /** Notes that this subject sends no probe, because the gate is open. */
  dropProbe(base: Base): void {
    this.#probes.delete(base);
  }

  /** Closes a gate for so many milliseconds, unless a pause of about that length is noted already. */
  async pause(base: Base, pauseMs: number): Promise<void> {
    const until = this.#deps.ledger.now() + pauseMs;
    if (until <= (this.#pausedUntil.get(base) ?? Number.NEGATIVE_INFINITY) + sameMs) return;
    this.#pausedUntil.set(base, until);
    await this.#write(base, { reason: 'throttled', until });
  }

  #write(base: Base, closing: Closing): Promise<void> {
    const name = gateOf(this.#deps, base);
    return retryWithBackoff(this.#deps, () => closeGate(this.#deps.ledger, name, closing));
  }

  /** How many milliseconds of a pause are left. */
  pauseLeftMs(base: Base): number {
    return Math.max(0, (this.#pausedUntil.get(base) ?? 0) - this.#deps.ledger.now());
  }

  /** The calls that may pass the gates: none at a closed one, at a probed one the first that is ready. */
  passable(open: readonly PlannedCall[], statuses: CallStatuses): PlannedCall[] {
    const probes = [...this.#probes.keys()].flatMap(
      (base) => open.find((call) => baseOf(call) === base && isReady(call, statuses)) ?? [],
    );
    return open.filter((call) => {
      const base = baseOf(call);
      return !this.#closed.has(base) && (!this.#probes.has(base) || probes.includes(call));
    });
  }

  /** Whether a further call of a wave may be sent to a base. */
  letsThrough(base: Base): boolean {
    return !this.#closed.has(base) && !this.#probes.has(base) && this.pauseLeftMs(base) === 0;
  }

  /**
   * What calls wait for that the gates hold back. A subject waits on every gate that holds one of its calls back: whichever
   * opens, its release finds the subject.
   *
   * @returns undefined when a gate lets one of them through
   */
  gatesBefore(calls: readonly PlannedCall[]): Wait | undefined {
    const bases = calls.map(baseOf);
    const isBarred = (base: Base) => this.#closed.has(base) || this.#probes.has(base);
    const [first] = bases;
    if (first === undefined || !bases.every(isBarred)) return undefined;
    const base = bases.find((one) => !this.#probes.has(one)) ?? first;
    const gate = this.#closed.get(base) ?? this.#probes.get(base)?.reason ?? 'throttled';
    const blocker = blockedByGates(bases.map((one) => gateId(gateOf(this.#deps, one))));
    return { blocker, reason: { code: 'gate', gate } };
  }
}
