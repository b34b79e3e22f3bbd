import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { type Header, headerItems } from '../../../shared/ledger/items/header.ts';
import { batchShardPartitions, headerKey, subjectOfPartition } from '../../../shared/ledger/items/keys.ts';
import type { State } from '../../../shared/ledger/items/state.ts';
import type { Page } from '../../../shared/table/table.ts';
import { pageOver } from '../http/page-over.ts';

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
  const page = await pageOver(
    batchShardPartitions(batch),
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
