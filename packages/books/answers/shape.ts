import type { Fields } from '@palmleaf/shared/views/answers';
import type * as z from 'zod';

export function ifMatches<S extends z.ZodType>(schema: S, value: unknown): z.output<S> | undefined {
  const result = schema.safeParse(value);
  return result.success ? result.data : undefined;
}

interface Split<T> {
  readonly fitting: readonly T[];
  /** Entries that do not match; pages show them as generic values. */
  readonly others: readonly unknown[];
}

/** A value that is not an array counts as one "other". */
export function splitBySchema<S extends z.ZodType>(schema: S, value: unknown): Split<z.output<S>> {
  if (value === undefined) return { fitting: [], others: [] };
  if (!Array.isArray(value)) return { fitting: [], others: [value] };
  const fitting: z.output<S>[] = [];
  const others: unknown[] = [];
  for (const entry of value) {
    const result = schema.safeParse(entry);
    if (result.success) fitting.push(result.data);
    else others.push(entry);
  }
  return { fitting, others };
}

export function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
