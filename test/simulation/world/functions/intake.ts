import type { SQSBatchResponse } from 'aws-lambda';
import { createPhotos } from '../../../../functions/photos/photos.ts';
import { createRows } from '../../../../functions/rows/rows.ts';
import { withNotificationRelay } from '../../../../shared/lambda/relay.ts';
import { uploadHint } from '../../../../shared/lambda/s3-event.ts';
import type { UploadEvent, UploadHints } from '../../../../shared/uploads/upload.ts';
import { noArchives } from '../../../support/zip/no-archives.ts';
import type { Message } from '../aws/queue.ts';
import type { Process } from '../process.ts';
import type { World } from '../world.ts';
import { invokeOn, run } from './invoke.ts';
import { standInFor } from './prepare-photo.ts';

const partsOf = (world: World, process: Process) => ({
  ledger: world.ledgerOf(process),
  inbox: world.inboxOf(process),
  jobs: world.jobsOf(process),
  settings: world.settings,
  newName: process.newName,
  log: world.log(process.name),
});

interface Reader {
  readonly process: Process;
  readonly watched: (response: Promise<SQSBatchResponse>) => Promise<SQSBatchResponse>;
}

function startReader(world: World, kind: 'photos' | 'rows', messages: readonly Message[]): Reader {
  const isFaultFree = world.readers.noteStart(messages);
  const watched = (response: Promise<SQSBatchResponse>) =>
    isFaultFree ? response : world.readers.watch(messages, response);
  return { process: world.start(kind, undefined, isFaultFree), watched };
}

const invocationOf = ({ remainingMs }: Process) => ({ getRemainingTimeInMillis: remainingMs });

export function startPhotos(world: World, messages: readonly Message[]): void {
  const { process, watched } = startReader(world, 'photos', messages);
  const photos = createPhotos({
    ...partsOf(world, process),
    archives: noArchives,
    hints: hintsOf(world, process),
    preparePhoto: standInFor(process),
  });
  const invocation = invokeOn(world, world.queues.photos, messages, (event) =>
    watched(
      withNotificationRelay(
        relayTo(world, process, 'photos'),
        world.log(process.name),
        photos,
      )(event, invocationOf(process)),
    ),
  );
  void run(world, process, invocation);
}

export function startRows(world: World, messages: readonly Message[]): void {
  const { process, watched } = startReader(world, 'rows', messages);
  const rows = createRows({ ...partsOf(world, process), hints: hintsOf(world, process) });
  const invocation = invokeOn(world, world.queues.rows, messages, (event) =>
    watched(
      withNotificationRelay(
        relayTo(world, process, 'rows'),
        world.log(process.name),
        rows,
      )(event, invocationOf(process)),
    ),
  );
  void run(world, process, invocation);
}

const relayTo = (world: World, process: Process, queue: 'photos' | 'rows') => (upload: UploadEvent) =>
  process.cross(5, async () => world.queues[queue].send(uploadHint(upload)));

export const hintsOf = (world: World, process: Process): UploadHints => ({
  send: (upload: UploadEvent & { readonly kind: string }) =>
    process.cross(5, async () =>
      world.queues[upload.kind === 'photo' ? 'photos' : 'rows'].send(uploadHint(upload)),
    ),
});
