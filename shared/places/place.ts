import { languages } from '@palmleaf/contract/languages';
import * as z from 'zod';
import { type Customer, nameOfCustomer } from '../customers/customer.ts';
import type { Place } from '../intake/places/place-row.ts';
import { storedInputNote } from '../intake/reasons/input-note.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { placePartition, placesBatch, type Subject } from '../ledger/items/keys.ts';
import { hashOf } from '../plan/canonical.ts';
import { isNewer, type Source, source } from '../plan/inputs.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Key, Page, Table } from '../table/table.ts';

const place = z.object({
  pk: z.string(),
  sk: z.string(),
  v: z.literal(schemaVersion),
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  timezone: z.string(),
  language: z.enum(languages).optional(),
  notes: z.array(storedInputNote),
  /** The seed of the feed's address, and the hash of the address's token (shared/feeds/). */
  feed: z.object({ nonce: z.string(), tokenHash: z.string(), since: z.number() }).optional(),
  source,
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
});
export type StoredPlace = z.output<typeof place>;
export const placeItems = new ItemKind('A place', place);

export const placeSubject = (id: string): Subject => ({ batch: placesBatch, id });

export const placeKey = (id: string): Key => ({ pk: placePartition(id), sk: 'place' });

const placeList = 'places';
const listed = (id: string) => ({ batchShard: placeList, stateId: id });

export async function listPlaces(
  table: Table,
  limit: number,
  cursor?: string,
  customer?: Customer,
): Promise<Page<StoredPlace>> {
  const page = await table.queryIndex({
    index: 'batch',
    partition: placeList,
    ...(customer === undefined ? {} : { prefix: nameOfCustomer(customer, '') }),
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const places = await Promise.all(page.items.map((key) => placeItems.read(table, key)));
  return { ...page, items: places.filter((known) => known !== undefined) };
}

type Stored = 'stored' | 'unchanged' | { readonly line: number };

/** An older upload never replaces a newer one, and a later line of a table never replaces an earlier one. */
export async function storePlace({ table }: LedgerContext, next: Place, from: Source): Promise<Stored> {
  for (;;) {
    const known = await placeItems.read(table, placeKey(next.id));
    if (known !== undefined && !isNewer(source.parse(from), known.source))
      return earlierLineOf(known, next, from);
    const { id } = next;
    const content = contentOf(next);
    const result = await table.update(
      placeItems.update({
        key: placeKey(id),
        set: { v: schemaVersion, ...content, ...listed(id), source: source.parse(from) },
        ...(content.language === undefined ? { remove: ['language'] as const } : {}),
        condition:
          known === undefined
            ? itemMissing
            : placeItems.equals(['source', 'sequencer'], known.source.sequencer),
      }),
    );
    if (!result.ok) continue;
    const isChanged = known === undefined || hashOf(contentOf(known)) !== hashOf(content);
    return isChanged ? 'stored' : 'unchanged';
  }
}

function earlierLineOf(known: StoredPlace, next: Place, from: Source): Stored {
  const { key, sequencer, line } = known.source;
  const isInSameTable =
    key === from.key && sequencer === from.sequencer && line !== undefined && line !== from.line;
  return isInSameTable && hashOf(contentOf(known)) !== hashOf(contentOf(next)) ? { line } : 'unchanged';
}

const contentOf = ({
  id,
  name,
  lat,
  lon,
  timezone,
  language,
  notes,
}: Omit<Place, 'language'> & { readonly language?: Place['language'] | undefined }) => ({
  id,
  name,
  lat,
  lon,
  timezone,
  ...(language === undefined ? {} : { language }),
  notes: [...notes],
});
