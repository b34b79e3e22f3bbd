import { headerSortKey } from '../../../../shared/ledger/items/keys.ts';
import type { Change } from '../../../support/memory-table.ts';
import { minute } from '../scenario/times.ts';
import type { World } from '../world.ts';

/** So long a call may still leave after its batch was paused: who sends looks again every ten seconds. */
const effectMs = 15_000;
/** So long after it was resumed somebody who waited may still be without a hint. */
const goalMs = 2 * minute;
/** The hints of a run of the reconciler are sent one by one. */
const sendingMs = 5000;

interface Pause {
  readonly isOn: boolean;
  readonly since: number;
}

/** Watches paused batches from outside: what is sent for them, and how soon whoever waited gets a hint. */
export class PauseWatch {
  readonly #world: World;
  readonly #pauses = new Map<string, Pause>();

  constructor(world: World) {
    this.#world = world;
  }

  isPaused(batch: string): boolean {
    return this.#pauses.get(batch)?.isOn === true;
  }

  /** Whether somebody is still to pause or to resume, or to be looked at after it. */
  get isUnderWay(): boolean {
    const { clock, scenario } = this.#world;
    const last = Math.max(0, ...scenario.pauses.flatMap(({ at, to = at }) => [at, to]));
    return clock.now() < last + goalMs + minute;
  }

  /** To be told of every write of the table. */
  readonly write = ({ key: { pk, sk }, before, after }: Change): void => {
    if (sk !== 'batch') return;
    const [was, is] = [before?.pause, after?.pause].map((pause) => Object(pause));
    if (is.revision === was.revision) return;
    const batch = pk.slice('batch#'.length);
    const pause = { isOn: is.endedAt === undefined, since: this.#world.clock.now() };
    this.#pauses.set(batch, pause);
    if (!pause.isOn) this.#resumed(batch, pause);
  };

  /** To be told of every call that leaves. */
  sent(name: string): void {
    const { clock, unsteady } = this.#world;
    const pause = this.#pauses.get(name.slice(0, name.indexOf('/')));
    if (pause?.isOn !== true || unsteady) return;
    const afterMs = clock.now() - pause.since;
    if (afterMs > effectMs)
      this.#world.wrong(name, `A call was sent ${Math.round(afterMs / 1000)} s after the batch was paused`);
  }

  /** In the storm a run may die, or see an old index. */
  #resumed(batch: string, pause: Pause): void {
    const { clock, hinted, scenario } = this.#world;
    if (this.#world.stormy || (scenario.reconcilerGap?.to ?? 0) > pause.since) return;
    const waiting = this.#waiting(batch);
    clock.after(goalMs + sendingMs, () => {
      if (this.#pauses.get(batch) !== pause) return;
      const still = this.#waiting(batch);
      for (const name of waiting)
        if (still.has(name) && (hinted.get(name) ?? 0) < pause.since)
          this.#world.wrong(name, `${name} got no hint within two minutes after its batch was resumed`);
    });
  }

  #waiting(batch: string): Set<string> {
    const names = new Set<string>();
    for (const { sk, waitingOn, id } of this.#world.table.items())
      if (sk === headerSortKey && waitingOn === `pause#${batch}`) names.add(`${batch}/${String(id)}`);
    return names;
  }
}
