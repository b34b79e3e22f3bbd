import type { Base } from '@palmleaf/contract/operations';
import { type Closing, clockSkewMs, gateKey, openGate, takeProbe } from '../../../shared/gate/gate.ts';
import { outagesOf } from '../../../shared/gate/outages.ts';
import { holdsOn } from '../../../shared/holds/hold.ts';
import { cancelledAtOf } from '../../../shared/ledger/batches/cancelled.ts';
import type { Wait } from '../../../shared/ledger/items/blocker.ts';
import type { Header } from '../../../shared/ledger/items/header.ts';
import { customerOfSubject, placesBatch, subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Report } from '../../../shared/ledger/items/part.ts';
import { takesBodies } from '../../../shared/ledger/parts/bodies.ts';
import { costingOf, type Spent } from '../../../shared/ledger/states/spending.ts';
import { deathsOver } from '../../../shared/ledger/waves/wave.ts';
import { errorName } from '../../../shared/log.ts';
import { costOf, subtractCost } from '../../../shared/money/prices.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import { UnreadableSecretError } from '../../../shared/service-client/credential.ts';
import { fullJitter } from '../../../shared/service-client/retry-timing.ts';
import { type CallStatuses, isReady, type Judging } from '../call-status.ts';
import { hasTimeForCall } from '../deps.ts';
import { retryWithBackoff } from '../flow/retry-with-backoff.ts';
import type { WorkDeps } from '../flow/work-deps.ts';
import { baseOf, gateOf } from '../gate-names.ts';
import { outageWindowMs } from '../gates/breaker.ts';
import { Snapshot } from './snapshot.ts';

/** The age limit of a look at a gate, in milliseconds: no call leaves on an older one. */
const staleMs = 2000;

/** The calls that go, or what all of them wait for. */
type Decision =
  | { readonly go: readonly PlannedCall[]; readonly wait?: never }
  | { readonly go?: never; readonly wait: Wait | undefined };

/** Calls that a wave may send, drawn from the ceilings. */
export interface Reservation {
  readonly calls: readonly PlannedCall[];
  /** Returns to the allowance what was drawn and not spent. */
  readonly putBack: (spent?: Spent) => void;
}

/**
 * Decides whether calls of one subject may be bought, for one turn. It keeps one snapshot of everything that can hold them
 * back, and decides at three points: at the turn, before the intent, and before each send. The order of precedence is
 * cancellation, pause, hold, trial, ceiling, gates.
 */
export class Admission {
  readonly #deps: WorkDeps;
  readonly #header: Header;
  readonly snapshot: Snapshot;
  /** The pause, hold, trial or ceiling that the turn found in its way. */
  #wait: Wait | undefined;
  #isBlind = false;
  #cancelledAt: number | undefined;

  constructor(deps: WorkDeps, header: Header) {
    this.#deps = deps;
    this.#header = header;
    this.snapshot = new Snapshot(deps);
  }

