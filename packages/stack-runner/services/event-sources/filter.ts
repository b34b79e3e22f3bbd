import * as z from 'zod';
import { StackError } from '../../basics/errors.ts';
import { type Json, parseJson } from '../../basics/json.ts';
import { checkPattern, matchesPattern } from '../event-bridge/pattern.ts';

export const filterCriteriaSchema = z.object({
  Filters: z.array(z.object({ Pattern: z.string() })).optional(),
});

export function recordFilter(
  mapping: string,
  criteria: z.infer<typeof filterCriteriaSchema> | undefined,
): (record: Json) => boolean {
  const patterns = (criteria?.Filters ?? []).map(({ Pattern }) => {
    const pattern = parseJson(Pattern);
    if (pattern === undefined) throw new StackError(`${mapping}: a filter pattern is not JSON: ${Pattern}`);
    checkPattern(pattern);
    return pattern;
  });
  if (patterns.length === 0) return () => true;
  return (record) => patterns.some((pattern) => matchesPattern(pattern, record));
}
