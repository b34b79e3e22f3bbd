import { readPlaces } from '../../shared/intake/places.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Worker } from '../../shared/ledger/waves.ts';
import type { Log } from '../../shared/log.ts';
import { wantMonths } from '../../shared/places/months.ts';
import { storePlace } from '../../shared/places/place.ts';
import type { Inbox } from '../../shared/uploads/inbox.ts';
import { recordRejection } from '../../shared/uploads/rejection.ts';
import { endUpload, nothingCounted, takeUpload, type UploadEvent } from '../../shared/uploads/upload.ts';

export interface PlacesDeps {
  readonly ledger: LedgerContext;
  readonly inbox: Inbox;
  readonly jobs: Jobs;
  readonly reader: Worker;
  readonly jobGrace: number;
  readonly takeOverAfter: number;
  readonly log: Log;
}

/** The batch under which the uploads of places are listed; no batch of subjects can have this name. */
export const placesUploads = (name: string): string => `places/${name}`;

/** Jobs that are sent together. */
const together = 10;

/** Takes a table of places. A thousand of them take seconds, so it is read in one go. */
export async function takePlaces(deps: PlacesDeps, event: UploadEvent, name: string): Promise<void> {
  const { ledger, inbox, reader, log } = deps;
  const batch = placesUploads(name);
  const taking = await takeUpload(ledger, event, 'places', batch, reader, reader.until + deps.takeOverAfter);
  if (taking.kind === 'ignored') return log.info('An upload is left alone', { batch, why: taking.why });
  const { upload } = taking;
  const object = await inbox.read(upload);
  if (object === undefined) return endUpload(ledger, upload, reader, 'superseded', upload);
  const counts = { ...nothingCounted };
  const wanted: string[] = [];
  const sendJobs = () => deps.jobs.send(wanted.splice(0).map((key) => ({ kind: 'place', key })));
  const warnings: string[] = [];
  for await (const item of readPlaces(object.chunks())) {
    if (item.kind === 'warning') warnings.push(item.warning.reason);
    if (item.kind === 'refused') {
      for (const refusal of item.refusals) await recordRejection(ledger, upload, refusal);
      counts.refused += 1;
    }
    if (item.kind === 'place') {
      const stored = await storePlace(ledger, item.place, event);
      counts[stored ? 'accepted' : 'unchanged'] += 1;
      // Also of a place that is unchanged: a reader that died may not have come to ask for its months.
      if (await wantMonths(ledger, item.place.id, ledger.now() + deps.jobGrace)) wanted.push(item.place.id);
      if (wanted.length >= together) await sendJobs();
    }
    if (item.kind !== 'warning' && item.line > 1) counts.rows += 1;
  }
  await sendJobs();
  const nothing = counts.accepted + counts.unchanged === 0 && counts.refused > 0;
  await endUpload(ledger, upload, reader, nothing ? 'refused' : 'done', { counts, warnings });
  log.info('A table of places is read', { ...counts });
}