  /** Returns what unknown outcomes are judged by: the outages of the bases that have any, and deaths in a row after the first. */
  async judging({ parts }: Pick<Report, 'parts'>, calls: readonly PlannedCall[]): Promise<Judging> {
    const unknown = calls.filter(({ part }) => parts.get(part)?.state === 'unknown').map(baseOf);
    await this.snapshot.look(unknown, 0, true);
    const outages = [...this.snapshot.gates].map(([base, gate]) => [base, outagesOf(gate)] as const);
    const forgiven = Math.max(0, deathsOver(this.#header, this.#deps.worker.name) - 1);
    const windowMs = outageWindowMs(this.#deps);
    const mostForgiven = this.#deps.settings.retry.maxAttempts - 1;
    return { now: this.#deps.ledger.now(), windowMs, outages: new Map(outages), forgiven, mostForgiven };
  }

  /** When somebody cancelled the subject, as far as the last look tells; undefined where nobody did. */
  get cancelledAt(): number | undefined {
    return this.#cancelledAt;
  }

  /** Whether nothing may be bought for the subject at all: it is cancelled, or its batch is held. */
  async #isBarred(): Promise<boolean> {
    const { batch } = this.#header;
    if (batch === placesBatch) return false;
    const item = await this.#deps.batches.of(batch);
    this.#cancelledAt ??= cancelledAtOf(this.#header, item);
    if (this.#cancelledAt !== undefined) return true;
    this.#wait ??= holdsOn(batch, item)[0]?.wait;
    return this.#wait !== undefined;
  }

  /** The turn: which of the open calls may be sent, as far as a cancellation, a pause, a hold and the gates go. */
  async turn(open: readonly PlannedCall[], statuses: CallStatuses): Promise<Decision> {
    if ((await this.#isBarred()) || open.length === 0) return { wait: this.#wait };
    await this.snapshot.look(open.map(baseOf), staleMs, true);
    const go = this.snapshot.passable(open, statuses);
    return go.length > 0 ? { go } : { wait: this.waiting(open) };
  }

  /**
   * The intent, before the subject asks for room: whether there is a credential, one of the calls is ready, and the trial of
   * the batch has ended or has a slot for it.
   */
  async intent(
    wanted: readonly PlannedCall[],
    open: readonly PlannedCall[],
    statuses: CallStatuses,
  ): Promise<boolean> {
    const { trials, credentials } = this.#deps;
    if (!(await this.#hasCredential(wanted)) || !wanted.some((call) => isReady(call, statuses))) return false;
    const lacking = open.map(({ operation }) => operation);
    this.#wait = await trials?.admit(this.#header, await credentials.current(), lacking);
    return this.#wait === undefined;
  }

  /**
   * The intent, once there is room: draws the calls from the ceilings and takes the probes among them.
   *
   * @returns `moved` when a gate stands otherwise than at the turn; undefined when the subject has to wait
   */
  async reserve(
    wanted: readonly PlannedCall[],
    statuses: CallStatuses,
  ): Promise<Reservation | 'moved' | undefined> {
    const { allowance, prices, breaker } = this.#deps;
    const { batch } = this.#header;
    const customer = customerOfSubject(this.#header);
    const bases = wanted.map(baseOf);
    const isJudged = await breaker.settled(bases);
    if (await this.snapshot.look(bases, isJudged ? 0 : staleMs, true)) return 'moved';
    if (await this.#isBarred()) return undefined;
    const operations = wanted.map(({ operation }) => operation);
    const cost = prices && costOf(prices, operations);
    this.#wait = await allowance.take(batch, wanted.length, cost, customer);
    if (this.#wait !== undefined) return undefined;
    await this.#takeProbes(bases);
    const putBack = (spent?: Spent) => {
      if (spent === undefined) return allowance.putBack(batch, wanted.length, cost, customer);
      const bought = costingOf(spent);
      const left = cost && subtractCost(cost, bought);
      allowance.putBack(batch, wanted.length - bought.calls, left, customer);
    };
    return { calls: this.snapshot.passable(wanted, statuses), putBack };
  }

  /**
   * The send: returns those of the calls that may leave now. None once the subject is cancelled or its batch held, or
   * while nobody can tell.
   *
   * @param maxAgeMs the age limit of a look at their gates, in milliseconds
   */
  async send(calls: readonly PlannedCall[], maxAgeMs = staleMs): Promise<readonly PlannedCall[]> {
    const bases = calls.map(baseOf);
    try {
      const isJudged = await this.#deps.breaker.settled(bases);
      await retryWithBackoff(this.#deps, async () => {
        if (!(await this.#isBarred())) await this.snapshot.look(bases, isJudged ? 0 : maxAgeMs, false);
      });
    } catch (error) {
      const fields = { error: errorName(error) };
      this.#deps.log.error('A wave broke off: nobody could tell whether its calls may be sent', fields);
      this.#isBlind = true;
    }
    return this.isStopped ? [] : calls.filter((call) => !this.snapshot.isClosed(baseOf(call)));
  }

  /** Whether the wave may send nothing more: its subject is cancelled, its batch is held, or nobody can tell. */
  get isStopped(): boolean {
    return this.#cancelledAt !== undefined || this.#wait !== undefined || this.#isBlind;
  }

  /** Whether nobody could tell if calls may be sent. */
  get isBlind(): boolean {
    return this.#isBlind;
  }

  /** Returns what the open calls wait for, by the order of precedence; undefined when one of them may be sent. */
  waiting(open: readonly PlannedCall[]): Wait | undefined {
    return this.#wait ?? this.snapshot.gatesBefore(open);
  }

  /**
   * Waits for a gate that opens soon, where the service has only asked for some time: a short pause parks nobody.
   *
   * @returns false when there is no such gate before these calls, or no time
   */
  async waitForOpening(calls: readonly PlannedCall[]): Promise<boolean> {
    const { ledger, settings, sleep, random } = this.#deps;
    const openings = calls.flatMap((call) => {
      const gate = this.snapshot.gates.get(baseOf(call));
      return gate?.reason === 'throttled' ? (gate.until ?? 0) + clockSkewMs : [];
    });
    if (this.isStopped || openings.length === 0) return false;
    const pauseMs =
      Math.max(0, Math.min(...openings) - ledger.now()) + fullJitter(settings.gate.throttled, 1, random);
    if (pauseMs > settings.gate.shortWaitMs || !hasTimeForCall(this.#deps, pauseMs)) return false;
    await sleep(pauseMs);
    return true;
  }

  /** Closes the gates before these calls. */
  async closeBefore(calls: readonly PlannedCall[], closing: Closing): Promise<void> {
    for (const base of new Set(calls.map(baseOf))) await this.snapshot.close(base, closing);
  }

  /**
   * Takes the probes that the wave is about to send; one that another worker has taken leaves its gate closed. The store
   * itself tells whether it takes bodies again: that costs no call.
   */
  async #takeProbes(wanted: readonly Base[]): Promise<void> {
    const { ledger, settings, log } = this.#deps;
    for (const [base, gate] of [...this.snapshot.probes]) {
      if (!wanted.includes(base)) continue;
      const name = gateOf(this.#deps, base);
      const isTaken = await takeProbe(ledger, name, gate, subjectName(this.#header), settings.gate.probe);
      if (isTaken) {
        const probes = (gate.probes ?? 0) + 1;
        log.info('A probe goes through a closed gate', { gate: gateKey(name).pk, probes });
      }
      if (isTaken && gate.reason !== 'store refuses') continue;
      if (isTaken && (await takesBodies(ledger.bodies)) && (await openGate(ledger, name, gate)))
        this.snapshot.dropProbe(base);
      else this.snapshot.noteClosed(base, gate.reason ?? 'throttled');
    }
  }

  /** A secret that only a person can make readable closes the gates before the calls; the reconciler opens them. */
  async #hasCredential(calls: readonly PlannedCall[]): Promise<boolean> {
    try {
      await this.#deps.credentials.current();
      return true;
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error;
      this.#deps.log.error('The secret with the credential cannot be read', { why: error.message });
      await this.closeBefore(calls, { reason: 'credential unreadable' });
      return false;
    }
  }
}
