import * as z from 'zod';
import type { InvocationResult } from '../lambda/invocation.ts';

const responseSchema = z.looseObject({
  batchItemFailures: z.array(z.looseObject({ itemIdentifier: z.unknown().optional() })).nullish(),
});

/**
 * As on AWS, an error, another shape, or an unknown identifier fails the whole batch; null and an empty list mean
 * success. https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html
 */
export function failedItems(
  result: InvocationResult,
  identifiers: readonly string[],
  reportsFailures: boolean,
): ReadonlySet<string> {
  const allIds = new Set(identifiers);
  if (result.functionError !== undefined) return allIds;
  if (!reportsFailures) return new Set();
  let answer: unknown;
  try {
    answer = JSON.parse(result.payload);
  } catch {
    return allIds;
  }
  if (answer === null || answer === '') return new Set();
  const parsed = responseSchema.safeParse(answer);
  if (!parsed.success) return allIds;
  const failed = (parsed.data.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
  const known = failed.filter((id): id is string => typeof id === 'string' && allIds.has(id));
  return known.length === failed.length ? new Set(known) : allIds;
}
