import { expect, test, vi } from 'vitest';
import { CallFlow } from '../../../functions/fan-out/flow/call-flow.ts';
import { InFlow } from '../../../functions/fan-out/flow/in-flow.ts';
import { baseOf } from '../../../functions/fan-out/gate-names.ts';
import { workOnSubject } from '../../../functions/fan-out/work-on-subject.ts';
import { inputsKey } from '../../../shared/ledger/items/keys.ts';
import { type PlannedCall, planOf } from '../../../shared/plan/plan.ts';
import { Random } from '../../simulation/world/random.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { answerOf, LedgerWorld, row, subject } from '../../support/worlds/ledger-world.ts';

const withOwnFlow = (deps: ReturnType<LedgerWorld['fanOut']>, flow = new CallFlow(deps)) => ({
  ...deps,
  flow,
  begun: () => {},
});

const ticks = async (count: number): Promise<void> => {
  for (let tick = 0; tick < count; tick += 1) await new Promise((resolve) => setImmediate(resolve));
};

async function planned(world: LedgerWorld): Promise<readonly [PlannedCall, ...PlannedCall[]]> {
  const { header } = await world.report('june/anna');
  const [first, ...others] = planOf('june/anna', header.inputs, 2026, planInTests).calls;
  if (first === undefined) throw new Error('There is no call');
  return [first, ...others];
}

test('A worker waits for the purchases of other workers at most as long as one attempt may take, however many buyers follow each other', async () => {
  const world = new LedgerWorld();
  for (const name of ['june/anna', 'july/other']) await world.acceptRow(name, row());
  world.answer = () => new Promise(() => {});
  void world.work('july/other');
  await ticks(100);
  const prefix = inputsKey('').pk;
  const get = world.table.get.bind(world.table);
  let hasSlept = false;
  let turns = 0;
  // The claim is free at each poll, and taken by the next buyer when the worker tries to claim.
  world.table.get = async (key) => {
    if (!key.pk.startsWith(prefix) || !hasSlept) return get(key);
    hasSlept = false;
    turns += 1;
    return undefined;
  };
  const before = world.now;
  const deps = world.fanOut(['june/anna'], {
    sleep: async (milliseconds) => {
      world.now += milliseconds;
      hasSlept = true;
    },
  });
  expect(await workOnSubject(withOwnFlow(deps), subject('june/anna'))).toBe('contended');
  expect(turns).toBeGreaterThan(2);
  expect(world.now - before).toBeLessThanOrEqual(world.settings.calls.attemptTimeoutMs);
});

test('A wave that fails releases its room for calls at once, even if none of its other calls has ended', async () => {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  const settings = { ...world.settings, calls: { ...world.settings.calls, atOnce: 1 } };
  const deps = withOwnFlow(world.fanOut(['june/anna'], { settings }));
  const answers: (() => void)[] = [];
  world.answer = (call) => new Promise((resolve) => answers.push(() => resolve(world.bought(call))));
  let end: unknown;
  void workOnSubject(deps, subject('june/anna')).catch((error: unknown) => {
    end = error;
  });
  await ticks(100);
  const [call] = await planned(world);
  let others: readonly PlannedCall[] = [];
  void deps.flow
    .take(() => [call])
    .then((taken) => {
      others = taken;
    });
  answers[0]?.();
  await ticks(100);
  expect([answers.length, others.length]).toEqual([2, 0]);
  world.table.update = () => Promise.reject(new Error('The table is away'));
  world.table.transact = () => Promise.reject(new Error('The table is away'));
  answers[1]?.();
  await ticks(100);
  expect([answers.length, others.length]).toEqual([2, 1]);
  expect(end).toMatchObject({ message: 'The table is away' });
});

test('The time that a call takes counts from when it last entered the flow, over 100 random histories', async () => {
  const random = new Random(17);
  for (let history = 0; history < 100; history += 1) {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const deps = withOwnFlow(world.fanOut(['june/anna']));
    const [call] = await planned(world);
    const done = vi.spyOn(deps.flow, 'done');
    const refused = vi.spyOn(deps.flow, 'noteRefusal');
    await deps.flow.take(() => [call]);
    const inFlow = new InFlow(deps, call);
    for (let entry = random.whole(1, 4); entry > 0; entry -= 1) {
      expect(await inFlow.enter()).toBe(true);
      const sentAt = world.now;
      const tookMs = random.whole(1, 5000);
      world.now += tookMs;
      inFlow.leave(answerOf('too many requests'));
      expect(done).toHaveBeenLastCalledWith(1, tookMs);
      expect(refused).toHaveBeenLastCalledWith(baseOf(call), sentAt);
      await world.fanOut([]).sleep(random.whole(0, 60_000));
      vi.spyOn(deps.flow, 'take').mockResolvedValueOnce([call]);
    }
  }
});
