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

let pair: PhotoAndRows;
const ingestThePhoto = () => pair.ingestThePhoto();
const ingestTheRows = () => pair.ingestTheRows();

async function expectOneReport(): Promise<void> {
  await pair.world.workAll();
  await pair.world.runReconciler(10);
  await pair.world.workAll();
  expect(pair.subjects()).toEqual(['subject#june/anna']);
  const { inputs, state, callsBought } = await pair.world.header(anna);
  expect({ state, callsBought }).toEqual({ state: 'complete', callsBought: 21 });
  expect(Object.keys(inputs).sort()).toEqual(['photo', 'row']);
  expect(await readCounts(pair.world.ledger, 'june')).toMatchObject({ subjects: 1, complete: 1, bought: 21 });
  expect(pair.world.calls).toHaveLength(21);
}

beforeEach(() => {
  pair = new PhotoAndRows();
});

describe('a photo and its row', () => {
  test('A photo shares one report with the row that names it when the row comes first', async () => {
    await ingestTheRows();
    await ingestThePhoto();
    await expectOneReport();
  });

  test('A photo shares one report with the row that names it when the photo comes first', async () => {
    await ingestThePhoto();
    expect(pair.subjects()).toEqual(['subject#june/IMG_1']);
    await ingestTheRows();
    await expectOneReport();
  });

  test('A photo shares one report with a row that comes while the photo is being prepared', async () => {
    const put = pair.world.bodies.put;
    pair.world.bodies.put = async (...content) => {
      await put(...content);
      pair.world.bodies.put = put;
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
    'A photo joins the report of its row when the reader of the rows dies at write %i and another reader reads the rows again',
    async (write) => {
      await ingestThePhoto();
      await dieAtWrite(pair.world.table, write, ingestTheRows);
      pair.world.now += 5 * minute;
      await ingestTheRows();
      await expectOneReport();
    },
  );

  test.each(Array.from({ length: 40 }, (_, write) => write))(
    'A photo joins the report of its row when the row arrives during the read and the reader of the photo dies at write %i',
    async (write) => {
      const put = pair.world.bodies.put;
      pair.world.bodies.put = async (...content) => {
        await put(...content);
        pair.world.bodies.put = put;
        await ingestTheRows();
      };
      await dieAtWrite(pair.world.table, write, ingestThePhoto);
      pair.world.bodies.put = put;
      pair.world.now += 5 * minute;
      await ingestTheRows();
      await ingestThePhoto();
      await expectOneReport();
    },
  );

  test('A job for the name of a photo that a row owns finds nothing to do', async () => {
    await ingestThePhoto();
    await ingestTheRows();
    expect(await pair.world.work(photoSubject)).toBe('not due');
    expect(await pair.world.table.get(headerKey(photoSubject))).toBeUndefined();
  });
});

describe('a photo before an expected table', () => {
  test('A photo of a batch that expects a table buys nothing before the row that names it is read', async () => {
    await pair.expectTheRows();
    await ingestThePhoto();
    expect(pair.world.jobs).toEqual([]);
    await ingestTheRows();
    await expectOneReport();
  });

  test('A photo waits for each table of its batch, although another table was read to its end', async () => {
    await pair.expectTheRows();
    await pair.ingestTheRows(pair.bucket.put('births/june/other.csv', 'id,date,time,lat,lon,tz\n'));
    await ingestThePhoto();
    expect(pair.world.jobs).toEqual([]);
    await ingestTheRows();
    await expectOneReport();
  });

  test('The report of a photo alone is bought after a wait when its batch expects a table but no row names the photo', async () => {
    await pair.expectTheRows();
    await ingestThePhoto();
    pair.world.now += 5 * minute;
    await pair.world.runReconciler(1);
    await pair.world.workAll();
    expect(await pair.world.header(photoSubject)).toMatchObject({ state: 'complete', callsBought: 17 });
  });

  test('A photo does not wait once the tables of its batch have been read', async () => {
    await pair.ingestTheRows(pair.bucket.put('births/june/other.csv', 'id,date,time,lat,lon,tz\n'));
    await ingestThePhoto();
    expect(pair.world.jobs).toHaveLength(1);
  });
});

describe('The report of the photo alone', () => {
  test('The report of a photo alone stays when something was bought for it, and nothing is bought twice', async () => {
    await ingestThePhoto();
    await pair.world.workAll();
    await ingestTheRows();
    await pair.world.workAll();
    expect(await pair.world.header(photoSubject)).toMatchObject({ state: 'complete', callsBought: 17 });
    expect(await pair.world.header(anna)).toMatchObject({
      state: 'complete',
      callsBought: 4,
      callsReused: 17,
    });
    expect(pair.world.calls).toHaveLength(21);
  });

  test('The report of a photo alone stays while a worker holds it', async () => {
    await ingestThePhoto();
    const answer = pair.world.answer;
    pair.world.answer = async (call) => {
      pair.world.answer = answer;
      await ingestTheRows();
      return answer(call);
    };
    await pair.world.work(photoSubject);
    await pair.world.workAll();
    await pair.world.runReconciler(10);
    await pair.world.workAll();
    expect(await pair.world.header(photoSubject)).toMatchObject({ state: 'complete', callsBought: 17 });
    expect(await pair.world.header(anna)).toMatchObject({ state: 'complete', callsReused: 17 });
    expect(pair.world.calls).toHaveLength(21);
  });

  test('A row whose photo is missing does not affect the subject that has the name of the photo as its id', async () => {
    await pair.ingestTheRows(
      pair.bucket.put('births/june.csv', `${oneRow}IMG_1,1991-05-10,19:55,52.52,13.405,Europe/Berlin,\n`),
    );
    await pair.ingestTheRows(pair.bucket.put('births/june.csv', oneRow));
    expect(pair.subjects().sort()).toEqual(['subject#june/IMG_1', 'subject#june/anna']);
    for (const subject of [anna, photoSubject])
      expect(Object.keys((await pair.world.header(subject)).inputs)).toEqual(['row']);
  });

  test('The report of a photo stays when the id of a row is the name of the photo', async () => {
    const both = `${oneRow}IMG_1,1991-05-10,19:55,52.52,13.405,Europe/Berlin,\n`;
    pair.rows = pair.bucket.put('births/june.csv', both);
    await ingestThePhoto();
    await pair.ingestTheRows(pair.bucket.put('births/june.csv', both.replace('IMG_1.jpg', '')));
    await pair.ingestTheRows(pair.bucket.put('births/june.csv', both));
    expect(pair.subjects()).toContain('subject#june/IMG_1');
    expect(pair.subjects()).toContain('subject#june/anna');
    expect(await readCounts(pair.world.ledger, 'june')).toMatchObject({ subjects: 2 });
  });
});

describe("the removal of the photo's own report", () => {
  const withHeader = async (change: Attributes<Header>) => {
    await ingestThePhoto();
    await pair.world.table.update(headerItems.update({ key: headerKey(photoSubject), set: change }));
    await ingestTheRows();
    return pair.subjects();
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

test('A photo that comes while its row is written shares one report with the row', async () => {
  const seen = meanwhile(pair.world.table, ({ key }) => key.sk.startsWith('photo#'), ingestThePhoto);
  await ingestTheRows();
  expect(seen.times).toBe(1);
  await expectOneReport();
});

test.each([
  ['the subject whose row names it', anna],
  ['the subject of its own name', photoSubject],
])('A late photo leaves nothing behind after the erasure of %s', async (_who, erased) => {
  await ingestTheRows();
  pair.world.now = Math.max(pair.world.now, pair.photo.time) + 1;
  await eraseSubject({ ...pair.world.ledger, nameHash }, nameHash, erased);
  await ingestThePhoto();
  expect([...pair.world.store.keys()]).toEqual([]);
  expect(pair.world.table.items().filter(({ sk }) => sk.startsWith('upload#'))).toHaveLength(1);
});

const stores = () => {
  const store = {
    list: async function* (prefix: string) {
      for (const key of [...pair.world.store.keys()]) if (key.startsWith(prefix)) yield key;
    },
    remove: async (key: string) => pair.world.store.delete(key),
  };
  const inbox = { list: store.list, remove: async () => false };
  return { service: calledService, nameHash, store, inbox, deadQueues: [], secondSweepAfterMs: 20 * minute };
};

describe("an erasure of the row's subject", () => {
  test.each(['bought', 'dropped', 'dropped while a part was copied for it'])(
    'Erasing the subject of a row erases what came under the name of its photo: %s; a late event restores nothing',
    async (what) => {
      if (what.includes('copied')) await pair.buyElsewhere();
      await ingestThePhoto();
      if (what === 'bought') await pair.world.workAll();
      if (what.includes('copied')) {
        const copies = ({ key }: Write) =>
          key.pk === headerKey(photoSubject).pk && key.sk.startsWith('part#');
        meanwhile(pair.world.table, copies, ingestTheRows);
        await pair.world.work(photoSubject);
        expect(pair.world.table.items().filter(({ pk }) => pk === headerKey(photoSubject).pk)).not.toEqual(
          [],
        );
        expect(await pair.world.table.get(headerKey(photoSubject))).toBeUndefined();
      }
      await ingestTheRows();
      await pair.world.workAll();
      pair.world.now = Math.max(pair.world.now, pair.rows.time + 1);
      await eraseSubject({ ...pair.world.ledger, nameHash }, nameHash, anna);
      pair.world.erasure = stores();
      await pair.world.runReconciler(45);
      const left = () => JSON.stringify([pair.world.table.items(), [...pair.world.store.keys()]]);
      for (const trace of ['anna', 'IMG_1', storeFolder(anna), storeFolder(photoSubject)])
        expect(left()).not.toContain(trace);
      await ingestThePhoto();
      expect(pair.subjects().filter((name) => name !== 'subject#july/ben')).toEqual([]);
      expect(left()).not.toContain('IMG_1');
    },
  );
});

describe('a row after the erasure of its subject', () => {
  const erase = () => eraseSubject({ ...pair.world.ledger, nameHash }, nameHash, anna);
  const left = () => JSON.stringify([pair.world.table.items(), [...pair.world.store.keys()]]);
  const passed = async () => {
    pair.world.erasure = stores();
    await pair.world.runReconciler(45);
  };

  test.each([
    ['before that row', true],
    ['after that row', false],
  ])(
    'If a row is read after its subject was erased, the photo that the row names and that is read %s is erased too',
    async (_when, comesFirst) => {
      if (comesFirst) await ingestThePhoto();
      pair.world.now = Math.max(pair.world.now, pair.rows.time + 1);
      await erase();
      await passed();
      await ingestTheRows();
      if (!comesFirst) await ingestThePhoto();
      await passed();
      expect(left()).not.toContain('IMG_1');
      expect(left()).not.toContain(storeFolder(photoSubject));
      expect(pair.subjects()).toEqual([]);
      pair.bucket.now = pair.world.now;
      await pair.ingestTheRows(pair.bucket.put('births/june.csv', oneRow));
      expect(pair.subjects()).toEqual(['subject#june/anna']);
    },
  );

  test('A row that is read after its subject was erased does not change a later photo and a later table', async () => {
    pair.world.now = pair.photo.time - 1;
    await erase();
    await passed();
    pair.world.now = Math.max(pair.world.now, pair.rows.time);
    await ingestThePhoto();
    await pair.ingestTheRows({ ...pair.rows, time: pair.photo.time - 2 });
    expect(await pair.world.header(photoSubject)).toMatchObject({ state: 'due' });
    pair.bucket.now = pair.world.now;
    await pair.ingestTheRows(pair.bucket.put('births/june.csv', oneRow));
    expect((await pair.world.header(anna)).inputs.photo).toBeDefined();
  });

  test('A row that is newer than the erasure of its subject and comes during that erasure leaves the photo that it names', async () => {
    await ingestThePhoto();
    pair.world.now = pair.rows.time - 1;
    await erase();
    await ingestTheRows();
    expect(await pair.world.header(photoSubject)).toMatchObject({ state: 'due' });
  });

  test('A row read after the erasure of its subject leaves photos that belong to another row or have their own row', async () => {
    await ingestThePhoto();
    const ben = { batch: 'june', id: 'ben' };
    await linkPhoto(pair.world.ledger, ben, 'IMG_1', { ...pair.rows, line: 2 });
    pair.world.now = Math.max(pair.world.now, pair.rows.time + 1);
    await erase();
    await ingestTheRows();
    expect(await pair.world.header(photoSubject)).toMatchObject({ state: 'due' });
  });
});

test('A photo whose subject is being erased goes to no other subject', async () => {
  await ingestThePhoto();
  await eraseSubject({ ...pair.world.ledger, nameHash }, nameHash, photoSubject);
  await ingestTheRows();
  expect((await pair.world.header(anna)).inputs.photo).toBeUndefined();
});
