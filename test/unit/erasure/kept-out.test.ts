import { beforeEach, describe, expect, test } from 'vitest';
import { recordDeadLetter } from '../../../functions/dead-letters/record-dead-letter.ts';
import { listRejections } from '../../../functions/reports/views/upload-views.ts';
import { liftBan, listBans } from '../../../shared/erasure/ban.ts';
import { askBatchErasure } from '../../../shared/erasure/batch-erasure.ts';
import { askCustomerErasure } from '../../../shared/erasure/customer-erasure.ts';
import { requestErasure } from '../../../shared/erasure/request-erasure.ts';
import { uploadHint } from '../../../shared/lambda/s3-event.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { setBudget } from '../../../shared/ledger/customers/customers.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { banOn, readTombstone } from '../../../shared/ledger/items/tombstone.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { erasureOfItems } from '../../support/ledger/erasing.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { row } from '../../support/worlds/ledger-world.ts';
import { nameHash, oneRow, PhotoAndRows } from '../../support/worlds/photo-and-rows.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';

const anna = { batch: 'june', id: 'anna' };
const photo = { batch: 'june', id: 'IMG_1' };

let pair: PhotoAndRows;

const ledger = () => ({ ...pair.world.ledger, nameHash });
const eraseAndKeepOut = () => requestErasure(ledger(), nameHash, anna, { by: 'arn:operator', keepOut: true });
const swept = async () => pair.world.runReconciler(45);
const rejections = () =>
  [...pair.world.table.items()]
    .filter(({ sk }) => sk.startsWith('rejection#'))
    .map(({ code, line, upload }) => ({ code, line, upload }));
const storedText = () =>
  JSON.stringify([...pair.world.table.items()], (_name, value: unknown) =>
    value instanceof Set ? [...value] : value,
  );

beforeEach(async () => {
  pair = new PhotoAndRows();
  pair.world.erasure = { ...erasureOfItems, nameHash };
  await pair.ingestTheRows();
  pair.world.now += 1000;
  await eraseAndKeepOut();
  await swept();
});

test('A ban that is repeated after the erasure keeps its date and its user', async () => {
  const [first] = (await listBans(ledger(), 10)).items;
  pair.world.now += 60_000;
  await requestErasure(ledger(), nameHash, anna, { by: 'arn:other', keepOut: true });
  expect((await listBans(ledger(), 10)).items).toEqual([first]);
});

