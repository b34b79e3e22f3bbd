import { fetchAssets, pendingAssets } from '../../../shared/assets/assets.ts';
import type { Difference } from '../../../shared/drift/difference.ts';
import { type AnotherPrice, anotherPrice } from '../../../shared/holds/another-price.ts';
import {
  deathsIn,
  losePalmId,
  recordUnknown,
  storeAnswer,
  unknownsOf,
  unknownTimes,
  type Writer,
} from '../../../shared/ledger/parts/parts.ts';
import { addSpent, nothingSpent, type Spent } from '../../../shared/ledger/states/spending.ts';
import { countedLines, errorName } from '../../../shared/log.ts';
import { amountFor, priceCost } from '../../../shared/money/prices.ts';
import { type PartName, palmIdPart } from '../../../shared/plan/part-names.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import type { Answer } from '../../../shared/service-client/caller.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import { isSoldBy } from '../../../shared/service-client/seller.ts';
import { afterUnknowns, type CallStatus, isBlocked } from '../call-status.ts';
import { retryWithBackoff } from '../flow/retry-with-backoff.ts';
import type { CallBodies } from '../flow/send-call.ts';
import type { WorkDeps } from '../flow/work-deps.ts';
import { baseOf } from '../gate-names.ts';
import type { WavePlan, WaveResult } from '../wave-plan.ts';
import type { GateReports } from './gate-reports.ts';

/** What of a wave its answers belong to. */
interface OfWave {
  readonly plan: WavePlan;
  readonly gates: GateReports;
  readonly bodies: CallBodies;
  /** The parts that this wave has sent a call for. */
  readonly tried: ReadonlySet<PartName>;
}

/** What the calls of one wave came to: each answer is stored the moment it comes, and says what may be sent next. */
export class WaveAnswers {
  readonly #deps: WorkDeps;
  readonly #plan: WavePlan;
  readonly #writer: Writer;
  readonly #statuses: Map<PartName, CallStatus>;
  readonly #gates: GateReports;
  readonly #bodies: CallBodies;
  readonly #tried: ReadonlySet<PartName>;
  readonly #forbidden: { call: PlannedCall; answer: Answer; credential: Credential }[] = [];
  readonly #refusals = new Map<PartName, Pick<Answer, 'class' | 'status'>>();
  readonly #differences = new Map<PartName, readonly Difference[]>();
  readonly #otherPrices = new Map<PartName, AnotherPrice>();
  #spent: Spent = nothingSpent;
  #progress = false;
  #notSent = false;
  #retryUnknown = false;

  constructor(deps: WorkDeps, { plan, gates, bodies, tried }: OfWave) {
    this.#deps = deps;
    this.#plan = plan;
    this.#statuses = plan.statuses;
    this.#gates = gates;
    this.#bodies = bodies;
    this.#tried = tried;
    this.#writer = { wave: plan.wave, inputsRevision: plan.header.inputsRevision };
  }

  /** What of the result of the wave the answers tell. */
  get result(): Omit<WaveResult, 'stopped' | 'failure'> {
    return {
      spent: this.#spent,
      notSent: this.#notSent,
      retryUnknown: this.#retryUnknown,
      progress: this.#progress,
      refusals: this.#refusals,
      differences: this.#differences,
      prices: this.#otherPrices,
    };
  }

  /** A call that could not be sent, for no reason of its own: it is open again. */
  noteUnsent(): void {
    this.#notSent = true;
  }

