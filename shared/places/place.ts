import { z } from 'zod';
import type { Place } from '../intake/places/place-row.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { placePartition } from '../ledger/keys.ts';
import { parseItem, schemaVersion } from '../ledger/model.ts';
import { hashOf } from '../plan/canonical.ts';
import { isNewer, type Source, source } from '../plan/inputs.ts';
import { equals, type Key, missing, type Page, type Path, type Table } from '../table/table.ts';

/** A place whose calendar is kept. Its zone is an IANA name, because the offset changes over the year. */
export const place = z.object({
  pk: z.string(),
  sk: z.string(),
  v: z.literal(schemaVersion),
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  timezone: z.string(),
  notes: z.array(z.string()),
  source,
});
export type StoredPlace = z.output<typeof place>;

export { placePartition };
export const placeKey = (id: string): Key => ({ pk: placePartition(id), sk: 'place' });

/** Partition of the `batch` index that lists all places, by id: the item carries its keys itself. */
const placeList = 'places';
const listed = (id: string) => ({ batchShard: placeList, stateId: id });

/** One page of all places, in order of id. */
export async function listPlaces(table: Table, limit: number, cursor?: string): Promise<Page<StoredPlace>> {
  const page = await table.queryIndex({
    index: 'batch',
    partition: placeList,
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const items = await Promise.all(page.items.map((key) => table.get(key)));
  const places = items.flatMap((item) => (item === undefined ? [] : [parseItem(place, item, 'A place')]));
  return { ...page, items: places };
}

/**
 * Stores a place. An older upload never replaces a newer one.
 *
 * @returns true when the place is new or has changed
 */
export async function storePlace({ table }: LedgerContext, next: Place, from: Source): Promise<boolean> {
  for (;;) {
    const item = await table.get(placeKey(next.id));
    const known = item && parseItem(place, item, 'A place');
    if (known !== undefined && !isNewer(source.parse(from), known.source)) return false;
    const { id, name, lat, lon, timezone, notes } = next;
    const content = { id, name, lat, lon, timezone, notes: [...notes] };
    const result = await table.update({
      key: placeKey(id),
      set: Object.entries({ v: schemaVersion, ...content, ...listed(id), source: source.parse(from) }).map(
        ([attribute, value]): readonly [Path, unknown] => [[attribute], value],
      ),
      condition:
        known === undefined ? missing('pk') : equals(['source', 'sequencer'], known.source.sequencer),
    });
    if (!result.ok) continue;
    if (known === undefined) return true;
    const before = {
      id,
      name: known.name,
      lat: known.lat,
      lon: known.lon,
      timezone: known.timezone,
      notes: known.notes,
    };
    return hashOf(before) !== hashOf(content);
  }
}
