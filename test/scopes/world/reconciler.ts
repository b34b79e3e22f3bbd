import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { calledService } from '../../support/settings/made-up-service.ts';
import { usualReconciler } from '../../support/settings/settings.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import type { Process } from '../explorer/process.ts';
import { queueOf } from './fan-out.ts';
import type { Starter } from './scope.ts';
import { minute, type ScopeWorld } from './scope-world.ts';

export const reconciler = (name: string): Starter => ({
  name,
  run: (world, process) => reconcileOnce(world, process),
});

export function reconcileOnce(world: ScopeWorld, process: Process): Promise<unknown> {
  const deadline = world.now + minute;
  return reconcile({
    ledger: world.ledgerOf(process),
    jobs: queueOf(world, process),
    queueDepth: async () => undefined,
    uploads: { send: async (upload) => void world.uploads.push(upload) },
    erasure: {
      service: calledService,
      nameHash: world.nameHash,
      store: objectsOf(world),
      inbox: { list: async function* () {}, remove: async (key) => world.inbox.delete(key) },
      deadQueues: ['jobs-dead'],
      secondSweepAfterMs: 30 * minute,
    },
    gates: world.gates,
    credential: async () => world.secret,
    settings: usualReconciler,
    random: () => 0.5,
    remainingMs: () => deadline - world.now,
    log: silent,
  });
}

const objectsOf = (world: ScopeWorld) => ({
  list: async function* (prefix: string) {
    for (const key of [...world.objects.keys()]) if (key.startsWith(prefix)) yield key;
  },
  remove: async (key: string) => world.objects.delete(key),
});
