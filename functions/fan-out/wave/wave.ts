import { subjectName } from '../../../shared/ledger/items/keys.ts';
import { extendIntent } from '../../../shared/ledger/waves/wave.ts';
import { errorName } from '../../../shared/log.ts';
import { type PartName, palmIdPart } from '../../../shared/plan/part-names.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import { isReady } from '../call-status.ts';
import { hasTimeForCall } from '../deps.ts';
import type { WorkDeps } from '../flow/call-flow.ts';
import { conversationsOf } from '../flow/conversation.ts';
import { InFlow } from '../flow/in-flow.ts';
import { sendCall } from '../flow/send-call.ts';
import { baseOf } from '../gate-names.ts';
import type { WavePlan, WaveResult } from '../wave-plan.ts';
import { WaveAnswers } from './answers.ts';

interface Prepared {
  readonly body: Record<string, unknown>;
  readonly credential: Credential;
}

/** Sends calls when their prerequisites permit. A refused call stops no other call. */
export class Wave {
  readonly #deps: WorkDeps;
  readonly #plan: WavePlan;
  readonly #answers: WaveAnswers;
  #stopped = false;

  constructor(deps: WorkDeps, plan: WavePlan) {
    this.#deps = deps;
    this.#plan = plan;
    this.#answers = new WaveAnswers(deps, plan);
  }

  async run(): Promise<WaveResult> {
    const { flow } = this.#deps;
    const underWay = new Map<PartName, Promise<undefined>>();
    const failures: unknown[] = [];
    const isBroken = () => failures.length > 0 || this.#stopped || this.#plan.admission.isStopped;
    const ready = () => (isBroken() ? [] : this.#ready());
    let pendingGrant: Promise<readonly PlannedCall[]> | undefined;
    let dispatched = this.#plan.first;
    for (;;) {
      for (const call of dispatched) {
        this.#answers.tried.add(call.part);
        const done = this.#work(call)
          .catch((error: unknown) => void failures.push(error))
          .finally(() => underWay.delete(call.part))
          .then(() => undefined);
        underWay.set(call.part, done);
      }
      if (ready().length > 0) pendingGrant ??= flow.take(ready);
      if (pendingGrant === undefined && underWay.size === 0) break;
      const granted = await Promise.race([
        ...underWay.values(),
        ...(pendingGrant === undefined ? [] : [pendingGrant]),
      ]);
      if (pendingGrant !== undefined && isBroken()) flow.recheck();
      if (granted !== undefined) pendingGrant = undefined;
      dispatched = granted === undefined ? [] : await this.#next(granted);
    }
    if (failures.length === 0)
      await this.#judgeCredentials().catch((error: unknown) => void failures.push(error));
    const { result } = this.#answers;
    [result.failure] = failures;
    result.stopped = this.#stopped || this.#plan.admission.hasTableFailed;
    return result;
  }

  async #judgeCredentials(): Promise<void> {
    await this.#answers.gates.noteSuccesses();
    await this.#answers.judgeForbidden();
  }

  /** None if the table cannot record the intent. */
  async #next(granted: readonly PlannedCall[]): Promise<readonly PlannedCall[]> {
    const { ledger, worker, log, flow, prices } = this.#deps;
    const { header } = this.#plan;
    let dispatched: readonly PlannedCall[] = [];
    try {
      // Only the table knows which gates other workers have closed since the wave began.
      const admitted = this.#stopped ? [] : await this.#plan.admission.sendableOf(granted, 0);
      if (admitted.length === 0) return [];
      const conversations = conversationsOf(admitted, this.#plan.parts);
      if (await extendIntent(ledger, header, worker, { dispatched: admitted, conversations, prices })) {
        dispatched = admitted;
        return dispatched;
      }
    } catch (error) {
      log.error('A wave stopped before all its calls were sent', { error: errorName(error) });
    } finally {
      flow.done(granted.length - dispatched.length);
    }
    this.#stopped = true;
    return [];
  }

  #ready(): PlannedCall[] {
    if (!hasTimeForCall(this.#deps)) return [];
    return this.#plan.calls
      .filter((call) => !this.#answers.tried.has(call.part) && isReady(call, this.#plan.statuses))
      .filter((call) => this.#plan.admission.snapshot.allows(baseOf(call)));
  }

  async #work(call: PlannedCall): Promise<void> {
    const inFlow = new InFlow(this.#deps, call);
    try {
      await this.#sendUntilAnswered(call, inFlow);
    } finally {
      inFlow.leave();
    }
  }

  async #sendUntilAnswered(call: PlannedCall, inFlow: InFlow): Promise<void> {
    const base = baseOf(call);
    const prepared = await this.#prepare(call);
    if (prepared === undefined) return;
    let { credential } = prepared;
    for (let waits = 1; ; ) {
      if (!(await inFlow.enter())) return;
      if ((await this.#plan.admission.sendableOf([call], waits === 1 ? undefined : 0)).length === 0) return;
      if (waits > 1) credential = await this.#current(credential);
      if (this.#isLate()) {
        this.#stopped = true;
        return;
      }
      const answer = await sendCall(this.#deps, this.#plan, call, prepared.body, credential);
      inFlow.leave(answer);
      if (answer !== undefined) await this.#answers.gates.noteAnswer(base, answer);
      if (answer === undefined || answer.class === 'credential refused') {
        const reason = answer === undefined ? 'placeholder' : 'credential refused';
        const fresh = await this.#answers.gates.noteRefusal(base, reason, credential);
        if (fresh === undefined) return;
        credential = fresh;
        continue;
      }
      if (answer.class !== 'no connection' && answer.meaning !== 'later') {
        await this.#answers.take(call, answer, credential);
        await this.#answers.gates.noteOutcome(base, subjectName(this.#plan.header), answer);
        return this.#plan.afterAnswer();
      }
      if (!(await this.#answers.gates.waitToRetry(base, answer, waits))) return;
      waits += 1;
    }
  }

  /** A frozen function may wake after its lease has passed to another worker. */
  #isLate(): boolean {
    const { ledger, worker, settings } = this.#deps;
    return ledger.now() >= worker.until - settings.lease.marginMs;
  }

  /** Nothing has been sent when this fails, so the call stays open. */
  async #prepare(call: PlannedCall): Promise<Prepared | undefined> {
    try {
      const body = await this.#answers.bodies.write(call, this.#answers.tried.has(palmIdPart));
      if (body !== undefined) return { body, credential: await this.#deps.credentials.current() };
      this.#answers.settle(call, 'blocked');
    } catch (error) {
      this.#deps.log.error('A call could not be prepared', { part: call.part, error: errorName(error) });
      this.#answers.result.notSent = true;
    }
    return undefined;
  }

  /** The credential may have changed while the call waited. */
  #current(credential: Credential): Promise<Credential> {
    return this.#deps.credentials.current().catch(() => credential);
  }
}
