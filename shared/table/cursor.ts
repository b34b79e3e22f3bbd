import * as z from 'zod';
import { type IndexQuery, indexes, type PartitionQuery } from './table.ts';
import { TableError } from './table-error.ts';

/** Thrown for a cursor that a query has not ended with: whoever gave it has made it up, cut it or taken it elsewhere. */
export class CursorError extends TableError {
  override readonly name = 'CursorError';
}

/** The key that a page ended with, as text that may stand in an address. */
export const encodeCursor = (key: Readonly<Record<string, unknown>>): string => textOf(key);

const textOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The value in a cursor, in the shape that is expected.
 *
 * @throws CursorError for any other text
 */
export function decodeCursor<S extends z.ZodType>(schema: S, cursor: string): z.output<S> {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    // Letters that base64 or JSON would pass over are somebody else's.
    if (textOf(value) === cursor) return schema.parse(value);
  } catch {
    // Neither JSON nor the shape: the same as any other foreign text.
  }
  throw new CursorError('This cursor is none of this query');
}

const text = z
  .string()
  .min(1)
  .refine((value) => value.isWellFormed());
const beginning = (prefix = '') => text.refine((value) => value.startsWith(prefix));

/** Where a page of a partition ended: a key within what is asked for. */
export const partitionCursor = ({ pk, prefix }: PartitionQuery) =>
  z.strictObject({ pk: z.literal(pk), sk: beginning(prefix) });

/** Where a page of an index ended: an item's key, and its place within what is asked for. */
export function indexCursor({ index, partition, prefix, upTo }: IndexQuery) {
  const [partitionName, sortName] = indexes[index];
  const sort = index === 'due' ? z.number().max(upTo ?? Number.MAX_SAFE_INTEGER) : beginning(prefix);
  const place: Record<string, z.ZodType> = { [partitionName]: z.literal(partition), [sortName]: sort };
  return z.strictObject({ ...place, pk: text, sk: text });
}