describe('a banned person', () => {
  test('The row of a banned person is refused with its line in every nightly upload, and the rows of other people are accepted', async () => {
    for (let night = 0; night < 3; night += 1) {
      pair.world.now += 1000;
      const ben = `ben,1991-05-1${night},19:55,52.52,13.405,Europe/Berlin,\n`;
      await pair.ingestTheRows(pair.rowsAgain(`${oneRow}${ben}`));
    }
    await pair.world.workAll();
    expect(pair.subjects()).toEqual(['subject#june/ben']);
    expect(rejections()).toEqual([{ code: 'kept-out', line: 2, upload: 'births/june.csv' }]);
    expect(storedText()).not.toContain('anna');
  });

  test('A banned person’s photo is refused under their own id, and the refusal does not name them', async () => {
    await pair.ingestThePhoto(pair.photoAgain('anna'), 'anna');
    expect(rejections()).toEqual([
      { code: 'kept-out', upload: expect.stringMatching(/^palms\/june\/\(kept out: [0-9a-f]{12}\)$/) },
    ]);
    expect(pair.subjects()).toEqual([]);
    expect(storedText()).not.toContain('anna');
    const { items } = await listRejections(ledger(), 'june', 10);
    expect(items).toMatchObject([{ code: 'kept-out', upload: rejections()[0]?.upload }]);
  });

  test.each(['before', 'after'])(
    'A banned person’s photo is refused under the name in their row: the photo is read %s the row',
    async (when) => {
      pair.world.now += 1000;
      const photo = pair.photoAgain('IMG_1');
      const rows = pair.rowsAgain();
      if (when === 'before') await pair.ingestThePhoto(photo);
      await pair.ingestTheRows(rows);
      if (when === 'after') await pair.ingestThePhoto(photo);
      await swept();
      await pair.world.workAll();
      expect(pair.subjects()).toEqual([]);
      expect(pair.world.calls).toEqual([]);
      expect(storedText()).not.toContain('IMG_1');
    },
  );

  test('A banned person is refused every night with a photo that none of their rows had named before', async () => {
    const rows = oneRow.replace('IMG_1', 'IMG_2');
    for (let night = 0; night < 2; night += 1) {
      pair.world.now += 1000;
      await pair.ingestTheRows(pair.rowsAgain(rows));
      await pair.ingestThePhoto(pair.photoAgain('IMG_2'), 'IMG_2');
      await pair.world.workAll();
      await swept();
      expect(pair.subjects()).toEqual([]);
    }
    expect(rejections()).toHaveLength(2);
    expect(pair.world.calls).toEqual([]);
    expect(storedText()).not.toContain('IMG_2');
  });

  test.each(['before', 'after'])(
    'A banned person’s photo is refused although only one row names it, uploaded before the erasure and read after it: the photo is read %s the row',
    async (when) => {
      const lateRow = {
        ...pair.rowsAgain(oneRow.replace('IMG_1', 'IMG_2')),
        time: pair.rows.time,
      };
      pair.world.now += 1000;
      const uploadPhotoAgain = () => pair.ingestThePhoto(pair.photoAgain('IMG_2'), 'IMG_2');
      if (when === 'before') await uploadPhotoAgain();
      await pair.ingestTheRows(lateRow);
      if (when === 'after') await uploadPhotoAgain();
      await swept();
      await pair.world.workAll();
      expect(pair.subjects()).toEqual([]);
      expect(pair.world.calls).toEqual([]);
      pair.world.now += 1000;
      await uploadPhotoAgain();
      expect(rejections()).toEqual([
        {
          code: 'kept-out',
          upload: expect.stringMatching(/^palms\/june\/\(kept out: [0-9a-f]{12}, photo [0-9a-f]{12}\)$/),
        },
      ]);
      expect(storedText()).not.toContain('IMG_2');
      await liftBan(ledger(), nameHash, anna);
      expect((await listBans(ledger(), 10)).items).toEqual([]);
    },
  );

  test('A late event of an upload before the erasure of a banned person causes no rejection', async () => {
    await pair.ingestTheRows();
    await pair.ingestThePhoto();
    expect(rejections()).toEqual([]);
  });

  test('No dead letter about a banned person is stored', async () => {
    const record = sqsRecord('m', uploadHint(pair.photoAgain('anna')), 'photos-dead', 5);
    await recordDeadLetter({ ledger: ledger(), retry: { maxAttempts: 3 }, log: silent }, record);
    expect(storedText()).not.toContain('anna');
  });

  test('A banned person’s photo whose message became a dead letter is refused as if it had been read, and a late event is not refused', async () => {
    const die = (upload: UploadEvent) =>
      recordDeadLetter(
        { ledger: ledger(), retry: { maxAttempts: 3 }, log: silent },
        sqsRecord('m', uploadHint(upload), 'photos-dead', 5),
      );
    const secondPhoto = pair.photoAgain('anna');
    await die({ ...secondPhoto, time: 1 });
    expect(rejections()).toEqual([]);
    await die(secondPhoto);
    const byLetter = rejections();
    expect(byLetter).toHaveLength(1);
    await pair.ingestThePhoto(secondPhoto, 'anna');
    expect(rejections()).toEqual(byLetter);
  });

  test('The list of bans shows the hash that the rejection of a banned person’s photo names, and no name', async () => {
    const { items } = await listBans(ledger(), 10);
    const ban = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(items).toEqual([{ ban, at: expect.any(Number), by: 'arn:operator' }]);
    await pair.ingestThePhoto(pair.photoAgain('IMG_1'));
    expect(rejections()[0]?.upload).toContain(`(kept out: ${items[0]?.ban}, photo `);
  });

  test('A person’s row and photo are accepted with the next upload after their ban is lifted', async () => {
    pair.world.now += 1000;
    await pair.ingestTheRows(pair.rowsAgain());
    await swept();
    expect(await liftBan(ledger(), nameHash, anna)).toBe(true);
    expect(await liftBan(ledger(), nameHash, anna)).toBe(false);
    expect((await listBans(ledger(), 10)).items).toEqual([]);
    pair.world.now += 1000;
    await pair.ingestThePhoto(pair.photoAgain('IMG_1'));
    await pair.ingestTheRows(pair.rowsAgain());
    await pair.world.workAll();
    expect(pair.subjects()).toEqual(['subject#june/anna']);
    expect(Object.keys((await pair.world.header(anna)).inputs).sort()).toEqual(['photo', 'row']);
  });
});

