import * as z from 'zod';
import type { LedgerContext } from '../ledger/context.ts';
import { customerKey } from '../ledger/customers/customer-item.ts';
import { readCustomer } from '../ledger/customers/customers.ts';
import { erasuresDue } from '../ledger/items/keys.ts';
import { erasedBecause, excludeWhole, wholeCustomer } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { absentIn, type Wish } from './erase.ts';

/** Times are epoch milliseconds. */
const customerErasure = z.object({
  v: z.literal(schemaVersion),
  at: z.number(),
  by: z.string().optional(),
  because: erasedBecause.optional(),
  keepOut: z.literal(true).optional(),
  place: z.string().optional(),
  walks: z.int(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
  doneAt: z.number().optional(),
  batches: z.int().optional(),
  people: z.int().optional(),
  tables: z.int().optional(),
  places: z.int(),
});
export type CustomerErasure = z.output<typeof customerErasure>;
export const customerErasureItems = new ItemKind('The erasure of a customer', customerErasure);

const sortKey = 'erasure';
const prefix = customerKey('').pk;
export const customerErasureKey = (customer: string): Key => ({ pk: customerKey(customer).pk, sk: sortKey });
export const customerOfErasure = ({ pk, sk }: Key): string | undefined =>
  sk === sortKey && pk.startsWith(prefix) ? pk.slice(prefix.length) : undefined;

/**
 * Requests the erasure of a customer, for whom nothing is accepted until the end. Idempotent.
 * @returns `unknown` if the customer does not exist
 */
export async function askCustomerErasure(
  context: LedgerContext,
  nameHash: NameHash,
  customer: string,
  { by, because, keepOut }: Wish = {},
): Promise<'requested' | 'already requested' | 'unknown'> {
  const { table, now } = context;
  if ((await readCustomer(context, customer)) === undefined) return 'unknown';
  const key = customerErasureKey(customer);
  const known = await customerErasureItems.read(table, key);
  if (known !== undefined && known.doneAt === undefined) return 'already requested';
  const at = Math.max(now(), (known?.at ?? 0) + 1);
  const { ok } = await table.update(
    customerErasureItems.update({
      key,
      set: {
        v: schemaVersion,
        at,
        by,
        because,
        ...(keepOut === undefined ? {} : { keepOut: true }),
        walks: 0,
        places: 0,
        due: erasuresDue,
        dueAt: at,
      },
      remove: ['place', 'doneAt', 'batches', 'people', 'tables', ...absentIn({ by, because, keepOut })],
      condition: known === undefined ? itemMissing : customerErasureItems.exists('doneAt'),
    }),
  );
  // The other request excludes it, at the time that is stored.
  if (!ok) return 'already requested';
  await excludeWhole(context, nameHash, wholeCustomer(customer), { at, by });
  return 'requested';
}
