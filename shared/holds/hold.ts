import { type BatchItem, batchItems } from '../ledger/items/batch.ts';
import type { Wait } from '../ledger/items/blocker.ts';
import type { PauseMark, TrialHold, TrialKind } from '../ledger/items/hold-marks.ts';
import { type Condition, equals } from '../table/table.ts';

/** What keeps a batch: a person who paused it, or what its first subjects came to. */
export const holders = ['pause', 'trial'] as const;
type Holder = (typeof holders)[number];

/** That nothing more is bought for a batch for now. What is under way ends, and what came in stays. */
export interface Hold {
  readonly by: Holder;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** What the trial has seen, where it holds the batch. */
  readonly trial?: TrialHold;
  readonly wait: Wait;
}

/** How those wait who are not among the first of their kind. */
export const waitForFirst = (batch: string, kind: TrialKind): Wait => ({
  blocker: { kind: 'trial', batch, of: kind },
  reason: { code: 'trial' },
});

/** The pause that a batch is in; undefined when it is in none. */
export const currentPause = (item: Pick<BatchItem, 'pause'> | undefined): PauseMark | undefined =>
  item?.pause?.endedAt === undefined ? item?.pause : undefined;

/** What its trial holds a batch for; undefined when it does not. */
export const currentTrialHold = (item: Pick<BatchItem, 'trial'> | undefined): TrialHold | undefined =>
  item?.trial?.hold?.endedAt === undefined ? item?.trial?.hold : undefined;

/** That a mark of a batch is as it was read. */
export const markUnchanged = (
  mark: 'pause' | 'trial' | 'cancellation',
  before: { readonly revision: number } | undefined,
): Condition =>
  before === undefined ? batchItems.missing(mark) : equals([mark, 'revision'], before.revision);

/** Everything that keeps a batch; a batch of which nothing is known is kept by nothing. */
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
