import type { BatchItem, PauseMark } from '../ledger/items/batch.ts';

/** What keeps a batch: a person who paused it. */
export const holders = ['pause'] as const;
type Holder = (typeof holders)[number];

/** That nothing more is bought for a batch for now. What is under way ends, and what came in stays. */
export interface Hold {
  readonly by: Holder;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** One sentence for people: what is wrong, or wanted, and what lets the batch go on. */
  readonly sentence: string;
}

/** Why subjects of a paused batch wait. */
export const pausedSentence =
  'The batch is paused: nothing more is bought for it until somebody runs "palmleaf resume".';

/** What the subjects of a held batch wait on, until the reconciler releases them. */
export const waitingOnHold = (by: Holder, batch: string): string => `${by}#${batch}`;

/** The pause that a batch is in; undefined when it is in none. */
export const currentPause = (item: Pick<BatchItem, 'pause'> | undefined): PauseMark | undefined =>
  item?.pause?.endedAt === undefined ? item?.pause : undefined;

/** Everything that keeps a batch; a batch of which nothing is known is kept by nothing. */
export function holdsOn(item: Pick<BatchItem, 'pause'> | undefined): Hold[] {
  const pause = currentPause(item);
  return pause !== undefined ? [{ by: 'pause', since: pause.at, sentence: pausedSentence }] : [];
}
