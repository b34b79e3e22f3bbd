import * as z from 'zod';
import type { Page } from '../../../../shared/table/table.ts';
import { decodePosition, encodePosition, foreignCursor, withCursor } from './cursor.ts';

/** `of`: the list. `at`: the partition. `in`: the cursor within it. */
const position = z.strictObject({ of: z.string(), at: z.int().min(0), in: z.string().optional() });
type Position = z.output<typeof position>;

interface PageRequest {
  readonly list: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface Query {
  readonly limit: number;
  readonly cursor?: string;
}

export async function pageOver<T>(
  partitions: readonly string[],
  { list, limit, cursor }: PageRequest,
  read: (partition: string, query: Query) => Promise<Page<T>>,
): Promise<Page<T>> {
  const items: T[] = [];
  let next: Position | undefined = decodePosition(position, cursor) ?? { of: list, at: 0 };
  if (next.of !== list) throw foreignCursor();
  while (next !== undefined && items.length < limit) {
    const { at, in: inner }: Position = next;
    const partition = partitions[at];
    if (partition === undefined) throw foreignCursor();
    const query = { limit: limit - items.length, ...(inner === undefined ? {} : { cursor: inner }) };
    const page = await withCursor(cursor, () => read(partition, query));
    items.push(...page.items);
    next = nextPosition(next, page.cursor, partitions.length);
  }
  return next === undefined ? { items } : { items, cursor: encodePosition(next) };
}

function nextPosition({ of, at }: Position, inner: string | undefined, count: number): Position | undefined {
  if (inner !== undefined) return { of, at, in: inner };
  return at + 1 < count ? { of, at: at + 1 } : undefined;
}
