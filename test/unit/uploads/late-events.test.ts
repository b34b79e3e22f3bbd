import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { ingestPlaces } from '../../../functions/rows/ingest-places.ts';
import { placeTableBatch } from '../../../shared/customers/customer.ts';
import { askBatchErasure } from '../../../shared/erasure/batch-erasure.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import { uploadHint } from '../../../shared/lambda/s3-event.ts';
import { readIntake } from '../../../shared/ledger/batches/counts.ts';
import { batchItems } from '../../../shared/ledger/items/batch.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { excludeWhole, wholeCustomer } from '../../../shared/ledger/items/tombstone.ts';
import { archivedAt } from '../../../shared/uploads/archived.ts';
import { expectUpload } from '../../../shared/uploads/begin.ts';
import { claimUpload } from '../../../shared/uploads/claim.ts';
import { recordRejection } from '../../../shared/uploads/rejection.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { nameHash } from '../../support/ledger/erasing.ts';
import { writeZip } from '../../support/zip/write-zip.ts';
import { minute } from '../books/books-world.ts';
import { birthTable, jpeg, photoName, WritersWorld } from '../erasure/writers-world.ts';

const id = 'anna-kovacs';
const key = `palms/june/${id}.jpg`;

let on: WritersWorld;
let late: UploadEvent;
let archived: Readonly<Record<string, string>>;

const openUploads = async () => (await readIntake(on.ledger, 'june')).openUploads;
const keysNaming = (name: string) =>
  on.world.table.items().flatMap(({ pk, sk }) => (`${pk} ${sk}`.includes(name) ? [pk, sk] : []));
const uploadsLeft = () =>
  on.world.table.items().filter(({ sk, kind }) => sk.startsWith('upload#') && kind !== 'zip');

async function endErasureOf(erase: () => Promise<unknown>): Promise<void> {
  on.world.now += minute;
  await erase();
  await on.world.runReconciler(10);
  await on.endErasure();
}

beforeEach(async () => {
  on = new WritersWorld();
  on.files.now = on.world.now;
  const event = on.files.put('palms/june.zip', writeZip([{ name: `${id}.jpg`, content: jpeg }]));
  archived = { [archivedAt]: String(event.time) };
  on.world.now = event.time;
  await on.archive(event);
  const [unpacked] = on.files.unpacked;
  if (unpacked === undefined) throw new Error('The archive holds a photo');
  late = { ...unpacked, time: event.time + 5 * minute };
});

describe('a photo of an earlier archive whose event comes after the end of an erasure', () => {
  beforeEach(() => endErasureOf(() => on.erase()));

  test.each<[string, () => UploadEvent]>([
    ['the erasure has deleted the object', () => late],
    ['the event tells a size that no photo may have', () => ({ ...late, sizeBytes: 1e9 })],
    ['the object is overwritten', () => ({ ...late, etag: 'another version' })],
    ['the object is still there', () => ({ ...on.files.put(key, jpeg, archived), time: late.time })],
    ['the object is no photo', () => ({ ...on.files.put(key, 'no photo', archived), time: late.time })],
    ['the object is empty', () => ({ ...on.files.put(key, '', archived), time: late.time })],
  ])('A late event leaves no item that names an erased person: %s', async (_what, eventOf) => {
    const event = eventOf();
    await on.photo(event);
    on.files.remove(key);
    expect([...on.traces()]).toEqual([]);
    expect(await openUploads()).toBe(0);
  });

  test('A dead letter of the late event leaves no item that names an erased person', async () => {
    await on.addDeadLetter(uploadHint(late));
    await on.photo(late);
    expect([...on.traces()]).toEqual([]);
    expect(await openUploads()).toBe(0);
  });

  test.each<[string, () => UploadEvent]>([
    ['the object is deleted', () => late],
    ['the object is overwritten', () => ({ ...late, etag: 'another version' })],
    ['the object is still there', () => ({ ...on.files.put(key, jpeg, archived), time: late.time })],
  ])('A late event opens no sealed batch, however often it comes: %s', async (_what, eventOf) => {
    const event = eventOf();
    await on.world.runReconciler(60);
    const before = [
      await readIntake(on.ledger, 'june'),
      await batchItems.read(on.world.table, batchKey('june')),
    ];
    for (let times = 0; times < 2; times += 1) await on.photo(event);
    expect([
      await readIntake(on.ledger, 'june'),
      await batchItems.read(on.world.table, batchKey('june')),
    ]).toEqual(before);
  });

  test.each([
    ['is accepted', jpeg, 'done'],
    ['is refused with a reason', 'no photo', 'refused'],
  ])('A photo that was really uploaded after the erasure %s', async (_what, content, state) => {
    await on.photo({ ...on.files.put(key, content), time: late.time });
    expect(uploadsLeft()).toMatchObject([{ key, state }]);
  });
});

test('The intake of a photo reads each tombstone before and after its preparation, and once more at its acceptance', async () => {
  const reads = vi.spyOn(on.world.table, 'get');
  await on.photo(on.files.put('palms/june/ben.jpg', jpeg), 'ben');
  const times = Map.groupBy(
    reads.mock.calls.flatMap(([{ pk }]) => (pk.startsWith('tombstone#') ? [pk] : [])),
    (pk) => pk,
  );
  expect([...times.values()].map(({ length }) => length)).toEqual([3, 3]);
});

