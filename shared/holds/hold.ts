import { type BatchItem, batchItems } from '../ledger/items/batch.ts';
import type { Wait } from '../ledger/items/blocker.ts';
import type { PauseMark, TrialHold, TrialKind } from '../ledger/items/hold-marks.ts';
import { type Condition, equals } from '../table/table.ts';

export const holders = ['pause', 'trial'] as const;
type Holder = (typeof holders)[number];

/** Stops new calls of a batch. Calls in flight end, and the batch still accepts inputs. */
export interface Hold {
  readonly by: Holder;
  readonly since: number;
  readonly trial?: TrialHold;
  readonly wait: Wait;
}

export const waitForFirst = (batch: string, of: TrialKind): Wait => ({
  blocker: { kind: 'trial', batch, of },
  reason: { code: 'trial' },
});

const waitFor = (kind: 'pause' | 'hold', batch: string): Wait => ({
  blocker: { kind, batch },
  reason: { code: kind },
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
  return [
    ...(pause ? [{ by: 'pause' as const, since: pause.at, wait: waitFor('pause', batch) }] : []),
    ...(trial ? [{ by: 'trial' as const, since: trial.at, trial, wait: waitFor('hold', batch) }] : []),
  ];
}
