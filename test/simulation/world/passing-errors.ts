export class SlowDownError extends Error {
  override readonly name = 'SlowDown';
}

/** Any other error of a function is a bug. */
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
