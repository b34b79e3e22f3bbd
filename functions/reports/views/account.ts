import * as z from 'zod';
import { monthOf } from '../../../shared/budget/periods.ts';
import type { BatchId } from '../../../shared/customers/customer.ts';
import { listBatches } from '../../../shared/ledger/batches/batches.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { placesBatch } from '../../../shared/ledger/items/keys.ts';
import type { Part } from '../../../shared/ledger/items/part.ts';
import { type Charge, chargesOf, refundedCharges } from '../../../shared/ledger/parts/charges.ts';
import { amountFor, type PriceTable } from '../../../shared/money/prices.ts';
import { operationOf, type PartName } from '../../../shared/plan/part-names.ts';
import { AccountSum } from '../../../shared/reports/account-lines.ts';
import type { Page } from '../../../shared/table/table.ts';
import type { AccountEntry, AccountKind } from '../../../shared/views/statement.ts';
import { decodePosition, encodePosition, withCursor } from '../http/lists/cursor.ts';
import { listFromParts, viewOf } from './charges.ts';

interface AccountOf {
  /** `2026-11`, in UTC. */
  readonly month: string;
  readonly customer?: string | undefined;
  readonly prices?: PriceTable | undefined;
}

/** Cursors in the list of batches and within one batch; `places`: that batch holds all places. */
const position = z.strictObject({
  after: z.string().optional(),
  within: z.string().optional(),
  places: z.literal(true).optional(),
});

export async function listAccount(
  context: LedgerContext,
  account: AccountOf,
  limit: number,
  cursor?: string,
): Promise<Page<AccountEntry>> {
  const { after, within, places } = decodePosition(position, cursor) ?? {};
  const page = places
    ? { items: [placesBatch] }
    : await withCursor(cursor, () => listBatches(context.table, 1, after, account.customer));
  const [batch] = page.items;
  const next =
    page.cursor === undefined ? encodePosition({ places: true }) : encodePosition({ after: page.cursor });
  if (batch === undefined) return { items: [], cursor: next };
  const { items, cursor: inBatch } = await listOfBatch(context, account, batch, limit, within);
  if (inBatch !== undefined) return { items, cursor: encodePosition({ after, within: inBatch, places }) };
  return places ? { items } : { items, cursor: next };
}

async function listOfBatch(
  context: LedgerContext,
  { month, customer, prices }: AccountOf,
  batch: BatchId,
  limit: number,
  cursor: string | undefined,
): Promise<Page<AccountEntry>> {
  const entry = (kind: AccountKind, charge: Charge, id?: string): AccountEntry => {
    const { state: _, ...view } = viewOf(charge, id);
    return { batch, ...view, kind };
  };
  const page = await listFromParts<AccountEntry>(context, batch, limit, cursor, {
    ofPart: (name, part, id) => [
      ...chargesOf(name, part).map((charge) => entry(charge.state, charge, id)),
      ...refundedCharges(name, part).map((charge) => entry('refunded', charge, id)),
      ...unboughtOf(name, part, prices).map(({ kind, ...charge }) => entry(kind, charge, id)),
    ],
    ofErased: (charge) => entry(charge.state, charge),
    // Places of all customers are in one batch.
    takes: (owner) => customer === undefined || owner === customer,
  });
  const isIn = ({ at }: AccountEntry) => at !== undefined && monthOf(Date.parse(at)) === month;
  return { ...page, items: page.items.filter(isIn) };
}

function unboughtOf(
  part: PartName,
  { state, at, wave, reusedFrom }: Part,
  prices: PriceTable | undefined,
): readonly (Charge & { readonly kind: AccountKind })[] {
  const call = { part, state: 'bought', at, wave } as const;
  if (state === 'refused') return [{ ...call, kind: 'refused' }];
  if (state !== 'bought' || reusedFrom === undefined) return [];
  const price = amountFor(prices, operationOf(part));
  return [{ ...call, kind: 'reused', ...(price === undefined ? {} : { price }) }];
}

const maxPages = 20;
const pageSize = 100;

export async function readAccountSum(
  context: LedgerContext,
  account: AccountOf,
): Promise<{ readonly sum: AccountSum; readonly isWhole: boolean }> {
  const sum = new AccountSum();
  let cursor: string | undefined;
  for (let pages = 0; pages < maxPages; pages += 1) {
    const page = await listAccount(context, account, pageSize, cursor);
    sum.add(page.items);
    cursor = page.cursor;
    if (cursor === undefined) return { sum, isWhole: true };
  }
  return { sum, isWhole: false };
}
