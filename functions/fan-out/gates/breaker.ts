import type { Base } from '@palmleaf/contract/operations';
import type { Settings } from '../../../shared/config/settings.ts';
import { closeGate, type GateName, type Outage, outagesOf, readGate } from '../../../shared/gate/gate.ts';
import {
  isFailing,
  type Outcome,
  type OutcomeTally,
  outcomeReports,
  outcomesKey,
  outcomesPrefix,
  subjectDigest,
  withDigest,
} from '../../../shared/gate/outcomes.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import { wholePartition } from '../../../shared/table/table.ts';

const bucketMs = 5000;
/** How often good outcomes are reported: other Lambda environments compare their bad outcomes with them. */
const goodReportMs = 30_000;
const retentionMs = 10 * 60_000;
const leastOwnBad = 2;

interface BreakerDeps {
  readonly ledger: Pick<LedgerContext, 'table' | 'now'>;
  readonly settings: Pick<Settings, 'calls'>;
}

export const outageWindowMs = ({ settings }: Pick<BreakerDeps, 'settings'>): number =>
  2 * settings.calls.attemptTimeoutMs;

/** Judges by the reports of all Lambda environments. */
export class Breaker {
  readonly #deps: BreakerDeps;
  readonly #reporter: string;
  readonly #firstProbeAt: () => number;
  readonly #tallies = new Map<Base, OutcomeTally[]>();
  readonly #reportedAt = new Map<Base, number>();
  readonly #running = new Map<Base, Promise<boolean>>();
  readonly #queued = new Map<Base, Promise<boolean>>();

  constructor(deps: BreakerDeps, reporter: string, firstProbeAt: () => number) {
    this.#deps = deps;
    this.#reporter = reporter;
    this.#firstProbeAt = firstProbeAt;
  }

  /** @returns whether this outcome closed the gate */
  async note(name: GateName, subject: string, outcome: Outcome): Promise<boolean> {
    const { base } = name;
    this.#count(base, subjectDigest(subject), outcome);
    if (outcome === 'bad') {
      const ownBad = this.#recent(base).reduce((sum, { bad }) => sum + bad, 0);
      return ownBad >= leastOwnBad && this.#judge(name);
    }
    const lastAt = this.#reportedAt.get(base);
    const now = this.#deps.ledger.now();
    if (lastAt === undefined) this.#reportedAt.set(base, now);
    else if (now - lastAt >= goodReportMs) await this.#report(name);
    return false;
  }

  async waitUntilJudged(bases: Iterable<Base>): Promise<boolean> {
    const judged = [...new Set(bases)].flatMap(
      (base) => this.#queued.get(base) ?? this.#running.get(base) ?? [],
    );
    await Promise.all(judged);
    return judged.length > 0;
  }

  #count(base: Base, digest: string, outcome: Outcome): void {
    const now = this.#deps.ledger.now();
    const recent = this.#recent(base);
    const last = recent.at(-1);
    const isOnset = outcome === 'bad' && last?.bad === 0;
    const bucket =
      last !== undefined && now - last.at < bucketMs && now >= last.at && !isOnset
        ? last
        : { at: now, good: 0, bad: 0, subjects: [], badSubjects: [] };
    const counted = {
      ...bucket,
      [outcome]: bucket[outcome] + 1,
      subjects: withDigest(bucket.subjects, digest),
      badSubjects: outcome === 'bad' ? withDigest(bucket.badSubjects, digest) : bucket.badSubjects,
    };
    this.#tallies.set(base, [...recent.filter((one) => one !== last || bucket !== last), counted]);
  }

  /** Also drops outcomes in the future, after a clock was set back. */
  #recent(base: Base): OutcomeTally[] {
    const now = this.#deps.ledger.now();
    return (this.#tallies.get(base) ?? []).filter(({ at }) => this.#isWithin(at, now));
  }

  #isWithin(at: number, now: number): boolean {
    return at <= now + bucketMs && at >= now - outageWindowMs(this.#deps);
  }

  #judge(name: GateName): Promise<boolean> {
    const { base } = name;
    const known = this.#queued.get(base);
    if (known !== undefined) return known;
    const before = this.#running.get(base) ?? Promise.resolve(false);
    const judged = before.then(() => {
      this.#queued.delete(base);
      const run = this.#closeIfFailing(name)
        .catch(() => false)
        .finally(() => this.#running.delete(base));
      this.#running.set(base, run);
      return run;
    });
    this.#queued.set(base, judged);
    return judged;
  }

  async #closeIfFailing(name: GateName): Promise<boolean> {
    const { ledger } = this.#deps;
    await this.#report(name);
    const gate = await readGate(ledger, name);
    if (gate.state === 'closed' && gate.reason === 'failing') return true;
    // The probe that last opened the gate disproved all earlier outcomes.
    const since = gate.openedAt ?? 0;
    const tallies = (await this.#allReports(name)).filter(({ at }) => at >= since);
    if (!isFailing(tallies)) return false;
    const outages: Outage[] = [
      ...outagesOf(gate),
      { from: Math.min(ledger.now(), ...tallies.flatMap(({ at, bad }) => (bad > 0 ? [at] : []))) },
    ];
    await closeGate(ledger, name, { reason: 'failing', probeAt: this.#firstProbeAt(), outages });
    return true;
  }

  async #report(name: GateName): Promise<void> {
    const { table, now } = this.#deps.ledger;
    this.#reportedAt.set(name.base, now());
    await table.update(
      outcomeReports.update({
        key: outcomesKey(name, this.#reporter),
        set: {
          v: schemaVersion,
          tallies: this.#recent(name.base),
          expiresAt: Math.ceil((now() + retentionMs) / 1000),
        },
      }),
    );
  }

  async #allReports(name: GateName): Promise<OutcomeTally[]> {
    const { table, now } = this.#deps.ledger;
    const found: OutcomeTally[] = [];
    for await (const item of wholePartition(table, outcomesKey(name, '').pk, outcomesPrefix))
      found.push(...outcomeReports.parse(item).tallies.filter(({ at }) => this.#isWithin(at, now())));
    return found;
  }
}
