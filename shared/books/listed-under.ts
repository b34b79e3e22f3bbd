import { type Subject, toldPartition } from '../ledger/items/keys.ts';

/** Returns the keys that list an item under its subject, in the partition that the sweep of an erasure removes. */
export const listedUnder = (subject: Subject, what: string) => ({
  batchShard: toldPartition(subject),
  stateId: what,
});
