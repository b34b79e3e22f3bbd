import { beforeEach, describe, expect, test } from 'vitest';
import { recordDeadLetter } from '../../../functions/dead-letters/record-dead-letter.ts';
import { liftBan, listBans } from '../../../shared/erasure/ban.ts';
import { requestErasure } from '../../../shared/erasure/request-erasure.ts';
import { uploadHint } from '../../../shared/lambda/s3-event.ts';
import { banOn, readTombstone } from '../../../shared/ledger/items/tombstone.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { erasureOfItems } from '../../support/ledger/erasing.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { nameHash, oneRow, PhotoAndRows } from '../../support/worlds/photo-and-rows.ts';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';

const anna = { batch: 'june', id: 'anna' };
const photo = { batch: 'june', id: 'IMG_1' };

let photoAndRows: PhotoAndRows;

const ledger = () => ({ ...photoAndRows.world.ledger, nameHash });
const eraseAndKeepOut = () => requestErasure(ledger(), nameHash, anna, { by: 'arn:operator', keepOut: {} });
const swept = async () => photoAndRows.world.runReconciler(45);
const rejections = () =>
  [...photoAndRows.world.table.items()]
    .filter(({ sk }) => sk.startsWith('rejection#'))
    .map(({ code, line, upload }) => ({ code, line, upload }));
const storedText = () =>
  JSON.stringify([...photoAndRows.world.table.items()], (_name, value: unknown) =>
    value instanceof Set ? [...value] : value,
  );

beforeEach(async () => {
  photoAndRows = new PhotoAndRows();
  photoAndRows.world.erasure = { ...erasureOfItems, nameHash };
  await photoAndRows.ingestTheRows();
  photoAndRows.world.now += 1000;
  await eraseAndKeepOut();
  await swept();
});

