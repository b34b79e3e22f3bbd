import * as z from 'zod';
import type { LedgerContext } from '../ledger/context.ts';
import { partKey, placePartition } from '../ledger/items/keys.ts';
import { partItems } from '../ledger/items/part.ts';
import { hashOf } from '../plan/canonical.ts';
import type { PlaceInputs } from '../plan/inputs.ts';
import { partOfStretch } from '../plan/month-stretch.ts';
import type { PartName } from '../plan/part-names.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { placeSubject } from './place.ts';

/** Earlier answers of a month, oldest first. The feed compares them: only changed days get a higher `SEQUENCE`. */
const earlierMonth = z.object({
  v: z.literal(schemaVersion),
  count: z.int(),
  versions: z.array(z.object({ at: z.number(), body: z.instanceof(Uint8Array) })),
});
export const earlierMonthItems = new ItemKind('The earlier versions of a month', earlierMonth);

export const earlierMonthKey = (id: string, part: PartName): Key => ({
  pk: placePartition(id),
  sk: `told#${part.slice(part.indexOf('/') + 1)}`,
});

/** Older versions are dropped, because an item holds at most 400 KB. */
const maxVersions = 10;

export async function storeEarlierMonths(
  { table }: Pick<LedgerContext, 'table'>,
  id: string,
  before: PlaceInputs,
  wanted: PlaceInputs,
): Promise<void> {
  for (const stretch of before.months) {
    const name = partOfStretch(stretch);
    const next = wanted.months.find((one) => partOfStretch(one) === name);
    if (next === undefined || hashOf(callOf(before, stretch.tzone)) === hashOf(callOf(wanted, next.tzone)))
      continue;
    const part = await partItems.read(table, partKey(placeSubject(id), name));
    if (part?.state !== 'bought' || part.body === undefined) continue;
    const { at, body } = part;
    const known = await earlierMonthItems.read(table, earlierMonthKey(id, name));
    if (known?.versions.some((one) => one.at === at)) continue;
    await table.update(
      earlierMonthItems.update({
        key: earlierMonthKey(id, name),
        set: {
          v: schemaVersion,
          count: (known?.count ?? 0) + 1,
          versions: [...(known?.versions ?? []), { at, body }].slice(-maxVersions),
        },
        condition: known === undefined ? itemMissing : earlierMonthItems.equals('count', known.count),
      }),
    );
  }
}

const callOf = ({ lat, lon, language }: PlaceInputs, tzone: number) => ({
  lat,
  lon,
  language: language ?? '',
  tzone,
});
