import type { Customer } from '../../../../shared/customers/customer.ts';
import { shardsOf } from '../../../../shared/ledger/batches/batches.ts';
import type { LedgerContext } from '../../../../shared/ledger/context.ts';
import { type Header, headerItems } from '../../../../shared/ledger/items/header.ts';
import {
  batchShardPartitions,
  customerOfSubject,
  headerKey,
  subjectOfPartition,
} from '../../../../shared/ledger/items/keys.ts';
import { foldedName, namePartitions } from '../../../../shared/ledger/items/name-listing.ts';
import { type State, states } from '../../../../shared/ledger/items/state.ts';
import type { IndexEntry } from '../../../../shared/table/table.ts';
import { type OrderedPage, pageInOrder, type Section } from '../../http/lists/in-order.ts';
import { ProblemError } from '../../http/problem.ts';
import { hasLaterWord } from './name-words.ts';

type Reading = Pick<LedgerContext, 'table'>;

interface Wanted {
  readonly state?: State | undefined;
  readonly updatedSince?: number | undefined;
}

interface Paged {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Half a million people of other batches may share a name. */
const maxScannedOthers = 2000;

const maxScanned = 24_000;
const scannedAtOnce = 1000;

/**
 * A page may hold fewer people than requested.
 * @throws ProblemError if the table has no index of names
 */
export async function findPeople(
  { table }: Reading,
  name: string,
  {
    batch,
    limit,
    cursor,
    customer,
    laterWords = false,
    ...wanted
  }: Wanted &
    Paged & {
      readonly batch?: string | undefined;
      readonly customer?: Customer;
      /** Also finds later words of a name, by a scan. */
      readonly laterWords?: boolean;
    },
): Promise<OrderedPage<Header>> {
  const prefix = foldedName(name);
  if (prefix === '') return { items: [], scanned: 0 };
  const isOfBatch = ({ pk }: IndexEntry) => {
    const subject = subjectOfPartition(pk);
    if (subject === undefined) return false;
    if (customer !== undefined && customerOfSubject(subject) !== customer) return false;
    return batch === undefined || subject.batch === batch;
  };
  const names = { index: 'name', partitions: namePartitions } as const;
  const later: Section = {
    ...names,
    prefix: '',
    maxEntries: maxScanned,
    only: {
      isWanted: (entry) => hasLaterWord(entry, prefix) && isOfBatch(entry),
      atOnce: scannedAtOnce,
    },
  };
  const sections: Section[] = [
    { ...names, prefix, maxEntries: maxScannedOthers },
    ...(laterWords ? [later] : []),
  ];
  const list = `people/${customer === undefined ? '' : `@${customer}/`}${batch ?? ''}/${wanted.state ?? ''}${laterWords ? '/within' : ''}`;
  const readMatching = async (entries: readonly IndexEntry[]) => {
    const found = await Promise.all(
      entries.map((entry) => (isOfBatch(entry) ? readHeader({ table }, entry) : undefined)),
    );
    // The index lags behind: this check hides a person whose name has changed.
    return found.map((header, index) =>
      header?.nameKey === entries[index]?.sort && matchesWanted(header, wanted) ? header : undefined,
    );
  };
  try {
    return await pageInOrder(table, sections, { list, limit, cursor }, readMatching);
  } catch (error) {
    if (error instanceof Error && /does not have the specified index/.test(error.message)) throw noIndex();
    throw error;
  }
}

const noIndex = () =>
  new ProblemError(
    409,
    'No index of names',
    'The table has no index of names: it was restored from a backup that is older than the index. docs/deploy.md says how to add it.',
  );

/** People who need attention come first. */
const rank: Record<State, number> = {
  failed: 0,
  partial: 1,
  waiting: 2,
  working: 3,
  due: 4,
  cancelled: 5,
  complete: 6,
  erasing: 7,
};
const statesInOrder = states.toSorted((one, other) => rank[one] - rank[other]);

export async function listPeople(
  { table }: Reading,
  batch: string,
  { state, limit, cursor }: Pick<Wanted, 'state'> & Paged,
): Promise<OrderedPage<Header>> {
  const partitions = batchShardPartitions(batch, await shardsOf({ table }, batch));
  const shown = statesInOrder.filter((one) => state === undefined || one === state);
  const sections = shown.map((one): Section => ({ index: 'batch', partitions, prefix: `${one}#` }));
  const list = `${batch}/in order/${state ?? ''}`;
  return pageInOrder(table, sections, { list, limit, cursor }, (entries) =>
    Promise.all(entries.map((entry) => readHeader({ table }, entry))),
  );
}

async function readHeader({ table }: Reading, { pk }: IndexEntry): Promise<Header | undefined> {
  const subject = subjectOfPartition(pk);
  return subject && headerItems.read(table, headerKey(subject));
}

export const matchesWanted = (
  header: Header | undefined,
  { state, updatedSince = 0 }: Wanted,
): header is Header =>
  header !== undefined && header.updatedAt >= updatedSince && (state ?? header.state) === header.state;
