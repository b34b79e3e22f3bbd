import { settleWorker } from '../../shared/budget/settle.ts';
import { workerOfKey } from '../../shared/ledger/items/account.ts';
import { isBlockerKey } from '../../shared/ledger/items/blocker.ts';
import { errorName } from '../../shared/log.ts';
import { refreshKey, resumeRefresh } from '../../shared/places/refresh.ts';
import type { Key } from '../../shared/table/table.ts';
import { reconcileBatch } from './batches.ts';
import { reconcileBlocker } from './blockers.ts';
import type { ItemDeps, ReconcilerDeps, ReconcilerRun } from './deps.ts';
import { resumeErasure } from './erase.ts';
import { reconcileGates } from './gates.ts';
import { sendOverdue } from './overdue.ts';
import { republish } from './republish.ts';
import { isOver, withShare } from './time-share.ts';
import { releaseUnannounced } from './unannounced.ts';

async function reconcileItem(deps: ItemDeps, key: Key): Promise<number> {
  if (isBlockerKey(key)) return reconcileBlocker(deps, key);
  if (await resumeErasure(deps, key)) return 0;
  const worker = workerOfKey(key);
  if (worker !== undefined) await settleWorker(deps.ledger, worker, () => isOver(deps));
  else if (key.pk === refreshKey.pk)
    await resumeRefresh({ ...deps, jobGraceMs: deps.settings.jobs.resendAfterMs });
  else return reconcileBatch(deps, key);
  return 0;
}

/** Each step is safe to repeat; an error of one item affects no other item. */
export async function reconcile(deps: ReconcilerDeps) {
  const failures: unknown[] = [];
  const shares: number[] = [];
  const reportSpentOfCeiling = (percent: number) => void shares.push(percent);
  const run: ReconcilerRun = { ...deps, failures, reportSpentOfCeiling };
  const gatesClosed = await reconcileGates(withShare(run, 1 / 3));
  const republished = await republish(withShare(run, 1 / 3));
  const overdue = await sendOverdue(run, reconcileItem);
  await releaseUnannounced(deps).catch((failure: unknown) => failures.push(failure));
  for (const failure of failures) {
    deps.log.error('The reconciler failed on an item', { error: errorName(failure) });
  }
  return { ...overdue, failures, gatesClosed, republished, spentPercent: Math.max(0, ...shares) };
}
