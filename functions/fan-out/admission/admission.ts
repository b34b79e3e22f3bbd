import type { Base } from '@palmleaf/contract/operations';
import {
  type Closing,
  clockSkewMs,
  gateKey,
  openGate,
  outagesOf,
  takeProbe,
} from '../../../shared/gate/gate.ts';
import { holdsOn } from '../../../shared/holds/hold.ts';
import { cancelledAtOf } from '../../../shared/ledger/batches/cancelled.ts';
import type { Wait } from '../../../shared/ledger/items/blocker.ts';
import type { Header } from '../../../shared/ledger/items/header.ts';
import { customerOfSubject, placesBatch } from '../../../shared/ledger/items/keys.ts';
import type { Report } from '../../../shared/ledger/items/part.ts';
import { canStoreBodies } from '../../../shared/ledger/parts/bodies.ts';
import { costingOf, nothingSpent, type Spent } from '../../../shared/ledger/states/spending.ts';
import { errorName } from '../../../shared/log.ts';
import { costOf, subtractCost } from '../../../shared/money/prices.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import { UnreadableSecretError } from '../../../shared/service-client/credential.ts';
import { fullJitter } from '../../../shared/service-client/retry-timing.ts';
import { type CallStatuses, isReady, type Judging } from '../call-status.ts';
import { hasTimeForCall } from '../deps.ts';
import type { WorkDeps } from '../flow/call-flow.ts';
import { retryWithBackoff } from '../flow/retry-with-backoff.ts';
import { baseOf, gateOf } from '../gate-names.ts';
import { outageWindowMs } from '../gates/breaker.ts';
import { Snapshot } from './snapshot.ts';

/** Older gate readings are refreshed before a call is sent. */
const staleMs = 2000;

export interface Reservation {
  readonly calls: readonly PlannedCall[];
  readonly putBack: (spent?: Spent) => void;
}

/**
 * Decides whether a subject may buy calls during one run of its worker. Precedence: cancellation, pause, hold, gates,
 * trial, ceiling.
 */
export class Admission {
  readonly #deps: WorkDeps;
  readonly #header: Header;
  readonly snapshot: Snapshot;
  #wait: Wait | undefined;
  hasTableFailed = false;
  cancelledAt: number | undefined;

  constructor(deps: WorkDeps, header: Header) {
    this.#deps = deps;
    this.#header = header;
    this.snapshot = new Snapshot(deps);
  }

  async judging({ parts }: Pick<Report, 'parts'>, calls: readonly PlannedCall[]): Promise<Judging> {
    const unknown = calls.filter(({ part }) => parts.get(part)?.state === 'unknown').map(baseOf);
    await this.snapshot.refresh(unknown, 0, true);
    const outages = [...this.snapshot.gates].map(([base, gate]) => [base, outagesOf(gate)] as const);
    const windowMs = outageWindowMs(this.#deps);
    const maxIgnoredDeaths = this.#deps.settings.retry.maxAttempts - 1;
    return { now: this.#deps.ledger.now(), windowMs, outages: new Map(outages), maxIgnoredDeaths };
  }

  async #isStopped(): Promise<boolean> {
    const { batch } = this.#header;
    if (batch === placesBatch) return false;
    const item = await this.#deps.batches.read(batch);
    this.cancelledAt ??= cancelledAtOf(this.#header, item);
    if (this.cancelledAt !== undefined) return true;
    this.#wait ??= holdsOn(batch, item)[0]?.wait;
    return this.#wait !== undefined;
  }

  async admit(open: readonly PlannedCall[], statuses: CallStatuses): Promise<readonly PlannedCall[]> {
    if ((await this.#isStopped()) || open.length === 0) return [];
    await this.snapshot.refresh(open.map(baseOf), staleMs, true);
    return this.snapshot.allowedCalls(open, statuses);
  }

  async mayBuy(
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

  /** @returns `moved` if a gate has changed since it was read, undefined if the subject must wait */
  async reserve(
    wanted: readonly PlannedCall[],
    statuses: CallStatuses,
  ): Promise<Reservation | 'moved' | undefined> {
    const { allowance, prices, breaker } = this.#deps;
    const { batch } = this.#header;
    const customer = customerOfSubject(this.#header);
    const bases = wanted.map(baseOf);
    const isJudged = await breaker.waitUntilJudged(bases);
    if (await this.snapshot.refresh(bases, isJudged ? 0 : staleMs, true)) return 'moved';
    if (await this.#isStopped()) return undefined;
    const operations = wanted.map(({ operation }) => operation);
    const cost = prices && costOf(prices, operations);
    this.#wait = await allowance.take(batch, wanted.length, cost, customer);
    if (this.#wait !== undefined) return undefined;
    await this.#takeProbes(bases);
    const putBack = (spent: Spent = nothingSpent) => {
      const bought = costingOf(spent);
      const unspent = cost && subtractCost(cost, bought);
      allowance.putBack(batch, wanted.length - bought.calls, unspent, customer);
    };
    return { calls: this.snapshot.allowedCalls(wanted, statuses), putBack };
  }

  /** None if the table cannot be read. */
  async sendableOf(calls: readonly PlannedCall[], maxAgeMs = staleMs): Promise<readonly PlannedCall[]> {
    const bases = calls.map(baseOf);
    try {
      const isJudged = await this.#deps.breaker.waitUntilJudged(bases);
      await retryWithBackoff(this.#deps, async () => {
        if (!(await this.#isStopped())) await this.snapshot.refresh(bases, isJudged ? 0 : maxAgeMs, false);
      });
    } catch (error) {
      const fields = { error: errorName(error) };
      this.#deps.log.error('A wave stopped: the table could not be read before its calls', fields);
      this.hasTableFailed = true;
    }
    return this.isStopped ? [] : calls.filter((call) => !this.snapshot.isClosed(baseOf(call)));
  }

  get isStopped(): boolean {
    return this.cancelledAt !== undefined || this.#wait !== undefined || this.hasTableFailed;
  }

  waitFor(open: readonly PlannedCall[]): Wait | undefined {
    return this.#wait ?? this.snapshot.gatesBefore(open);
  }

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

  async closeBefore(calls: readonly PlannedCall[], closing: Closing): Promise<void> {
    for (const base of new Set(calls.map(baseOf))) await this.snapshot.close(base, closing);
  }

  async #takeProbes(wanted: readonly Base[]): Promise<void> {
    const { ledger, settings, log } = this.#deps;
    for (const [base, gate] of [...this.snapshot.probes]) {
      if (!wanted.includes(base)) continue;
      const name = gateOf(this.#deps, base);
      const isProbing = await takeProbe(ledger, name, gate, settings.gate.probe);
      if (isProbing) {
        const probes = (gate.probes ?? 0) + 1;
        log.info('A probe is sent through a closed gate', { gate: gateKey(name).pk, probes });
      }
      if (isProbing && gate.reason !== 'store refuses') continue;
      if (
        isProbing &&
        (await canStoreBodies(ledger.bodies)) &&
        (await openGate(ledger, name, { before: gate }))
      )
        this.snapshot.probes.delete(base);
      else this.snapshot.noteClosed(base, gate.reason ?? 'throttled');
    }
  }

  /** Closes the gates if the secret is unreadable; the reconciler opens them. */
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
