import type { Base } from '@palmleaf/contract/operations';
import type { Gate } from '../../../shared/gate/gate.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import { type FanOutDeps, hasTimeForCall } from '../deps.ts';
import { baseOf } from '../gate-names.ts';
import { CallRate } from './call-rate.ts';

type FlowDeps = Pick<
  FanOutDeps,
  'ledger' | 'endpoints' | 'credentials' | 'settings' | 'sleep' | 'remainingMs' | 'log'
>;

export interface WorkDeps extends FanOutDeps {
  readonly flow: CallFlow;
  readonly begun: () => void;
}

interface Waiting {
  readonly ready: () => readonly PlannedCall[];
  readonly take: (calls: readonly PlannedCall[]) => void;
  gathersUntil?: number;
}

/** How long free slots may wait for a subject with several calls, as a share of a call's duration. */
const gatheringShare = 1 / 20;
const maxGatheringMs = 500;

/**
 * Shares the invocation's slots for calls, first come, first served. A subject with several calls waits for several
 * free slots, because each admission costs a header write.
 */
export class CallFlow {
  readonly #deps: FlowDeps;
  readonly #rates = new Map<Base, CallRate>();
  #free: number;
  /** How many subjects may begin beyond the free slots: more slots get free while subjects prepare. */
  readonly #prefetchLimit: number;
  #callMs = 0;
  readonly #waiting: Waiting[] = [];
  readonly #pendingStarts: ((mayBegin: boolean) => void)[] = [];
  #preparing = 0;

  constructor(deps: FlowDeps) {
    this.#deps = deps;
    this.#free = deps.settings.calls.atOnce;
    this.#prefetchLimit = Math.max(1, Math.floor(deps.settings.calls.atOnce / 8));
  }

  /** Resolves false if no time for a call is left. After true, call `begun` once the first calls are taken. */
  begin(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#pendingStarts.push(resolve);
      this.#share();
    });
  }

  begun(): void {
    this.#preparing -= 1;
    this.#share();
  }

  /**
   * Takes as many ready calls as may be sent. Call `done` once for each, even if unsent.
   * @param ready called whenever a slot is free; returning no calls ends the wait
   */
  take(ready: () => readonly PlannedCall[]): Promise<readonly PlannedCall[]> {
    return new Promise((resolve) => {
      this.#waiting.push({ ready, take: resolve });
      this.#share();
    });
  }

  /** @param tookMs time in flight; undefined if the calls were not sent */
  done(calls: number, tookMs?: number): void {
    if (tookMs !== undefined) this.#callMs += (tookMs - this.#callMs) / (this.#callMs === 0 ? 1 : 8);
    this.#free += calls;
    this.#share();
  }

  recheck(): void {
    this.#share(true);
  }

  noteGate(gate: Gate): void {
    if (gate.credentialVersion !== undefined) this.#deps.credentials.noteAnnounced?.(gate.credentialVersion);
    this.#rateOf(gate.base).notePace(gate);
  }

  noteRefusal(base: Base, sentAt: number): void {
    this.#rateOf(base).noteRefusal(sentAt);
  }

  #share(evenWithoutSlots = false): void {
    const rateLimited = new Map<Base, number>();
    let isReserved = false;
    for (const waiting of [...this.#waiting]) {
      if (this.#free === 0 && !evenWithoutSlots) break;
      const ready = waiting.ready();
      isReserved ||= this.#gathersFor(waiting, ready.length);
      if (isReserved && ready.length > 0) continue;
      const granted: PlannedCall[] = [];
      for (const call of ready) {
        const base = baseOf(call);
        if (granted.length >= this.#free) break;
        if (this.#rateOf(base).take()) granted.push(call);
        else rateLimited.set(base, (rateLimited.get(base) ?? 0) + 1);
      }
      if (ready.length > 0 && granted.length === 0) continue;
      this.#free -= granted.length;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.take(granted);
    }
    for (const [base, calls] of rateLimited) this.#rateOf(base).ask(calls, () => this.#share(true));
    this.#beginMore();
  }

  #gathersFor(waiting: Waiting, ready: number): boolean {
    const { ledger, sleep } = this.#deps;
    if (this.#free === 0 || this.#free >= Math.min(ready, this.#prefetchLimit)) return false;
    if (waiting.gathersUntil === undefined) {
      const gatheringMs = Math.min(this.#callMs * gatheringShare, maxGatheringMs);
      waiting.gathersUntil = ledger.now() + gatheringMs;
      void sleep(gatheringMs).then(() => this.#share());
    }
    return ledger.now() < waiting.gathersUntil;
  }

  #beginMore(): void {
    const mayBegin = hasTimeForCall(this.#deps);
    while (this.#pendingStarts.length > 0) {
      const hasRoom =
        this.#waiting.length <= this.#prefetchLimit && this.#preparing < this.#free + this.#prefetchLimit;
      if (mayBegin && !hasRoom) return;
      if (mayBegin) this.#preparing += 1;
      this.#pendingStarts.shift()?.(mayBegin);
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
