import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { type Header, headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { storeFolder } from '../../../shared/ledger/parts/bodies.ts';
import type { Attributes } from '../../../shared/table/item-kind.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { dieAtWrite } from '../../support/die-at-write.ts';
import { IntakeWorld, silent } from '../../support/intake-world.ts';
import { meanwhile } from '../../support/meanwhile.ts';
import { PipelineWorld } from '../../support/pipeline-world.ts';
import { usualIntake } from '../../support/settings.ts';

const minute = 60_000;
const anna = { batch: 'june', id: 'anna' };
const own = { batch: 'june', id: 'IMG_1' };
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

/** Anna's one report, bought once, whatever else is there. */
async function expectOneReport(): Promise<void> {
  await world.workAll();
  await world.keep(10);
  await world.workAll();
  expect(subjects()).toEqual(['subject#june/anna']);
  const { inputs, state, callsBought } = await world.header(anna);
  expect({ state, callsBought }).toEqual({ state: 'complete', callsBought: 21 });
  expect(Object.keys(inputs).sort()).toEqual(['photo', 'row']);
  expect(await readCounts(world.ledger, 'june')).toMatchObject({ subjects: 1, complete: 1, bought: 21 });
  expect(world.calls).toHaveLength(21);
}

beforeEach(() => {
  world = new PipelineWorld();
  bucket = new IntakeWorld();
  bucket.now = world.now;
  photo = bucket.put('palms/june/IMG_1.jpg', jpeg);
  rows = bucket.put('births/june.csv', table);
});

describe('A photo that a row names is of one report with it', () => {
  test('when the row comes first', async () => {
    await takeTheRows();
    await takeThePhoto();
    await expectOneReport();
  });

  test('when the photo comes first', async () => {
    await takeThePhoto();
    expect(subjects()).toEqual(['subject#june/IMG_1']);
    await takeTheRows();
    await expectOneReport();
  });

  test('when the row comes while the photo is being prepared', async () => {
    const put = world.bodies.put;
    world.bodies.put = async (...content) => {
      await put(...content);
      world.bodies.put = put;
      await takeTheRows();
    };
    await takeThePhoto();
    await expectOneReport();
  });

  test('however often either of them comes again', async () => {
    await takeThePhoto();
    await takeTheRows();
    for (let time = 0; time < 3; time += 1) {
      await takeThePhoto();
      await takeTheRows();
    }
    await expectOneReport();
  });

  test.each(Array.from({ length: 40 }, (_, write) => write))(
    'when the reader of the rows dies at write %i and another reads them again',
    async (write) => {
      await takeThePhoto();
      await dieAtWrite(world.table, write, takeTheRows);
      world.now += 5 * minute;
      await takeTheRows();
      await expectOneReport();
    },
  );

  test.each(Array.from({ length: 40 }, (_, write) => write))(
    'when the row comes in between, and the reader of the photo dies at write %i',
    async (write) => {
      const put = world.bodies.put;
      world.bodies.put = async (...content) => {
        await put(...content);
        world.bodies.put = put;
        await takeTheRows();
      };
      await dieAtWrite(world.table, write, takeThePhoto);
      world.bodies.put = put;
      world.now += 5 * minute;
      await takeTheRows();
      await takeThePhoto();
      await expectOneReport();
    },
  );

  test('and a job for the name of the photo finds nothing to do', async () => {
    await takeThePhoto();
    await takeTheRows();
    expect(await world.work(own)).toBe('nothing due');
    expect(await world.table.get(headerKey(own))).toBeUndefined();
  });
});

describe('The report of the photo alone', () => {
  test('stays when something has been bought for it, and nothing is bought twice', async () => {
    await takeThePhoto();
    await world.workAll();
    await takeTheRows();
    await world.workAll();
    expect(await world.header(own)).toMatchObject({ state: 'complete', callsBought: 17 });
    expect(await world.header(anna)).toMatchObject({ state: 'complete', callsBought: 4, callsReused: 17 });
    expect(world.calls).toHaveLength(21);
  });

  test('stays when a worker has it in hand', async () => {
    await takeThePhoto();
    const answer = world.answer;
    world.answer = async (call) => {
      world.answer = answer;
      await takeTheRows();
      return answer(call);
    };
    await world.work(own);
    await world.workAll();
    await world.keep(10);
    await world.workAll();
    expect(await world.header(own)).toMatchObject({ state: 'complete', callsBought: 17 });
    expect(await world.header(anna)).toMatchObject({ state: 'complete', callsReused: 17 });
    expect(world.calls).toHaveLength(21);
  });

  test('stays when a row of its own name speaks for it', async () => {
    const both = `${table}IMG_1,1991-05-10,19:55,52.52,13.405,Europe/Berlin,\n`;
    rows = bucket.put('births/june.csv', both);
    await takeThePhoto();
    await ingestRows(deps(), bucket.put('births/june.csv', both.replace('IMG_1.jpg', '')), 'june');
    await ingestRows(deps(), bucket.put('births/june.csv', both), 'june');
    expect(subjects()).toContain('subject#june/IMG_1');
    expect(subjects()).toContain('subject#june/anna');
    expect(await readCounts(world.ledger, 'june')).toMatchObject({ subjects: 2 });
  });
});

describe('The report of the photo alone is dropped', () => {
  const withHeader = async (change: Attributes<Header>) => {
    await takeThePhoto();
    await world.table.update(headerItems.update({ key: headerKey(own), set: change }));
    await takeTheRows();
    return subjects();
  };

  test('when nothing was ever done for it', async () => {
    expect(await withHeader({ deferrals: 0 })).toEqual(['subject#june/anna']);
  });

  test.each<[string, Attributes<Header>]>([
    ['a worker died over it', { attempts: 1 }],
    ['something was bought', { callsBought: 1 }],
    ['something may have been', { callsUnknown: 1 }],
    ['something was copied', { callsReused: 1 }],
    ['the block of a worker may be open', { spentBy: { w: { calls: 1, until: 0 } } }],
    ['others were told of its end', { counted: { state: 'failed', bought: 0, unknown: 0, reused: 0 } }],
  ])('and not when %s', async (_what, change) => {
    expect(await withHeader(change)).toContain('subject#june/IMG_1');
  });
});

test('A photo that comes while its row is written has one report with it', async () => {
  const seen = meanwhile(world.table, ({ key }) => key.sk.startsWith('photo#'), takeThePhoto);
  await takeTheRows();
  expect(seen.times).toBe(1);
  await expectOneReport();
});

test.each([
  ['the subject whose row names it', anna],
  ['the subject of its own name', own],
])('A late photo leaves nothing behind where %s was erased since', async (_who, erased) => {
  await takeTheRows();
  world.now = Math.max(world.now, photo.time) + 1;
  await eraseSubject({ ...world.ledger, nameHash }, nameHash, erased);
  await takeThePhoto();
  expect([...world.store.keys()]).toEqual([]);
  expect(world.table.items().filter(({ sk }) => sk.startsWith('upload#'))).toHaveLength(1);
});

describe('Erasing the subject of the row', () => {
  const stores = () => {
    const objects = {
      list: async function* (prefix: string) {
        for (const key of [...world.store.keys()]) if (key.startsWith(prefix)) yield key;
      },
      remove: async (key: string) => world.store.delete(key),
    };
    const inbox = { list: objects.list, remove: async () => false };
    return { nameHash, store: objects, inbox, deadQueues: [], secondSweepAfterMs: 20 * minute };
  };

  test.each(['bought', 'dropped'])(
    'erases what came under the name of its photo: %s; a late event brings nothing back',
    async (what) => {
      await takeThePhoto();
      if (what === 'bought') await world.workAll();
      await takeTheRows();
      await world.workAll();
      world.now = Math.max(world.now, rows.time + 1);
      await eraseSubject({ ...world.ledger, nameHash }, nameHash, anna);
      world.erasure = stores();
      await world.keep(45);
      const left = () => JSON.stringify([world.table.items(), [...world.store.keys()]]);
      for (const trace of ['anna', 'IMG_1', storeFolder(anna), storeFolder(own)])
        expect(left()).not.toContain(trace);
      await takeThePhoto();
      expect(subjects()).toEqual([]);
      expect(left()).not.toContain('IMG_1');
    },
  );
});

test('A photo whose subject is being erased is given to nobody', async () => {
  await takeThePhoto();
  await eraseSubject({ ...world.ledger, nameHash }, nameHash, own);
  await takeTheRows();
  expect((await world.header(anna)).inputs.photo).toBeUndefined();
});
