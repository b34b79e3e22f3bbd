import { readBatchItem, scheduleNow } from '../ledger/batches/batches.ts';
import { type Intake, readIntake } from '../ledger/batches/counts.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { type BatchItem, batchItems } from '../ledger/items/batch.ts';
import { batchKey, batchPartition } from '../ledger/items/keys.ts';
import { all } from '../table/table.ts';
import { uploadItems, uploadPrefix } from '../uploads/upload.ts';

/**
 * Sealed: nothing more is expected. Whatever comes in later opens the batch again: uploads are counted, so that no clock
 * says whether one came before or after.
 */
export function isSealed(
  { sealedAt, sealedUploads = 0, lastInputAt = 0 }: BatchItem,
  { uploadsBegun }: Pick<Intake, 'uploadsBegun'>,
): boolean {
  return sealedAt !== undefined && lastInputAt <= sealedAt && uploadsBegun === sealedUploads;
}

type Sealing = 'sealed' | 'sealed already' | 'no such batch' | 'still reading' | 'moved';

/**
 * Seals a batch whose uploads have all been read.
 *
 * @returns `moved` when something came in meanwhile: the batch stays open
 */
export async function sealBatch(context: LedgerContext, batch: string): Promise<Sealing> {
  const before = await readBatchItem(context, batch);
  if (before === undefined) return 'no such batch';
  const intake = await readIntake(context, batch);
  if (isSealed(before, intake)) return 'sealed already';
  if (await isReading(context, batch, intake)) return 'still reading';
  const now = context.now();
  // Uploads are counted; by another's clock the last of them may lie ahead of this one.
  const sealedAt = Math.max(now, before.lastInputAt ?? 0);
  const { ok } = await context.table.update(
    batchItems.update({
      key: batchKey(batch),
      set: { sealedAt, sealedUploads: intake.uploadsBegun, ...scheduleNow(now) },
      add: { revision: 1 },
      condition: all(...batchItems.unchanged(before, 'lastInputAt', 'sealedAt', 'sealedUploads')),
    }),
  );
  if (!ok) return 'moved';
  return (await readIntake(context, batch)).uploadsBegun === intake.uploadsBegun ? 'sealed' : 'moved';
}

/** Whether an upload of the batch is still to be read to its end; nothing of the uploads is read to know. */
async function isReading(context: LedgerContext, batch: string, { openUploads }: Intake): Promise<boolean> {
  return openUploads === undefined ? isReadingUncounted(context, batch) : openUploads > 0;
}

/** The same of a batch whose uploads were read before they were counted. */
async function isReadingUncounted({ table }: LedgerContext, batch: string): Promise<boolean> {
  let cursor: string | undefined;
  do {
    const page = await table.query({
      pk: batchPartition(batch),
      prefix: uploadPrefix,
      ...(cursor === undefined ? {} : { cursor }),
    });
    if (page.items.some((item) => uploadItems.parse(item).state === 'reading')) return true;
    cursor = page.cursor;
  } while (cursor !== undefined);
  return false;
}
