import { customerErasureKey } from '../../../shared/erasure/customer-erasure.ts';
import {
  type Receipt,
  type Retention,
  readReceipt,
  remainsOfCustomer,
} from '../../../shared/erasure/receipt.ts';
import { wholeErasureItems } from '../../../shared/erasure/whole-erasure.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { headerKey, type Subject } from '../../../shared/ledger/items/keys.ts';
import type { ErasedBecause } from '../../../shared/ledger/items/tombstone.ts';
import type { NameHash } from '../../../shared/ledger/name-hash.ts';
import { reportPath } from '../../../shared/reports/report-view.ts';
import type { CustomerErasureView, ErasureView } from '../../../shared/views/erasure-view.ts';
import { toCostView } from '../../../shared/views/money.ts';

export interface ReportsErasure {
  readonly nameHash: NameHash;
  readonly retention: Retention;
}

export async function readErasureView(
  ledger: Pick<LedgerContext, 'table' | 'now'>,
  { nameHash, retention }: ReportsErasure,
  subject: Subject,
): Promise<ErasureView | undefined> {
  const receipt = await readReceipt(ledger, nameHash, subject, retention);
  return receipt && toErasureView(subject, receipt);
}

function toErasureView(
  subject: Subject,
  { remains, removed, held, spent, because, ...times }: Receipt,
): ErasureView {
  return {
    batch: subject.batch,
    id: subject.id,
    state: times.doneAt === undefined ? 'erasing' : 'erased',
    ...times,
    ...becauseOf(because),
    removed: { ...removed },
    ...(spent === undefined
      ? {}
      : { spent: { calls: spent.calls, ...(spent.cost && { cost: toCostView(spent.cost) }) } }),
    remains: remains.map((one) => ({ ...one })),
    held: held.map(({ at, ...one }) => ({ ...one, boughtAt: new Date(at).toISOString() })),
    receipt: `${reportPath(subject)}/receipt`,
  };
}

export function becauseOf(because: ErasedBecause | undefined): Pick<ErasureView, 'because'> {
  if (because === undefined) return {};
  return { because: 'at' in because ? { ...because, at: new Date(because.at).toISOString() } : because };
}

export async function readCustomerErasureView(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  { retention }: ReportsErasure,
  customer: string,
): Promise<CustomerErasureView | undefined> {
  const found = await wholeErasureItems.read(table, customerErasureKey(customer));
  if (found === undefined) return undefined;
  const { at, by, because, doneAt, keepOut, places = 0, batches, people, tables } = found;
  return {
    customer,
    state: doneAt === undefined ? 'erasing' : 'erased',
    askedAt: new Date(at).toISOString(),
    ...(by === undefined ? {} : { askedBy: by }),
    ...becauseOf(because),
    ...(doneAt === undefined ? {} : { doneAt: new Date(doneAt).toISOString(), batches, people, tables }),
    keptOut: keepOut === true,
    places,
    remains: remainsOfCustomer(doneAt ?? now(), retention).map((one) => ({ ...one })),
  };
}

export async function hasReport({ table }: Pick<LedgerContext, 'table'>, subject: Subject): Promise<boolean> {
  const header = await table.get(headerKey(subject));
  return header !== undefined && header.state !== 'erasing';
}
