import type { Fields } from '@palmleaf/shared/views/answers';
import type * as z from 'zod';

/** The value if it has this shape; undefined if not. */
export function shaped<S extends z.ZodType>(schema: S, value: unknown): z.output<S> | undefined {
  const result = schema.safeParse(value);
  return result.success ? result.data : undefined;
}

interface Sorted<T> {
  readonly fitting: readonly T[];
  /** What does not have the shape, to be shown in some plainer way. */
  readonly others: readonly unknown[];
}

/** The entries of an array that have a shape, and the others. What is no array is an "other" itself. */
export function sortedBy<S extends z.ZodType>(schema: S, value: unknown): Sorted<z.output<S>> {
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

/** The fields that are left when those with a place of their own on the page are taken away. */
export function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
