import { markOfSubject } from '../../shared/books/edition.ts';
import type { BookOrder, OrderPosition } from '../../shared/books/order.ts';
import { shardsOf } from '../../shared/ledger/batches/batches.ts';
import { batchShardPartition, type Subject, subjectOfPartition } from '../../shared/ledger/items/keys.ts';
import type { Table } from '../../shared/table/table.ts';

const pageSize = 25;

interface PagePlace {
  readonly shard: number;
  readonly cursor?: string | undefined;
}

interface PeoplePage {
  readonly people: readonly Subject[];
  readonly next: PagePlace | undefined;
}

/** Orders store a digest of the last person, because a cursor would keep an erased name. */
export const positionAfter = (people: readonly Subject[], { shard, cursor }: PagePlace): OrderPosition => {
  const last = people.at(-1);
  return cursor === undefined || last === undefined ? { shard } : { shard, after: markOfSubject(last) };
};

/** @returns the place after the stored person; undefined if that person was erased */
export async function placeAfter(
  table: Table,
  batch: string,
  { shard, after }: OrderPosition,
): Promise<PagePlace | undefined> {
  if (after === undefined) return { shard };
  for (let place: PagePlace | undefined = { shard }; place?.shard === shard; ) {
    const { people, next }: PeoplePage = await pageOf(table, batch, place, pageSize);
    const at = people.findIndex((subject) => markOfSubject(subject) === after);
    if (at >= 0) return (await pageOf(table, batch, place, at + 1)).next;
    place = next;
  }
  return undefined;
}

export async function peopleFrom(
  table: Table,
  { batch, id }: Pick<BookOrder, 'batch' | 'id'>,
  place: PagePlace,
): Promise<PeoplePage> {
  if (id !== undefined) return { people: [{ batch, id }], next: undefined };
  return pageOf(table, batch, place, pageSize);
}

async function pageOf(
  table: Table,
  batch: string,
  { shard, cursor }: PagePlace,
  limit: number,
): Promise<PeoplePage> {
  const page = await table.queryIndex({
    index: 'batch',
    partition: batchShardPartition(batch, shard),
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const people = page.items.flatMap(({ pk }) => subjectOfPartition(pk) ?? []);
  if (page.cursor !== undefined) return { people, next: { shard, cursor: page.cursor } };
  const shards = await shardsOf({ table }, batch);
  return { people, next: shard + 1 < shards ? { shard: shard + 1 } : undefined };
}
