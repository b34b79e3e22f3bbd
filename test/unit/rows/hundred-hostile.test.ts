import { expect, test } from 'vitest';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { unpackArchive } from '../../../functions/photos/unpack.ts';
import { ingestPlaces } from '../../../functions/rows/ingest-places.ts';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import { classifyUpload } from '../../../shared/uploads/classify-upload.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { hundredHostileFiles } from '../../support/hostile/hundred-files.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';

const lines = Array.from(
  { length: 1000 },
  (_, index) => `p${index},1990-05-10,19:55,52.52,13.405,Europe/Berlin`,
);
const good = `id,date,time,lat,lon,timezone\n${lines.join('\n')}\n`;

async function secondsOf(world: IntakeWorld, event: UploadEvent): Promise<number> {
  const before = process.cpuUsage();
  const deps = {
    ledger: world.ledger,
    reader: { name: event.sequencer, until: world.now + 130_000 },
    preparePhoto,
    settings: usualIntake,
    log: silent,
    inbox: world.inbox,
    archives: world.archives,
    jobs: world.queue,
    remainingMs: () => 100_000,
    hints: { send: async () => undefined },
  };
  const key = await classifyUpload(deps, event);
  if (key?.kind === 'photo') await ingestPhoto(deps, event, key.batch, key.id);
  if (key?.kind === 'rows') await ingestRows(deps, event, key.batch);
  if (key?.kind === 'places') await ingestPlaces(deps, event, key.name);
  if (key?.kind === 'zip') await unpackArchive(deps, event, key.batch);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

test('A hundred hostile files cost the intake at most as much processor time as a hundred good tables', async () => {
  const world = new IntakeWorld();
  const files = hundredHostileFiles();
  expect(new Set(files.map(({ key }) => key)).size).toBe(100);
  let hostile = 0;
  for (const { key, bytes } of files) hostile += await secondsOf(world, world.put(key, bytes));
  for (const event of world.unpacked) hostile += await secondsOf(world, event);
  let ten = 0;
  for (let table = 0; table < 10; table += 1)
    ten += await secondsOf(world, world.put(`births/good-${table}.csv`, good));
  expect(world.subjects().filter((name) => name.startsWith('good-9/'))).toHaveLength(1000);
  expect(world.uploads().filter(({ state }) => state === 'reading')).toEqual([]);
  expect(hostile).toBeLessThan(10 * ten);
});
