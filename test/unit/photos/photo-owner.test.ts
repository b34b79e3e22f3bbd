import { beforeEach, describe, expect, test } from 'vitest';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { type Header, headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { storeFolder } from '../../../shared/ledger/parts/bodies.ts';
import type { Attributes } from '../../../shared/table/item-kind.ts';
import type { Write } from '../../../shared/table/table.ts';
import { linkPhoto } from '../../../shared/uploads/photo-owner.ts';
import { calledService } from '../../support/settings/made-up-service.ts';
import { dieAtWrite } from '../../support/table/die-at-write.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { nameHash, oneRow, PhotoAndRows } from '../../support/worlds/photo-and-rows.ts';

const minute = 60_000;
const anna = { batch: 'june', id: 'anna' };
const photoSubject = { batch: 'june', id: 'IMG_1' };

let photoAndRows: PhotoAndRows;
const ingestThePhoto = () => photoAndRows.ingestThePhoto();
const ingestTheRows = () => photoAndRows.ingestTheRows();

async function expectOneReport(): Promise<void> {
  await photoAndRows.world.workAll();
  await photoAndRows.world.runReconciler(10);
  await photoAndRows.world.workAll();
  expect(photoAndRows.subjects()).toEqual(['subject#june/anna']);
  const { inputs, state, callsBought } = await photoAndRows.world.header(anna);
  expect({ state, callsBought }).toEqual({ state: 'complete', callsBought: 21 });
  expect(Object.keys(inputs).sort()).toEqual(['photo', 'row']);
  expect(await readCounts(photoAndRows.world.ledger, 'june')).toMatchObject({
    subjects: 1,
    complete: 1,
    bought: 21,
  });
  expect(photoAndRows.world.calls).toHaveLength(21);
}

beforeEach(() => {
  photoAndRows = new PhotoAndRows();
});

describe('a photo and its row', () => {
  test('A photo shares one report with the row that names it when the row comes first', async () => {
    await ingestTheRows();
    await ingestThePhoto();
    await expectOneReport();
  });

  test('A photo shares one report with the row that names it when the photo comes first', async () => {
    await ingestThePhoto();
    expect(photoAndRows.subjects()).toEqual(['subject#june/IMG_1']);
    await ingestTheRows();
    await expectOneReport();
  });

  test('A photo shares one report with a row that comes while the photo is being prepared', async () => {
    const put = photoAndRows.world.bodies.put;
    photoAndRows.world.bodies.put = async (...content) => {
      await put(...content);
      photoAndRows.world.bodies.put = put;
      await ingestTheRows();
    };
    await ingestThePhoto();
    await expectOneReport();
  });

  test('A photo and its row share one report, however often either arrives again', async () => {
    await ingestThePhoto();
    await ingestTheRows();
    for (let time = 0; time < 3; time += 1) {
      await ingestThePhoto();
      await ingestTheRows();
    }
    await expectOneReport();
  });

  test.each(Array.from({ length: 40 }, (_, write) => write))(
    'A photo joins the report of its row when the reader of the rows dies at write %i and another reads them again',
    async (write) => {
      await ingestThePhoto();
      await dieAtWrite(photoAndRows.world.table, write, ingestTheRows);
      photoAndRows.world.now += 5 * minute;
      await ingestTheRows();
      await expectOneReport();
    },
  );

  test.each(Array.from({ length: 40 }, (_, write) => write))(
    'A photo joins the report of its row when the row arrives during the read and the reader of the photo dies at write %i',
    async (write) => {
      const put = photoAndRows.world.bodies.put;
      photoAndRows.world.bodies.put = async (...content) => {
        await put(...content);
        photoAndRows.world.bodies.put = put;
        await ingestTheRows();
      };
      await dieAtWrite(photoAndRows.world.table, write, ingestThePhoto);
      photoAndRows.world.bodies.put = put;
      photoAndRows.world.now += 5 * minute;
      await ingestTheRows();
      await ingestThePhoto();
      await expectOneReport();
    },
  );

  test('A job for the name of a photo that a row owns finds nothing to do', async () => {
    await ingestThePhoto();
    await ingestTheRows();
    expect(await photoAndRows.world.work(photoSubject)).toBe('not due');
    expect(await photoAndRows.world.table.get(headerKey(photoSubject))).toBeUndefined();
  });
});

describe('a photo before an expected table', () => {
  test('A photo of a batch that expects a table buys nothing before the row that names it is read', async () => {
    await photoAndRows.expectTheRows();
    await ingestThePhoto();
    expect(photoAndRows.world.jobs).toEqual([]);
    await ingestTheRows();
    await expectOneReport();
  });

  test('A photo of a batch that expects a table is bought for under its own name when no row names it', async () => {
    await photoAndRows.expectTheRows();
    await ingestThePhoto();
    photoAndRows.world.now += 5 * minute;
    await photoAndRows.world.runReconciler(1);
    await photoAndRows.world.workAll();
    expect(await photoAndRows.world.header(photoSubject)).toMatchObject({
      state: 'complete',
      callsBought: 17,
    });
  });

  test('A photo waits no longer for an expected table than the table takes', async () => {
    await photoAndRows.ingestTheRows(
      photoAndRows.bucket.put('births/june/other.csv', 'id,date,time,lat,lon,tz\n'),
    );
    await ingestThePhoto();
    expect(photoAndRows.world.jobs).toHaveLength(1);
  });
});

describe('The report of the photo alone', () => {
  test('The report of a photo alone stays when something was bought for it, and nothing is bought twice', async () => {
    await ingestThePhoto();
    await photoAndRows.world.workAll();
    await ingestTheRows();
    await photoAndRows.world.workAll();
    expect(await photoAndRows.world.header(photoSubject)).toMatchObject({
      state: 'complete',
      callsBought: 17,
    });
    expect(await photoAndRows.world.header(anna)).toMatchObject({
      state: 'complete',
      callsBought: 4,
      callsReused: 17,
    });
    expect(photoAndRows.world.calls).toHaveLength(21);
  });

  test('The report of a photo alone stays while a worker holds it', async () => {
    await ingestThePhoto();
    const answer = photoAndRows.world.answer;
    photoAndRows.world.answer = async (call) => {
      photoAndRows.world.answer = answer;
      await ingestTheRows();
      return answer(call);
    };
    await photoAndRows.world.work(photoSubject);
    await photoAndRows.world.workAll();
    await photoAndRows.world.runReconciler(10);
    await photoAndRows.world.workAll();
    expect(await photoAndRows.world.header(photoSubject)).toMatchObject({
      state: 'complete',
      callsBought: 17,
    });
    expect(await photoAndRows.world.header(anna)).toMatchObject({ state: 'complete', callsReused: 17 });
    expect(photoAndRows.world.calls).toHaveLength(21);
  });

  test('A row whose photo is missing does not affect the subject that has the name of the photo as its id', async () => {
    await photoAndRows.ingestTheRows(
      photoAndRows.bucket.put(
        'births/june.csv',
        `${oneRow}IMG_1,1991-05-10,19:55,52.52,13.405,Europe/Berlin,\n`,
      ),
    );
    await photoAndRows.ingestTheRows(photoAndRows.bucket.put('births/june.csv', oneRow));
    expect(photoAndRows.subjects().sort()).toEqual(['subject#june/IMG_1', 'subject#june/anna']);
    for (const subject of [anna, photoSubject])
      expect(Object.keys((await photoAndRows.world.header(subject)).inputs)).toEqual(['row']);
  });

  test('The report of a photo stays when a row of its own name exists', async () => {
    const both = `${oneRow}IMG_1,1991-05-10,19:55,52.52,13.405,Europe/Berlin,\n`;
    photoAndRows.rows = photoAndRows.bucket.put('births/june.csv', both);
    await ingestThePhoto();
    await photoAndRows.ingestTheRows(
      photoAndRows.bucket.put('births/june.csv', both.replace('IMG_1.jpg', '')),
    );
    await photoAndRows.ingestTheRows(photoAndRows.bucket.put('births/june.csv', both));
    expect(photoAndRows.subjects()).toContain('subject#june/IMG_1');
    expect(photoAndRows.subjects()).toContain('subject#june/anna');
    expect(await readCounts(photoAndRows.world.ledger, 'june')).toMatchObject({ subjects: 2 });
  });
});

describe("the removal of the photo's own report", () => {
  const withHeader = async (change: Attributes<Header>) => {
    await ingestThePhoto();
    await photoAndRows.world.table.update(headerItems.update({ key: headerKey(photoSubject), set: change }));
    await ingestTheRows();
    return photoAndRows.subjects();
  };

  test('The report of a photo alone is dropped when no work was done for it', async () => {
    expect(await withHeader({ deferrals: 0 })).toEqual(['subject#june/anna']);
  });

  test.each<[string, Attributes<Header>]>([
    ['a worker died over it', { attempts: 1 }],
    ['something was bought', { callsBought: 1 }],
    ['something may have been bought', { callsUnknown: 1 }],
    ['something was copied', { callsReused: 1 }],
    ['the block of a worker may be open', { spentBy: { w: { calls: 1, until: 0 } } }],
    [
      'events of its end were published',
      { counted: { state: 'failed', bought: 0, unknown: 0, reused: 0, declined: 0 } },
    ],
  ])('The report of a photo alone is not dropped when %s', async (_what, change) => {
    expect(await withHeader(change)).toContain('subject#june/IMG_1');
  });
});

test('A photo that comes while its row is written has one report with it', async () => {
  const seen = meanwhile(photoAndRows.world.table, ({ key }) => key.sk.startsWith('photo#'), ingestThePhoto);
  await ingestTheRows();
  expect(seen.times).toBe(1);
  await expectOneReport();
});

test.each([
  ['the subject whose row names it', anna],
  ['the subject of its own name', photoSubject],
])('A late photo leaves nothing behind where %s was erased since', async (_who, erased) => {
  await ingestTheRows();
  photoAndRows.world.now = Math.max(photoAndRows.world.now, photoAndRows.photo.time) + 1;
  await eraseSubject({ ...photoAndRows.world.ledger, nameHash }, nameHash, erased);
  await ingestThePhoto();
  expect([...photoAndRows.world.store.keys()]).toEqual([]);
  expect(photoAndRows.world.table.items().filter(({ sk }) => sk.startsWith('upload#'))).toHaveLength(1);
});

const stores = () => {
  const objects = {
    list: async function* (prefix: string) {
      for (const key of [...photoAndRows.world.store.keys()]) if (key.startsWith(prefix)) yield key;
    },
    remove: async (key: string) => photoAndRows.world.store.delete(key),
  };
  const inbox = { list: objects.list, remove: async () => false };
  return {
    service: calledService,
    nameHash,
    store: objects,
    inbox,
    deadQueues: [],
    secondSweepAfterMs: 20 * minute,
  };
};

describe("an erasure of the row's subject", () => {
  test.each(['bought', 'dropped', 'dropped while a part was copied for it'])(
    'Erasing the subject of a row erases what came under the name of its photo: %s; a late event restores nothing',
    async (what) => {
      if (what.includes('copied')) await photoAndRows.buyElsewhere();
      await ingestThePhoto();
      if (what === 'bought') await photoAndRows.world.workAll();
      if (what.includes('copied')) {
        const copies = ({ key }: Write) =>
          key.pk === headerKey(photoSubject).pk && key.sk.startsWith('part#');
        meanwhile(photoAndRows.world.table, copies, ingestTheRows);
        await photoAndRows.world.work(photoSubject);
        expect(
          photoAndRows.world.table.items().filter(({ pk }) => pk === headerKey(photoSubject).pk),
        ).not.toEqual([]);
        expect(await photoAndRows.world.table.get(headerKey(photoSubject))).toBeUndefined();
      }
      await ingestTheRows();
      await photoAndRows.world.workAll();
      photoAndRows.world.now = Math.max(photoAndRows.world.now, photoAndRows.rows.time + 1);
      await eraseSubject({ ...photoAndRows.world.ledger, nameHash }, nameHash, anna);
      photoAndRows.world.erasure = stores();
      await photoAndRows.world.runReconciler(45);
      const left = () =>
        JSON.stringify([photoAndRows.world.table.items(), [...photoAndRows.world.store.keys()]]);
      for (const trace of ['anna', 'IMG_1', storeFolder(anna), storeFolder(photoSubject)])
        expect(left()).not.toContain(trace);
      await ingestThePhoto();
      expect(photoAndRows.subjects().filter((name) => name !== 'subject#july/ben')).toEqual([]);
      expect(left()).not.toContain('IMG_1');
    },
  );
});

describe('a row after the erasure of its subject', () => {
  const erase = () => eraseSubject({ ...photoAndRows.world.ledger, nameHash }, nameHash, anna);
  const left = () => JSON.stringify([photoAndRows.world.table.items(), [...photoAndRows.world.store.keys()]]);
  const passed = async () => {
    photoAndRows.world.erasure = stores();
    await photoAndRows.world.runReconciler(45);
  };

  test.each([
    ['before that row', true],
    ['after that row', false],
  ])(
    'A row that is read after its subject was erased has its photo erased, which comes under its own name %s',
    async (_when, comesFirst) => {
      if (comesFirst) await ingestThePhoto();
      photoAndRows.world.now = Math.max(photoAndRows.world.now, photoAndRows.rows.time + 1);
      await erase();
      await passed();
      await ingestTheRows();
      if (!comesFirst) await ingestThePhoto();
      await passed();
      expect(left()).not.toContain('IMG_1');
      expect(left()).not.toContain(storeFolder(photoSubject));
      expect(photoAndRows.subjects()).toEqual([]);
      photoAndRows.bucket.now = photoAndRows.world.now;
      await photoAndRows.ingestTheRows(photoAndRows.bucket.put('births/june.csv', oneRow));
      expect(photoAndRows.subjects()).toEqual(['subject#june/anna']);
    },
  );

  test('A row that is read after its subject was erased does not change a later photo and a later table', async () => {
    photoAndRows.world.now = photoAndRows.photo.time - 1;
    await erase();
    await passed();
    photoAndRows.world.now = Math.max(photoAndRows.world.now, photoAndRows.rows.time);
    await ingestThePhoto();
    await photoAndRows.ingestTheRows({ ...photoAndRows.rows, time: photoAndRows.photo.time - 2 });
    expect(await photoAndRows.world.header(photoSubject)).toMatchObject({ state: 'due' });
    photoAndRows.bucket.now = photoAndRows.world.now;
    await photoAndRows.ingestTheRows(photoAndRows.bucket.put('births/june.csv', oneRow));
    expect((await photoAndRows.world.header(anna)).inputs.photo).toBeDefined();
  });

  test('A row read after the erasure of its subject leaves the photo of a newer row that comes during the erasure', async () => {
    await ingestThePhoto();
    photoAndRows.world.now = photoAndRows.rows.time - 1;
    await erase();
    await ingestTheRows();
    expect(await photoAndRows.world.header(photoSubject)).toMatchObject({ state: 'due' });
  });

  test('A row read after the erasure of its subject leaves photos that belong to another row or have their own row', async () => {
    await ingestThePhoto();
    const ben = { batch: 'june', id: 'ben' };
    await linkPhoto(photoAndRows.world.ledger, ben, 'IMG_1', { ...photoAndRows.rows, line: 2 });
    photoAndRows.world.now = Math.max(photoAndRows.world.now, photoAndRows.rows.time + 1);
    await erase();
    await ingestTheRows();
    expect(await photoAndRows.world.header(photoSubject)).toMatchObject({ state: 'due' });
  });
});

test('A photo whose subject is being erased goes to no other subject', async () => {
  await ingestThePhoto();
  await eraseSubject({ ...photoAndRows.world.ledger, nameHash }, nameHash, photoSubject);
  await ingestTheRows();
  expect((await photoAndRows.world.header(anna)).inputs.photo).toBeUndefined();
});
