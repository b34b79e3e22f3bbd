import { releaseBatch } from '../../../../shared/holds/release-batch.ts';
import { noBodies } from '../../../../shared/ledger/context.ts';
import type { TrialHold } from '../../../../shared/ledger/items/hold-marks.ts';
import { headerSortKey, subjectName } from '../../../../shared/ledger/items/keys.ts';
import { oddityText } from '../../../../shared/reasons/oddity-text.ts';
import type { Change } from '../../../support/memory-table.ts';
import { batchIn } from '../scenario/customers.ts';
import { minute } from '../scenario/times.ts';
import type { World } from '../world.ts';

/** So long a call may still leave after its batch was held: who sends looks again every ten seconds. */
const effectMs = 15_000;
/** So long after it was let go somebody who waited may still be without a hint. */
const goalMs = 2 * minute;
/** The hints of a run of the reconciler are sent one by one. */
const sendingMs = 5000;

interface Standing {
  readonly isOn: boolean;
  readonly since: number;
}

/**
 * Watches from outside what keeps batches, pauses and trials: what is sent for them meanwhile, whether a trial had a reason,
 * and how soon whoever waited gets a hint.
 */
export class HoldWatch {
  /** Batches that a trial has held, one entry for each time. */
  readonly held: TrialHold[] = [];
  readonly #world: World;
  /** By what they wait on who are kept: `pause#june`, `trial#june`. */
  readonly #standing = new Map<string, Standing>();
  /** Batches that somebody is about to release. */
  #toRelease = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** Whether what somebody waits on keeps it: a pause, a trial, or the first of its kind where the trial keeps the batch. */
  keeps(waitingOn: string): boolean {
    return [...this.#standing].some(
      ([name, { isOn }]) => isOn && (waitingOn === name || waitingOn.startsWith(`${name}/`)),
    );
  }

  /** Whether somebody is still to pause, to resume or to release, or to be looked at after it. */
  get isUnderWay(): boolean {
    const { clock, scenario } = this.#world;
    const last = Math.max(0, ...scenario.pauses.flatMap(({ at, to = at }) => [at, to]));
    return this.#toRelease > 0 || clock.now() < last + goalMs + minute;
  }

  /** To be told of every write of the table. */
  readonly write = ({ key: { pk, sk }, before, after }: Change): void => {
    if (sk !== 'batch') return;
    const batch = pk.slice('batch#'.length);
    this.#changed(`pause#${batch}`, batch, before?.pause, after?.pause);
    const hold = Object(after?.trial).hold;
    if (this.#changed(`trial#${batch}`, batch, Object(before?.trial).hold, hold))
      this.#heldByTrial(batch, hold);
  };

  /** @returns whether it begins to keep the batch */
  #changed(waitingOn: string, batch: string, before: unknown, after: unknown): boolean {
    const [was, is] = [Object(before), Object(after)];
    if (is.revision === was.revision) return false;
    const standing = { isOn: is.endedAt === undefined, since: this.#world.clock.now() };
    this.#standing.set(waitingOn, standing);
    if (!standing.isOn) this.#letGo(waitingOn, batch, standing);
    return standing.isOn;
  }

  /** To be told of every call that leaves. */
  sent(name: string): void {
    const { clock, unsteady } = this.#world;
    const batch = batchIn(name);
    for (const waitingOn of [`pause#${batch}`, `trial#${batch}`]) {
      const standing = this.#standing.get(waitingOn);
      if (standing?.isOn !== true || unsteady) continue;
      const afterMs = clock.now() - standing.since;
      if (afterMs > effectMs)
        this.#world.wrong(name, `A call was sent ${Math.round(afterMs / 1000)} s after ${waitingOn} began`);
    }
  }

  /** Only what the service does to everybody is a reason; somebody looks, and releases the batch. */
  #heldByTrial(batch: string, hold: TrialHold): void {
    const world = this.#world;
    const { clock, scenario, random } = world;
    this.held.push(hold);
    world.history.add(clock.now(), '*', `${batch} is held: ${oddityText(hold.oddity)}`);
    const operation = 'operation' in hold.oddity ? hold.oddity.operation : hold.oddity.code;
    const paths = [
      ...scenario.forbidden,
      scenario.change?.path,
      scenario.drift?.path,
      scenario.priceChange?.path,
    ];
    if (!paths.some((path) => path?.endsWith(`/${operation}`)))
      world.wrong('*', `${batch} is held, and nothing is wrong with the service: ${oddityText(hold.oddity)}`);
    this.#toRelease += 1;
    const later = world.stormy ? random.between(0.5, 30) : random.between(0.5, 5);
    clock.after(later * minute, () => this.#release(batch));
  }

  #release(batch: string): void {
    const { table, wallClock, clock } = this.#world;
    void releaseBatch({ table, bodies: noBodies, now: wallClock }, batch).then(() =>
      clock.after(goalMs + minute, () => {
        this.#toRelease -= 1;
      }),
    );
  }

  /** In the storm a run may die, or see an old index. */
  #letGo(waitingOn: string, batch: string, standing: Standing): void {
    const { clock, hinted, scenario } = this.#world;
    if (this.#world.stormy || (scenario.reconcilerGap?.to ?? 0) > standing.since) return;
    const waiting = this.#waiting(batch, waitingOn);
    clock.after(goalMs + sendingMs, () => {
      if (this.#standing.get(waitingOn) !== standing) return;
      const still = this.#waiting(batch, waitingOn);
      for (const name of waiting)
        if (still.has(name) && (hinted.get(name) ?? 0) < standing.since)
          this.#world.wrong(name, `${name} got no hint within two minutes after its batch was let go`);
    });
  }

  #waiting(batch: string, on: string): Set<string> {
    const names = new Set<string>();
    for (const { sk, waitingOn, id } of this.#world.table.items())
      if (sk === headerSortKey && waitingOn === on) names.add(subjectName({ batch, id: String(id) }));
    return names;
  }
}
