import type { BatchItem } from '../ledger/items/batch.ts';
import type { Blocker } from '../ledger/items/blocker.ts';
import type { PauseMark, TrialHold, TrialKind } from '../ledger/items/hold-marks.ts';
import { trialSentence } from './trial-sentence.ts';

/** What keeps a batch: a person who paused it, or what its first subjects came to. */
export const holders = ['pause', 'trial'] as const;
type Holder = (typeof holders)[number];

/** What a subject waits for, and the sentence that says so. */
export interface Wait {
  readonly blocker: Blocker;
  readonly reason: string;
}

/** That nothing more is bought for a batch for now. What is under way ends, and what came in stays. */
export interface Hold extends Wait {
  readonly by: Holder;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** For people: what was seen, or wanted, and what lets the batch go on. */
  readonly sentence: string;
}

/** Why subjects of a paused batch wait. */
export const pausedSentence =
  'The batch is paused: nothing more is bought for it until somebody runs "palmleaf resume".';
/** Why subjects of a batch wait that its trial holds. */
const heldSentence =
  'The batch is held: "palmleaf status" says what was seen, and "palmleaf release" lets it go on.';
/** Why subjects wait while the first of their kind are under way. */
export const trialRunsSentence =
  'The first of each kind go alone, to see what the service answers; the rest goes on by itself when they have ended.';

/** The reasons of those who wait for a hold, or only for their turn after it. */
export const holdReasons: ReadonlySet<string> = new Set([pausedSentence, heldSentence, trialRunsSentence]);

/** How those wait who are not among the first of their kind. */
export const waitForFirst = (batch: string, kind: TrialKind): Wait => ({
  blocker: { kind: 'trial', batch, of: kind },
  reason: trialRunsSentence,
});

/** The pause that a batch is in; undefined when it is in none. */
export const currentPause = (item: Pick<BatchItem, 'pause'> | undefined): PauseMark | undefined =>
  item?.pause?.endedAt === undefined ? item?.pause : undefined;

/** What its trial holds a batch for; undefined when it does not. */
export const currentTrialHold = (item: Pick<BatchItem, 'trial'> | undefined): TrialHold | undefined =>
  item?.trial?.hold?.endedAt === undefined ? item?.trial?.hold : undefined;

/** Everything that keeps a batch; a batch of which nothing is known is kept by nothing. */
export function holdsOn(batch: string, item: Pick<BatchItem, 'pause' | 'trial'> | undefined): Hold[] {
  const pause = currentPause(item);
  const trial = currentTrialHold(item);
  const holds: Hold[] = [];
  if (pause !== undefined)
    holds.push({
      by: 'pause',
      since: pause.at,
      sentence: pausedSentence,
      blocker: { kind: 'pause', batch },
      reason: pausedSentence,
    });
  if (trial !== undefined)
    holds.push({
      by: 'trial',
      since: trial.at,
      sentence: trialSentence(batch, trial),
      blocker: { kind: 'hold', batch },
      reason: heldSentence,
    });
  return holds;
}
