import * as z from 'zod';
import { readBatchItem } from '../ledger/batches/batches.ts';
import { readCounts, readIntake } from '../ledger/batches/counts.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems } from '../ledger/items/batch.ts';
import { batchKey, batchPartition } from '../ledger/items/keys.ts';
import { markAttributes, toPublish } from '../ledger/items/publish-mark.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { isSealed } from './seal.ts';

const count = z.int().min(0);

const completion = z.object({
  v: z.literal(schemaVersion),
  batch: z.string(),
  revision: z.int().min(1),
  subjects: count,
  complete: count,
  partial: count,
  failed: count,
  /** Absent before December 2026. */
  cancelled: count.default(0),
  bought: count,
  unknown: count,
  reused: count,
  at: z.number(),
  ...markAttributes,
});
export const completionItems = new ItemKind('The completion of a batch', completion);

export const completionPrefix = 'completed#';
const completionKey = (batch: string, revision: number): Key => ({
  pk: batchPartition(batch),
  sk: `${completionPrefix}${String(revision).padStart(6, '0')}`,
});

/** `open`: sealed, with subjects that have not ended. */
type Completing = 'completed' | 'already completed' | 'open' | 'unsealed';

/** At most once for each time that the batch was sealed. */
export async function completeBatch(context: LedgerContext, batch: string): Promise<Completing> {
  const { table, now } = context;
  const item = await readBatchItem(context, batch);
  const revision = item?.revision ?? 0;
  if (item === undefined || revision === 0) return 'unsealed';
  if (!isSealed(item, await readIntake(context, batch))) return 'unsealed';
  if (item.completedRevision === revision) return 'already completed';
  const counts = await readCounts(context, batch);
  const { subjects, complete, partial, failed, cancelled } = counts;
  if (subjects > complete + partial + failed + cancelled) return 'open';
  const at = now();
  const key = completionKey(batch, revision);
  const { ok } = await table.transact([
    batchItems.update({
      key: batchKey(batch),
      set: { completedRevision: revision },
      condition: batchItems.equals('revision', revision),
    }),
    completionItems.update({
      key,
      set: {
        v: schemaVersion,
        batch,
        revision,
        ...counts,
        at,
        ...toPublish(`${key.pk}/${key.sk}`, at),
      },
      condition: itemMissing,
    }),
  ]);
  return ok ? 'completed' : 'already completed';
}