test.each([
  ['a photo', 'a person', jpeg, () => on.erase()],
  ['a photo', 'a batch', jpeg, () => askBatchErasure(on.ledger, nameHash, 'june')],
  ['a file that is no photo', 'a person', 'no photo', () => on.erase()],
  ['a file that is no photo', 'a batch', 'no photo', () => askBatchErasure(on.ledger, nameHash, 'june')],
])(
  'The intake of %s leaves nothing if the erasure of %s ends during its preparation',
  async (_file, _whose, content, erase) => {
    const event = { ...on.files.put(key, content), time: on.world.now };
    const prepare = async (bytes: Uint8Array) => {
      await endErasureOf(erase);
      return preparePhoto(bytes);
    };
    await ingestPhoto({ ...on.intake(), preparePhoto: prepare }, event, 'june', id);
    expect([...on.traces()]).toEqual([]);
  },
);

test('A photo that comes while its person is erased leaves no item after the last sweep has looked for it', async () => {
  on.world.now += minute;
  await on.erase();
  for (const content of [jpeg, 'no photo']) {
    await on.photo({ ...on.files.put(key, content), time: on.world.now + minute });
    expect(uploadsLeft()).toEqual([]);
    expect([...on.world.store.keys()]).toEqual([]);
  }
  expect(await openUploads()).toBe(0);
});

describe('the erasure of a batch', () => {
  beforeEach(() => endErasureOf(() => askBatchErasure(on.ledger, nameHash, 'june')));

  test('A late event of a photo, a table or an archive leaves no upload in an erased batch', async () => {
    await on.photo(late);
    const table = { ...on.files.put('births/june/kovacs.csv', birthTable), time: late.time };
    on.files.remove(table.key);
    await on.rows(table);
    const archive = { ...on.files.put('palms/june.zip', 'gone'), time: late.time };
    on.files.remove(archive.key);
    const { uploadsBegun } = await readIntake(on.ledger, 'june');
    await on.archive(archive);
    await on.rows(table);
    expect((await readIntake(on.ledger, 'june')).uploadsBegun).toBe(uploadsBegun);
    expect(on.world.table.items().filter(({ sk }) => sk.startsWith('upload#'))).toEqual([]);
    expect(await openUploads()).toBe(0);
  });

  test('A table that is unpacked late from an archive before the erasure leaves no upload', async () => {
    const table = { ...on.files.put('births/june/kovacs.csv', birthTable, archived), time: late.time };
    await on.rows(table);
    expect(keysNaming('uploads#june').filter((sk) => sk.startsWith('upload#'))).toEqual([]);
    expect(await openUploads()).toBe(0);
  });

  test('The refusals of a table leave with its upload when the table disappears while it is read', async () => {
    const event = { ...on.files.put('births/june/kovacs.csv', birthTable), time: late.time };
    const until = on.world.now + minute;
    const dead = { name: 'dead', until };
    const claim = await claimUpload(on.ledger, event, 'rows', 'june', dead, until);
    if (claim.kind !== 'claimed') throw new Error('Nobody else reads the table');
    await recordRejection(on.ledger, claim.upload, {
      code: 'bad-date',
      reason: { code: 'no-date' },
      line: 2,
      field: 'date',
    });
    on.files.remove(event.key);
    on.world.now = until;
    await on.rows(event);
    expect(keysNaming('uploads#june').filter((sk) => /^(?:upload|rejection)#/.test(sk))).toEqual([]);
    expect(await openUploads()).toBe(0);
  });

  test('A later archive that is deleted while it is unpacked keeps the counts of its files', async () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.jpg`, content: jpeg }));
    const event = { ...on.files.put('palms/june.zip', writeZip(files)), time: on.world.now + minute };
    const { put } = on.files.archives;
    const stored = vi.spyOn(on.files.archives, 'put').mockImplementation(async (...given) => {
      if (stored.mock.calls.length === 3) on.files.remove(event.key);
      return put(...given);
    });
    await on.archive(event);
    const uploads = on.world.table.items().filter(({ kind }) => kind === 'zip');
    expect(uploads).toMatchObject([{ state: 'deleted', counts: { rows: 3, accepted: 3 } }]);
  });

  test('A table that was really uploaded after the erasure is accepted', async () => {
    await on.rows({ ...on.files.put('births/june/kovacs.csv', birthTable), time: late.time });
    await on.photo({ ...on.files.put(`palms/june/${photoName}.jpg`, jpeg), time: late.time }, photoName);
    expect(uploadsLeft()).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  });
});

test('A late event of a table of places leaves no item after its customer was erased', async () => {
  const event = on.files.put('places/@acme/temples.csv', 'id,lat,lon\n');
  await excludeWhole(on.ledger, nameHash, wholeCustomer('acme'), { at: event.time });
  const items = on.world.table.items().length;
  await ingestPlaces(on.intake(), event, '@acme//temples');
  expect(on.world.table.items()).toHaveLength(items);
});

test('A dead letter of a late table of places leaves no upload of its erased customer', async () => {
  const event = on.files.put('places/@acme/temples.csv', 'id,lat,lon\n');
  await excludeWhole(on.ledger, nameHash, wholeCustomer('acme'), { at: event.time });
  on.files.remove(event.key);
  await on.addDeadLetter(uploadHint(event));
  expect(keysNaming('acme')).toEqual([]);
});

test('A late event of a table of places ends an upload that was expected before the erasure of its customer', async () => {
  const event = on.files.put('places/@acme/temples.csv', 'id,lat,lon\n');
  const batch = placeTableBatch('@acme//temples');
  await expectUpload(on.ledger, event, 'places', batch);
  await excludeWhole(on.ledger, nameHash, wholeCustomer('acme'), { at: event.time });
  await ingestPlaces(on.intake(), event, '@acme//temples');
  expect(uploadsLeft().filter(({ key }) => key === event.key)).toEqual([]);
  expect((await readIntake(on.ledger, batch)).openUploads).toBe(0);
});
