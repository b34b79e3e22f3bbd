import type { Subject } from '../ledger/items/keys.ts';
import { toldPartition } from '../webhooks/delivery.ts';

/** Lists an item under whom it is about, beside what webhooks were told of them: the sweep of an erasure removes what stands there. */
export const listedUnder = (subject: Subject, what: string) => ({
  batchShard: toldPartition(subject),
  stateId: what,
});
