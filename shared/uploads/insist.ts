import type { LedgerContext } from '../ledger/context.ts';
import { dueFor, uploadPartitions } from '../ledger/items/keys.ts';
import { wholePartition } from '../table/table.ts';
import { beginUpload } from './begin.ts';
import { nothingCounted, uploadItems, uploadPrefix } from './upload.ts';

/** The photos become due again and skip the check. Idempotent. @returns their number */
export async function insistOnPhotos(context: LedgerContext, batch: string): Promise<number> {
  let photos = 0;
  for (const partition of uploadPartitions(batch)) {
    for await (const item of wholePartition(context.table, partition, uploadPrefix)) {
      const known = uploadItems.parse(item);
      if (known.state !== 'refused' || known.sparedCalls === undefined) continue;
      const { pk, sk } = known;
      const set = {
        state: 'reading',
        isCounted: true,
        insisted: true,
        attempts: 0,
        counts: nothingCounted,
        due: dueFor(sk),
        dueAt: context.now(),
      } as const;
      const remove = ['doneAt', 'sparedCalls'] as const;
      if (await beginUpload(context, { pk, sk }, { ...known, known }, { set, remove })) photos += 1;
    }
  }
  return photos;
}
