import * as z from 'zod';

const errorNames = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionConflictException',
  'TransactionInProgressException',
]);
const reasonCodes = new Set(['ProvisionedThroughputExceeded', 'ThrottlingError', 'TransactionConflict']);
const cancelled = z.object({
  name: z.literal('TransactionCanceledException'),
  CancellationReasons: z.array(z.object({ Code: z.string().optional() })),
});

export function isThrottled(error: unknown): boolean {
  const reasons = cancelled.safeParse(error).data?.CancellationReasons ?? [];
  if (reasons.some(({ Code }) => reasonCodes.has(Code ?? ''))) return true;
  return error instanceof Error && errorNames.has(error.name);
}
