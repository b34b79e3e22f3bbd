/** What a bucket or a queue says that has no time. */
export class SlowDownError extends Error {
  override readonly name = 'SlowDown';
}

/** What the faults of table and buckets throw; anything else that a function throws is a bug. */
export const passing: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'TransactionCanceledException',
  'TimeoutError',
  'TransactionConflictException',
  'UnreadableInboxError',
  'SlowDown',
  'StoreError',
  'InternalException',
]);
