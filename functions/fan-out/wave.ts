import { pendingAssets } from '../../shared/assets/assets.ts';
import type { Difference } from '../../shared/drift/difference.ts';
import { type AnotherPrice, anotherPrice } from '../../shared/holds/another-price.ts';
import {
  losePalmId,
  recordUnknown,
  storeAnswer,
  unknownsOf,
  type Writer,
} from '../../shared/ledger/parts/parts.ts';
import { extendIntent } from '../../shared/ledger/waves/wave.ts';
import { countedLines, errorName } from '../../shared/log.ts';
import { amountFor } from '../../shared/money/prices.ts';
import { type PartName, type PlannedCall, palmIdPart } from '../../shared/plan/plan.ts';
import type { Answer } from '../../shared/service-client/caller.ts';
import type { Credential } from '../../shared/service-client/credential.ts';
import { afterUnknowns, type CallStatus, isBlocked, isReady } from './call-status.ts';
import { hasTimeForCall } from './deps.ts';
import { afterKeeping } from './flow/after-keeping.ts';
import { InFlow } from './flow/in-flow.ts';
import { retryWithBackoff } from './flow/retry-with-backoff.ts';
import { CallBodies, sendCall } from './flow/send-call.ts';
import type { WorkDeps } from './flow/work-deps.ts';
import { baseOf } from './gate-names.ts';
import { staleMs } from './gates/gates.ts';
import { WaveGates } from './gates/wave-gates.ts';
import { WaveHold } from './holds/wave-hold.ts';
import type { WavePlan, WaveResult } from './wave-plan.ts';
import { WaveSpending } from './wave-spending.ts';

interface Prepared {
  readonly body: Record<string, unknown>;
  readonly credential: Credential;
}

/**
 * Sends the calls of one wave: those that need nothing at once, the others as soon as what they need is there. Each
 * answer is stored the moment it comes. One failed call costs no other call.
 */
export class Wave {
  readonly #deps: WorkDeps;
  readonly #plan: WavePlan;
  readonly #writer: Writer;
  readonly #statuses: Map<PartName, CallStatus>;
  readonly #gates: WaveGates;
  readonly #forbidden: { call: PlannedCall; answer: Answer; credential: Credential }[] = [];
  readonly #refusals = new Map<PartName, Pick<Answer, 'class' | 'status'>>();
  readonly #differences = new Map<PartName, readonly Difference[]>();
  readonly #otherPrices = new Map<PartName, AnotherPrice>();
  readonly #tried = new Set<PartName>();
  readonly #bodies: CallBodies;
  readonly #hold: WaveHold;
  #stopped = false;
  readonly #spending: WaveSpending;
  #progress = false;
  #notSent = false;
  #retryUnknown = false;

  constructor(deps: WorkDeps, plan: WavePlan) {
    this.#deps = deps;
    this.#plan = plan;
    this.#statuses = plan.statuses;
    this.#spending = new WaveSpending(deps.prices);
    this.#bodies = new CallBodies(deps, plan);
    this.#writer = { wave: plan.wave, inputsRevision: plan.header.inputsRevision };
    this.#hold = new WaveHold(deps, plan.header.batch);
    this.#gates = new WaveGates(deps, plan.probing, plan.lastGoodCredentialVersion);
  }

  /** Ends when every call under way has ended; what a table or a bucket threw is in the result. */
  async run(): Promise<WaveResult> {
    const { flow } = this.#deps;
    const underWay = new Map<PartName, Promise<undefined>>();
    const failures: unknown[] = [];
    const isBroken = () => failures.length > 0 || this.#stopped || this.#hold.isInTheWay;
    const ready = () => (isBroken() ? [] : this.#ready());
    let asked: Promise<readonly PlannedCall[]> | undefined;
    let dispatched = this.#plan.first;
    for (;;) {
      for (const call of dispatched) {
        this.#tried.add(call.part);
        const done = this.#one(call)
          .catch((error: unknown) => void failures.push(error))
          .finally(() => underWay.delete(call.part))
          .then(() => undefined);
        underWay.set(call.part, done);
      }
      if (ready().length > 0) asked ??= flow.take(ready);
      if (asked === undefined && underWay.size === 0) break;
      const taken = await Promise.race([...underWay.values(), ...(asked === undefined ? [] : [asked])]);
      if (asked !== undefined && isBroken()) flow.lookAgain();
      if (taken !== undefined) asked = undefined;
      dispatched = taken === undefined ? [] : await this.#next(taken);
    }
    if (failures.length === 0) await this.#afterwards().catch((error: unknown) => void failures.push(error));
    return {
      spent: this.#spending.spent,
      closed: this.#gates.closed,
      notSent: this.#notSent,
      retryUnknown: this.#retryUnknown,
      progress: this.#progress,
      refusals: this.#refusals,
      differences: this.#differences,
      prices: this.#otherPrices,
      stopped: this.#stopped || this.#hold.isUntold,
      hold: this.#hold.hold,
      ...(failures.length > 0 ? { failure: failures[0] } : {}),
    };
  }

  async #afterwards(): Promise<void> {
    await this.#judgeForbidden();
    await this.#gates.noteSuccesses();
  }

