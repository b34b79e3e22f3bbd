import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { dieAtWrite } from '../../support/die-at-write.ts';
import { IntakeWorld, silent } from '../../support/intake-world.ts';
import { PipelineWorld } from '../../support/pipeline-world.ts';
import { usualIntake } from '../../support/settings.ts';

const minute = 60_000;
const table =
  'id,date,time,lat,lon,timezone,photo\nanna,1990-05-10,19:55,52.52,13.405,Europe/Berlin,IMG_1.jpg\n';
const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c08060' } })
  .jpeg()
  .toBuffer();
const nameHash = nameHashWith(async () => 'a key of at least thirty-two letters, kept secret');

let world: PipelineWorld;
let bucket: IntakeWorld;
let photo: UploadEvent;
let rows: UploadEvent;
let readers = 0;

const deps = () => {
  readers += 1;
  return {
    ledger: { ...world.ledger, nameHash },
    inbox: bucket.inbox,
    jobs: world.queue,
    reader: { name: `reader ${readers}`, until: world.now + 2 * minute },
    preparePhoto,
    settings: usualIntake,
    remainingMs: () => 100_000,
    hints: { send: () => Promise.reject(new Error('There is time enough')) },
    log: silent,
  };
};
const takeThePhoto = () => ingestPhoto(deps(), photo, 'june', 'IMG_1');
const takeTheRows = () => ingestRows(deps(), rows, 'june');

const subjects = () =>
  world.table
    .items()
    .filter(({ sk }) => sk === 'report')
    .map(({ pk }) => pk);

beforeEach(() => {
  world = new PipelineWorld();
  bucket = new IntakeWorld();
  bucket.now = world.now;
  photo = bucket.put('palms/june/IMG_1.jpg', jpeg);
  rows = bucket.put('births/june.csv', table);
});

describe('A photo that two rows name', () => {
  const line = (id: string) => `${id},1990-05-10,19:55,52.52,13.405,Europe/Berlin,IMG_1.jpg`;
  const tableOf = (...ids: string[]) => `id,date,time,lat,lon,timezone,photo\n${ids.map(line).join('\n')}\n`;
  const warning = (number: number) =>
    `The photo that line ${number} names is another row's, which was read first; this row has none.`;

  const owners = async () => {
    const headers = await Promise.all(
      subjects().map((pk) => world.header({ batch: 'june', id: pk.slice('subject#june/'.length) })),
    );
    return headers.filter(({ inputs }) => inputs.photo !== undefined).map(({ id }) => id);
  };
  const warnings = () =>
    world.table.items().flatMap(({ sk, warnings }) => (sk.startsWith('upload#') ? (warnings ?? []) : []));

  test.each([
    ['the photo first', [takeThePhoto, takeTheRows]],
    ['the rows first', [takeTheRows, takeThePhoto]],
    ['both, and both again', [takeThePhoto, takeTheRows, takeThePhoto]],
    ['both at once', [() => Promise.all([takeThePhoto(), takeTheRows()])]],
  ])('is of the first line, and the other row is warned of: %s', async (_order, steps) => {
    for (const ids of [
      ['anna', 'ben', 'carl'],
      ['carl', 'ben', 'anna'],
    ]) {
      world = new PipelineWorld();
      rows = bucket.put('births/june.csv', tableOf(...ids));
      for (const step of steps) await step();
      expect(await owners()).toEqual([ids[0]]);
      expect(warnings()).toEqual([warning(3), warning(4)]);
    }
  });

  test.each(Array.from({ length: 40 }, (_, write) => write))(
    'is of the first line when its reader dies at write %i, and another reads the table again',
    async (write) => {
      rows = bucket.put('births/june.csv', tableOf('anna', 'ben'));
      await takeThePhoto();
      await dieAtWrite(world.table, write, takeTheRows);
      world.now += 5 * minute;
      await takeTheRows();
      expect(await owners()).toEqual(['anna']);
    },
  );

  test('is of the row of the table that was read first', async () => {
    const other = bucket.put('births/june/more.csv', tableOf('ben'));
    for (const event of [other, rows]) await ingestRows(deps(), event, 'june');
    await takeThePhoto();
    expect(await owners()).toEqual(['ben']);
    expect(warnings()).toEqual([warning(2)]);
  });

  test('stays its own where a row of its own name names it before', async () => {
    rows = bucket.put('births/june.csv', tableOf('IMG_1', 'anna'));
    await takeThePhoto();
    await takeTheRows();
    expect(await owners()).toEqual(['IMG_1']);
    expect(warnings()).toEqual([warning(3)]);
  });

  test('is given to another row by a newer version of the table, as long as it has not come', async () => {
    await takeTheRows();
    rows = bucket.put('births/june.csv', tableOf('ben'));
    await takeTheRows();
    await takeThePhoto();
    expect(await owners()).toEqual(['ben']);
    rows = bucket.put('births/june.csv', tableOf('anna'));
    await takeTheRows();
    expect(await owners()).toEqual(['ben']);
    expect(warnings()).toEqual([warning(2)]);
  });
});