test('A ban of an erased person does not begin the erasure again', async () => {
  await liftBan(ledger(), nameHash, anna);
  const before = await readTombstone(ledger(), nameHash, anna);
  expect(await eraseAndKeepOut()).toBe('already requested');
  expect(await readTombstone(ledger(), nameHash, anna)).toMatchObject({
    doneAt: before?.doneAt,
    ban: { by: 'arn:operator' },
  });
  expect(pair.subjects()).toEqual([]);
});

test('An erasure that bans a person with a photo also bans the id of the photo', async () => {
  await liftBan(ledger(), nameHash, anna);
  pair.world.now += 1000;
  await pair.ingestTheRows(pair.rowsAgain());
  await eraseAndKeepOut();
  await swept();
  expect(await banOn(ledger(), nameHash, photo)).toBe(await nameHash('june/anna'));
});

describe('a ban that is added after its erasure', () => {
  const erased = () => requestErasure(ledger(), nameHash, anna);
  const uploadPhotoAgain = async () => {
    pair.world.now += 1000;
    await pair.ingestThePhoto(pair.photoAgain('IMG_1'));
    await pair.world.workAll();
  };

  beforeEach(async () => {
    await liftBan(ledger(), nameHash, anna);
    pair.world.now += 1000;
    await pair.ingestTheRows(pair.rowsAgain());
    await erased();
  });

  test.each([
    ['begun', 0],
    ['swept once', 2],
    ['done', 45],
  ])(
    'The photo of a banned person is refused when the ban follows an erasure that is %s',
    async (_how, minutes) => {
      await pair.world.runReconciler(minutes);
      expect(await eraseAndKeepOut()).toBe('already requested');
      await pair.world.runReconciler(45 - minutes);
      await uploadPhotoAgain();
      expect(pair.subjects()).toEqual([]);
      expect(rejections()).toHaveLength(1);
      expect(storedText()).not.toContain('IMG_1');
    },
  );

  test('The photo of an erased person is accepted before their ban, and refused from the ban on', async () => {
    await swept();
    await uploadPhotoAgain();
    expect(pair.subjects()).toEqual(['subject#june/IMG_1']);
    await eraseAndKeepOut();
    await uploadPhotoAgain();
    expect(rejections()).toHaveLength(1);
  });
});

test('A photo that two erased people named is banned while either person is banned', async () => {
  await liftBan(ledger(), nameHash, anna);
  const ben = { batch: 'june', id: 'ben' };
  pair.world.now += 1000;
  await pair.ingestTheRows(pair.rowsAgain(oneRow.replace('anna', 'ben')));
  await requestErasure(ledger(), nameHash, ben, {});
  await swept();
  for (const one of [anna, ben]) {
    await requestErasure(ledger(), nameHash, one, { keepOut: true });
    expect(await banOn(ledger(), nameHash, photo)).toBe(await nameHash(`june/${one.id}`));
    await liftBan(ledger(), nameHash, one);
  }
  expect(await banOn(ledger(), nameHash, photo)).toBeUndefined();
});

