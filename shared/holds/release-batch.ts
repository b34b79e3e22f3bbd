import { readBatchItem } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { expectParking } from '../ledger/waves/parking.ts';
import { changeTrial } from './change-trial.ts';
import { currentTrialHold } from './hold.ts';
import { isAwaited, released } from './trial.ts';

/**
 * The result of a release: a hold has ended, the other subjects no longer wait for the trial, or nothing blocked the
 * batch.
 */
export const releaseOutcomes = ['released', 'trial ended', 'not held'] as const;
export type ReleaseOutcome = (typeof releaseOutcomes)[number];

/**
 * Releases a batch from its trial's hold, or ends the wait for its first subjects. Accepts the oddity, which does not
 * hold the batch again while credential and profile are the same.
 *
 * @returns undefined when there is no such batch
 */
export async function releaseBatch(
  context: LedgerContext,
  batch: string,
): Promise<ReleaseOutcome | undefined> {
  if ((await readBatchItem(context, batch))?.v === undefined) return undefined;
  // Finds subjects parked before there were blockers, too.
  await expectParking(context, { kind: 'hold', batch }, context.now(), context.now());
  let outcome: ReleaseOutcome = 'not held';
  await changeTrial(context, batch, (trial) => {
    const isHeld = currentTrialHold({ trial }) !== undefined;
    const mayEnd = trial !== undefined && isAwaited(trial);
    outcome = isHeld ? 'released' : mayEnd ? 'trial ended' : 'not held';
    return trial === undefined || outcome === 'not held' ? undefined : released(trial, context.now());
  });
  return outcome;
}
