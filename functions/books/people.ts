import type { BookOrder, OrderPosition } from '../../shared/books/order.ts';
import { shardsOf } from '../../shared/ledger/batches/batches.ts';
import { batchShardPartition, type Subject, subjectOfPartition } from '../../shared/ledger/items/keys.ts';
import type { Table } from '../../shared/table/table.ts';

const pageSize = 25;

interface PeoplePage {
  readonly people: readonly Subject[];
  readonly next: OrderPosition | undefined;
}

export async function peopleFrom(
  table: Table,
  { batch, id }: Pick<BookOrder, 'batch' | 'id'>,
  { shard, in: cursor }: OrderPosition,
): Promise<PeoplePage> {
  if (id !== undefined) return { people: [{ batch, id }], next: undefined };
  const page = await table.queryIndex({
    index: 'batch',
    partition: batchShardPartition(batch, shard),
    limit: pageSize,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const people = page.items.flatMap(({ pk }) => subjectOfPartition(pk) ?? []);
  if (page.cursor !== undefined) return { people, next: { shard, in: page.cursor } };
  const shards = await shardsOf({ table }, batch);
  return { people, next: shard + 1 < shards ? { shard: shard + 1 } : undefined };
}
