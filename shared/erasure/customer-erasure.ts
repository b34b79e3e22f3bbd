import type { LedgerContext } from '../ledger/context.ts';
import { customerKey } from '../ledger/customers/customer-item.ts';
import { readCustomer } from '../ledger/customers/customers.ts';
import { wholeCustomer } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import type { Key } from '../table/table.ts';
import type { Wish } from './erase.ts';
import { askWholeErasure, erasureSortKey } from './whole-erasure.ts';

const prefix = customerKey('').pk;
export const customerErasureKey = (customer: string): Key => ({
  pk: customerKey(customer).pk,
  sk: erasureSortKey,
});
export const customerOfErasure = ({ pk, sk }: Key): string | undefined =>
  sk === erasureSortKey && pk.startsWith(prefix) ? pk.slice(prefix.length) : undefined;

export function askCustomerErasure(
  context: LedgerContext,
  nameHash: NameHash,
  customer: string,
  wish: Wish = {},
) {
  const begin = async () =>
    (await readCustomer(context, customer)) === undefined ? undefined : { places: 0 };
  const request = { whole: wholeCustomer(customer), key: customerErasureKey(customer), begin };
  return askWholeErasure(context, nameHash, request, wish);
}
