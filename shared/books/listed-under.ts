import { type Subject, toldPartition } from '../ledger/items/keys.ts';

export const listedUnder = (subject: Subject, what: string) => ({
  batchShard: toldPartition(subject),
  stateId: what,
});
