import { reconcile } from '../../../../functions/reconciler/reconcile.ts';
import { calledService } from '../../../support/settings/made-up-service.ts';
import { objectsOf } from '../aws/bucket.ts';
import type { World } from '../world.ts';
import { hintsOf } from './intake.ts';
import { run } from './invoke.ts';

export function startReconciler(world: World): void {
  const process = world.start('reconciler');
  const border = world.bucketBorder(process);
  void run(world, process, async () => {
    await reconcile({
      ledger: world.ledgerOf(process),
      jobs: world.jobsOf(process),
      queueDepth: world.depthOf(process),
      uploads: hintsOf(world, process),
      erasure: {
        service: calledService,
        nameHash: world.nameHash,
        store: objectsOf(world.store, border),
        inbox: objectsOf(world.inbox, border),
        deadQueues: [world.queues.dead.name],
        secondSweepAfterMs: world.settings.erasure.secondSweepAfterMs,
      },
      gates: world.gates,
      credential: () => world.credentialsOf(process).read(),
      settings: world.settings,
      prices: world.prices,
      random: world.random.next,
      remainingMs: process.remainingMs,
      log: world.log('reconciler'),
    });
  });
}
