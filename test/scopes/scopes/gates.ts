import { closeGate } from '../../../shared/gate/gate.ts';
import { worker } from '../world/fan-out.ts';
import { reconciler } from '../world/reconciler.ts';
import type { Scope, Starter } from '../world/scope.ts';
import { chartGate, minute, type ScopeWorld } from '../world/scope-world.ts';
import { otherBirth, withReopenedCalls } from './beginnings.ts';

const anna = 'june/anna';
const bela = 'june/bela';

const twoSubjects = (world: ScopeWorld): Promise<void> =>
  withReopenedCalls(world, {
    [anna]: { unavailable: 2 },
    [bela]: { unavailable: 1, row: { birth: otherBirth } },
  });

const person = (name: string, what: string, act: (world: ScopeWorld) => void): Starter => ({
  name,
  run: (world, process) =>
    process.perform({ id: what, kind: 'send', what: () => what, effect: async () => act(world) }),
  neverFails: true,
});

const addCredit = (world: ScopeWorld): void => {
  world.service.credits = 100;
};

export const walletEmpties: Scope = {
  name: 'the wallet empties',
  what: 'the wallet has credit for one call while two workers send three in all; then a person adds credit',
  setUp: async (world) => {
    await twoSubjects(world);
    world.service.credits = 1;
  },
  stages: [
    { start: [worker('W1', anna), worker('W2', bela)] },
    { start: [person('P', 'adds credit', addCredit)] },
  ],
  faults: { kinds: ['dies'], max: 1 },
};

export const aProbe: Scope = {
  name: 'a probe',
  what: 'a probe of a refilled wallet is due, and two workers and the reconciler run at once',
  setUp: async (world) => {
    await twoSubjects(world);
    await closeGate(world.ledger, chartGate, { reason: 'wallet empty', probeAt: world.now });
  },
  stages: [{ start: [worker('W1', anna), worker('W2', bela), reconciler('R')] }],
  faults: { kinds: ['dies'], max: 1 },
};

export const anotherCredential: Scope = {
  name: 'another credential',
  what: 'the service refuses a credential while two workers send; a person sets a new one, and the reconciler runs',
  setUp: async (world) => {
    await twoSubjects(world);
    world.service.accepted = 'v2';
  },
  stages: [
    {
      start: [
        worker('W1', anna),
        worker('W2', bela),
        person('P', 'sets another credential', (world) => {
          world.secret = { version: 'v2', content: { token: 't' } };
        }),
      ],
    },
    { afterMs: minute, start: [reconciler('R'), worker('W3', anna)] },
  ],
  faults: { kinds: ['dies'], max: 1 },
};
