import { worker } from '../world/fan-out.ts';
import { reconciler } from '../world/reconciler.ts';
import type { Scope } from '../world/scope.ts';
import { minute } from '../world/scope-world.ts';
import { withOpenCalls } from './beginnings.ts';

const anna = 'june/anna';
const bela = 'july/bela';

export const sharedInputs: Scope = {
  name: 'shared inputs',
  what: 'two subjects of two batches with the same birth data lack the same two calls, with a worker each',
  setUp: (world) => withOpenCalls(world, { [anna]: { lacks: 2 }, [bela]: { lacks: 2 } }),
  stages: [{ start: [worker('W1', anna), worker('W2', bela)] }],
  faults: { kinds: ['dies'], most: 1 },
};

export const sharedInputsLate: Scope = {
  name: 'shared inputs, late',
  what: 'the same; whoever dies is settled at once with the other, when the claim is over',
  setUp: (world) => withOpenCalls(world, { [anna]: { lacks: 2 }, [bela]: { lacks: 2 } }),
  stages: [
    { start: [worker('W1', anna)] },
    { afterMs: 4 * minute, start: [worker('W2', bela), worker('W3', anna), reconciler('R')] },
  ],
  faults: { kinds: ['dies'], most: 1 },
};
