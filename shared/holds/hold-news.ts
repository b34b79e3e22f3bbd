import * as z from 'zod';
import type { Cancellation } from '../ledger/items/batch.ts';
import { type PauseMark, type TrialHold, trialKinds } from '../ledger/items/hold-marks.ts';
import { batchPartition } from '../ledger/items/keys.ts';
import { markAttributes, toPublish } from '../ledger/items/publish-mark.ts';
import { storedOddity } from '../ledger/reasons/oddity.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Update } from '../table/table.ts';

/** That a batch is kept by somebody or something from now on, or goes on: one item for each time, to be told. */
const holdNews = z.object({
  v: z.literal(schemaVersion),
  batch: z.string(),
  revision: z.int().min(1),
  at: z.number(),
  /** Of a trial: what was odd about the subjects of a kind, and how many they were. */
  kind: z.enum(trialKinds).optional(),
  oddity: storedOddity.optional(),
  subjects: z.int().optional(),
  ...markAttributes,
});
type HoldNews = z.output<typeof holdNews>;
export const holdNewsItems = new ItemKind('A hold of a batch', holdNews);

/** What is told, as the sort keys of its items begin. */
const holdWords = ['paused', 'resumed', 'held', 'released', 'cancelled'] as const;
export type HoldWord = (typeof holdWords)[number];

/** What an item with this sort key tells; undefined for one that tells of no hold. */
export const holdWordOf = (sk: string): HoldWord | undefined =>
  holdWords.find((word) => sk.startsWith(`${word}#`));

/** The write that has it told that a batch was paused, or resumed. It goes with the change that it tells of. */
export const tellPause = (batch: string, { revision, at, endedAt }: PauseMark): Update =>
  endedAt === undefined
    ? tell('paused', { batch, revision, at })
    : tell('resumed', { batch, revision, at: endedAt });

/** The same of a trial that holds a batch, and of its release. */
export const tellHold = (
  batch: string,
  { revision, at, endedAt, kind, oddity, subjects }: TrialHold,
): Update =>
  endedAt === undefined
    ? tell('held', { batch, revision, at, kind, oddity, subjects })
    : tell('released', { batch, revision, at: endedAt });

/** The write that has it told that a whole batch was cancelled. It goes with the change that it tells of. */
export const tellCancellation = (
  batch: string,
  { revision, at }: Pick<Cancellation, 'revision' | 'at'>,
): Update => tell('cancelled', { batch, revision, at });

function tell(word: HoldWord, news: Omit<HoldNews, 'v'>): Update {
  const { batch, revision, at } = news;
  const key = { pk: batchPartition(batch), sk: `${word}#${String(revision).padStart(6, '0')}` };
  return holdNewsItems.update({
    key,
    set: { v: schemaVersion, ...news, ...toPublish(`${key.pk}/${key.sk}`, at) },
    condition: itemMissing,
  });
}
