import * as z from 'zod';
import { jsonOf } from '../../json.ts';
import { readBatchItem } from '../../ledger/batches/batches.ts';
import { batchPartition, uploadPartitions } from '../../ledger/items/keys.ts';
import { placeSubject } from '../../places/place.ts';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import { exists, type Item, type PartitionQuery, type Table } from '../../table/table.ts';
import { linkPrefix, photoLinkItems, photoLinkListedAs } from '../../uploads/photo-owner.ts';
import { listedAs, uploadItems, uploadPrefix } from '../../uploads/upload.ts';
import { deliveriesPartition, deliveryItems, deliveryListedAs } from '../../webhooks/delivery.ts';
import { storedWebhooks } from '../../webhooks/webhook.ts';
import { deadLetterItems, deadLettersPartition, letterWrites } from '../dead-letters.ts';
import { nextPlace, type SweepRun, sweepPosition } from './run.ts';

const listing = z.object({
  v: z.literal(schemaVersion),
  place: z.string().optional(),
  /** The partition key at `place`, because webhooks come and go during the listing. */
  partition: z.string().optional(),
  doneAt: z.number().optional(),
});
const listingItems = new ItemKind('A listing of former items', listing);

/** Items that earlier versions wrote without keys of the `batch` index. */
interface Former {
  readonly of: string;
  readonly partitions: () => readonly PartitionQuery[] | Promise<readonly PartitionQuery[]>;
  readonly list: (table: Table, item: Item) => Promise<unknown>;
}

const pageSize = 500;

/** Adds keys of the `batch` index page by page. The stored position makes one pass enough for all erasures. */
const listFormer =
  <R extends Pick<SweepRun, 'deps'>>(formerOf: (run: R) => Promise<Former | undefined>) =>
  async (run: R): Promise<string | undefined> => {
    const { table, now } = run.deps.ledger;
    const former = await formerOf(run);
    if (former === undefined) return undefined;
    const key = { pk: `listing#${former.of}`, sk: 'listing' };
    const known = await listingItems.read(table, key);
    if (known?.doneAt !== undefined) return undefined;
    const partitions = await former.partitions();
    const { at, cursor } = positionIn(partitions, known);
    const partition = partitions[at];
    const page =
      partition &&
      (await table.query({ ...partition, limit: pageSize, ...(cursor === undefined ? {} : { cursor }) }));
    for (const item of page?.items ?? []) if (item.batchShard === undefined) await former.list(table, item);
    const place = nextPlace(at, partitions.length, page?.cursor);
    await table.update(
      listingItems.update({
        key,
        set: {
          v: schemaVersion,
          place,
          partition: partitions[sweepPosition(place)[0]]?.pk,
          doneAt: place === undefined ? now() : undefined,
        },
        condition:
          known?.place === undefined
            ? listingItems.missing('place')
            : listingItems.equals('place', known.place),
      }),
    );
    return place;
  };

function positionIn(partitions: readonly PartitionQuery[], known: z.output<typeof listing> | undefined) {
  const [stored, cursor] = sweepPosition(known?.place);
  const partition = known?.partition;
  if (partition === undefined) return { at: stored, cursor };
  const at = partitions.findIndex(({ pk }) => pk === partition);
  if (at >= 0) return { at, cursor };
  const later = partitions.findIndex(({ pk }) => pk > partition);
  return { at: later >= 0 ? later : partitions.length, cursor: undefined };
}

export const listBatch = listFormer(async ({ deps, subject: { batch } }: SweepRun) => {
  const known = await readBatchItem(deps.ledger, batch);
  if (known?.createdAt !== undefined && known.listedSince === known.createdAt) return undefined;
  return {
    of: batchPartition(batch),
    partitions: () => [
      { pk: batchPartition(batch), prefix: linkPrefix },
      ...uploadPartitions(batch).map((pk) => ({ pk, prefix: uploadPrefix })),
    ],
    list: (table, item) =>
      item.sk.startsWith(linkPrefix) ? listLink(table, batch, item) : listUpload(table, item),
  };
});

async function listLink(table: Table, batch: string, item: Item): Promise<void> {
  const link = photoLinkItems.parse(item);
  const set = photoLinkListedAs({ batch, id: link.id }, item.sk.slice(linkPrefix.length));
  const condition = photoLinkItems.equals('id', link.id);
  await table.update(photoLinkItems.update({ key: { pk: item.pk, sk: item.sk }, set, condition }));
}

async function listUpload(table: Table, { pk, sk, ...item }: Item): Promise<void> {
  const set = listedAs(uploadItems.parse({ pk, sk, ...item }));
  if (set.batchShard === undefined) return;
  await table.update(uploadItems.update({ key: { pk, sk }, set, condition: exists('pk') }));
}

export const listLetters = listFormer(async ({ deps }: Pick<SweepRun, 'deps'>) => ({
  of: 'all letters',
  partitions: () => deps.deadQueues.map((queue) => ({ pk: deadLettersPartition(queue) })),
  list: async (table, item) => {
    const [first, ...copies] = letterWrites(item.sk, deadLetterItems.parse(item));
    if (first?.set?.batchShard === undefined) return;
    // A deleted item must not come back.
    const listed = { ...first, condition: exists('pk') };
    if (!(await table.update(listed)).ok) return;
    for (const copy of copies) await table.update(copy);
  },
}));

const aboutPlace = z.object({ data: z.object({ place: z.string() }) });

export const listDeliveries = listFormer(async ({ deps }: Pick<SweepRun, 'deps'>) => ({
  of: 'all deliveries',
  partitions: async () =>
    (await storedWebhooks(deps.ledger.table)).map(({ id }) => ({ pk: deliveriesPartition(id) })),
  list: async (table, { pk, sk, ...item }) => {
    const { id, body } = deliveryItems.parse(item);
    const place = aboutPlace.safeParse(jsonOf(body)).data?.data.place;
    if (place === undefined) return;
    const set = deliveryListedAs(placeSubject(place), id);
    await table.update(deliveryItems.update({ key: { pk, sk }, set, condition: exists('pk') }));
  },
}));
