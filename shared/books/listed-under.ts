import { mentionsPartition, type Subject } from '../ledger/items/keys.ts';

export const listedUnder = (subject: Subject, what: string) => ({
  batchShard: mentionsPartition(subject),
  stateId: what,
});
