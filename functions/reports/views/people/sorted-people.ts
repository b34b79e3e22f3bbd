import * as z from 'zod';
import type { LedgerContext } from '../../../../shared/ledger/context.ts';
import type { Header } from '../../../../shared/ledger/items/header.ts';
import { foldedName } from '../../../../shared/ledger/items/name-listing.ts';
import type { State } from '../../../../shared/ledger/items/state.ts';
import { maxSorted } from '../../../../shared/views/requests.ts';
import { decodePosition, encodePosition, foreignCursor } from '../../http/lists/cursor.ts';
import type { OrderedPage } from '../../http/lists/in-order.ts';
import { isNamed } from './name-words.ts';
import { listPeople } from './people.ts';

/** `of`: the list. `from`: how many people precede the page. */
const position = z.strictObject({ of: z.string(), from: z.int().min(0) });

/** People without a name come last. */
const orders: Record<'name' | 'changed', (one: Header, other: Header) => number> = {
  name: (one, other) =>
    Number(nameOf(one) === undefined) - Number(nameOf(other) === undefined) ||
    (nameOf(one) ?? one.id).localeCompare(nameOf(other) ?? other.id, 'en'),
  changed: (one, other) => other.updatedAt - one.updatedAt,
};
const nameOf = ({ nameKey }: Header): string | undefined => nameKey;

export async function sortPeople(
  ledger: Pick<LedgerContext, 'table'>,
  batch: string,
  {
    sort,
    state,
    name,
    limit,
    cursor,
  }: {
    readonly sort: keyof typeof orders;
    readonly state?: State | undefined;
    readonly name?: string | undefined;
    readonly limit: number;
    readonly cursor?: string | undefined;
  },
): Promise<OrderedPage<Header>> {
  const folded = foldedName(name ?? '');
  const list = `${batch}/by ${sort}/${state ?? ''}/${folded}`;
  const { of, from } = decodePosition(position, cursor) ?? { of: list, from: 0 };
  if (of !== list) throw foreignCursor();
  const everybody = (await listPeople(ledger, batch, { state, limit: maxSorted })).items;
  const items = name === undefined ? everybody : everybody.filter((one) => isNamed(one, folded));
  const to = (start: number) => encodePosition({ of: list, from: start });
  return {
    items: items.toSorted(orders[sort]).slice(from, from + limit),
    scanned: everybody.length,
    ...(from > 0 ? { previous: to(Math.max(0, from - limit)) } : {}),
    ...(from + limit < items.length ? { next: to(from + limit) } : {}),
  };
}
