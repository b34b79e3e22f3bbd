import { type BatchItem, batchItems } from '../ledger/items/batch.ts';
import type { Wait } from '../ledger/items/blocker.ts';
import type { PauseMark, TrialHold, TrialKind } from '../ledger/items/hold-marks.ts';
import { type Condition, equals } from '../table/table.ts';

/** The causes of a hold: a person paused the batch, or its trial found odd answers. */
export const holders = ['pause', 'trial'] as const;
type Holder = (typeof holders)[number];

/** A hold on a batch: nothing more is bought for now, calls in flight end, and inputs stay. */
export interface Hold {
  readonly by: Holder;
  /** When it began, in milliseconds since 1970. */
  readonly since: number;
  /** The trial's finding, for its holds. */
  readonly trial?: TrialHold;
  readonly wait: Wait;
}

/** Returns the wait of subjects that are not among the first of their kind. */
export const waitForFirst = (batch: string, kind: TrialKind): Wait => ({
  blocker: { kind: 'trial', batch, of: kind },
  reason: { code: 'trial' },
});

/** Returns the present pause of a batch, or undefined. */
export const currentPause = (item: Pick<BatchItem, 'pause'> | undefined): PauseMark | undefined =>
  item?.pause?.endedAt === undefined ? item?.pause : undefined;

/** Returns the present hold of a batch's trial, or undefined. */
export const currentTrialHold = (item: Pick<BatchItem, 'trial'> | undefined): TrialHold | undefined =>
  item?.trial?.hold?.endedAt === undefined ? item?.trial?.hold : undefined;

/** Requires that a mark of a batch is unchanged. */
export const markUnchanged = (
  mark: 'pause' | 'trial' | 'cancellation',
  before: { readonly revision: number } | undefined,
): Condition =>
  before === undefined ? batchItems.missing(mark) : equals([mark, 'revision'], before.revision);

/** Returns all holds on a batch; none for an unknown batch. */
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
