import * as z from 'zod';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { erasedChargesItems, erasedPrefix } from '../../../shared/ledger/items/erased-charges.ts';
import { batchPartition } from '../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../shared/ledger/items/load.ts';
import { type Charge, chargesOf, distinct, readAnonymous } from '../../../shared/ledger/parts/charges.ts';
import { operationOf } from '../../../shared/plan/part-names.ts';
import type { Page } from '../../../shared/table/table.ts';
import { toMoneyView } from '../../../shared/views/money.ts';
import type { ChargeView } from '../../../shared/views/statement.ts';
import { decodePosition, encodePosition, withCursor } from '../http/cursor.ts';
import { listSubjects } from './people/subjects.ts';

/** First the subjects of the batch, then those who were erased. */
const position = z.strictObject({ of: z.enum(['subjects', 'erased']), in: z.string().optional() });

/**
 * The calls of a batch that the service charged for, or may have, subject by subject, also of versions that others have replaced.
 *
 * @param limit subjects that are looked at
 */
export async function listCharges(
  context: LedgerContext,
  batch: string,
  limit: number,
  cursor?: string,
): Promise<Page<ChargeView>> {
  const { of, in: inner } = decodePosition(position, cursor) ?? { of: 'subjects' as const };
  return of === 'subjects'
    ? ofSubjects(context, batch, limit, inner)
    : ofErased(context, batch, limit, inner, cursor);
}

async function ofSubjects(
  context: LedgerContext,
  batch: string,
  limit: number,
  cursor: string | undefined,
): Promise<Page<ChargeView>> {
  const page = await listSubjects(context, { batch, limit, cursor });
  const found = await Promise.all(
    page.items.map(async (header) => {
      const report = await loadReport(context, header);
      return [...(report?.parts ?? [])].flatMap(([name, part]) =>
        chargesOf(name, part).map((charge) => viewOf(charge, header.id)),
      );
    }),
  );
  const next =
    page.cursor === undefined ? { of: 'erased' as const } : { of: 'subjects' as const, in: page.cursor };
  return { items: found.flat(), cursor: encodePosition(next) };
}

async function ofErased(
  { table }: LedgerContext,
  batch: string,
  limit: number,
  inner: string | undefined,
  cursor: string | undefined,
): Promise<Page<ChargeView>> {
  const page = await withCursor(cursor, () =>
    table.query({
      pk: batchPartition(batch),
      prefix: erasedPrefix,
      limit,
      ...(inner === undefined ? {} : { cursor: inner }),
    }),
  );
  const items = page.items.flatMap((item) => {
    const charges = [...erasedChargesItems.parse(item).charges].flatMap(
      (entry) => readAnonymous(entry) ?? [],
    );
    return distinct(charges).map((charge) => viewOf(charge));
  });
  return page.cursor === undefined
    ? { items }
    : { items, cursor: encodePosition({ of: 'erased', in: page.cursor }) };
}

const viewOf = ({ part, state, at, price, told }: Charge, id?: string): ChargeView => ({
  ...(id === undefined ? {} : { id }),
  part,
  operation: operationOf(part),
  state,
  ...(at === undefined ? {} : { at: new Date(at).toISOString() }),
  ...(price === undefined ? {} : { price: toMoneyView(price) }),
  ...(told === undefined ? {} : { told: toMoneyView(told) }),
});