const batch = '@acme/june';
const people = ['anna', 'bina', 'carl'].map((id) => ({ batch, id }));

async function worldWithPeople() {
  const world = new PipelineWorld();
  world.erasure = erasureOfItems;
  const ledger = { ...world.ledger, nameHash };
  await setBudget(ledger, 'acme', {});
  await setCeiling(ledger, batch, undefined);
  for (const subject of people) {
    const source = world.source(`births/${batch}.csv`);
    await accept(ledger, subject, { kind: 'row', value: row({ name: subject.id }), source }, world.now);
  }
  world.now += 1000;
  const isThere = async (subject: (typeof people)[number]) =>
    (await world.table.get(headerKey(subject))) !== undefined;
  const ban = { by: 'arn:banning', keepOut: true } as const;
  const erasures = {
    customer: () => askCustomerErasure(ledger, nameHash, 'acme', ban),
    batch: () => askBatchErasure(ledger, nameHash, batch, ban),
  };
  return { world, ledger, isThere, erasures };
}

type World = Awaited<ReturnType<typeof worldWithPeople>>;

const erasedAlone = ({ ledger }: World) =>
  Promise.all(people.map((subject) => requestErasure(ledger, nameHash, subject, {})));
const erasedWithBatch = ({ ledger }: World) => askBatchErasure(ledger, nameHash, batch, {});

const meetings = [0, 2, 17, 19].flatMap((minutes) => [
  { minutes, of: 'customer', under: 'their batch', first: erasedWithBatch } as const,
  { minutes, of: 'customer', under: 'each person', first: erasedAlone } as const,
  { minutes, of: 'batch', under: 'each person', first: erasedAlone } as const,
]);

test.each(meetings)(
  'The ban of a whole $of reaches the people who are still stored $minutes minutes after an erasure of $under without a ban',
  async ({ minutes, of, first }) => {
    const made = await worldWithPeople();
    const { world, isThere, ledger, erasures } = made;
    await first(made);
    await world.runReconciler(minutes);
    const still = (await Promise.all(people.map(isThere))).filter(Boolean).length;
    expect(await erasures[of]()).toBe('requested');
    await world.runReconciler(120);
    const bans = await Promise.all(people.map((subject) => banOn(ledger, nameHash, subject)));
    expect(bans.filter((one) => one !== undefined)).toHaveLength(still);
    expect(await Promise.all(people.map(isThere))).toEqual([false, false, false]);
  },
);

test('A ban of a batch bans no photo of a person who is being erased, so that lifting the ban of the person is enough', async () => {
  const pair = new PhotoAndRows();
  pair.world.erasure = { ...erasureOfItems, nameHash };
  const ledger = { ...pair.world.ledger, nameHash };
  await pair.ingestTheRows();
  await pair.ingestThePhoto();
  await pair.world.workAll();
  pair.world.now += 1000;
  await requestErasure(ledger, nameHash, anna, {});
  await pair.world.runReconciler(2);
  expect(await askBatchErasure(ledger, nameHash, 'june', { keepOut: true })).toBe('requested');
  await pair.world.runReconciler(120);
  expect(await banOn(ledger, nameHash, photo)).toBeDefined();
  expect(await liftBan(ledger, nameHash, anna)).toBe(true);
  expect(await banOn(ledger, nameHash, photo)).toBeUndefined();
});

test('An erasure of a batch without a ban, requested while its customer is erased with one, bans its people', async () => {
  const { world, ledger, erasures } = await worldWithPeople();
  await erasures.customer();
  world.now += 1000;
  await askBatchErasure(ledger, nameHash, batch, {});
  await world.runReconciler(120);
  for (const subject of people) expect(await banOn(ledger, nameHash, subject)).toBeDefined();
});
