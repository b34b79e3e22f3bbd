import { readBatchItem } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import type { TrialMark } from '../ledger/items/hold-marks.ts';
import { changeTrial } from './change-trial.ts';
import { currentTrialHold } from './hold.ts';
import { isUndecided, released } from './trial.ts';

export const releaseOutcomes = ['released', 'trial ended', 'not held'] as const;
export type ReleaseOutcome = (typeof releaseOutcomes)[number];

/**
 * The oddity does not hold the batch again under the same credential and profile.
 * @returns undefined for an unknown batch
 */
export async function releaseBatch(
  context: LedgerContext,
  batch: string,
): Promise<ReleaseOutcome | undefined> {
  if ((await readBatchItem(context, batch))?.v === undefined) return undefined;
  const isHeld = (trial: TrialMark | undefined) => currentTrialHold({ trial }) !== undefined;
  const { before, trial } = await changeTrial(context, batch, (found) =>
    found !== undefined && (isHeld(found) || isUndecided(found)) ? released(found, context.now()) : undefined,
  );
  if (trial === before) return 'not held';
  return isHeld(before) ? 'released' : 'trial ended';
}