  /** Those of the calls taken that may be sent now, written into the intent. None when the table does not let them. */
  async #next(taken: readonly PlannedCall[]): Promise<readonly PlannedCall[]> {
    const { ledger, worker, log, flow, prices } = this.#deps;
    const { header, wave } = this.#plan;
    let dispatched: readonly PlannedCall[] = [];
    try {
      const mayGoOn = !this.#stopped && !(await this.#hold.stops());
      const admitted = mayGoOn ? await this.#gates.admit(taken) : [];
      if (admitted.length === 0) return [];
      if (await extendIntent(ledger, header, worker, wave, admitted, prices)) {
        dispatched = admitted;
        return dispatched;
      }
    } catch (error) {
      log.error('A wave broke off before all its calls were sent', { error: errorName(error) });
    } finally {
      flow.done(taken.length - dispatched.length);
    }
    this.#stopped = true;
    return [];
  }

  #ready(): PlannedCall[] {
    if (!hasTimeForCall(this.#deps)) return [];
    return this.#plan.calls
      .filter((call) => !this.#tried.has(call.part) && isReady(call, this.#statuses))
      .filter((call) => this.#gates.letsThrough(baseOf(call)));
  }

  /** One call, which has been let into the flow. */
  async #one(call: PlannedCall): Promise<void> {
    const inFlow = new InFlow(this.#deps, call);
    try {
      await this.#sendUntilAnswered(call, inFlow);
    } finally {
      inFlow.leave();
    }
  }

  async #sendUntilAnswered(call: PlannedCall, inFlow: InFlow): Promise<void> {
    const { ledger } = this.#deps;
    const base = baseOf(call);
    const prepared = await this.#prepare(call);
    if (prepared === undefined) return;
    let { credential } = prepared;
    for (let waits = 1; ; ) {
      const askedAt = ledger.now();
      if (!(await inFlow.enter())) return;
      if (ledger.now() - askedAt > staleMs) {
        await this.#gates.lookAgain(base);
        credential = await this.#current(credential);
      }
      if (await this.#hold.stops()) return;
      // Whatever has closed the gate since this call was about to be sent has closed it for this call too.
      if (this.#gates.closed.has(base)) return;
      if (this.#isLate()) {
        this.#stopped = true;
        return;
      }
      const answer = await sendCall(this.#deps, this.#plan, call, prepared.body, credential);
      inFlow.leave(answer);
      if (answer?.status !== undefined) await this.#gates.reached(base);
      if (answer === undefined || answer.class === 'credential refused') {
        // What is remembered of the secret may be old: it is read anew once before the gate closes.
        const fresh = await this.#refetched(credential);
        if (fresh.version !== credential.version) {
          credential = fresh;
          continue;
        }
        const reason = answer === undefined ? 'placeholder' : 'credential refused';
        return this.#gates.close(base, reason, credential);
      }
      if (answer.class === 'no connection') {
        if (!(await this.#gates.retryUnreachable(base, credential, waits))) return;
        credential = await this.#current(credential);
        waits += 1;
        continue;
      }
      if (answer.meaning !== 'later') {
        await this.#take(call, answer, credential);
        return this.#plan.afterAnswer();
      }
      if (!(await this.#gates.honourRetryAfter(base, answer, waits))) return;
      credential = await this.#current(credential);
      waits += 1;
    }
  }

  /** A function that was frozen may wake when its lease is over and the subject another's: it sends nothing more. */
  #isLate(): boolean {
    const { ledger, worker, settings } = this.#deps;
    return ledger.now() >= worker.until - settings.lease.marginMs;
  }

  /** What a call needs to be sent. Nothing has been sent when this fails, so the call is simply open again. */
  async #prepare(call: PlannedCall): Promise<Prepared | undefined> {
    try {
      const body = await this.#bodies.of(call, this.#tried.has(palmIdPart));
      if (body !== undefined) return { body, credential: await this.#deps.credentials.current() };
      this.#settle(call, 'blocked');
    } catch (error) {
      this.#deps.log.error('A call could not be prepared', { part: call.part, error: errorName(error) });
      this.#notSent = true;
    }
    return undefined;
  }

  /** What has been set while a call waited is what it is sent with. */
  #current(credential: Credential): Promise<Credential> {
    return this.#deps.credentials.current().catch(() => credential);
  }

  #refetched(credential: Credential): Promise<Credential> {
    return this.#deps.credentials.refetch(credential.version).catch(() => credential);
  }

  async #take(call: PlannedCall, answer: Answer, credential: Credential): Promise<void> {
    const base = baseOf(call);
    switch (answer.meaning) {
      case 'bought':
        this.#spending.note('bought', call);
        if (call.part === palmIdPart) this.#bodies.takePalmId(answer);
        await this.#keep(call, 'bought', answer);
        await this.#gates.paid(base, credential);
        await this.#deps.shapes?.see(call.operation, answer.body);
        this.#differences.set(call.part, this.#deps.shapes?.odd(call.operation, answer.body) ?? []);
        this.#lookAtPrice(call, answer);
        await afterKeeping(this.#deps, this.#plan.header, call);
        return this.#settle(call, 'bought');
      case 'refused':
      case 'unavailable':
        if (answer.class === 'palm_id unknown' && (await this.#losePalmId())) return;
        await this.#keep(call, answer.meaning, answer);
        return this.#settle(call, answer.meaning);
      case 'refused endpoint':
        return void this.#forbidden.push({ call, answer, credential });
      case 'unknown':
        return this.#takeUnknown(call, answer);
      case 'not sent':
        this.#notSent = true;
        return;
      case 'stop':
        return this.#gates.close(base, 'wallet empty', credential);
      case 'later':
        return;
    }
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
    if (!(await retryWithBackoff(this.#deps, () => losePalmId(ledger, header, kept)))) return false;
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
    const unknowns = unknownsOf(this.#plan.parts.get(call.part), call.inputsHash);
    const resolved = settings.retry.unknown === 'same key' ? unknowns : 0;
    try {
      await retryWithBackoff(this.#deps, () =>
        storeAnswer(ledger, header, call, state, answer, this.#writer, {
          before: this.#plan.parts.get(call.part),
          service: this.#deps.service,
          price: amountFor(this.#deps.prices, call.operation),
          assets:
            assets && state === 'bought' ? pendingAssets(assets, header, call.operation, answer.body) : {},
          resolves: resolved > 0,
          renews: call.part === palmIdPart && this.#plan.parts.get(palmIdPart)?.palmId !== undefined,
        }),
      );
      this.#spending.resolve(resolved);
    } catch (error) {
      log.error('An answer could not be kept', { part: call.part, error: errorName(error) });
      await this.#gates.closeForStore(baseOf(call)).catch(() => undefined);
      throw error;
    }
  }

  async #takeUnknown(call: PlannedCall, answer: Answer): Promise<void> {
    const { ledger, settings, log } = this.#deps;
    const { header, wave, parts } = this.#plan;
    this.#spending.note('unknown', call);
    const what = answer.status === undefined ? answer.class : `${answer.class} (${answer.status})`;
    const price = amountFor(this.#deps.prices, call.operation);
    const attempt = { ...call, wave, inputsRevision: this.#writer.inputsRevision, what, price };
    const before = parts.get(call.part);
    await retryWithBackoff(this.#deps, () => recordUnknown(ledger, header, attempt, before));
    const fields = { batch: header.batch, subject: header.id, part: call.part, what };
    log.warn(countedLines.unknownOutcome, fields);
    const status = afterUnknowns(unknownsOf(before, call.inputsHash) + 1, settings.retry.unknown);
    if (status === 'held unknown') this.#settle(call, status);
    else this.#retryUnknown = true;
  }

  #settle(call: PlannedCall, status: CallStatus): void {
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
  async #judgeForbidden(): Promise<void> {
    for (const { call, answer, credential } of this.#forbidden) {
      const base = baseOf(call);
      if (await this.#gates.hasWorked(base, credential)) {
        await this.#keep(call, 'refused', answer);
        this.#settle(call, 'refused');
        continue;
      }
      // Another version of the secret is judged by what it comes to, at the next turn.
      if ((await this.#refetched(credential)).version !== credential.version) continue;
      await this.#gates.close(base, 'endpoint refused', credential);
    }
  }
}
