import { type Subject, toldPartition } from '../ledger/items/keys.ts';

/** Lists an item under its subject, where an erasure removes it. */
export const listedUnder = (subject: Subject, what: string) => ({
  batchShard: toldPartition(subject),
  stateId: what,
});
