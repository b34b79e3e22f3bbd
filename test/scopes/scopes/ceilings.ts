import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { worker } from '../world/fan-out.ts';
import { reconciler } from '../world/reconciler.ts';
import type { Scope, Starter } from '../world/scope.ts';
import { minute, type ScopeWorld } from '../world/scope-world.ts';
import { otherBirth, withReopenedCalls } from './beginnings.ts';

const anna = 'june/anna';
const bela = 'june/bela';

async function withRoomFor(world: ScopeWorld, calls: 1 | 2): Promise<void> {
  await withReopenedCalls(world, {
    [anna]: { unavailable: calls },
    [bela]: { unavailable: 1, row: { birth: otherBirth } },
  });
  const { committed } = readAccount(await world.table.get(batchKey('june')));
  await setCeiling(world.ledger, 'june', committed + calls);
}

const withLittleRoom = (world: ScopeWorld): Promise<void> => withRoomFor(world, 2);

const raise = (world: ScopeWorld): Promise<void> => setCeiling(world.ledger, 'june', 100);

const raiser = (name: string): Starter => ({
  name,
  run: (world, process) => setCeiling(world.ledgerOf(process), 'june', 100),
  neverFails: true,
});

export const littleRoom: Scope = {
  name: 'little room',
  what: 'two subjects need three calls in all under a ceiling with room for two; a person raises it at rest',
  setUp: withLittleRoom,
  stages: [{ start: [worker('W1', anna), worker('W2', bela)] }],
  faults: { kinds: ['dies'], max: 1 },
  afterwards: raise,
};

export const leastRoom: Scope = {
  ...littleRoom,
  name: 'least room',
  what: 'two subjects need a call each under a ceiling with room for one; a person raises it at rest',
  setUp: (world) => withRoomFor(world, 1),
  faults: { kinds: [], max: 0 },
};

export const roomComes: Scope = {
  name: 'room comes',
  what: 'two subjects need three calls under a ceiling with room for two; a person raises it while workers take calls and park subjects, and the reconciler runs',
  setUp: withLittleRoom,
  stages: [{ start: [worker('W1', anna), worker('W2', bela), raiser('P')] }],
  faults: { kinds: ['dies'], max: 1 },
};

export const deadBlock: Scope = {
  name: 'a dead block',
  what: 'one worker dies after it has taken a block of calls; the reconciler settles the block while the other works',
  setUp: withLittleRoom,
  stages: [
    { start: [worker('W1', anna)] },
    { afterMs: 4 * minute, start: [reconciler('R'), worker('W2', bela)] },
  ],
  faults: { kinds: ['dies', 'freezes'], max: 1 },
  afterwards: raise,
};
