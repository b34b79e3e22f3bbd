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
const own = { batch: 'june', id: 'IMG_1' };

let here: PhotoAndRows;
const ingestThePhoto = () => here.ingestThePhoto();
const ingestTheRows = () => here.ingestTheRows();

async function expectOneReport(): Promise<void> {
  await here.world.workAll();
  await here.world.runReconciler(10);
  await here.world.workAll();
  expect(here.subjects()).toEqual(['subject#june/anna']);
  const { inputs, state, callsBought } = await here.world.header(anna);
  expect({ state, callsBought }).toEqual({ state: 'complete', callsBought: 21 });
  expect(Object.keys(inputs).sort()).toEqual(['photo', 'row']);
  expect(await readCounts(here.world.ledger, 'june')).toMatchObject({ subjects: 1, complete: 1, bought: 21 });
  expect(here.world.calls).toHaveLength(21);
}

beforeEach(() => {
  here = new PhotoAndRows();
});

describe('a photo and its row', () => {
  test('A photo shares one report with the row that names it when the row comes first', async () => {
    await ingestTheRows();
    await ingestThePhoto();
    await expectOneReport();
  });

  test('A photo shares one report with the row that names it when the photo comes first', async () => {
    await ingestThePhoto();
    expect(here.subjects()).toEqual(['subject#june/IMG_1']);
    await ingestTheRows();
    await expectOneReport();
  });

  test('A photo shares one report with a row that comes while the photo is being prepared', async () => {
    const put = here.world.bodies.put;
    here.world.bodies.put = async (...content) => {
      await put(...content);
      here.world.bodies.put = put;
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
      await dieAtWrite(here.world.table, write, ingestTheRows);
      here.world.now += 5 * minute;
      await ingestTheRows();
      await expectOneReport();
    },
  );

  test.each(Array.from({ length: 40 }, (_, write) => write))(
    'A photo joins the report of its row when the row arrives during the read and the reader of the photo dies at write %i',
    async (write) => {
      const put = here.world.bodies.put;
      here.world.bodies.put = async (...content) => {
        await put(...content);
        here.world.bodies.put = put;
        await ingestTheRows();
      };
      await dieAtWrite(here.world.table, write, ingestThePhoto);
      here.world.bodies.put = put;
      here.world.now += 5 * minute;
      await ingestTheRows();
      await ingestThePhoto();
      await expectOneReport();
    },
  );

  test('A job for the name of a photo that a row owns finds nothing to do', async () => {
    await ingestThePhoto();
    await ingestTheRows();
    expect(await here.world.work(own)).toBe('not due');
    expect(await here.world.table.get(headerKey(own))).toBeUndefined();
  });
});

describe('a photo before an expected table', () => {
  test('A photo of a batch that expects a table buys nothing before the row that names it is read', async () => {
    await here.expectTheRows();
    await ingestThePhoto();
    expect(here.world.jobs).toEqual([]);
    await ingestTheRows();
    await expectOneReport();
  });

  test('A photo of a batch that expects a table is bought for under its own name when no row names it', async () => {
    await here.expectTheRows();
    await ingestThePhoto();
    here.world.now += 5 * minute;
    await here.world.runReconciler(1);
    await here.world.workAll();
    expect(await here.world.header(own)).toMatchObject({ state: 'complete', callsBought: 17 });
  });

  test('A photo waits no longer for an expected table than the table takes', async () => {
    await here.ingestTheRows(here.bucket.put('births/june/other.csv', 'id,date,time,lat,lon,tz\n'));
    await ingestThePhoto();
    expect(here.world.jobs).toHaveLength(1);
  });
});

describe('The report of the photo alone', () => {
  test('The report of a photo alone stays when something was bought for it, and nothing is bought twice', async () => {
    await ingestThePhoto();
    await here.world.workAll();
    await ingestTheRows();
    await here.world.workAll();
    expect(await here.world.header(own)).toMatchObject({ state: 'complete', callsBought: 17 });
    expect(await here.world.header(anna)).toMatchObject({
      state: 'complete',
      callsBought: 4,
      callsReused: 17,
    });
    expect(here.world.calls).toHaveLength(21);
  });

  test('The report of a photo alone stays while a worker holds it', async () => {
    await ingestThePhoto();
    const answer = here.world.answer;
    here.world.answer = async (call) => {
      here.world.answer = answer;
      await ingestTheRows();
      return answer(call);
    };
    await here.world.work(own);
    await here.world.workAll();
    await here.world.runReconciler(10);
    await here.world.workAll();
    expect(await here.world.header(own)).toMatchObject({ state: 'complete', callsBought: 17 });
    expect(await here.world.header(anna)).toMatchObject({ state: 'complete', callsReused: 17 });
    expect(here.world.calls).toHaveLength(21);
  });

  test('A row whose photo is missing does not affect the subject that has the name of the photo as its id', async () => {
    await here.ingestTheRows(
      here.bucket.put('births/june.csv', `${oneRow}IMG_1,1991-05-10,19:55,52.52,13.405,Europe/Berlin,\n`),
    );
    await here.ingestTheRows(here.bucket.put('births/june.csv', oneRow));
    expect(here.subjects().sort()).toEqual(['subject#june/IMG_1', 'subject#june/anna']);
    for (const subject of [anna, own])
      expect(Object.keys((await here.world.header(subject)).inputs)).toEqual(['row']);
  });

  test('The report of a photo stays when a row of its own name exists', async () => {
    const both = `${oneRow}IMG_1,1991-05-10,19:55,52.52,13.405,Europe/Berlin,\n`;
    here.rows = here.bucket.put('births/june.csv', both);
    await ingestThePhoto();
    await here.ingestTheRows(here.bucket.put('births/june.csv', both.replace('IMG_1.jpg', '')));
    await here.ingestTheRows(here.bucket.put('births/june.csv', both));
    expect(here.subjects()).toContain('subject#june/IMG_1');
    expect(here.subjects()).toContain('subject#june/anna');
    expect(await readCounts(here.world.ledger, 'june')).toMatchObject({ subjects: 2 });
  });
});

describe("the removal of the photo's own report", () => {
  const withHeader = async (change: Attributes<Header>) => {
    await ingestThePhoto();
    await here.world.table.update(headerItems.update({ key: headerKey(own), set: change }));
    await ingestTheRows();
    return here.subjects();
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
  const seen = meanwhile(here.world.table, ({ key }) => key.sk.startsWith('photo#'), ingestThePhoto);
  await ingestTheRows();
  expect(seen.times).toBe(1);
  await expectOneReport();
});

test.each([
  ['the subject whose row names it', anna],
  ['the subject of its own name', own],
])('A late photo leaves nothing behind where %s was erased since', async (_who, erased) => {
  await ingestTheRows();
  here.world.now = Math.max(here.world.now, here.photo.time) + 1;
  await eraseSubject({ ...here.world.ledger, nameHash }, nameHash, erased);
  await ingestThePhoto();
  expect([...here.world.store.keys()]).toEqual([]);
  expect(here.world.table.items().filter(({ sk }) => sk.startsWith('upload#'))).toHaveLength(1);
});

const stores = () => {
  const objects = {
    list: async function* (prefix: string) {
      for (const key of [...here.world.store.keys()]) if (key.startsWith(prefix)) yield key;
    },
    remove: async (key: string) => here.world.store.delete(key),
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
      if (what.includes('copied')) await here.buyElsewhere();
      await ingestThePhoto();
      if (what === 'bought') await here.world.workAll();
      if (what.includes('copied')) {
        const copies = ({ key }: Write) => key.pk === headerKey(own).pk && key.sk.startsWith('part#');
        meanwhile(here.world.table, copies, ingestTheRows);
        await here.world.work(own);
        expect(here.world.table.items().filter(({ pk }) => pk === headerKey(own).pk)).not.toEqual([]);
        expect(await here.world.table.get(headerKey(own))).toBeUndefined();
      }
      await ingestTheRows();
      await here.world.workAll();
      here.world.now = Math.max(here.world.now, here.rows.time + 1);
      await eraseSubject({ ...here.world.ledger, nameHash }, nameHash, anna);
      here.world.erasure = stores();
      await here.world.runReconciler(45);
      const left = () => JSON.stringify([here.world.table.items(), [...here.world.store.keys()]]);
      for (const trace of ['anna', 'IMG_1', storeFolder(anna), storeFolder(own)])
        expect(left()).not.toContain(trace);
      await ingestThePhoto();
      expect(here.subjects().filter((name) => name !== 'subject#july/ben')).toEqual([]);
      expect(left()).not.toContain('IMG_1');
    },
  );
});

