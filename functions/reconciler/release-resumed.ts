import { waitingOnHold } from '../../shared/holds/hold.ts';
import { noteResumed } from '../../shared/holds/pause.ts';
import { readBatchItem } from '../../shared/ledger/batches/batches.ts';
import type { ReconcilerDeps } from './deps.ts';
import { releaseWaiting } from './release-waiting.ts';

/** Hints that are sent in a run however deep the queue is: another batch of a million may keep it so for hours. */
const leastHints = 1000;

/**
 * So long somebody may come to wait for a pause that is over: a worker that had read of it lives for three minutes, and may
 * have been frozen for more.
 */
const lateMs = 20 * 60_000;

/**
 * Releases those who waited for a batch that goes on, many a minute and spread over it, until nobody is left and nobody
 * can be on the way.
 *
 * @returns how many were sent hints, and when to look again
 */
export async function releaseResumed(
  deps: ReconcilerDeps,
  batch: string,
): Promise<{ readonly count: number; readonly again?: number }> {
  const { ledger, settings } = deps;
  const pause = (await readBatchItem(ledger, batch))?.pause;
  if (pause?.endedAt === undefined || pause.releasedAt !== undefined) return { count: 0 };
  const { revision, release, endedAt } = pause;
  const waitingOn = waitingOnHold('pause', batch);
  const { sent, isNobodyLeft, pass } = await releaseWaiting(deps, {
    waitingOn,
    revision,
    release,
    least: leastHints,
  });
  if (isNobodyLeft && ledger.now() >= endedAt + lateMs) {
    await noteResumed(ledger, batch, pause, 'nobody is left');
    return { count: sent };
  }
  if (pass !== undefined) await noteResumed(ledger, batch, pause, pass);
  return { count: sent, again: ledger.now() + settings.reconciler.recheckAfterMs };
}
