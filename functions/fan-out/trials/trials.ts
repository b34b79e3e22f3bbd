import type { ReleaseDecision } from '../../../shared/blockers/release-decision.ts';
import { changeTrial } from '../../../shared/holds/change-trial.ts';
import { currentTrialHold, holdsOn, waitForFirst } from '../../../shared/holds/hold.ts';
import {
  hasPassed,
  hasSlot,
  revisionOfKind,
  type TrialSlot,
  trusted,
  withEnd,
  withHold,
  withoutSlot,
  withSlot,
} from '../../../shared/holds/trial.ts';
import {
  afterGood,
  afterOdd,
  changeTrust,
  isTrusted,
  type OddEnd,
  readTrust,
  type Trust,
} from '../../../shared/holds/trust.ts';
import type { ServiceVerdict } from '../../../shared/holds/verdict.ts';
import { readExpected } from '../../../shared/ledger/batches/counts.ts';
import type { LedgerContext, Worker } from '../../../shared/ledger/context.ts';
import type { Blocker, Wait } from '../../../shared/ledger/items/blocker.ts';
import type { Header } from '../../../shared/ledger/items/header.ts';
import { kindOf, type TrialMark } from '../../../shared/ledger/items/hold-marks.ts';
import { placesBatch, subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Oddities, Oddity } from '../../../shared/ledger/reasons/oddity.ts';
import type { Ending } from '../../../shared/ledger/states/header-event.ts';
import { errorName, type Log } from '../../../shared/log.ts';
import { hashOf } from '../../../shared/plan/canonical.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import type { BatchReadings } from './batch-readings.ts';

/** A trial slot becomes free this long after its worker's deadline. */
const slotGraceMs = 60_000;

export interface TrialDeps {
  readonly ledger: Pick<LedgerContext, 'table' | 'now'>;
  readonly batches: BatchReadings;
  readonly worker: Worker;
  readonly log: Log;
  readonly size: number;
  readonly profile: string;
  readonly release: (blocker: Blocker, decision: ReleaseDecision) => Promise<void>;
}

/**
 * Sends the first subjects of each kind of a batch alone. Holds the batch if all their answers are odd in the same
 * way.
 */
export class BatchTrials {
  readonly #deps: TrialDeps;
  readonly #trust = new Map<string, Trust>();
  #lastChange: Promise<unknown> = Promise.resolve();

  constructor(deps: TrialDeps) {
    this.#deps = deps;
  }

