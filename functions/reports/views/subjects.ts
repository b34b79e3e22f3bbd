import { z } from 'zod';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { type Header, headerItems } from '../../../shared/ledger/items/header.ts';
import {
  batchShardPartition,
  batchShards,
  headerKey,
  subjectOfPartition,
} from '../../../shared/ledger/items/keys.ts';
import type { State } from '../../../shared/ledger/items/state.ts';
import type { Page } from '../../../shared/table/table.ts';
import { decodePosition, encodePosition, withCursor } from '../http/cursor.ts';

/** A shard of the batch index, and the table's own cursor in it. */
const position = z.strictObject({
  at: z
    .int()
    .min(0)
    .max(batchShards - 1),
  in: z.string().optional(),
});
type Position = z.output<typeof position>;

interface SubjectsQuery {
  readonly batch: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** Only subjects in this state. */
  readonly state?: State | undefined;
}

/** One page of the headers of a batch. The order is stable; it is that of the index's shards. */
export async function listSubjects(
  { table }: Pick<LedgerContext, 'table'>,
  { batch, limit, cursor, state }: SubjectsQuery,
): Promise<Page<Header>> {
  const found: Header[] = [];
  let next: Position | undefined = decodePosition(position, cursor) ?? { at: 0 };
  while (next !== undefined && found.length < limit) {
    const { at, in: inner }: Position = next;
    const page = await withCursor(cursor, () =>
      table.queryIndex({
        index: 'batch',
        partition: batchShardPartition(batch, at),
        limit: limit - found.length,
        ...(state === undefined ? {} : { prefix: `${state}#` }),
        ...(inner === undefined ? {} : { cursor: inner }),
      }),
    );
    const headers = await Promise.all(
      page.items.map(async ({ pk }) => {
        const subject = subjectOfPartition(pk);
        const item = subject && (await table.get(headerKey(subject)));
        return item && headerItems.parse(item);
      }),
    );
    found.push(...headers.flatMap((one) => one ?? []));
    next = following(at, page.cursor);
  }
  return next === undefined ? { items: found } : { items: found, cursor: encodePosition(next) };
}

function following(at: number, inner: string | undefined): Position | undefined {
  if (inner !== undefined) return { at, in: inner };
  return at + 1 < batchShards ? { at: at + 1 } : undefined;
}
