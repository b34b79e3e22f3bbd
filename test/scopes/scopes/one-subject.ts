import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import { worker } from '../world/fan-out.ts';
import { acceptInput, deadLetters } from '../world/intake.ts';
import { reconciler } from '../world/reconciler.ts';
import type { Scope } from '../world/scope.ts';
import { minute } from '../world/scope-world.ts';
import { rowOf, withReopenedCalls, withUnavailableCalls } from './beginnings.ts';

const anna = 'june/anna';

export const oneJobTwice: Scope = {
  name: 'one job twice',
  what: 'two workers receive a job for one subject that lacks three calls',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 3 } }),
  stages: [{ start: [worker('W1', anna), worker('W2', anna)] }],
  faults: { kinds: ['dies', 'answer lost', 'sent twice', 'refused'], max: 1 },
};

export const aWorkerWakes: Scope = {
  name: 'a worker wakes',
  what: 'a worker freezes or dies; after its lease has expired it wakes while another worker serves the subject',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 2 } }),
  stages: [{ start: [worker('W1', anna)] }, { afterMs: 4 * minute, start: [worker('W2', anna)] }],
  faults: { kinds: ['dies', 'freezes'], max: 1 },
};

export const wakesLate: Scope = {
  name: 'a worker wakes late',
  what: 'a frozen worker wakes after its lease, while another serves its subject and the reconciler settles its block',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 1 } }),
  stages: [
    { start: [worker('W1', anna)] },
    { afterMs: 4 * minute, start: [reconciler('R'), worker('W2', anna)] },
  ],
  faults: { kinds: ['freezes'], max: 1 },
};

export const takeover: Scope = {
  name: 'taken over',
  what: 'a worker dies; after its lease has expired two workers take the subject at once',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 2 } }),
  stages: [
    { start: [worker('W1', anna)] },
    { afterMs: 4 * minute, start: [worker('W2', anna), worker('W3', anna)] },
  ],
  faults: { kinds: ['dies'], max: 1 },
};

export const twoReconcilers: Scope = {
  name: 'two reconcilers',
  what: 'a worker dies; after its lease has expired two reconcilers run at once, and workers take their jobs',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 2 } }),
  stages: [
    { start: [worker('W1', anna)] },
    { afterMs: 4 * minute, start: [reconciler('R1'), reconciler('R2')] },
  ],
  faults: { kinds: ['dies'], max: 1 },
  workers: 1,
};

export const inputsMove: Scope = {
  name: 'inputs move',
  what: 'a row with another house type arrives while a worker buys, and another worker takes its job at once',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 2 } }),
  stages: [
    {
      start: [worker('W1', anna), acceptInput('T', anna, rowOf(2, { houseType: 'whole_sign' }))],
    },
  ],
  faults: { kinds: ['dies'], max: 1 },
  workers: 1,
};

export const deadLetter: Scope = {
  name: 'a dead letter',
  what: 'a job becomes the last dead letter that its subject may have, while a worker handles another job of it',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 2 } }),
  stages: [{ start: [worker('W1', anna), deadLetters('D', anna, 1)] }],
  faults: { kinds: ['dies', 'answer lost', 'sent twice', 'refused'], max: 1 },
};

export const redrive: Scope = {
  name: 'a redrive',
  what: 'a redrive opens a report again while an old job and a dead letter of it are in transit',
  setUp: async (world) => {
    await withUnavailableCalls(world, { [anna]: { unavailable: 2 } });
    await askRedrive(world.ledger, 'june', ['unavailable']);
  },
  stages: [{ start: [reconciler('R'), worker('W1', anna), deadLetters('D', anna, 1)] }],
  faults: { kinds: ['dies'], max: 1 },
  workers: 1,
};
