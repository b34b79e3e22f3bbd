export class SlowDownError extends Error {
  override readonly name = 'SlowDown';
}

export const transientErrorNames: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'TransactionCanceledException',
  'TimeoutError',
  'TransactionConflictException',
  'UnreadableInboxError',
  'SlowDown',
  'StoreError',
  'InternalException',
]);
