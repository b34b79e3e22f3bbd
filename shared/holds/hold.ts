import { type BatchItem, batchItems } from '../ledger/items/batch.ts';
import type { Wait } from '../ledger/items/blocker.ts';
import type { PauseMark, TrialHold, TrialKind } from '../ledger/items/hold-marks.ts';
import { type Condition, equals } from '../table/table.ts';

export const holders = ['pause', 'trial'] as const;
type Holder = (typeof holders)[number];

/** Stops purchases of a batch; calls in flight end, and inputs stay. */
export interface Hold {
  readonly by: Holder;
  readonly since: number;
  readonly trial?: TrialHold;
  readonly wait: Wait;
}

export const waitForFirst = (batch: string, kind: TrialKind): Wait => ({
  blocker: { kind: 'trial', batch, of: kind },
  reason: { code: 'trial' },
});

export const currentPause = (item: Pick<BatchItem, 'pause'> | undefined): PauseMark | undefined =>
  item?.pause?.endedAt === undefined ? item?.pause : undefined;

export const currentTrialHold = (item: Pick<BatchItem, 'trial'> | undefined): TrialHold | undefined =>
  item?.trial?.hold?.endedAt === undefined ? item?.trial?.hold : undefined;

export const markUnchanged = (
  mark: 'pause' | 'trial' | 'cancellation',
  before: { readonly revision: number } | undefined,
): Condition =>
  before === undefined ? batchItems.missing(mark) : equals([mark, 'revision'], before.revision);

export function holdsOn(batch: string, item: Pick<BatchItem, 'pause' | 'trial'> | undefined): Hold[] {
  const pause = currentPause(item);
  const trial = currentTrialHold(item);
  const holds: Hold[] = [];
  if (pause !== undefined)
    holds.push({
      by: 'pause',
      since: pause.at,
      wait: { blocker: { kind: 'pause', batch }, reason: { code: 'pause' } },
    });
  if (trial !== undefined)
    holds.push({
      by: 'trial',
      since: trial.at,
      trial,
      wait: { blocker: { kind: 'hold', batch }, reason: { code: 'hold' } },
    });
  return holds;
}
