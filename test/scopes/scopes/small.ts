import { worker } from '../world/fan-out.ts';
import type { Scope } from '../world/scope.ts';
import { minute } from '../world/scope-world.ts';
import { withReopenedCalls } from './beginnings.ts';
import { cancellation, withWatchedCalls } from './cancellations.ts';
import { littleRoom } from './ceilings.ts';
import { erasure } from './erasures.ts';
import { inputsMove, oneJobTwice, takeover } from './one-subject.ts';
import { publishing } from './publishings.ts';
import { sharedInputs } from './shared-inputs.ts';

const anna = 'june/anna';
const dies = { kinds: ['dies'], max: 1 } as const;
const oneCall: Scope['setUp'] = (world) => withReopenedCalls(world, { [anna]: { unavailable: 1 } });

const oneCallTwice: Scope = { ...oneJobTwice, setUp: oneCall, settings: { reuse: false } };

export const smallScopes: readonly Scope[] = [
  { ...oneCallTwice, faults: { kinds: [], max: 0 } },
  { ...inputsMove, setUp: oneCall, faults: { kinds: [], max: 0 }, workers: 0 },
  { ...littleRoom, faults: { kinds: [], max: 0 } },
  { ...erasure, setUp: oneCall, faults: { kinds: [], max: 0 } },
  { ...cancellation, setUp: (world) => withWatchedCalls(world, 1), faults: { kinds: [], max: 0 } },
  publishing,
];

export const oneDies: Scope = { ...oneCallTwice, faults: dies };

/** This scope takes too long for `npm test`, which explores only some of its states. */
export const boundedScope: Scope = {
  ...sharedInputs,
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 1 }, 'july/bela': { unavailable: 1 } }),
  faults: { kinds: [], max: 0 },
};

/** Scopes whose table ignores conditions on the attributes in `forgets`; the search must find the violation. */
export const plantedFaults: readonly { readonly scope: Scope; readonly violation: string | RegExp }[] = [
  {
    scope: {
      ...takeover,
      name: 'the lease is not a condition',
      setUp: oneCall,
      settings: { reuse: false },
      stages: [
        { start: [worker('W1', anna)] },
        { afterMs: 4 * minute, start: [worker('W2', anna), worker('W3', anna)] },
      ],
      forgets: ['lease'],
    },
    violation: /was bought by W3[.\d]+ and W2[.\d]+, and none is unknown/,
  },
  {
    scope: {
      ...inputsMove,
      name: 'the revision of the inputs is not a condition',
      setUp: oneCall,
      faults: { kinds: [], max: 0 },
      forgets: ['inputsRevision'],
    },
    violation: 'june/anna has ended, and chart/natal_chart_interpretation is open',
  },
  {
    scope: {
      ...littleRoom,
      name: 'the ceiling is not a condition',
      faults: { kinds: [], max: 0 },
      forgets: ['committed'],
    },
    violation: 'calls are charged for june, above its ceiling',
  },
];
