import type { Base } from '@palmleaf/contract/operations';
import type { Gate } from '../../../shared/gate/gate.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import { type FanOutDeps, hasTimeForCall } from '../deps.ts';
import { baseOf } from '../gate-names.ts';
import { CallRate } from './call-rate.ts';

interface Waiting {
  readonly ready: () => readonly PlannedCall[];
  readonly take: (calls: readonly PlannedCall[]) => void;
  /** When gathering of free room ends, in milliseconds since 1970. */
  gathersUntil?: number;
}

/** How long room may stay empty while more is gathered: a share of a call's time, and an upper limit. */
const gatheringShare = 1 / 40;
const longestGatheringMs = 500;

/**
 * Shares the calls in flight of one invocation among its subjects, in the order of their requests. The limit counts
 * calls, not subjects: a subject begins while there is room for its calls. A subject with many ready calls waits a
 * moment for room for several of them, because each admission costs a write of the header. If the rate of a service
 * is limited, calls also wait for a token.
 */
export class CallFlow {
  readonly #deps: FanOutDeps;
  readonly #rates = new Map<Base, CallRate>();
  #free: number;
  /**
   * An eighth of the limit. As many subjects may begin beyond the free room, because room appears while they are
   * prepared; and as much room is enough for calls that leave together.
   */
  readonly #eighth: number;
  /** The moving average of the time of a call, in milliseconds. */
  #callMs = 0;
  readonly #waiting: Waiting[] = [];
  readonly #unbegun: ((mayBegin: boolean) => void)[] = [];
  #beginning = 0;

  constructor(deps: FanOutDeps) {
    this.#deps = deps;
    this.#free = deps.settings.calls.atOnce;
    this.#eighth = Math.max(1, Math.floor(deps.settings.calls.atOnce / 8));
  }

  /**
   * Waits until there is room for another subject.
   *
   * @returns false when the time is over first; otherwise the caller must call `begun` once its first calls have been
   * taken, or there are none
   */
  begin(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#unbegun.push(resolve);
      this.#share();
    });
  }

  begun(): void {
    this.#beginning -= 1;
    this.#share();
  }

  /**
   * Waits until a ready call may leave, and takes as many as may. The caller must call `done` for each of them after
   * its answer, or if it was not sent.
   *
   * @param ready called whenever there is room; with no calls, the wait is over
   */
  take(ready: () => readonly PlannedCall[]): Promise<readonly PlannedCall[]> {
    return new Promise((resolve) => {
      this.#waiting.push({ ready, take: resolve });
      this.#share();
    });
  }

  /** @param tookMs how long these calls were in flight; undefined if they were not sent */
  done(calls = 1, tookMs?: number): void {
    if (tookMs !== undefined) this.#callMs += (tookMs - this.#callMs) / (this.#callMs === 0 ? 1 : 8);
    this.#free += calls;
    this.#share();
  }

  /** Shares the room again after a change of the ready calls. */
  lookAgain(): void {
    this.#share(true);
  }

  /** Takes the rate and the version of the credential from a gate. */
  seen(gate: Gate): void {
    if (gate.credentialVersion !== undefined) this.#deps.credentials.announced?.(gate.credentialVersion);
    this.#rateOf(gate.base).seen(gate);
  }

  /** Records that the service throttled a call. */
  refused(base: Base, sentAt: number): void {
    this.#rateOf(base).refused(sentAt);
  }

  #share(all = false): void {
    const lacking = new Map<Base, number>();
    let isKept = false;
    for (const waiting of [...this.#waiting]) {
      if (this.#free === 0 && !all) break;
      const ready = waiting.ready();
      isKept ||= this.#gathersFor(waiting, ready.length);
      if (isKept && ready.length > 0) continue;
      const taken: PlannedCall[] = [];
      for (const call of ready) {
        const base = baseOf(call);
        if (taken.length >= this.#free) break;
        if (this.#rateOf(base).take()) taken.push(call);
        else lacking.set(base, (lacking.get(base) ?? 0) + 1);
      }
      if (ready.length > 0 && taken.length === 0) continue;
      this.#free -= taken.length;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.take(taken);
    }
    for (const [base, calls] of lacking) this.#rateOf(base).ask(calls, () => this.#share(true));
    this.#beginMore();
  }

  /** Returns whether the free room is reserved for a subject with more ready calls. */
  #gathersFor(waiting: Waiting, ready: number): boolean {
    const { ledger, sleep } = this.#deps;
    if (this.#free === 0 || this.#free >= Math.min(ready, this.#eighth)) return false;
    if (waiting.gathersUntil === undefined) {
      const gatheringMs = Math.min(this.#callMs * gatheringShare, longestGatheringMs);
      waiting.gathersUntil = ledger.now() + gatheringMs;
      void sleep(gatheringMs).then(() => this.#share());
    }
    return ledger.now() < waiting.gathersUntil;
  }

  #beginMore(): void {
    const mayBegin = hasTimeForCall(this.#deps);
    while (this.#unbegun.length > 0) {
      const isRoom = this.#waiting.length <= this.#eighth && this.#beginning < this.#free + this.#eighth;
      if (mayBegin && !isRoom) return;
      if (mayBegin) this.#beginning += 1;
      this.#unbegun.shift()?.(mayBegin);
    }
  }

  #rateOf(base: Base): CallRate {
    const known = this.#rates.get(base);
    if (known !== undefined) return known;
    const rate = new CallRate(this.#deps, base);
    this.#rates.set(base, rate);
    return rate;
  }
}
