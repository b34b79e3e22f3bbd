import { readBatchItem, scheduleNow } from '../ledger/batches/batches.ts';
import { type Intake, readIntake } from '../ledger/batches/counts.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { type BatchItem, batchItems } from '../ledger/items/batch.ts';
import { countItems } from '../ledger/items/count-shard.ts';
import { batchKey, tableCountKey } from '../ledger/items/keys.ts';
import { all } from '../table/table.ts';

/** Whether no upload began since the seal. Compares counts, because clocks differ. */
export function isSealed(
  { sealedAt, sealedUploads = 0, lastInputAt = 0 }: BatchItem,
  { uploadsBegun }: Pick<Intake, 'uploadsBegun'>,
): boolean {
  return sealedAt !== undefined && lastInputAt <= sealedAt && uploadsBegun === sealedUploads;
}

type Sealing = 'sealed' | 'already sealed' | 'unknown batch' | 'open uploads' | 'contended';

/** @returns `contended` if an upload arrived in between: the batch stays open */
export async function sealBatch(context: LedgerContext, batch: string): Promise<Sealing> {
  const before = await readBatchItem(context, batch);
  if (before === undefined) return 'unknown batch';
  const tables = await countItems.read(context.table, tableCountKey(batch));
  const intake = await readIntake(context, batch);
  if (isSealed(before, intake)) return 'already sealed';
  if (intake.openUploads > 0) return 'open uploads';
  // A function of another version may not have counted the ends of its tables.
  if (tables?.openTables)
    await context.table.update(
      countItems.update({
        key: tableCountKey(batch),
        remove: ['openTables'],
        condition: all(...countItems.unchanged(tables, 'openTables', 'uploadsBegun')),
      }),
    );
  const now = context.now();
  // The last upload may be later by another clock.
  const sealedAt = Math.max(now, before.lastInputAt ?? 0);
  const { ok } = await context.table.update(
    batchItems.update({
      key: batchKey(batch),
      set: { sealedAt, sealedUploads: intake.uploadsBegun, ...scheduleNow(now) },
      add: { revision: 1 },
      condition: all(...batchItems.unchanged(before, 'lastInputAt', 'sealedAt', 'sealedUploads')),
    }),
  );
  if (!ok) return 'contended';
  return (await readIntake(context, batch)).uploadsBegun === intake.uploadsBegun ? 'sealed' : 'contended';
}