  /** @returns undefined if the subject may buy now, else its wait */
  async admit(
    header: Header,
    { version }: Credential,
    operations: readonly string[],
  ): Promise<Wait | undefined> {
    const { batches, profile, ledger } = this.#deps;
    const { batch } = header;
    if (batch === placesBatch) return undefined;
    const kind = kindOf(header.inputs);
    const epoch = hashOf({ version, profile }).slice(0, 16);
    if (hasPassed((await batches.read(batch))?.trial, kind, epoch)) return undefined;
    const slot = { kind, slot: slotOf(header) };
    const until = this.#deps.worker.until + slotGraceMs;
    const isKnown = isTrusted(await readTrust(ledger, epoch), operations, ledger.now());
    const { trial } = await this.#change(batch, (before) => {
      if (currentTrialHold({ trial: before }) !== undefined) return undefined;
      if (isKnown) return trusted(before, kind, epoch, ledger.now());
      return withSlot(before, { ...slot, epoch, until }, this.#rules());
    });
    const [hold] = holdsOn(batch, { trial });
    if (hold !== undefined) return hold.wait;
    if (hasPassed(trial, kind, epoch)) return undefined;
    return hasSlot(trial, slot, ledger.now()) ? undefined : waitForFirst(batch, kind);
  }

  /** Never throws: the subject has already ended, and a lost slot expires. */
  async noteEnd(header: Header, ending: Ending, verdict?: ServiceVerdict): Promise<void> {
    const { batch, id, inputs } = header;
    if (batch === placesBatch || ending.kind === 'open') return;
    const outcome = ending.kind === 'settled' ? verdict : undefined;
    const { ledger, batches } = this.#deps;
    try {
      const slot = { kind: kindOf(inputs), slot: slotOf(header) };
      if (hasSlot((await batches.read(batch))?.trial, slot, ledger.now()))
        await this.#note(header, slot, outcome);
      if (outcome?.says === 'expected') await this.#noteGood(header, outcome.sold);
      if (outcome?.says === 'odd') await this.#noteOdd(header, outcome.news);
    } catch (error) {
      this.#deps.log.warn('The end of a subject could not be recorded in the trial of its batch', {
        batch,
        subject: id,
        error: errorName(error),
      });
    }
  }

  async #note({ batch }: Header, slot: TrialSlot, verdict: ServiceVerdict | undefined): Promise<void> {
    const oddities = verdict?.says === 'odd' ? verdict.oddities : [];
    const { before, trial } = await this.#change(batch, (found) => {
      if (found === undefined || verdict === undefined) return found && withoutSlot(found, slot);
      return withEnd(found, slot, oddities, this.#rules());
    });
    const hasEnded = (one: TrialMark | undefined) => one?.kinds[slot.kind]?.passed !== undefined;
    const hold = currentTrialHold({ trial });
    if (hold !== undefined && currentTrialHold({ trial: before }) === undefined)
      this.#deps.log.warn('A batch is held by its trial', { batch, kind: hold.kind, oddity: hold.oddity });
    if (hold === undefined && hasEnded(trial) && !hasEnded(before))
      await this.#deps.release(
        { kind: 'trial', batch, of: slot.kind },
        { revision: revisionOfKind(trial, slot.kind), room: Number.POSITIVE_INFINITY },
      );
  }

  async #noteGood({ batch, inputs }: Header, sold: readonly string[]): Promise<void> {
    const { ledger, batches } = this.#deps;
    const trial = (await batches.read(batch))?.trial;
    const kind = kindOf(inputs);
    if (trial?.kinds[kind]?.passed === undefined) return;
    const after = (before: Trust) => afterGood(before, { batch, kind }, sold, ledger.now());
    const known = this.#trust.get(trial.epoch);
    if (known !== undefined && after(known) === known) return;
    const trust = await changeTrust(ledger, trial.epoch, after);
    this.#trust.set(trial.epoch, trust);
  }

  async #noteOdd(header: Header, news: Oddities): Promise<void> {
    const { ledger, batches, size: slots, log } = this.#deps;
    const { batch } = header;
    const kind = kindOf(header.inputs);
    const trial = (await batches.read(batch))?.trial;
    if (trial === undefined || news.length === 0) return;
    const { epoch, accepted } = trial;
    const expected = await readExpected(ledger, batch, kind);
    const end = { name: slotOf(header), batch, kind, expected, oddities: news };
    let oddity: Oddity | undefined;
    // Writes the hold first: the new trust deletes the odd results, from which a retry derives the hold.
    await changeTrust(ledger, epoch, async (before) => {
      const after = afterOdd(before, end, { slots, accepted, row: await this.#rowIn(before) });
      const seen = after.oddity;
      oddity = seen ?? oddity;
      if (seen !== undefined)
        await this.#change(
          batch,
          (found) => found && withHold(found, kind, seen, slots, false, ledger.now()),
        );
      return after.trust;
    });
    if (oddity !== undefined)
      log.warn('A batch is held, and the service is no longer trusted', { batch, kind, oddity });
  }

  async #rowIn({ odd }: Trust): Promise<OddEnd[]> {
    const counts = odd.map(({ batch, kind }) => readExpected(this.#deps.ledger, batch, kind));
    const expected = await Promise.all(counts);
    return odd.filter((end, index) => end.expected === expected[index]);
  }

  #rules() {
    return { size: this.#deps.size, now: this.#deps.ledger.now() };
  }

  #change(
    batch: string,
    change: (trial: TrialMark | undefined) => TrialMark | undefined,
  ): ReturnType<typeof changeTrial> {
    const changed = this.#lastChange.then(() => changeTrial(this.#deps.ledger, batch, change));
    this.#lastChange = changed.catch(() => undefined);
    return changed.finally(() => this.#deps.batches.forget(batch));
  }
}

/** Hashed because a batch outlives the erasure of its subjects. */
const slotOf = (header: Header): string => hashOf({ seat: subjectName(header) }).slice(0, 16);
