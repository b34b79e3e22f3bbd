import { z } from 'zod';
import { readBatchItem } from '../ledger/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { readCounts } from '../ledger/counts.ts';
import { batchKey, batchPartition } from '../ledger/keys.ts';
import { schemaVersion } from '../ledger/model.ts';
import { toPublish } from '../ledger/unpublished.ts';
import { equals, type Key, missing, type Path } from '../table/table.ts';
import { isSealed } from './seal.ts';

const count = z.int().min(0);

/** That a batch was sealed and every subject of it had ended: one for each time that it was sealed. */
export const completion = z.object({
  v: z.literal(schemaVersion),
  batch: z.string(),
  revision: z.int().min(1),
  subjects: count,
  complete: count,
  partial: count,
  failed: count,
  bought: count,
  unknown: count,
  reused: count,
  at: z.number(),
});

export const completionPrefix = 'completed#';
export const completionKey = (batch: string, revision: number): Key => ({
  pk: batchPartition(batch),
  sk: `${completionPrefix}${String(revision).padStart(6, '0')}`,
});

/** `open`: sealed, and some subjects have not ended. `not sealed`: nothing can be said yet. */
export type Completing = 'completed' | 'completed already' | 'open' | 'not sealed';

/** Writes down that a batch is complete, once for each time that it was sealed. */
export async function completeBatch(context: LedgerContext, batch: string): Promise<Completing> {
  const { table, now } = context;
  const item = await readBatchItem(context, batch);
  const revision = item?.revision ?? 0;
  if (item === undefined || !isSealed(item) || revision === 0) return 'not sealed';
  if (item.completedRevision === revision) return 'completed already';
  const counts = await readCounts(context, batch);
  if (counts.subjects > counts.complete + counts.partial + counts.failed) return 'open';
  const at = now();
  const content = { v: schemaVersion, batch, revision, ...counts, at };
  const key = completionKey(batch, revision);
  const { ok } = await table.transact([
    {
      key: batchKey(batch),
      set: [[['completedRevision'], revision]],
      condition: equals(['revision'], revision),
    },
    {
      key,
      set: [
        ...Object.entries(content).map(([name, value]): readonly [Path, unknown] => [[name], value]),
        ...toPublish(`${key.pk}/${key.sk}`, at),
      ],
      condition: missing('pk'),
    },
  ]);
  return ok ? 'completed' : 'completed already';
}
