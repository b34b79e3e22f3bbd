import { fetchAssets, pendingAssets } from '../../../shared/assets/assets.ts';
import { anotherPrice } from '../../../shared/holds/another-price.ts';
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
import type { WorkDeps } from '../flow/call-flow.ts';
import { retryWithBackoff } from '../flow/retry-with-backoff.ts';
import { CallBodies } from '../flow/send-call.ts';
import { baseOf } from '../gate-names.ts';
import { type WavePlan, WaveResult } from '../wave-plan.ts';
import { GateReports } from './gate-reports.ts';

/** Stores each answer at once. */
export class WaveAnswers {
  readonly #deps: WorkDeps;
  readonly #plan: WavePlan;
  readonly #writer: Writer;
  readonly #forbidden: { call: PlannedCall; answer: Answer; credential: Credential }[] = [];
  readonly gates: GateReports;
  readonly bodies: CallBodies;
  readonly tried = new Set<PartName>();
  readonly result = new WaveResult();

  constructor(deps: WorkDeps, plan: WavePlan) {
    this.#deps = deps;
    this.#plan = plan;
    this.#writer = { wave: plan.wave, inputsRevision: plan.header.inputsRevision };
    this.gates = new GateReports(deps, plan.admission.snapshot);
    this.bodies = new CallBodies(deps, plan);
  }

  async take(call: PlannedCall, answer: Answer, credential: Credential): Promise<void> {
    const { assets } = this.#deps;
    const base = baseOf(call);
    switch (answer.meaning) {
      case 'bought':
        this.#spend(call, { bought: 1, unknown: 0 });
        if (call.part === palmIdPart) this.bodies.takePalmId(answer);
        await this.#keep(call, 'bought', answer);
        await this.gates.notePaid(base, credential);
        await this.#deps.shapes?.see(call.operation, answer.body);
        this.result.differences.set(
          call.part,
          this.#deps.shapes?.graveDifferences(call.operation, answer.body) ?? [],
        );
        this.#comparePrice(call, answer);
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
        this.result.notSent = true;
        return;
      case 'stop':
        return this.gates.close(base, 'wallet empty');
      case 'later':
        return;
    }
  }

  #spend({ operation }: PlannedCall, spent: Spent): void {
    const { prices } = this.#deps;
    const cost = prices && priceCost(prices.priceOf(operation));
    this.result.spent = addSpent(this.result.spent, cost === undefined ? spent : { ...spent, cost });
  }

  /** Skips retries, because a repeated idempotency key may cost nothing. */
  #comparePrice(call: PlannedCall, { cost }: Answer): void {
    const { prices, costsVary = false } = this.#deps;
    if (unknownsOf(this.#plan.parts.get(call.part), call.inputsHash) > 0) return;
    const difference = anotherPrice(cost, amountFor(prices, call.operation), costsVary);
    if (difference !== undefined) this.result.prices.set(call.part, difference);
  }

  /** The service cannot have lost a palm_id that was bought in this wave. */
  async #losePalmId(): Promise<boolean> {
    const { ledger, log } = this.#deps;
    const { header, parts } = this.#plan;
    const stored = parts.get(palmIdPart);
    if (stored?.state !== 'bought' || this.tried.has(palmIdPart)) return false;
    if (!(await retryWithBackoff(this.#deps, () => losePalmId(ledger, header, stored, this.#deps.seller))))
      return false;
    if (this.#plan.statuses.get(palmIdPart) === 'bought')
      log.warn('The service no longer knows a palm_id; it is bought again', {
        batch: header.batch,
        subject: header.id,
      });
    this.#plan.statuses.set(palmIdPart, 'open');
    return true;
  }

  async #keep(call: PlannedCall, state: 'bought' | 'refused' | 'unavailable', answer: Answer): Promise<void> {
    const { ledger, log, settings, assets } = this.#deps;
    const { header } = this.#plan;
    if (state === 'refused') this.result.refusals.set(call.part, answer);
    // If the service honours the idempotency key, this answer also settles the earlier attempts.
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
      this.result.spent = addSpent(this.result.spent, { ...nothingSpent, resolved });
    } catch (error) {
      log.error('An answer could not be stored', { part: call.part, error: errorName(error) });
      await this.gates.close(baseOf(call), 'store refuses').catch(() => undefined);
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
    if (status === 'unknown') return this.settle(call, status);
    this.#plan.statuses.set(call.part, status);
    this.result.retryUnknown = true;
  }

  settle(call: PlannedCall, status: CallStatus): void {
    this.#plan.statuses.set(call.part, status);
    if (status !== 'blocked') this.result.progress = true;
    for (const other of this.#plan.calls) {
      if (isBlocked(other, this.#plan.statuses)) this.#plan.statuses.set(other.part, 'blocked');
    }
  }

  /**
   * Call it after `noteSuccesses`: after any success with the credential, a 403 refuses the endpoint, otherwise the
   * credential.
   */
  async judgeForbidden(): Promise<void> {
    for (const { call, answer, credential } of this.#forbidden) {
      const base = baseOf(call);
      if (await this.gates.hasWorked(base, credential)) {
        await this.#keep(call, 'refused', answer);
        this.settle(call, 'refused');
        continue;
      }
      // If this finds a newer secret, the answers of the next wave judge that secret.
      await this.gates.noteRefusal(base, 'endpoint refused', credential);
    }
  }
}
