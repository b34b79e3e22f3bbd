import { expect, test } from 'vitest';
import { cancelBatch } from '../../../shared/holds/cancel.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import { Random } from '../../simulation/world/random.ts';
import { usualReconciler } from '../../support/settings/settings.ts';
import { answerOf, LedgerWorld, minute, photo, row } from '../../support/worlds/ledger-world.ts';

async function endRefused(world: LedgerWorld): Promise<void> {
  await world.acceptRow('june/anna', row());
  world.answer = () => answerOf('bad request');
  await world.work('june/anna');
}

type Cause = (world: LedgerWorld) => Promise<unknown>;

/** `hints` are those of the reconciler; the intake sends its own. */
const events: readonly (readonly [event: string, hints: number, cause: Cause])[] = [
  ['its first inputs arrive', 0, (world) => world.acceptPhoto('june/anna', photo('a'))],
  [
    'its inputs change',
    0,
    async (world) => {
      await endRefused(world);
      await world.acceptRow('june/anna', row({ houseType: 'koch' }));
    },
  ],
  [
    'it is redriven',
    1,
    async (world) => {
      await endRefused(world);
      await askRedrive(world.ledger, 'june', ['refused']);
    },
  ],
  [
    'its batch is cancelled',
    1,
    async (world) => {
      await endRefused(world);
      await world.acceptPhoto('june/anna', photo('a'));
      await cancelBatch(world.ledger, 'june');
    },
  ],
  [
    'its worker dies',
    1,
    async (world) => {
      await world.acceptPhoto('june/anna', photo('a'));
      world.answer = () => new Promise(() => {});
      void world.work('june/anna');
      for (let tick = 0; tick < 100; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    },
  ],
];

test.each(events)('A subject gets one hint behind a deep queue when %s', async (_event, hints, cause) => {
  const world = new LedgerWorld();
  await cause(world);
  world.jobs.length = 0;
  const pass = async (minutes: number, depth: number) => {
    for (let passed = 0; passed < minutes; passed += 1) {
      world.now += minute;
      await world.reconcile({ queueDepth: async () => depth });
    }
    return world.jobs.length;
  };
  expect(await pass(120, 50_000)).toBe(hints);
  expect(await pass(61, 0)).toBeGreaterThan(hints);
});

test.each(events.filter(([, hints]) => hints > 0))(
  'A subject gets no second hint before a worker could process the first one, after %s',
  async (_event, _hints, cause) => {
    const world = new LedgerWorld();
    await cause(world);
    world.jobs.length = 0;
    while (world.jobs.length === 0) {
      world.now += minute;
      await world.reconcile();
    }
    for (let passed = 1; passed < usualReconciler.jobs.resendAfterMs / minute; passed += 1) {
      world.now += minute;
      await world.reconcile();
    }
    expect(world.jobs).toHaveLength(1);
  },
);

test('A lost hint is sent again after the time for which the inputs have been unchanged, at least 5 and at most 60 minutes, in random sequences of changes', async () => {
  const random = new Random(1);
  const { resendAfterMs } = usualReconciler.jobs;
  for (let history = 0; history < 20; history += 1) {
    const world = new LedgerWorld();
    for (let change = 0; change < 4; change += 1) {
      world.now += random.whole(1, 40_000) * 1000;
      await world.acceptPhoto('june/anna', photo(`photo ${change}`));
      const changedAt = world.now;
      let { dueAt = 0 } = (await world.report('june/anna')).header;
      for (let minutes = random.whole(0, 150); minutes > 0; minutes -= 1) {
        world.now += minute;
        await world.reconcile();
        const isDue = dueAt <= world.now;
        expect(world.jobs.splice(0)).toHaveLength(isDue ? 1 : 0);
        const quietMs = Math.max(resendAfterMs, world.now - changedAt);
        if (isDue) dueAt = world.now + Math.min(quietMs, 12 * resendAfterMs);
      }
    }
  }
});