describe('a row after the erasure of its subject', () => {
  const erase = () => eraseSubject({ ...here.world.ledger, nameHash }, nameHash, anna);
  const left = () => JSON.stringify([here.world.table.items(), [...here.world.store.keys()]]);
  const passed = async () => {
    here.world.erasure = stores();
    await here.world.runReconciler(45);
  };

  test.each([
    ['before that row', true],
    ['after that row', false],
  ])(
    'A row that is read after its subject was erased has its photo erased, which comes under its own name %s',
    async (_when, comesFirst) => {
      if (comesFirst) await ingestThePhoto();
      here.world.now = Math.max(here.world.now, here.rows.time + 1);
      await erase();
      await passed();
      await ingestTheRows();
      if (!comesFirst) await ingestThePhoto();
      await passed();
      expect(left()).not.toContain('IMG_1');
      expect(left()).not.toContain(storeFolder(own));
      expect(here.subjects()).toEqual([]);
      here.bucket.now = here.world.now;
      await here.ingestTheRows(here.bucket.put('births/june.csv', oneRow));
      expect(here.subjects()).toEqual(['subject#june/anna']);
    },
  );

  test('A row that is read after its subject was erased does not change a later photo and a later table', async () => {
    here.world.now = here.photo.time - 1;
    await erase();
    await passed();
    here.world.now = Math.max(here.world.now, here.rows.time);
    await ingestThePhoto();
    await here.ingestTheRows({ ...here.rows, time: here.photo.time - 2 });
    expect(await here.world.header(own)).toMatchObject({ state: 'due' });
    here.bucket.now = here.world.now;
    await here.ingestTheRows(here.bucket.put('births/june.csv', oneRow));
    expect((await here.world.header(anna)).inputs.photo).toBeDefined();
  });

  test('A row read after the erasure of its subject leaves the photo of a newer row that comes during the erasure', async () => {
    await ingestThePhoto();
    here.world.now = here.rows.time - 1;
    await erase();
    await ingestTheRows();
    expect(await here.world.header(own)).toMatchObject({ state: 'due' });
  });

  test('A row read after the erasure of its subject leaves photos that belong to another row or have their own row', async () => {
    await ingestThePhoto();
    const ben = { batch: 'june', id: 'ben' };
    await linkPhoto(here.world.ledger, ben, 'IMG_1', { ...here.rows, line: 2 });
    here.world.now = Math.max(here.world.now, here.rows.time + 1);
    await erase();
    await ingestTheRows();
    expect(await here.world.header(own)).toMatchObject({ state: 'due' });
  });
});

test('A photo whose subject is being erased goes to no other subject', async () => {
  await ingestThePhoto();
  await eraseSubject({ ...here.world.ledger, nameHash }, nameHash, own);
  await ingestTheRows();
  expect((await here.world.header(anna)).inputs.photo).toBeUndefined();
});
