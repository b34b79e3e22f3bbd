import * as z from 'zod';

export abstract class TableError extends Error {}

export class UnreadableItemError extends TableError {
  override readonly name = 'UnreadableItemError';
}

const temporaryNames: ReadonlySet<string> = new Set([
  'InternalServerError',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TimeoutError',
  'TransactionConflictException',
  'TransactionInProgressException',
]);
export const temporaryReasons: ReadonlySet<string> = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

const named = z.object({ name: z.string() });
const cancelled = z.object({ CancellationReasons: z.array(z.object({ Code: z.string().optional() })) });

export function isRefusedForNow(error: unknown): boolean {
  if (temporaryNames.has(named.safeParse(error).data?.name ?? '')) return true;
  const { CancellationReasons = [] } = cancelled.safeParse(error).data ?? {};
  return CancellationReasons.some(({ Code = '' }) => temporaryReasons.has(Code));
}
