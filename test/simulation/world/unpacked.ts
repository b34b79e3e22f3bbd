import { type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import { archivedAt } from '../../../shared/uploads/archived.ts';
import { etagOf } from './aws/bucket.ts';
import { s3Notification } from './aws/s3-notification.ts';
import { minute } from './scenario/times.ts';
import type { World } from './world.ts';

export function bringUnpacked(world: World, { batch, id }: Subject, erasedAt: number): void {
  const { clock, archiveRandom, scenario } = world;
  const name = subjectName({ batch, id });
  const person = scenario.people.find(({ subject }) => subjectName(subject) === name);
  // The refusal of a banned photo replaces that of an earlier one.
  const isBanned = scenario.bannedUploads.some(({ subject }) => subjectName(subject) === name);
  // If a clock jumps, the last sweep may come before the photo.
  if (person === undefined || isBanned || scenario.clockSteps !== undefined || archiveRandom.chance(0.3))
    return;
  const key = `palms/${batch}/${person.photoName ?? id}.jpg`;
  const bytes = new TextEncoder().encode(
    `${archiveRandom.pick(['photo', 'broken'])} of an archive for ${name}`,
  );
  const [wait, delay] = [archiveRandom.between(0.5, 10) * minute, archiveRandom.between(1, 90) * minute];
  world.unreported += 1;
  clock.after(wait, () => {
    world.inbox.put(key, bytes, { [archivedAt]: String(Math.round(erasedAt - 2 * minute)) });
    const time = Math.round(clock.now());
    const version = { etag: etagOf(bytes), sequencer: 'F'.repeat(16), sizeBytes: bytes.byteLength };
    clock.after(delay, () => {
      world.unreported -= 1;
      world.queues.photos.send(s3Notification({ bucket: 'inbox', key, time, ...version }));
    });
  });
}
