import { releaseBatch } from '../../../../../shared/holds/release-batch.ts';
import { noBodies } from '../../../../../shared/ledger/context.ts';
import type { TrialHold } from '../../../../../shared/ledger/items/hold-marks.ts';
import { headerSortKey, subjectName } from '../../../../../shared/ledger/items/keys.ts';
import { oddityText } from '../../../../../shared/reasons/oddity-text.ts';
import type { Change } from '../../../../support/table/memory-table.ts';
import { isClockOff } from '../../scenario/clock-steps.ts';
import { batchIn } from '../../scenario/customers.ts';
import { minute } from '../../scenario/times.ts';
import type { World } from '../../world.ts';

const graceMs = 15_000;
const hintGoalMs = 2 * minute;
const hintSendingMs = 5000;

interface HoldState {
  readonly isOn: boolean;
  readonly since: number;
}

export class HoldWatch {
  readonly held: TrialHold[] = [];
  readonly #world: World;
  /** Active holds by their `waitingOn`: `pause#june`, `trial#june`. */
  readonly #states = new Map<string, HoldState>();
  #toRelease = 0;

  constructor(world: World) {
    this.#world = world;
  }

  keeps(waitingOn: string): boolean {
    return [...this.#states].some(
      ([name, { isOn }]) => isOn && (waitingOn === name || waitingOn.startsWith(`${name}/`)),
    );
  }

  get isUnderWay(): boolean {
    const { clock, scenario } = this.#world;
    const last = Math.max(0, ...scenario.pauses.flatMap(({ at, to = at }) => [at, to]));
    return this.#toRelease > 0 || clock.now() < last + hintGoalMs + minute;
  }

  readonly write = ({ key: { pk, sk }, before, after }: Change): void => {
    if (sk !== 'batch') return;
    const batch = pk.slice('batch#'.length);
    this.#changed(`pause#${batch}`, batch, before?.pause, after?.pause);
    const hold = Object(after?.trial).hold;
    if (this.#changed(`trial#${batch}`, batch, Object(before?.trial).hold, hold))
      this.#heldByTrial(batch, hold);
  };

  #changed(waitingOn: string, batch: string, before: unknown, after: unknown): boolean {
    const [was, is] = [Object(before), Object(after)];
    if (is.revision === was.revision) return false;
    const state = { isOn: is.endedAt === undefined, since: this.#world.clock.now() };
    this.#states.set(waitingOn, state);
    if (!state.isOn) this.#expectHints(waitingOn, batch, state);
    return state.isOn;
  }

  sent(name: string): void {
    const { clock, hasClockJumped } = this.#world;
    const batch = batchIn(name);
    for (const waitingOn of [`pause#${batch}`, `trial#${batch}`]) {
      const state = this.#states.get(waitingOn);
      if (state?.isOn !== true || hasClockJumped) continue;
      const afterMs = clock.now() - state.since;
      if (afterMs > graceMs)
        this.#world.wrong(name, `A call was sent ${Math.round(afterMs / 1000)} s after ${waitingOn} began`);
    }
  }

  /** A trial may hold a batch only if every subject fails in the same way. */
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
      world.wrong('*', `${batch} is held although its service works: ${oddityText(hold.oddity)}`);
    this.#toRelease += 1;
    const later = world.isStormy ? random.between(0.5, 30) : random.between(0.5, 5);
    clock.after(later * minute, () => this.#release(batch));
  }

  #release(batch: string): void {
    const { table, wallClock, clock } = this.#world;
    void releaseBatch({ table, bodies: noBodies, now: wallClock }, batch).then(() =>
      clock.after(hintGoalMs + minute, () => {
        this.#toRelease -= 1;
      }),
    );
  }

  /** Expects none while faults occur, because a run may die or read a stale index. */
  #expectHints(waitingOn: string, batch: string, state: HoldState): void {
    const { clock, hinted, scenario } = this.#world;
    const { clockSteps, reconcilerGap } = scenario;
    const until = state.since + hintGoalMs + hintSendingMs;
    const isLate = isClockOff(clockSteps, state.since, until) || (reconcilerGap?.to ?? 0) > state.since;
    if (this.#world.isStormy || isLate) return;
    const waiting = this.#waiting(batch, waitingOn);
    clock.after(hintGoalMs + hintSendingMs, () => {
      if (this.#states.get(waitingOn) !== state) return;
      const still = this.#waiting(batch, waitingOn);
      for (const name of waiting)
        if (still.has(name) && (hinted.get(name) ?? 0) < state.since)
          this.#world.wrong(name, `${name} got no hint within two minutes after its batch was released`);
    });
  }

  #waiting(batch: string, on: string): Set<string> {
    const names = new Set<string>();
    for (const { sk, waitingOn, id } of this.#world.table.items())
      if (sk === headerSortKey && waitingOn === on) names.add(subjectName({ batch, id: String(id) }));
    return names;
  }
}
