import { shardsOf } from '../../../../shared/ledger/batches/batches.ts';
import type { LedgerContext } from '../../../../shared/ledger/context.ts';
import { type Header, headerItems } from '../../../../shared/ledger/items/header.ts';
import { batchShardPartitions, headerKey, subjectOfPartition } from '../../../../shared/ledger/items/keys.ts';
import type { State } from '../../../../shared/ledger/items/state.ts';
import type { Page } from '../../../../shared/table/table.ts';
import { pageOver } from '../../http/lists/page-over.ts';
import { matchesWanted } from './people.ts';

interface SubjectsQuery {
  readonly batch: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly state?: State | undefined;
}

const maxPages = 20;

/**
 * Scans the batch, because no index lists subjects by change. An empty page may have a cursor.
 * @param updatedSince milliseconds since 1970
 */
export async function listChanged(
  context: Pick<LedgerContext, 'table'>,
  query: SubjectsQuery,
  updatedSince: number,
): Promise<Page<Header>> {
  const items: Header[] = [];
  let { cursor } = query;
  for (let pages = 0; pages < maxPages; pages += 1) {
    const page = await listSubjects(context, { ...query, limit: query.limit - items.length, cursor });
    items.push(...page.items.filter((header) => matchesWanted(header, { ...query, updatedSince })));
    ({ cursor } = page);
    if (cursor === undefined || items.length === query.limit) break;
  }
  return cursor === undefined ? { items } : { items, cursor };
}

export async function listSubjects(
  { table }: Pick<LedgerContext, 'table'>,
  { batch, limit, cursor, state }: SubjectsQuery,
): Promise<Page<Header>> {
  const page = await pageOver(
    batchShardPartitions(batch, await shardsOf({ table }, batch)),
    { list: `${batch}/${state ?? ''}`, limit, cursor },
    (partition, query) =>
      table.queryIndex({
        index: 'batch',
        partition,
        ...(state === undefined ? {} : { prefix: `${state}#` }),
        ...query,
      }),
  );
  const headers = await Promise.all(
    page.items.map(async ({ pk }) => {
      const subject = subjectOfPartition(pk);
      const item = subject && (await table.get(headerKey(subject)));
      return item && headerItems.parse(item);
    }),
  );
  return { ...page, items: headers.flatMap((one) => one ?? []) };
}
