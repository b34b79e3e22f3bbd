import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { worker } from '../world/fan-out.ts';
import { reconciler } from '../world/reconciler.ts';
import type { Scope } from '../world/scope.ts';
import { minute, type ScopeWorld } from '../world/scope-world.ts';
import { withReopenedCalls, work } from './beginnings.ts';

const anna = 'june/anna';
const bela = 'july/bela';

export const sharedInputs: Scope = {
  name: 'shared inputs',
  what: 'two subjects of two batches with the same birth data have the same two open calls, and each subject has a worker',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 2 }, [bela]: { unavailable: 2 } }),
  stages: [{ start: [worker('W1', anna), worker('W2', bela)] }],
  faults: { kinds: ['dies'], max: 1 },
};

export const sharedInputsLate: Scope = {
  name: 'shared inputs, late',
  what: 'as shared inputs, but the first claim has expired: workers of both subjects and the reconciler run at once',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 2 }, [bela]: { unavailable: 2 } }),
  stages: [
    { start: [worker('W1', anna)] },
    { afterMs: 4 * minute, start: [worker('W2', bela), worker('W3', anna), reconciler('R')] },
  ],
  faults: { kinds: ['dies'], max: 1 },
};

async function withBoughtForAnother(world: ScopeWorld): Promise<void> {
  await withReopenedCalls(world, { [anna]: { unavailable: 2 }, [bela]: { unavailable: 2 } });
  const { committed } = readAccount(await world.table.get(batchKey('june')));
  await setCeiling(world.ledger, 'june', committed);
  await work(world, anna);
  await work(world, bela);
  world.now += minute;
}

export const boughtForAnother: Scope = {
  name: 'bought for another',
  what: 'two workers load a subject that waits for a used-up ceiling, and a second subject has all parts that the first lacks',
  setUp: withBoughtForAnother,
  stages: [{ start: [worker('W1', anna), worker('W2', anna)] }],
  faults: { kinds: ['dies', 'freezes'], max: 2 },
};
