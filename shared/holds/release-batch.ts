import { readBatchItem } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { expectParking } from '../ledger/waves/parking.ts';
import { changeTrial } from './change-trial.ts';
import { currentTrialHold } from './hold.ts';
import { isAwaited, released } from './trial.ts';

/** What a release has changed: a hold has ended, the rest no longer waits for the first, or nothing was in the way. */
export const releaseOutcomes = ['released', 'trial ended', 'not held'] as const;
export type ReleaseOutcome = (typeof releaseOutcomes)[number];

/**
 * Lets a batch go on that its trial holds, or whose first subjects are still awaited. What was odd is accepted: it does not
 * hold the batch again while credential and profile stay as they are.
 *
 * @returns undefined when there is no such batch
 */
export async function releaseBatch(
  context: LedgerContext,
  batch: string,
): Promise<ReleaseOutcome | undefined> {
  if ((await readBatchItem(context, batch))?.v === undefined) return undefined;
  // Who was parked before there were blockers is found as well.
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
