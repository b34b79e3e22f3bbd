import { beforeEach, describe, expect, test } from 'vitest';
import { linkPhoto, photoLinkKey, subjectOfPhoto } from '../../../shared/uploads/photo-owner.ts';
import { Random } from '../../simulation/world/random.ts';
import { dieAtWrite } from '../../support/table/die-at-write.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { PhotoAndRows } from '../../support/worlds/photo-and-rows.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const minute = 60_000;

let pair: PhotoAndRows;
const ingestThePhoto = () => pair.ingestThePhoto();
const ingestTheRows = () => pair.ingestTheRows();

beforeEach(() => {
  pair = new PhotoAndRows();
});

describe('A photo that two rows name', () => {
  const line = (id: string) => `${id},1990-05-10,19:55,52.52,13.405,Europe/Berlin,IMG_1.jpg`;
  const tableOf = (...ids: string[]) => `id,date,time,lat,lon,timezone,photo\n${ids.map(line).join('\n')}\n`;
  const warning = (number: number) => ({ code: 'photo-of-another-row', line: number });

  const owners = async () => {
    const headers = await Promise.all(
      pair.subjects().map((pk) => pair.world.header({ batch: 'june', id: pk.slice('subject#june/'.length) })),
    );
    return headers.filter(({ inputs }) => inputs.photo !== undefined).map(({ id }) => id);
  };
  const warnings = () =>
    pair.world.table
      .items()
      .flatMap(({ sk, warnings }) => (sk.startsWith('upload#') ? (warnings ?? []) : []));

  test.each([
    ['the photo first', [ingestThePhoto, ingestTheRows]],
    ['the rows first', [ingestTheRows, ingestThePhoto]],
    ['both, and both again', [ingestThePhoto, ingestTheRows, ingestThePhoto]],
    ['both at once', [() => Promise.all([ingestThePhoto(), ingestTheRows()])]],
  ])(
    'A photo that two rows name belongs to the first row, and the other row gets a warning: %s',
    async (_order, steps) => {
      for (const ids of [
        ['anna', 'ben', 'carl'],
        ['carl', 'ben', 'anna'],
      ]) {
        pair.world = new PipelineWorld();
        pair.rows = pair.bucket.put('births/june.csv', tableOf(...ids));
        for (const step of steps) await step();
        expect(await owners()).toEqual([ids[0]]);
        expect(warnings()).toEqual([warning(3), warning(4)]);
      }
    },
  );

  test.each(Array.from({ length: 40 }, (_, write) => write))(
    'A photo that two rows name belongs to the first line when its reader dies at write %i and another reads the table again',
    async (write) => {
      pair.rows = pair.bucket.put('births/june.csv', tableOf('anna', 'ben'));
      await ingestThePhoto();
      await dieAtWrite(pair.world.table, write, ingestTheRows);
      pair.world.now += 5 * minute;
      await ingestTheRows();
      expect(await owners()).toEqual(['anna']);
    },
  );

  test('A photo that two rows name belongs to the row of the table that was read first', async () => {
    const other = pair.bucket.put('births/june/more.csv', tableOf('ben'));
    for (const event of [other, pair.rows]) await pair.ingestTheRows(event);
    await ingestThePhoto();
    expect(await owners()).toEqual(['ben']);
    expect(warnings()).toEqual([warning(2)]);
  });

  test('Of two rows that name one photo, the first keeps the photo if its id is the name of the photo', async () => {
    pair.rows = pair.bucket.put('births/june.csv', tableOf('IMG_1', 'anna'));
    await ingestThePhoto();
    await ingestTheRows();
    expect(await owners()).toEqual(['IMG_1']);
    expect(warnings()).toEqual([warning(3)]);
  });

  test('A newer version of the table gives a photo that has not arrived to another row', async () => {
    await ingestTheRows();
    pair.rows = pair.bucket.put('births/june.csv', tableOf('ben'));
    await ingestTheRows();
    await ingestThePhoto();
    expect(await owners()).toEqual(['ben']);
    pair.rows = pair.bucket.put('births/june.csv', tableOf('anna'));
    await ingestTheRows();
    expect(await owners()).toEqual(['ben']);
    expect(warnings()).toEqual([warning(2)]);
  });

  test.each(['before any row names it', 'after an older version of the table named it'] as const)(
    'A photo that two readers link at the same time belongs to the row of the first writer alone: %s',
    async (when) => {
      if (when !== 'before any row names it') await ingestTheRows();
      const late = pair.bucket.put('births/june.csv', tableOf('carl'));
      const seen = meanwhile(
        pair.world.table,
        ({ key: { sk } }) => sk === photoLinkKey('june', 'IMG_1').sk,
        () => pair.ingestTheRows(pair.bucket.put('births/june.csv', tableOf('ben'))),
      );
      await pair.ingestTheRows(late);
      await ingestThePhoto();
      expect(seen.times).toBe(1);
      expect(await owners()).toEqual(['ben']);
    },
  );
});

test('A photo without a report changes its row only with a newer version of the table that named it, over random readings', async () => {
  const random = new Random(1);
  let changes = 0;
  for (let play = 0; play < 20; play += 1) {
    const { ledger } = new PipelineWorld();
    let given: { readonly id: string; readonly key: string; readonly version: number } | undefined;
    for (let step = 0; step < 20; step += 1) {
      const [id, version] = [random.pick(['anna', 'ben', 'cora']), random.whole(1, 20)];
      const key = random.pick(['births/june.csv', 'births/june/late.csv']);
      const sequencer = String(version).padStart(4, '0');
      const row = { bucket: 'inbox', key, etag: sequencer, sequencer, time: step };
      const isGiven = await linkPhoto(ledger, { batch: 'june', id }, 'IMG_1', row);
      const owner = (await subjectOfPhoto(ledger, 'june', 'IMG_1')).id;
      expect(isGiven).toBe(owner === id);
      if (given !== undefined && owner !== given.id) {
        expect({ key, isNewer: version > given.version }).toEqual({ key: given.key, isNewer: true });
        changes += 1;
      }
      if (given === undefined || (isGiven && (key !== given.key || version > given.version)))
        given = { id, key, version };
    }
  }
  expect(changes).toBeGreaterThan(20);
});

test('The link of a photo never returns to an older version of the row that names it', async () => {
  const { ledger, table } = new PipelineWorld();
  const link = (id: string, sequencer: string) => {
    const row = { bucket: 'inbox', key: 'births/june.csv', etag: sequencer, sequencer, time: 0 };
    return linkPhoto(ledger, { batch: 'june', id }, 'IMG_1', row);
  };
  await link('anna', '1');
  const seen = meanwhile(
    table,
    () => true,
    () => link('anna', '4'),
  );
  expect([await link('anna', '2'), await link('ben', '3'), seen.times]).toEqual([true, false, 1]);
});
