import type { LedgerContext } from '../../shared/ledger/context.ts';
import { batchShardPartition, batchShards, headerKey } from '../../shared/ledger/keys.ts';
import { type Header, header, parseItem } from '../../shared/ledger/model.ts';
import { subjectOfPartition } from '../../shared/ledger/release.ts';
import type { Page } from '../../shared/table/table.ts';

/** Where a listing goes on: a shard of the batch index, and the table's own cursor in it. */
interface Position {
  readonly shard: number;
  readonly cursor?: string;
}

/** One page of the headers of a batch. The order is stable; it is that of the index's shards. */
export async function listSubjects(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
  limit: number,
  cursor?: string,
): Promise<Page<Header>> {
  const found: Header[] = [];
  let position: Position | undefined = cursor === undefined ? { shard: 0 } : decode(cursor);
  while (position !== undefined && position.shard < batchShards && found.length < limit) {
    const page = await table.queryIndex({
      index: 'batch',
      partition: batchShardPartition(batch, position.shard),
      limit: limit - found.length,
      ...(position.cursor === undefined ? {} : { cursor: position.cursor }),
    });
    const headers = await Promise.all(
      page.items.map(async ({ pk }) => {
        const subject = subjectOfPartition(pk);
        const item = subject && (await table.get(headerKey(subject)));
        return item && parseItem(header, item, 'A report header');
      }),
    );
    found.push(...headers.flatMap((one) => one ?? []));
    position =
      page.cursor === undefined
        ? { shard: position.shard + 1 }
        : { shard: position.shard, cursor: page.cursor };
  }
  const more = position !== undefined && position.shard < batchShards;
  return more && position !== undefined ? { items: found, cursor: encode(position) } : { items: found };
}

const encode = ({ shard, cursor }: Position): string => `${shard}.${cursor ?? ''}`;

function decode(text: string): Position | undefined {
  const [, shard, cursor] = /^([0-7])\.([\w-]*)$/.exec(text) ?? [];
  if (shard === undefined) return undefined;
  return cursor === undefined || cursor === '' ? { shard: Number(shard) } : { shard: Number(shard), cursor };
}
