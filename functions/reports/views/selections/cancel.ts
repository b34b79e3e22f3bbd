import type { OperationName } from '@palmleaf/contract/operations';
import { lastAskedAt, selectCancelled } from '../../../../shared/holds/cancel.ts';
import { readBatchItem } from '../../../../shared/ledger/batches/batches.ts';
import { namesPart } from '../../../../shared/ledger/batches/filter.ts';
import type { LedgerContext } from '../../../../shared/ledger/context.ts';
import {
  type BatchItem,
  type Cancellation,
  cancelledFrom,
  type Filter,
} from '../../../../shared/ledger/items/batch.ts';
import { erasedChargesItems, erasedPrefix } from '../../../../shared/ledger/items/erased-charges.ts';
import { type Header, headerItems } from '../../../../shared/ledger/items/header.ts';
import {
  batchPartition,
  headerKey,
  type Subject,
  subjectName,
} from '../../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../../shared/ledger/items/load.ts';
import { tombstoneItems, tombstoneKeyOf } from '../../../../shared/ledger/items/tombstone.ts';
import {
  anonymousCharges,
  type Charge,
  chargesOf,
  costOfBought,
} from '../../../../shared/ledger/parts/charges.ts';
import { type PlanSettings, planOf } from '../../../../shared/plan/plan.ts';
import type { CancelSelectionView } from '../../../../shared/reports/outcomes.ts';
import { toCostView } from '../../../../shared/views/money.ts';
import { listSubjects } from '../people/subjects.ts';
import { fillPage, pageSize } from './fill-page.ts';

interface CancelQuery extends Filter {
  readonly receipt?: 'yes' | undefined;
  readonly cursor?: string | undefined;
}

interface Picked {
  readonly people: readonly { readonly header: Header; readonly parts?: readonly string[] | undefined }[];
  readonly erased?: Erased;
  /** The cancellation of one person, not of a batch. */
  readonly last?: Last | undefined;
  readonly cursor?: string | undefined;
}

type Last = Filter & Pick<Cancellation, 'at' | 'by' | 'erases' | 'people' | 'doneAt'>;

interface Erased {
  readonly people: number;
  readonly charges: readonly Charge[];
}

const nobody: Erased = { people: 0, charges: [] };

/**
 * With `receipt`, what the last cancellation ended. Changes nothing.
 * @returns undefined for an unknown batch
 */
export async function readCancelSelection(
  context: LedgerContext,
  batch: string,
  query: CancelQuery,
  plan: PlanSettings,
): Promise<CancelSelectionView | undefined> {
  const item = await readBatchItem(context, batch);
  if (item === undefined) return undefined;
  const {
    people,
    erased = nobody,
    last = item.cancellation,
    cursor,
  } = await pick(context, batch, query, item);
  const charges: Charge[] = [...erased.charges];
  const unsent: OperationName[] = [];
  for (const { header, parts: named } of people) {
    const parts = (await loadReport(context, header))?.parts ?? new Map();
    for (const [name, part] of parts) charges.push(...chargesOf(name, part));
    const { calls } = planOf(subjectName(header), header.inputs, header.varshaphalYear, plan);
    const isUnsent = ({ part, operation }: (typeof calls)[number]) =>
      !parts.has(part) && named?.some((wanted) => namesPart(wanted, part, operation)) !== false;
    unsent.push(...calls.filter(isUnsent).map(({ operation }) => operation));
  }
  const cost = costOfBought(charges);
  const count = (state: Charge['state']) => charges.filter((charge) => charge.state === state).length;
  return {
    batch,
    people: people.length,
    ...(erased.people === 0 ? {} : { erased: erased.people }),
    calls: {
      bought: count('bought'),
      reused: people.reduce((sum, { header }) => sum + header.callsReused, 0),
      unknown: count('unknown'),
    },
    ...(cost === undefined ? {} : { cost: toCostView(cost) }),
    unsent: unsent.length,
    ...(last === undefined ? {} : { last: lastView(last) }),
    ...(cursor === undefined ? {} : { cursor }),
  };
}

async function pick(
  context: LedgerContext,
  batch: string,
  { receipt, cursor, ...filter }: CancelQuery,
  { cancellation: last }: BatchItem,
): Promise<Picked> {
  if (receipt !== undefined && filter.person !== undefined)
    return pickPerson(context, { batch, id: filter.person });
  if (receipt !== undefined) {
    const page = await listSubjects(context, { batch, limit: pageSize, cursor, state: 'cancelled' });
    const headers = page.items.filter(
      ({ cancel }) => cancel && last && last.at <= cancel.at && cancel.at <= lastAskedAt(last),
    );
    return {
      people: headers.map((header) => ({ header })),
      cursor: page.cursor,
      ...(cursor === undefined && last !== undefined
        ? { erased: await readErased(context, batch, last.at) }
        : {}),
    };
  }
  const { selected, cursor: next } = await fillPage(cancelledFrom, cursor, (position) =>
    selectCancelled(context, batch, { at: context.now(), ...filter, position }, pageSize),
  );
  return { people: selected.map(({ header, picked }) => ({ header, parts: picked.parts })), cursor: next };
}

async function pickPerson({ table }: LedgerContext, subject: Subject): Promise<Picked> {
  const header = await headerItems.read(table, headerKey(subject));
  if (header?.cancel === undefined) return { people: [], last: undefined };
  const hasEnded = header.state === 'cancelled';
  const doneAt = hasEnded ? header.finishedAt : undefined;
  return {
    people: hasEnded ? [{ header }] : [],
    last: { at: header.cancel.at, person: subject.id, people: 1, doneAt },
  };
}

async function readErased({ table }: LedgerContext, batch: string, cancelledAt: number): Promise<Erased> {
  const charges: Charge[] = [];
  let people = 0;
  let cursor: string | undefined;
  do {
    const pk = batchPartition(batch);
    const page = await table.query({ pk, prefix: erasedPrefix, ...(cursor === undefined ? {} : { cursor }) });
    for (const item of page.items) {
      const key = tombstoneKeyOf(item.sk.slice(erasedPrefix.length));
      const because = (await tombstoneItems.read(table, key))?.because;
      if (because?.code !== 'cancelled' || because.at !== cancelledAt) continue;
      charges.push(...anonymousCharges(erasedChargesItems.parse(item).charges));
      people += 1;
    }
    cursor = page.cursor;
  } while (cursor !== undefined);
  return { people, charges };
}

const lastView = ({
  at,
  by,
  person,
  part,
  because,
  erases,
  people,
  doneAt,
}: Last): CancelSelectionView['last'] => ({
  askedAt: new Date(at).toISOString(),
  ...(by === undefined ? {} : { askedBy: by }),
  ...(person === undefined ? {} : { person }),
  ...(part === undefined ? {} : { part }),
  ...(because === undefined ? {} : { because }),
  ...(erases === undefined ? {} : { erases }),
  people,
  ...(doneAt === undefined ? {} : { doneAt: new Date(doneAt).toISOString() }),
});
