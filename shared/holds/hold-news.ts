import * as z from 'zod';
import type { Cancellation } from '../ledger/items/batch.ts';
import { type PauseMark, type TrialHold, trialKinds } from '../ledger/items/hold-marks.ts';
import { batchPartition } from '../ledger/items/keys.ts';
import { markAttributes, toPublish } from '../ledger/items/publish-mark.ts';
import { storedOddity } from '../ledger/reasons/oddity.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Update } from '../table/table.ts';

/** The start or end of a pause, hold or cancellation: one item for each, to be published. */
const holdNews = z.object({
  v: z.literal(schemaVersion),
  batch: z.string(),
  revision: z.int().min(1),
  at: z.number(),
  /** For a trial: the oddity of the subjects of a kind, and their number. */
  kind: z.enum(trialKinds).optional(),
  oddity: storedOddity.optional(),
  subjects: z.int().optional(),
  ...markAttributes,
});
type HoldNews = z.output<typeof holdNews>;
export const holdNewsItems = new ItemKind('A hold of a batch', holdNews);

/** The first words of the items' sort keys. */
const holdWords = ['paused', 'resumed', 'held', 'released', 'cancelled'] as const;
export type HoldWord = (typeof holdWords)[number];

/** Returns the first word of an item's sort key; undefined for any other item. */
export const holdWordOf = (sk: string): HoldWord | undefined =>
  holdWords.find((word) => sk.startsWith(`${word}#`));

/** Returns the write that publishes a pause or its end, to be written in one transaction with it. */
export const tellPause = (batch: string, { revision, at, endedAt }: PauseMark): Update =>
  endedAt === undefined
    ? tell('paused', { batch, revision, at })
    : tell('resumed', { batch, revision, at: endedAt });

/** Returns the same for a trial's hold and its release. */
export const tellHold = (
  batch: string,
  { revision, at, endedAt, kind, oddity, subjects }: TrialHold,
): Update =>
  endedAt === undefined
    ? tell('held', { batch, revision, at, kind, oddity, subjects })
    : tell('released', { batch, revision, at: endedAt });

/** Returns the write that publishes the cancellation of a whole batch, to be written in one transaction with it. */
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
