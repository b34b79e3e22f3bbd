import { readBatchItem, scheduleNow } from '../ledger/batches/batches.ts';
import { readOpenUploads } from '../ledger/batches/counts.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { type BatchItem, batchItems } from '../ledger/items/batch.ts';
import { batchKey, batchPartition } from '../ledger/items/keys.ts';
import { all } from '../table/table.ts';
import { uploadItems, uploadPrefix } from '../uploads/upload.ts';

/** Sealed: nothing more is expected. Whatever comes in later opens the batch again. */
export function isSealed({ sealedAt, lastInputAt = 0 }: BatchItem): boolean {
  return sealedAt !== undefined && lastInputAt <= sealedAt;
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
  if (isSealed(before)) return 'sealed already';
  if (await isReading(context, batch)) return 'still reading';
  const now = context.now();
  const { ok } = await context.table.update(
    batchItems.update({
      key: batchKey(batch),
      set: { sealedAt: now, ...scheduleNow(now) },
      add: { revision: 1 },
      condition: all(...batchItems.unchanged(before, 'lastInputAt', 'sealedAt')),
    }),
  );
  return ok ? 'sealed' : 'moved';
}

/** Whether an upload of the batch is still to be read to its end; nothing of the uploads is read to know. */
async function isReading(context: LedgerContext, batch: string): Promise<boolean> {
  const open = await readOpenUploads(context, batch);
  return open === undefined ? isReadingUncounted(context, batch) : open > 0;
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
