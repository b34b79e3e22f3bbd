import * as z from 'zod';
import { type Customer, customerOf } from '../../../shared/customers/customer.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { erasedChargesItems, erasedPrefix } from '../../../shared/ledger/items/erased-charges.ts';
import { batchPartition, customerOfSubject } from '../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../shared/ledger/items/load.ts';
import type { Part } from '../../../shared/ledger/items/part.ts';
import { anonymousCharges, type Charge, chargesOf } from '../../../shared/ledger/parts/charges.ts';
import { operationOf, type PartName } from '../../../shared/plan/part-names.ts';
import type { Page } from '../../../shared/table/table.ts';
import { toMoneyView } from '../../../shared/views/money.ts';
import type { ChargeView } from '../../../shared/views/statement.ts';
import { decodePosition, encodePosition, withCursor } from '../http/lists/cursor.ts';
import { listSubjects } from './people/subjects.ts';

/** `of`: charges of living or of erased subjects. `in`: the cursor. */
const position = z.strictObject({ of: z.enum(['subjects', 'erased']), in: z.string().optional() });

interface EntryMakers<Entry> {
  readonly ofPart: (name: PartName, part: Part, id: string) => readonly Entry[];
  readonly ofErased: (charge: Charge) => Entry;
  readonly takes?: (customer: Customer) => boolean;
}

/**
 * A page without entries may still have a cursor.
 * @param limit the most subjects to scan
 */
export async function listFromParts<Entry>(
  context: LedgerContext,
  batch: string,
  limit: number,
  cursor: string | undefined,
  makers: EntryMakers<Entry>,
): Promise<Page<Entry>> {
  const { of, in: inner } = decodePosition(position, cursor) ?? { of: 'subjects' as const };
  return of === 'subjects'
    ? entriesOfSubjects(context, batch, limit, inner, makers)
    : entriesOfErased(context, batch, limit, inner, cursor, makers);
}

/** Includes replaced versions and possible charges. */
export const listCharges = (
  context: LedgerContext,
  batch: string,
  limit: number,
  cursor?: string,
): Promise<Page<ChargeView>> =>
  listFromParts(context, batch, limit, cursor, {
    ofPart: (name, part, id) => chargesOf(name, part).map((charge) => viewOf(charge, id)),
    ofErased: (charge) => viewOf(charge),
  });

async function entriesOfSubjects<Entry>(
  context: LedgerContext,
  batch: string,
  limit: number,
  cursor: string | undefined,
  { ofPart, takes = () => true }: EntryMakers<Entry>,
): Promise<Page<Entry>> {
  const page = await listSubjects(context, { batch, limit, cursor });
  const taken = page.items.filter((header) => takes(customerOfSubject(header)));
  const found = await Promise.all(
    taken.map(async (header) => {
      const report = await loadReport(context, header);
      return [...(report?.parts ?? [])].flatMap(([name, part]) => ofPart(name, part, header.id));
    }),
  );
  const next =
    page.cursor === undefined ? { of: 'erased' as const } : { of: 'subjects' as const, in: page.cursor };
  return { items: found.flat(), cursor: encodePosition(next) };
}

async function entriesOfErased<Entry>(
  { table }: LedgerContext,
  batch: string,
  limit: number,
  inner: string | undefined,
  cursor: string | undefined,
  { ofErased: entryOf, takes = () => true }: EntryMakers<Entry>,
): Promise<Page<Entry>> {
  const page = await withCursor(cursor, () =>
    table.query({
      pk: batchPartition(batch),
      prefix: erasedPrefix,
      limit,
      ...(inner === undefined ? {} : { cursor: inner }),
    }),
  );
  const items = page.items
    .map((item) => erasedChargesItems.parse(item))
    .filter(({ owner = customerOf(batch) }) => takes(owner))
    .flatMap(({ charges }) => anonymousCharges(charges).map(entryOf));
  return page.cursor === undefined
    ? { items }
    : { items, cursor: encodePosition({ of: 'erased', in: page.cursor }) };
}

export const viewOf = ({ part, state, at, price, stated }: Charge, id?: string): ChargeView => ({
  ...(id === undefined ? {} : { id }),
  part,
  operation: operationOf(part),
  state,
  ...(at === undefined ? {} : { at: new Date(at).toISOString() }),
  ...(price === undefined ? {} : { price: toMoneyView(price) }),
  ...(stated === undefined ? {} : { told: toMoneyView(stated) }),
});
