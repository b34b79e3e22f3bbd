import * as z from 'zod';
import { type IndexQuery, indexes, type PartitionQuery } from './table.ts';
import { TableError } from './table-error.ts';

export class CursorError extends TableError {
  override readonly name = 'CursorError';
}

export const encodeCursor = (key: Readonly<Record<string, unknown>>): string => textOf(key);

const textOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @throws CursorError for a text that `encodeCursor` did not make, or made for another query */
export function decodeCursor<S extends z.ZodType>(schema: S, cursor: string): z.output<S> {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    // Rejects letters that base64 or JSON would ignore.
    if (textOf(value) === cursor) return schema.parse(value);
  } catch {
    // Not JSON, or of another shape.
  }
  throw new CursorError('This cursor belongs to another query');
}

const text = z
  .string()
  .min(1)
  .refine((value) => value.isWellFormed());
const beginning = (prefix = '') => text.refine((value) => value.startsWith(prefix));

export const partitionCursor = ({ pk, prefix }: PartitionQuery) =>
  z.strictObject({ pk: z.literal(pk), sk: beginning(prefix) });

export function indexCursor({ index, partition, prefix, upTo }: IndexQuery) {
  const [partitionName, sortName] = indexes[index];
  const sort = index === 'due' ? z.number().max(upTo ?? Number.MAX_SAFE_INTEGER) : beginning(prefix);
  const place: Record<string, z.ZodType> = { [partitionName]: z.literal(partition), [sortName]: sort };
  return z.strictObject({ ...place, pk: text, sk: text });
}