describe('a banned person', () => {
  test('A banned person is refused by line in every nightly export, and all other people are accepted', async () => {
    for (let night = 0; night < 3; night += 1) {
      photoAndRows.world.now += 1000;
      const ben = `ben,1991-05-1${night},19:55,52.52,13.405,Europe/Berlin,\n`;
      await photoAndRows.ingestTheRows(photoAndRows.rowsAgain(`${oneRow}${ben}`));
    }
    await photoAndRows.world.workAll();
    expect(photoAndRows.subjects()).toEqual(['subject#june/ben']);
    expect(rejections()).toEqual([{ code: 'kept-out', line: 2, upload: 'births/june.csv' }]);
    expect(storedText()).not.toContain('anna');
  });

  test('A banned person’s photo is refused under their own id, and the refusal does not name them', async () => {
    await photoAndRows.ingestThePhoto(photoAndRows.photoAgain('anna'), 'anna');
    expect(rejections()).toEqual([
      { code: 'kept-out', upload: expect.stringMatching(/^palms\/june\/\(kept out: [0-9a-f]{12}\)$/) },
    ]);
    expect(photoAndRows.subjects()).toEqual([]);
    expect(storedText()).not.toContain('anna');
  });

  test.each(['before', 'after'])(
    'A banned person’s photo is refused under the name in their row, when it is read %s the row',
    async (when) => {
      photoAndRows.world.now += 1000;
      const photo = photoAndRows.photoAgain('IMG_1');
      const rows = photoAndRows.rowsAgain();
      if (when === 'before') await photoAndRows.ingestThePhoto(photo);
      await photoAndRows.ingestTheRows(rows);
      if (when === 'after') await photoAndRows.ingestThePhoto(photo);
      await swept();
      await photoAndRows.world.workAll();
      expect(photoAndRows.subjects()).toEqual([]);
      expect(photoAndRows.world.calls).toEqual([]);
      expect(storedText()).not.toContain('IMG_1');
    },
  );

  test('A banned person is refused every night with a photo that none of their rows had named before', async () => {
    const rows = oneRow.replace('IMG_1', 'IMG_2');
    for (let night = 0; night < 2; night += 1) {
      photoAndRows.world.now += 1000;
      await photoAndRows.ingestTheRows(photoAndRows.rowsAgain(rows));
      await photoAndRows.ingestThePhoto(photoAndRows.photoAgain('IMG_2'), 'IMG_2');
      await photoAndRows.world.workAll();
      await swept();
      expect(photoAndRows.subjects()).toEqual([]);
    }
    expect(rejections()).toHaveLength(2);
    expect(photoAndRows.world.calls).toEqual([]);
    expect(storedText()).not.toContain('IMG_2');
  });

  test.each(['before', 'after'])(
    'A banned person’s photo is refused when only a late row from before the erasure names it, and it is read %s that row',
    async (when) => {
      const lateRow = {
        ...photoAndRows.rowsAgain(oneRow.replace('IMG_1', 'IMG_2')),
        time: photoAndRows.rows.time,
      };
      photoAndRows.world.now += 1000;
      const uploadPhotoAgain = () => photoAndRows.ingestThePhoto(photoAndRows.photoAgain('IMG_2'), 'IMG_2');
      if (when === 'before') await uploadPhotoAgain();
      await photoAndRows.ingestTheRows(lateRow);
      if (when === 'after') await uploadPhotoAgain();
      await swept();
      await photoAndRows.world.workAll();
      expect(photoAndRows.subjects()).toEqual([]);
      expect(photoAndRows.world.calls).toEqual([]);
      photoAndRows.world.now += 1000;
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

  test('A late event from before the erasure drops the upload of a banned person without a rejection', async () => {
    await photoAndRows.ingestTheRows();
    await photoAndRows.ingestThePhoto();
    expect(rejections()).toEqual([]);
  });

  test('No stored dead letter holds a banned person', async () => {
    const record = sqsRecord('m', uploadHint(photoAndRows.photoAgain('anna')), 'photos-dead', 5);
    await recordDeadLetter({ ledger: ledger(), retry: { maxAttempts: 3 }, log: silent }, record);
    expect(storedText()).not.toContain('anna');
  });

  test('A banned person’s photo whose message became a dead letter is refused like one that was read, and a late event is not', async () => {
    const die = (upload: UploadEvent) =>
      recordDeadLetter(
        { ledger: ledger(), retry: { maxAttempts: 3 }, log: silent },
        sqsRecord('m', uploadHint(upload), 'photos-dead', 5),
      );
    const again = photoAndRows.photoAgain('anna');
    await die({ ...again, time: 1 });
    expect(rejections()).toEqual([]);
    await die(again);
    const byLetter = rejections();
    expect(byLetter).toHaveLength(1);
    await photoAndRows.ingestThePhoto(again, 'anna');
    expect(rejections()).toEqual(byLetter);
  });

  test('The list of bans shows the hash that the rejection of a banned person’s photo names, and no name', async () => {
    const { items } = await listBans(ledger(), 10);
    const ban = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(items).toEqual([{ ban, at: expect.any(Number), by: 'arn:operator' }]);
    await photoAndRows.ingestThePhoto(photoAndRows.photoAgain('IMG_1'));
    expect(rejections()[0]?.upload).toContain(`(kept out: ${items[0]?.ban}, photo `);
  });

  test('A person’s row and photo are accepted with the next upload after their ban is lifted', async () => {
    photoAndRows.world.now += 1000;
    await photoAndRows.ingestTheRows(photoAndRows.rowsAgain());
    await swept();
    expect(await liftBan(ledger(), nameHash, anna)).toBe(true);
    expect(await liftBan(ledger(), nameHash, anna)).toBe(false);
    expect((await listBans(ledger(), 10)).items).toEqual([]);
    photoAndRows.world.now += 1000;
    await photoAndRows.ingestThePhoto(photoAndRows.photoAgain('IMG_1'));
    await photoAndRows.ingestTheRows(photoAndRows.rowsAgain());
    await photoAndRows.world.workAll();
    expect(photoAndRows.subjects()).toEqual(['subject#june/anna']);
    expect(Object.keys((await photoAndRows.world.header(anna)).inputs).sort()).toEqual(['photo', 'row']);
  });
});

test('A ban is added to an erasure that is done, which is not begun again', async () => {
  await liftBan(ledger(), nameHash, anna);
  const before = await readTombstone(ledger(), nameHash, anna);
  expect(await eraseAndKeepOut()).toBe('already requested');
  expect(await readTombstone(ledger(), nameHash, anna)).toMatchObject({
    doneAt: before?.doneAt,
    ban: { by: 'arn:operator' },
  });
  expect(photoAndRows.subjects()).toEqual([]);
});

test('An erasure that bans a person with a photo also bans the id of the photo', async () => {
  await liftBan(ledger(), nameHash, anna);
  photoAndRows.world.now += 1000;
  await photoAndRows.ingestTheRows(photoAndRows.rowsAgain());
  await eraseAndKeepOut();
  await swept();
  expect(await banOn(ledger(), nameHash, photo)).toBe(await nameHash('june/anna'));
});

describe('a ban that is added after its erasure', () => {
  const erased = () => requestErasure(ledger(), nameHash, anna);
  const uploadPhotoAgain = async () => {
    photoAndRows.world.now += 1000;
    await photoAndRows.ingestThePhoto(photoAndRows.photoAgain('IMG_1'));
    await photoAndRows.world.workAll();
  };

  beforeEach(async () => {
    await liftBan(ledger(), nameHash, anna);
    photoAndRows.world.now += 1000;
    await photoAndRows.ingestTheRows(photoAndRows.rowsAgain());
    await erased();
  });

  test.each([
    ['begun', 0],
    ['swept once', 2],
    ['done', 45],
  ])(
    'The photo of a banned person is refused when the ban follows an erasure that is %s',
    async (_how, minutes) => {
      await photoAndRows.world.runReconciler(minutes);
      expect(await eraseAndKeepOut()).toBe('already requested');
      await photoAndRows.world.runReconciler(45 - minutes);
      await uploadPhotoAgain();
      expect(photoAndRows.subjects()).toEqual([]);
      expect(rejections()).toHaveLength(1);
      expect(storedText()).not.toContain('IMG_1');
    },
  );

  test('The photo of an erased person is accepted before their ban, and refused from the ban on', async () => {
    await swept();
    await uploadPhotoAgain();
    expect(photoAndRows.subjects()).toEqual(['subject#june/IMG_1']);
    await eraseAndKeepOut();
    await uploadPhotoAgain();
    expect(rejections()).toHaveLength(1);
  });
});

test('A photo that two erased people named is kept out with either of them', async () => {
  await liftBan(ledger(), nameHash, anna);
  const ben = { batch: 'june', id: 'ben' };
  photoAndRows.world.now += 1000;
  await photoAndRows.ingestTheRows(photoAndRows.rowsAgain(oneRow.replace('anna', 'ben')));
  await requestErasure(ledger(), nameHash, ben, {});
  await swept();
  for (const one of [anna, ben]) {
    await requestErasure(ledger(), nameHash, one, { keepOut: {} });
    expect(await banOn(ledger(), nameHash, photo)).toBe(await nameHash(`june/${one.id}`));
    await liftBan(ledger(), nameHash, one);
  }
  expect(await banOn(ledger(), nameHash, photo)).toBeUndefined();
});
