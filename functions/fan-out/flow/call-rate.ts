import type { Base } from '@palmleaf/contract/operations';
import type { Gate } from '../../../shared/gate/gate.ts';
import { type Pace, paceAt, slower } from '../../../shared/gate/pace.ts';
import { drawSlots, lowerPace } from '../../../shared/gate/rate-slots.ts';
import { errorName } from '../../../shared/log.ts';
import { type FanOutDeps, timeForCallsMs } from '../deps.ts';
import { gateOf } from '../gate-names.ts';

type Needs = Pick<FanOutDeps, 'ledger' | 'endpoints' | 'sleep' | 'log' | 'remainingMs' | 'settings'>;

const refusalsGatherMs = 1000;
const rateWindowMs = 5000;
const slotsAheadMs = 1000;

/** One invocation's share of a gate's rate limit. Writes no item until the service names a rate or throttles. */
export class CallRate {
  readonly #deps: Needs;
  readonly #base: Base;
  #pace: Pace | undefined;
  #slots = { left: 0, at: 0, apartMs: 0 };
  #sentAt: number[] = [];
  #refusals: { readonly firstSentAt: number; readonly since: number; count: number } | undefined;
  #asking = false;

  constructor(deps: Needs, base: Base) {
    this.#deps = deps;
    this.#base = base;
  }

  notePace({ pace }: Gate): void {
    if (pace !== undefined && pace.at >= (this.#pace?.at ?? 0)) this.#pace = pace;
  }

  noteRefusal(sentAt: number): void {
    if (this.#refusals !== undefined) this.#refusals.count += 1;
    else this.#refusals = { firstSentAt: sentAt, since: this.#deps.ledger.now(), count: 1 };
  }

  take(): boolean {
    const now = this.#deps.ledger.now();
    if (this.#refusals !== undefined) return false;
    if (this.#callsPerSecond(now) !== undefined) {
      if (this.#slots.left === 0 || this.#slots.at > now) return false;
      this.#slots.left -= 1;
      this.#slots.at += this.#slots.apartMs;
    }
    this.#sentAt.push(now);
    // The newest calls suffice to judge a rate.
    if (this.#sentAt.length > 2000) this.#sentAt = this.#sentAt.slice(-1000);
    return true;
  }

  ask(calls: number, onSlot: () => void): void {
    if (this.#asking) return;
    this.#asking = true;
    void this.#nextSlot(calls)
      .catch((error: unknown) => {
        this.#deps.log.warn('The rate of a gate could not be read or written', { error: errorName(error) });
        return this.#deps.sleep(slotsAheadMs);
      })
      .then(() => {
        this.#asking = false;
        onSlot();
      });
  }

  async #nextSlot(calls: number): Promise<void> {
    const { ledger, sleep } = this.#deps;
    await this.#judge();
    const perSecond = this.#callsPerSecond(ledger.now());
    if (perSecond === undefined) return;
    if (this.#slots.left === 0) {
      const slotCount = Math.max(1, Math.min(calls, Math.floor((perSecond * slotsAheadMs) / 1000)));
      const gate = gateOf(this.#deps, this.#base);
      const latestAt = ledger.now() + timeForCallsMs(this.#deps);
      const drawn = await drawSlots(ledger, gate, (slotCount * 1000) / perSecond, latestAt);
      if (drawn === undefined) return sleep(this.#timeLeftMs());
      if (drawn.pace !== undefined) this.#pace = drawn.pace;
      this.#slots = { left: slotCount, at: drawn.at, apartMs: 1000 / perSecond };
    }
    const waitMs = Math.min(this.#slots.at - ledger.now(), this.#timeLeftMs());
    if (waitMs > 0) await sleep(waitMs);
  }

  /** Calls must stop waiting before Lambda ends the function. */
  #timeLeftMs(): number {
    return Math.max(0, timeForCallsMs(this.#deps)) + 1;
  }

  async #judge(): Promise<void> {
    const { ledger, sleep } = this.#deps;
    if (this.#refusals === undefined) return;
    const waitMs = this.#refusals.since + refusalsGatherMs - ledger.now();
    if (waitMs > 0) await sleep(waitMs);
    const { firstSentAt, count } = this.#refusals;
    const from = firstSentAt - rateWindowMs;
    const sent = this.#sentAt.filter((at) => at >= from);
    const seconds = (ledger.now() - refusalsGatherMs - (sent[0] ?? firstSentAt)) / 1000;
    const before = this.#callsPerSecond(firstSentAt);
    const next = slower(before, { sent: sent.length, refused: count, seconds }, ledger.now());
    this.#pace = await lowerPace(ledger, gateOf(this.#deps, this.#base), next, firstSentAt);
    this.#refusals = undefined;
    this.#slots.left = 0;
  }

  #callsPerSecond(now: number): number | undefined {
    const configured = this.#deps.endpoints[this.#base].callsPerSecond;
    const storedPace = this.#pace === undefined ? undefined : paceAt(this.#pace, now);
    const limits = [configured, storedPace].filter((limit) => limit !== undefined);
    return limits.length === 0 ? undefined : Math.min(...limits);
  }
}
