import { expect, test } from 'vitest';
import { changeTrial } from '../../../shared/holds/change-trial.ts';
import { entered } from '../../../shared/holds/trial.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { meanwhile } from '../../support/meanwhile.ts';
import { TrialWorld } from '../../support/trial-world.ts';

test('A new credential that comes while the first are released is tried for itself', async () => {
  const world = new TrialWorld();
  await world.work(...(await world.photos(20)));
  expect((await world.trialMark())?.kinds.photo?.passed).toBeDefined();
  const { until } = world.fanOut([]).worker;
  const seat = { kind: 'photo', seat: 'of another', epoch: 'another credential', until } as const;
  const seen = meanwhile(
    world.table,
    ({ key, ...write }) => key.sk === batchKey('june').sk && 'set' in write && write.set?.trial !== undefined,
    () =>
      changeTrial(world.ledger, 'june', (before) => entered(before, seat, { size: 3, now: world.now }).trial),
  );
  await world.reconcile();
  expect(seen.times).toBe(1);
  const mark = await world.trialMark();
  expect(mark?.epoch).toBe(seat.epoch);
  expect(mark?.kinds.photo?.passed).toBeUndefined();
});
