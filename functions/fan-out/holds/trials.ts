import { changeTrial } from '../../../shared/holds/change-trial.ts';
import { currentTrialHold, holdsOn, type Wait, waitForFirst } from '../../../shared/holds/hold.ts';
import { entered, hasPassed, leftSeat, told } from '../../../shared/holds/trial.ts';
import type { ServiceVerdict } from '../../../shared/holds/verdict.ts';
import { readExpected } from '../../../shared/ledger/batches/counts.ts';
import type { LedgerContext, Worker } from '../../../shared/ledger/context.ts';
import type { Header } from '../../../shared/ledger/items/header.ts';
import { kindOf, type TrialMark } from '../../../shared/ledger/items/hold-marks.ts';
import { placesBatch, subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Ending } from '../../../shared/ledger/states/header-event.ts';
import { errorName, type Log } from '../../../shared/log.ts';
import { hashOf } from '../../../shared/plan/canonical.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import type { Holds } from './holds.ts';

/** A seat is free again so long after its worker has surely ended. */
const seatGraceMs = 60_000;

interface TrialDeps {
  readonly ledger: Pick<LedgerContext, 'table' | 'now'>;
  readonly holds: Holds;
  readonly worker: Worker;
  readonly log: Log;
  /** Subjects of each kind that go first; at least one. */
  readonly size: number;
  /** A hash of the service and its profile: another one is tried again. */
  readonly profile: string;
}

/**
 * The first subjects of each kind of a batch go alone; whoever comes then waits until they have ended. Where they were
 * answered oddly, all in the same way, the batch is held, and so it is after three such subjects in a row.
 */
export class BatchTrials {
  readonly #deps: TrialDeps;
  /** Subjects that this worker has brought to a seat. */
  readonly #seated = new Set<string>();
  #turn: Promise<unknown> = Promise.resolve();
  #changes = 0;

  constructor(deps: TrialDeps) {
    this.#deps = deps;
  }

  /** Whether a subject may buy now; else what it waits for. */
  async admit(header: Header, { version }: Credential): Promise<Wait | undefined> {
    const { holds, profile } = this.#deps;
    const { batch } = header;
    if (batch === placesBatch) return undefined;
    const kind = kindOf(header.inputs);
    const epoch = hashOf({ version, profile }).slice(0, 16);
    if (hasPassed((await holds.item(batch))?.trial, kind, epoch)) return undefined;
    const until = this.#deps.worker.until + seatGraceMs;
    let may = false;
    const trial = await this.#change(batch, (before) => {
      if (currentTrialHold({ trial: before }) !== undefined) return undefined;
      const entry = entered(before, { kind, seat: seatOf(header), epoch, until }, this.#rules());
      may = entry.may;
      return entry.may ? entry.trial : undefined;
    });
    if (may) {
      this.#seated.add(subjectName(header));
      return undefined;
    }
    const [hold] = holdsOn(batch, { trial });
    return hold ?? waitForFirst(batch, kind);
  }

  /** Never throws: the subject has ended whatever becomes of this, and a seat that nobody gives back is free some time later. */
  async ended(header: Header, ending: Ending, verdict: ServiceVerdict): Promise<void> {
    const { batch, id } = header;
    if (batch === placesBatch || ending.kind === 'open') return;
    const isSeated = this.#seated.delete(subjectName(header));
    const tells = ending.kind === 'settled' && verdict.says !== 'nothing';
    if (!isSeated && !(tells && verdict.says === 'odd')) return;
    try {
      await this.#note(header, tells ? verdict : { says: 'nothing' });
    } catch (error) {
      this.#deps.log.warn('What a subject came to could not be told to the trial of its batch', {
        batch,
        subject: id,
        error: errorName(error),
      });
    }
  }

  async #note(header: Header, verdict: ServiceVerdict): Promise<void> {
    const { ledger, log } = this.#deps;
    const { batch } = header;
    const seat = { kind: kindOf(header.inputs), seat: seatOf(header) };
    if (verdict.says === 'nothing') {
      await this.#change(batch, (trial) => trial && leftSeat(trial, seat));
      return;
    }
    const { oddities, news } = verdict.says === 'odd' ? verdict : { oddities: {}, news: {} };
    const expected = verdict.says === 'odd' ? await readExpected(ledger, batch, seat.kind) : 0;
    let wasHeld = false;
    const trial = await this.#change(batch, (before) => {
      wasHeld = currentTrialHold({ trial: before }) !== undefined;
      return before && told(before, { ...seat, oddities, news, expected }, this.#rules());
    });
    const hold = currentTrialHold({ trial });
    if (hold !== undefined && !wasHeld)
      log.warn('A batch is held by its trial', { batch, kind: hold.kind, oddity: hold.oddity });
  }

  #rules() {
    return { size: this.#deps.size, now: this.#deps.ledger.now() };
  }

  /** One change after the other, so that those of one worker do not meet. */
  #change(
    batch: string,
    change: (trial: TrialMark | undefined) => TrialMark | undefined,
  ): Promise<TrialMark | undefined> {
    const turn = this.#turn.then(async () => {
      this.#changes += 1;
      const name = hashOf({ worker: this.#deps.worker.name, change: this.#changes }).slice(0, 12);
      const trial = await changeTrial(this.#deps.ledger, batch, change, { name });
      this.#deps.holds.forget(batch);
      return trial;
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

/** Not the name: a batch stays when one of its subjects is erased. */
const seatOf = (header: Header): string => hashOf({ seat: subjectName(header) }).slice(0, 16);
