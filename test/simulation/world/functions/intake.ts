import { createPhotos } from '../../../../functions/photos/photos.ts';
import { createRows } from '../../../../functions/rows/rows.ts';
import { uploadHint } from '../../../../shared/lambda/s3-event.ts';
import type { UploadEvent, UploadHints } from '../../../../shared/uploads/upload.ts';
import type { Message } from '../aws/queue.ts';
import type { Process } from '../process.ts';
import type { World } from '../world.ts';
import { invokeOn, run } from './invoke.ts';
import { standInFor } from './prepare-photo.ts';

/** What photos and rows have in common. */
const partsOf = (world: World, process: Process) => ({
  ledger: world.ledgerOf(process),
  inbox: world.inboxOf(process),
  jobs: world.jobsOf(process),
  settings: world.settings,
  newName: process.newName,
  log: world.log(process.name),
});

const invocationOf = ({ remainingMs }: Process) => ({ getRemainingTimeInMillis: remainingMs });

export function startPhotos(world: World, messages: readonly Message[]): void {
  const process = world.start('photos');
  const invocation = invokeOn(world, world.queues.photos, messages, (event) =>
    createPhotos({ ...partsOf(world, process), preparePhoto: standInFor(process) })(
      event,
      invocationOf(process),
    ),
  );
  void run(world, process, invocation);
}

export function startRows(world: World, messages: readonly Message[]): void {
  const process = world.start('rows');
  const invocation = invokeOn(world, world.queues.rows, messages, (event) =>
    createRows({ ...partsOf(world, process), hints: hintsOf(world, process) })(event, invocationOf(process)),
  );
  void run(world, process, invocation);
}

/** Sends an upload to its queue again, as rows and the reconciler do. */
export const hintsOf = (world: World, process: Process): UploadHints => ({
  send: (upload: UploadEvent & { readonly kind: string }) =>
    process.cross(5, async () =>
      world.queues[upload.kind === 'photo' ? 'photos' : 'rows'].send(uploadHint(upload)),
    ),
});
