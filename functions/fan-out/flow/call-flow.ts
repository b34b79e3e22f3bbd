import type { Base } from '@palmleaf/contract/operations';
import type { Gate } from '../../../shared/gate/gate.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import { type FanOutDeps, hasTimeForCall } from '../deps.ts';
import { baseOf } from '../gate-names.ts';
import { CallRate } from './call-rate.ts';

interface Waiting {
  readonly ready: () => readonly PlannedCall[];
  readonly take: (calls: readonly PlannedCall[]) => void;
  /** Until when room is gathered for it, since there was some. */
  gathersUntil?: number;
}

/** What room may stand empty while more is gathered: a share of what a call takes, and at most so long. */
const gatheringShare = 1 / 40;
const longestGatheringMs = 500;

/**
 * What one invocation may have in flight, shared out among its subjects while they run: whoever has calls that are ready
 * takes as many as there is room for, in the order of asking. It is calls that are limited, not subjects: a subject is
 * begun while there is room for its calls. Whoever has many calls ready waits a moment until there is room for some of them
 * together: each time that calls are let in costs a write of their header. Where the rate of a service is limited, calls wait
 * for their turn as well.
 */
export class CallFlow {
  readonly #deps: FanOutDeps;
  readonly #rates = new Map<Base, CallRate>();
  #free: number;
  /**
   * An eighth of the whole: subjects beyond what is free that may be begun, because by the time they are prepared there is
   * room; and what is room enough for calls that could leave together.
   */
  readonly #eighth: number;
  /** What calls take lately. */
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
   * @returns false when the time is over first; otherwise `begun` is to be called once its first calls have been taken, or
   * there are none
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
   * Waits until one of the calls that are ready may leave, and takes as many of them as may. For each of them `done` is to
   * be called when its answer is there, or it was not sent.
   *
   * @param ready asked again whenever there is room; with none, the wait is over
   */
  take(ready: () => readonly PlannedCall[]): Promise<readonly PlannedCall[]> {
    return new Promise((resolve) => {
      this.#waiting.push({ ready, take: resolve });
      this.#share();
    });
  }

  /** @param tookMs how long these calls were in flight, where they were sent */
  done(calls = 1, tookMs?: number): void {
    if (tookMs !== undefined) this.#callMs += (tookMs - this.#callMs) / (this.#callMs === 0 ? 1 : 8);
    this.#free += calls;
    this.#share();
  }

  /** Something has changed about what is ready. */
  lookAgain(): void {
    this.#share(true);
  }

  /** What a gate says of the rate of its service, and of the credential. */
  seen(gate: Gate): void {
    if (gate.credentialVersion !== undefined) this.#deps.credentials.announced?.(gate.credentialVersion);
    this.#rateOf(gate.base).seen(gate);
  }

  /** The service has refused a call because there were too many. */
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

  /** Whether the room that is free is kept until there is more of it, for somebody who has more calls ready. */
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
