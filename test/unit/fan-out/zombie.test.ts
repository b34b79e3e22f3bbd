import { expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { LedgerWorld, minute, row, subject } from '../../support/ledger-world.ts';

test('A worker that was frozen beyond its lease sends nothing when it wakes, and the account stays right', async () => {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  let looks = 0;
  let taken: Promise<unknown> | undefined;
  const credential = async () => {
    looks += 1;
    // The first look is before the wave. At the second it freezes, and another takes over.
    if (looks > 1 && taken === undefined) {
      world.now += 4 * minute;
      taken = world.work('june/anna');
    }
    await taken;
    return world.credential;
  };
  const credentials = { current: credential, refetch: credential };
  await workOnSubjects(world.fanOut(['june/anna'], { credentials }), [subject('june/anna')]);
  const { header } = await world.report('june/anna');
  expect(header).toMatchObject({ callsUnknown: 4 });
  const sentAgain = world.sent.length;
  await world.pass(10);
  const { callsBought, callsUnknown, state } = (await world.report('june/anna')).header;
  expect({ sentAgain, callsBought, callsUnknown, state }).toEqual({
    sentAgain: 4,
    callsBought: 4,
    callsUnknown: 4,
    state: 'complete',
  });
  expect(readAccount(await world.table.get(batchKey('june')))).toMatchObject({ committed: 8, blocks: {} });
});