  /** Takes what a call came to. One that is to be sent again is none. */
  async take(call: PlannedCall, answer: Answer, credential: Credential): Promise<void> {
    const { assets } = this.#deps;
    const base = baseOf(call);
    switch (answer.meaning) {
      case 'bought':
        this.#spend(call, { bought: 1, unknown: 0 });
        if (call.part === palmIdPart) this.#bodies.takePalmId(answer);
        await this.#keep(call, 'bought', answer);
        await this.#gates.paid(base, credential);
        await this.#deps.shapes?.see(call.operation, answer.body);
        this.#differences.set(call.part, this.#deps.shapes?.odd(call.operation, answer.body) ?? []);
        this.#lookAtPrice(call, answer);
        if (assets?.profile.assets[call.operation] !== undefined)
          await fetchAssets(assets, this.#plan.header, call.part);
        return this.settle(call, 'bought');
      case 'refused':
      case 'unavailable':
        if (answer.class === 'palm_id unknown' && (await this.#losePalmId())) return;
        await this.#keep(call, answer.meaning, answer);
        return this.settle(call, answer.meaning);
      case 'refused endpoint':
        return void this.#forbidden.push({ call, answer, credential });
      case 'unknown':
        return this.#takeUnknown(call, answer);
      case 'not sent':
        this.#notSent = true;
        return;
      case 'stop':
        return this.#gates.close(base, 'wallet empty');
      case 'later':
        return;
    }
  }

  /** Counts a call that was paid for, or that may have been. */
  #spend({ operation }: PlannedCall, spent: Spent): void {
    const { prices } = this.#deps;
    const cost = prices && priceCost(prices.priceOf(operation));
    this.#spent = addSpent(this.#spent, cost === undefined ? spent : { ...spent, cost });
  }

  /** An answer to a key that was sent before may cost nothing: only of a first try anything follows. */
  #lookAtPrice(call: PlannedCall, { cost }: Answer): void {
    const { prices, costsVary = false } = this.#deps;
    if (unknownsOf(this.#plan.parts.get(call.part), call.inputsHash) > 0) return;
    const other = anotherPrice(cost, amountFor(prices, call.operation), costsVary);
    if (other !== undefined) this.#otherPrices.set(call.part, other);
  }

  /**
   * The service no longer knows the palm_id: it is bought anew, once, and the calls that need it stay open. One that was
   * bought in this very wave is none that was lost.
   */
  async #losePalmId(): Promise<boolean> {
    const { ledger, log } = this.#deps;
    const { header, parts } = this.#plan;
    const kept = parts.get(palmIdPart);
    if (kept?.state !== 'bought' || this.#tried.has(palmIdPart)) return false;
    if (!(await retryWithBackoff(this.#deps, () => losePalmId(ledger, header, kept, this.#deps.seller))))
      return false;
    if (this.#statuses.get(palmIdPart) === 'bought')
      log.warn('The service no longer knows a palm_id; it is bought anew', {
        batch: header.batch,
        subject: header.id,
      });
    this.#statuses.set(palmIdPart, 'open');
    return true;
  }

  /** Paid goods are not given up because the table was busy for a moment. */
  async #keep(call: PlannedCall, state: 'bought' | 'refused' | 'unavailable', answer: Answer): Promise<void> {
    const { ledger, log, settings, assets } = this.#deps;
    const { header } = this.#plan;
    if (state === 'refused') this.#refusals.set(call.part, answer);
    // With a key that the service honours, this is the answer to the attempts before, too.
    const before = this.#plan.parts.get(call.part);
    const isSameService = before !== undefined && isSoldBy(before, this.#deps.seller);
    const resolved =
      settings.retry.unknown === 'same key' && isSameService ? unknownsOf(before, call.inputsHash) : 0;
    try {
      await retryWithBackoff(this.#deps, () =>
        storeAnswer(ledger, header, call, state, answer, this.#writer, {
          before,
          seller: this.#deps.seller,
          price: amountFor(this.#deps.prices, call.operation),
          assets:
            assets && state === 'bought' ? pendingAssets(assets, header, call.operation, answer.body) : {},
          resolves: resolved > 0,
          renews: call.part === palmIdPart && before?.palmId !== undefined && isSameService,
        }),
      );
      this.#spent = addSpent(this.#spent, { ...nothingSpent, resolved });
    } catch (error) {
      log.error('An answer could not be kept', { part: call.part, error: errorName(error) });
      await this.#gates.close(baseOf(call), 'store refuses').catch(() => undefined);
      throw error;
    }
  }

  async #takeUnknown(call: PlannedCall, answer: Answer): Promise<void> {
    const { ledger, settings, log, seller } = this.#deps;
    const { header, wave, parts } = this.#plan;
    this.#spend(call, { bought: 0, unknown: 1 });
    const { class: answerClass, status: httpStatus } = answer;
    const why = {
      code: 'answer',
      answer: answerClass,
      ...(httpStatus === undefined ? {} : { status: httpStatus }),
    } as const;
    const price = amountFor(this.#deps.prices, call.operation);
    const attempt = { ...call, wave, inputsRevision: this.#writer.inputsRevision, why, price, seller };
    const before = parts.get(call.part);
    await retryWithBackoff(this.#deps, () => recordUnknown(ledger, header, attempt, before));
    const fields = { batch: header.batch, subject: header.id, part: call.part, why };
    log.warn(countedLines.unknownOutcome, fields);
    const now = ledger.now();
    const times = [...unknownTimes(before, call.inputsHash), now];
    const judging = { ...this.#plan.judging, now };
    const deaths = deathsIn(before, call.inputsHash);
    const status = afterUnknowns(call, times, settings.retry.unknown, judging, deaths);
    if (status === 'held unknown') return this.settle(call, status);
    this.#statuses.set(call.part, status);
    this.#retryUnknown = true;
  }

  /** What else needs what a call did not bring is blocked with it. */
  settle(call: PlannedCall, status: CallStatus): void {
    this.#statuses.set(call.part, status);
    if (status !== 'blocked') this.#progress = true;
    for (const other of this.#plan.calls) {
      if (isBlocked(other, this.#statuses)) this.#statuses.set(other.part, 'blocked');
    }
  }

  /**
   * A 403 refuses the endpoint, if the credential has worked anywhere, now or earlier; otherwise it is the credential
   * that is refused.
   */
  async judgeForbidden(): Promise<void> {
    for (const { call, answer, credential } of this.#forbidden) {
      const base = baseOf(call);
      if (await this.#gates.hasWorked(base, credential)) {
        await this.#keep(call, 'refused', answer);
        this.settle(call, 'refused');
        continue;
      }
      // Another version of the secret is judged by what it comes to, at the next turn.
      await this.#gates.refused(base, 'endpoint refused', credential);
    }
  }
}
