import { type PlaceItem, readPlaces } from '../../shared/intake/places/place-row.ts';
import { wantMonths } from '../../shared/places/months.ts';
import { storePlace } from '../../shared/places/place.ts';
import { sourceOf, type UploadEvent } from '../../shared/uploads/upload.ts';
import { openUpload, type TableDeps, type TableUpload } from './table-upload.ts';

/** The batch under which the uploads of places are listed; no batch of subjects can have this name. */
export const placesUploads = (name: string): string => `places/${name}`;

/** Places whose jobs are sent together. */
const together = 10;

/** Takes the places of one table, one after the other. Resumes at the recorded byte; a place gone over again is unchanged. */
export async function takePlaces(deps: TableDeps, event: UploadEvent, name: string): Promise<void> {
  const opened = await openUpload(deps, event, 'places', placesUploads(name));
  if (opened === undefined) return;
  const { table, object } = opened;
  const wanted: string[] = [];
  const sendJobs = () => deps.jobs.send(wanted.splice(0).map((key) => ({ kind: 'place', key })));
  let taken = 0;
  for await (const item of readPlaces(object.chunks(), { startAt: table.upload.checkpoint })) {
    wanted.push(...(await takeItem(deps, table, item)));
    taken += 1;
    if (taken % together !== 0) continue;
    await sendJobs();
    if (!(await table.reached(item.checkpoint))) return;
  }
  await sendJobs();
  await table.finish();
}

/** @returns the place, if months of it are to be bought */
async function takeItem(
  { ledger, jobGrace }: TableDeps,
  table: TableUpload,
  item: PlaceItem,
): Promise<string[]> {
  switch (item.kind) {
    case 'warning':
      table.warn(item.warning);
      return [];
    case 'refused':
      await table.refuse(item.line, item.refusals);
      return [];
    case 'place': {
      const stored = await storePlace(ledger, item.place, sourceOf(table.upload));
      table.count({ rows: 1, [stored ? 'accepted' : 'unchanged']: 1 });
      // Also of a place that is unchanged: a reader that died may not have come to ask for its months.
      return (await wantMonths(ledger, item.place.id, ledger.now() + jobGrace)) ? [item.place.id] : [];
    }
  }
}
