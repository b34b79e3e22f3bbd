import {
  type Customer,
  nameOfCustomer,
  ownerOfName,
  placeTableBatch,
} from '../../shared/customers/customer.ts';
import { type PlaceItem, readPlaces, repeatedPlace } from '../../shared/intake/places/place-row.ts';
import { isErased, wholeBatch } from '../../shared/ledger/items/tombstone.ts';
import { wantMonths } from '../../shared/places/months.ts';
import { placeSubject, storePlace } from '../../shared/places/place.ts';
import { isNewer } from '../../shared/plan/inputs.ts';
import { removeUpload } from '../../shared/uploads/claim.ts';
import { sourceOf, type UploadEvent, uploadItems, uploadKey } from '../../shared/uploads/upload.ts';
import { readUpload } from './read-upload.ts';
import type { TableDeps, TableUpload } from './table-upload.ts';

const placesPerSend = 10;

/** Resumes at the recorded byte; repeating a place changes nothing. */
export async function ingestPlaces(deps: TableDeps, event: UploadEvent, name: string): Promise<void> {
  const { customer } = ownerOfName(name);
  const batch = placeTableBatch(name);
  if (await isErased(deps.ledger, wholeBatch(batch), event.time)) {
    const expected = await uploadItems.read(deps.ledger.table, uploadKey(batch, event.key));
    if (expected !== undefined && !isNewer(expected, event)) await removeUpload(deps.ledger, expected);
    return deps.log.info('A table of an erased customer is skipped', { batch });
  }
  await readUpload(deps, event, {
    kind: 'places',
    batch,
    items: (chunks, options) => readPlaces(chunks, { ...options, gazetteer: deps.gazetteer }),
    ingest: async (table, items) => {
      const wanted: string[] = [];
      const sendJobs = () => deps.jobs.send(wanted.splice(0).map((key) => ({ kind: 'place', key })));
      let ingested = 0;
      for await (const item of items) {
        wanted.push(...(await ingestItem(deps, table, item, customer)));
        ingested += 1;
        if (ingested % placesPerSend !== 0) continue;
        await sendJobs();
        if (!(await table.saveReached(item.checkpoint))) return;
      }
      await sendJobs();
      await table.finish();
    },
  });
}

/** @returns the place, if some of its months must be bought */
async function ingestItem(
  { ledger, settings }: TableDeps,
  table: TableUpload,
  item: PlaceItem,
  customer: Customer,
): Promise<string[]> {
  switch (item.kind) {
    case 'warning':
      table.warn(item.warning);
      return [];
    case 'refused':
      await table.refuse(item.line, item.refusals);
      return [];
    case 'row': {
      const id = nameOfCustomer(customer, item.row.id);
      if (await isErased(ledger, placeSubject(id), table.upload.time)) {
        table.count({ rows: 1, unchanged: 1 });
        return [];
      }
      const stored = await storePlace(ledger, { ...item.row, id }, sourceOf(table.upload, item.line));
      if (typeof stored === 'object') {
        await table.refuse(item.line, [repeatedPlace(item.line, stored.line)]);
        return [];
      }
      table.count({ rows: 1, [stored === 'stored' ? 'accepted' : 'unchanged']: 1 });
      // An unchanged place is checked too: an earlier reader may have crashed.
      const dueAt = ledger.now() + settings.jobs.graceMs;
      const asked = await wantMonths(ledger, id, dueAt, settings.places.monthsAhead);
      return asked ? [id] : [];
    }
  }
}
