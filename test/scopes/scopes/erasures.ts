import { askBatchErasure } from '../../../shared/erasure/batch-erasure.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { subjectCalled, worker } from '../world/fan-out.ts';
import { acceptInput } from '../world/intake.ts';
import { reconciler } from '../world/reconciler.ts';
import type { Scope, Starter } from '../world/scope.ts';
import { minute, type ScopeWorld } from '../world/scope-world.ts';
import { rowOf, withReopenedCalls } from './beginnings.ts';

const anna = 'june/anna';

const eraser = (name: string): Starter => ({
  name,
  run: (world, process) => eraseSubject(world.ledgerOf(process), world.nameHash, subjectCalled(anna)),
  neverFails: true,
});

async function acceptLateRow(world: ScopeWorld): Promise<void> {
  const { outcome } = await accept(world.ledger, subjectCalled(anna), rowOf(2), world.now + minute);
  if (outcome !== 'erasing') world.wrong(`A late row of ${anna} is ${outcome}`);
}

function checkErased(world: ScopeWorld, name = anna): void {
  for (const item of world.table.items()) {
    const text = JSON.stringify(item, (_name, value) => (value instanceof Set ? [...value] : value));
    if (text.includes(name)) world.wrong(`${item.pk} ${item.sk} still names ${name}`);
  }
}

export const erasure: Scope = {
  name: 'an erasure',
  what: 'a subject is erased and swept once while a worker buys for it; intake refuses late data',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 2 } }),
  stages: [{ start: [worker('W1', anna), eraser('E')] }, { start: [reconciler('R')] }],
  faults: { kinds: ['dies'], max: 1 },
  afterwards: acceptLateRow,
  check: (world) => checkErased(world),
};

export const sweepUnderWave: Scope = {
  name: 'a sweep under a wave',
  what: 'the first sweep runs while a worker buys and intake accepts a row of the subject',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 2 } }),
  stages: [
    {
      start: [
        worker('W1', anna),
        { name: 'E', run: eraseAndSweep, neverFails: true },
        acceptInput('T', anna, rowOf(2, { houseType: 'whole_sign' })),
      ],
    },
  ],
  faults: { kinds: ['dies'], max: 0 },
  afterwards: acceptLateRow,
  check: (world) => checkErased(world),
};

async function eraseAndSweep(...[world, process]: Parameters<Starter['run']>): Promise<void> {
  await eraser('E').run(world, process);
  await reconciler('E').run(world, process);
}

const ben = 'june/ben';

export const batchErasure: Scope = {
  name: 'a batch is erased',
  what: 'a batch is erased in one pass while intake accepts a row of a new subject; no subject remains, and intake refuses late data',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 1 } }),
  stages: [
    { start: [{ name: 'E', run: eraseBatchAndWalk, neverFails: true }, acceptInput('T', ben, rowOf(2))] },
  ],
  faults: { kinds: ['dies'], max: 0 },
  afterwards: acceptLateRow,
  check: (world) => {
    checkErased(world);
    checkErased(world, ben);
  },
};

async function eraseBatchAndWalk(...[world, process]: Parameters<Starter['run']>): Promise<void> {
  await askBatchErasure(world.ledgerOf(process), world.nameHash, 'june');
  await reconciler('E').run(world, process);
}
