import type { OperationName } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { selectCancelled } from '../../../../shared/holds/cancel.ts';
import { readBatchItem } from '../../../../shared/ledger/batches/batches.ts';
import type { LedgerContext } from '../../../../shared/ledger/context.ts';
import { type Cancellation, cancelledFrom } from '../../../../shared/ledger/items/batch.ts';
import { type Header, headerItems } from '../../../../shared/ledger/items/header.ts';
import { headerKey, leastBatchShards, subjectName } from '../../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../../shared/ledger/items/load.ts';
import { type Charge, chargesOf, costOfBought } from '../../../../shared/ledger/parts/charges.ts';
import { transitions } from '../../../../shared/ledger/states/transitions.ts';
import { type PlanSettings, planOf } from '../../../../shared/plan/plan.ts';
import type { CancelSelectionView } from '../../../../shared/reports/outcomes.ts';
import { toCostView } from '../../../../shared/views/money.ts';
import { decodePosition, encodePosition } from '../../http/lists/cursor.ts';
import { listSubjects } from '../people/subjects.ts';

interface CancelQuery {
  readonly person?: string | undefined;
  readonly because?: string | undefined;
  readonly receipt?: 'yes' | undefined;
  readonly cursor?: string | undefined;
}

const pageSize = 100;
/** Lets one response count a small batch whole. */
const mostWalks = cancelledFrom.length * leastBatchShards;

const position = z.object({
  state: z.enum(cancelledFrom),
  shard: z.int(),
  cursor: z.string().optional(),
});

interface Picked {
  readonly headers: readonly Header[];
  readonly cursor?: string | undefined;
}

/**
 * Changes nothing.
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
  const last = item.cancellation;
  const { headers, cursor } = await pick(context, batch, query, last);
  const charges: Charge[] = [];
  const unsent: OperationName[] = [];
  for (const header of headers) {
    const parts = (await loadReport(context, header))?.parts ?? new Map();
    for (const [name, part] of parts) charges.push(...chargesOf(name, part));
    const { calls } = planOf(subjectName(header), header.inputs, header.varshaphalYear, plan);
    unsent.push(...calls.filter(({ part }) => !parts.has(part)).map(({ operation }) => operation));
  }
  const cost = costOfBought(charges);
  const count = (state: Charge['state']) => charges.filter((charge) => charge.state === state).length;
  return {
    batch,
    people: headers.length,
    calls: {
      bought: count('bought'),
      reused: headers.reduce((sum, { callsReused }) => sum + callsReused, 0),
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
  { person, because, receipt, cursor }: CancelQuery,
  last: Cancellation | undefined,
): Promise<Picked> {
  if (receipt !== undefined) {
    const page = await listSubjects(context, { batch, limit: pageSize, cursor, state: 'cancelled' });
    return { ...page, headers: page.items.filter(({ cancel }) => cancel?.at === last?.at) };
  }
  if (person !== undefined) {
    const header = await headerItems.read(context.table, headerKey({ batch, id: person }));
    const isOpen = header !== undefined && transitions[header.state].cancel !== null;
    return { headers: isOpen ? [header] : [] };
  }
  const headers: Header[] = [];
  let from = decodePosition(position, cursor);
  for (let walks = 0; walks < mostWalks && headers.length < pageSize; walks += 1) {
    const picking = { at: context.now(), because, position: from };
    const { selected, next } = await selectCancelled(context, batch, picking, pageSize);
    headers.push(...selected);
    from = next;
    if (next === undefined) return { headers };
  }
  return { headers, cursor: from && encodePosition(from) };
}

const lastView = ({ at, by, because, people, doneAt }: Cancellation): CancelSelectionView['last'] => ({
  askedAt: new Date(at).toISOString(),
  ...(by === undefined ? {} : { askedBy: by }),
  ...(because === undefined ? {} : { because }),
  people,
  ...(doneAt === undefined ? {} : { doneAt: new Date(doneAt).toISOString() }),
});
