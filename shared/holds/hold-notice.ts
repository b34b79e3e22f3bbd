import * as z from 'zod';
import type { Cancellation } from '../ledger/items/batch.ts';
import { type PauseMark, type TrialHold, trialKinds } from '../ledger/items/hold-marks.ts';
import { batchPartition } from '../ledger/items/keys.ts';
import { markAttributes, toPublish } from '../ledger/items/publish-mark.ts';
import { storedOddity } from '../ledger/reasons/oddity.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Update } from '../table/table.ts';

const holdNotice = z.object({
  v: z.literal(schemaVersion),
  batch: z.string(),
  revision: z.int().min(1),
  at: z.number(),
  kind: z.enum(trialKinds).optional(),
  oddity: storedOddity.optional(),
  subjects: z.int().optional(),
  ...markAttributes,
});
type HoldNotice = z.output<typeof holdNotice>;
export const holdNoticeItems = new ItemKind('A hold of a batch', holdNotice);

const holdWords = ['paused', 'resumed', 'held', 'released', 'cancelled'] as const;
export type HoldWord = (typeof holdWords)[number];

export const holdWordOf = (sk: string): HoldWord | undefined =>
  holdWords.find((word) => sk.startsWith(`${word}#`));

/** The caller must write this in one transaction with the pause. */
export const announcePause = (batch: string, { revision, at, endedAt }: PauseMark): Update =>
  announce(endedAt === undefined ? 'paused' : 'resumed', { batch, revision, at: endedAt ?? at });

export const announceHold = (
  batch: string,
  { revision, at, endedAt, kind, oddity, subjects }: TrialHold,
): Update =>
  endedAt === undefined
    ? announce('held', { batch, revision, at, kind, oddity, subjects })
    : announce('released', { batch, revision, at: endedAt });

/** The caller must write this in one transaction with the cancellation. */
export const announceCancellation = (
  batch: string,
  { revision, at }: Pick<Cancellation, 'revision' | 'at'>,
): Update => announce('cancelled', { batch, revision, at });

function announce(word: HoldWord, notice: Omit<HoldNotice, 'v'>): Update {
  const { batch, revision, at } = notice;
  const key = { pk: batchPartition(batch), sk: `${word}#${String(revision).padStart(6, '0')}` };
  return holdNoticeItems.update({
    key,
    set: { v: schemaVersion, ...notice, ...toPublish(`${key.pk}/${key.sk}`, at) },
    condition: itemMissing,
  });
}
