import { subjectName } from '../../../../shared/ledger/items/keys.ts';
import { rejectionItems } from '../../../../shared/uploads/rejection.ts';
import { rejectionPrefix, uploadItems, uploadKey } from '../../../../shared/uploads/upload.ts';
import type { File } from '../scenario/files.ts';
import type { World } from '../world.ts';
import { isPhotoErased } from './inputs.ts';

export function checkUploads(world: World): void {
  const rejected = new Set<string>();
  const cancelled = new Set<string>();
  for (const item of world.table.items()) {
    if (!item.sk.startsWith(rejectionPrefix)) continue;
    const { upload, etag, line = 0, field = '', code } = rejectionItems.parse(item);
    // If the clock was set back, an upload from before the ban seems to follow it.
    if (code === 'kept-out' && world.scenario.clockSteps !== undefined) continue;
    if (code === 'cancelled') {
      cancelled.add(`${upload} ${etag}`);
      continue;
    }
    rejected.add([upload, etag, line, field].join(' '));
  }
  const erased = photosOfErased(world);
  for (const file of newestFiles(world.files)) {
    if (erased.has(file.key) || world.erasedBatches.has(file.batch)) continue;
    if (file.isBanned === true) continue;
    const isCancelled = cancelled.has(`${file.key} ${file.etag}`);
    if (
      isCancelled &&
      !world.cancels.wasCancelledSince(file, file.time) &&
      !file.lines.some(({ subject }) => world.cancels.wasCancelledSince(subject, file.time))
    )
      world.wrong('*', `${file.key} was refused as cancelled, but was uploaded later`);
    checkUpload(world, file, isCancelled);
    for (const { line, field = '' } of file.bad) {
      if (!rejected.delete([file.key, file.etag, line, field].join(' ')))
        world.wrong('*', `Line ${line} of ${file.key} was neither accepted nor refused`);
    }
  }
  const banned = world.files.filter(({ isBanned }) => isBanned);
  const isOfErased = (refusal: string) =>
    [...world.erasedBatches].some((batch) => refusal.includes(`/${batch}/`)) ||
    refusal.includes('/(kept out: ') ||
    banned.some(({ key }) => refusal.startsWith(`${key} `));
  const badLines = new Set(
    world.files.flatMap(({ key, etag, bad }) =>
      bad.map(({ line, field = '' }) => [key, etag, line, field].join(' ')),
    ),
  );
  for (const refusal of rejected)
    if (!badLines.has(refusal) && !isOfErased(refusal))
      world.wrong('*', `A valid upload was refused: ${refusal}`);
}

const photosOfErased = (world: World): ReadonlySet<string> =>
  new Set(
    world.scenario.people
      .filter((person) => world.erased.has(subjectName(person.subject)) || isPhotoErased(world, person))
      .map(({ subject: { batch, id }, photoName }) => `palms/${batch}/${photoName ?? id}.jpg`),
  );

function checkUpload(world: World, file: File, isCancelled: boolean): void {
  const key = uploadKey(file.batch, file.key);
  for (const item of world.table.items()) {
    if (item.pk !== key.pk || item.sk !== key.sk) continue;
    const { state, etag } = uploadItems.parse(item);
    const expectedState = file.isRefused ? 'refused' : 'done';
    if (etag !== file.etag) world.wrong('*', `An older version of ${file.key} was read last`);
    else if (state !== expectedState && !(isCancelled && state === 'refused'))
      world.wrong('*', `${file.key} stays ${state} and should be ${expectedState}`);
    return;
  }
  world.wrong('*', `${file.key} was never read`);
}

const newestFiles = (files: readonly File[]): Iterable<File> =>
  new Map(files.map((file) => [file.key, file])).values();
