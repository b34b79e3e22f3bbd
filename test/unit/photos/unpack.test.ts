import { describe, expect, test } from 'vitest';
import { storeFolder } from '../../../shared/ledger/parts/bodies.ts';
import { refusalText } from '../../../shared/reasons/refusals/refusal-text.ts';
import { maxUploadAttempts } from '../../../shared/uploads/claim.ts';
import type { ArchiveInbox } from '../../../shared/uploads/inbox.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { UnpackingIntake as Intake, names, photos } from '../../support/worlds/unpacking-intake.ts';
import type { PackedFile } from '../../support/zip/write-zip.ts';

const table: PackedFile = {
  name: 'Fotos/people.csv',
  content: 'id,date,time,lat,lon\nanna,1990-07-27,10:00,13.08,80.27\n',
  described: true,
};

describe('An archive of a batch', () => {
  test('An archive becomes one upload for each of its files and one report for each person', async () => {
    const intake = new Intake();
    await intake.deliver(intake.packed([...photos, table]));
    expect(intake.put.sort()).toEqual(
      [...names.map((name) => `palms/june/${name}.jpg`), 'births/june/people.csv'].sort(),
    );
    expect(intake.upload('palms/june.zip')).toMatchObject({
      kind: 'zip',
      state: 'done',
      counts: { rows: 8, accepted: 8, unchanged: 0, refused: 0 },
    });
    expect(intake.upload('palms/june/anna.jpg')).toMatchObject({ state: 'reading', isCounted: true });
    await intake.deliverUnpacked();
    expect(intake.world.subjects()).toEqual(names.map((name) => `june/${name}`));
    expect(intake.world.uploads().map(({ state }) => state)).toEqual(Array(9).fill('done'));
  });

  test('An archive passes its metadata on to its files', async () => {
    const intake = new Intake();
    await intake.deliver(intake.packed(photos.slice(0, 1), { product: 'palm' }));
    await intake.deliverUnpacked();
    expect(intake.upload('palms/june/anna.jpg')?.product).toBe('palm');
  });

  test('An archive that arrives again stores no file twice, unless it names another product', async () => {
    const intake = new Intake();
    const filesStoredBy = async (metadata: Readonly<Record<string, string>> = {}) => {
      intake.put.length = 0;
      await intake.deliver(intake.packed(photos.slice(0, 1), metadata));
      await intake.deliverUnpacked();
      return intake.put.length;
    };
    expect(await filesStoredBy({ product: 'palm' })).toBe(1);
    expect(await filesStoredBy({ product: 'palm' })).toBe(0);
    expect(await filesStoredBy()).toBe(0);
    expect(await filesStoredBy({ product: 'all' })).toBe(1);
    intake.world.put('palms/june/anna.jpg', photos[0]?.content ?? '', { product: 'palm' });
    expect(await filesStoredBy({ product: 'all' })).toBe(1);
  });

  test('An archive that arrives again stores no file again that was read and has expired in the inbox', async () => {
    const intake = new Intake();
    await intake.deliver(intake.packed(photos.slice(0, 1)));
    await intake.deliverUnpacked();
    intake.world.remove('palms/june/anna.jpg');
    await intake.deliver(intake.packed(photos.slice(0, 1)));
    expect(intake.put).toHaveLength(1);
  });

  test('An archive is unpacked over several invocations if time runs out, each from the next file on, and no file twice', async () => {
    const intake = new Intake();
    const event = intake.packed(photos);
    await intake.deliver(event, 0);
    expect(intake.put).toHaveLength(3);
    expect(intake.hints).toMatchObject([{ key: 'palms/june.zip', etag: event.etag }]);
    await intake.deliver(event, 0);
    expect(intake.put).toHaveLength(6);
    await intake.deliver(event, 0);
    expect(new Set(intake.put).size).toBe(7);
    expect(intake.upload('palms/june.zip')).toMatchObject({
      state: 'done',
      counts: { rows: 7, accepted: 7 },
    });
  });

  test('An archive whose unpacking failed at the bucket is retried without storing existing files again', async () => {
    const intake = new Intake();
    const event = intake.packed(photos);
    let puts = 0;
    const failing: Partial<ArchiveInbox> = {
      put: async (to, bytes, metadata) => {
        puts += 1;
        if (puts > 5) throw new Error('The bucket is away');
        intake.put.push(to.key);
        return intake.world.archives.put(to, bytes, metadata);
      },
    };
    await intake.deliver(event, 99, failing);
    expect(intake.upload('palms/june.zip')).toMatchObject({ state: 'reading', attempts: 0 });
    await intake.deliver(event);
    expect(intake.put.sort()).toEqual(names.map((name) => `palms/june/${name}.jpg`).sort());
    expect(intake.upload('palms/june.zip')).toMatchObject({
      state: 'done',
      counts: { rows: 7, accepted: 5, unchanged: 2 },
    });
  });

  test('An archive whose event is redelivered, or that is uploaded again, stores no file again', async () => {
    const intake = new Intake();
    const event = intake.packed(photos);
    await intake.deliver(event);
    await intake.deliverUnpacked();
    await intake.deliver(event);
    await intake.deliver(intake.packed(photos));
    expect(intake.put).toHaveLength(7);
    expect(intake.upload('palms/june.zip')).toMatchObject({
      state: 'done',
      counts: { accepted: 0, unchanged: 7 },
    });
  });

  test('An archive is refused only if all of its files are refused, also when it comes again', async () => {
    const [anna, ben, carl] = photos;
    if (anna === undefined || ben === undefined || carl === undefined) throw new Error('no photos');
    const broken = { ...carl, encrypted: true };
    for (const files of [[anna], [anna, ben], [anna, broken], [broken]]) {
      const intake = new Intake();
      for (let time = 0; time < 3; time += 1) {
        await intake.deliver(intake.packed(files));
        await intake.deliverUnpacked();
        expect(intake.upload('palms/june.zip')?.state).toBe(files.includes(anna) ? 'done' : 'refused');
      }
    }
  });

  test('An archive that a newer one has replaced is superseded and not unpacked', async () => {
    const intake = new Intake();
    const event = intake.packed(photos);
    intake.packed(photos.slice(0, 2));
    await intake.deliver(event);
    expect([intake.put, intake.upload('palms/june.zip')?.state]).toEqual([[], 'superseded']);
  });

  test('An archive that was deleted before it was unpacked ends as deleted with a reason', async () => {
    const intake = new Intake();
    const event = intake.packed(photos);
    intake.world.remove('palms/june.zip');
    await intake.deliver(event);
    expect(intake.upload('palms/june.zip')).toMatchObject({
      state: 'deleted',
      warnings: [{ code: 'object-deleted' }],
    });
  });

  test('An archive reports each refused file as if that file had been uploaded alone', async () => {
    const intake = new Intake();
    const [anna, ben] = photos;
    if (anna === undefined || ben === undefined) throw new Error('no photos');
    await intake.deliver(
      intake.packed([
        anna,
        { ...ben, encrypted: true },
        { name: 'Fotos/../eve.jpg', content: 'x' },
        { name: 'Fotos/IMG_1.MOV', content: 'film' },
      ]),
    );
    expect(intake.upload('palms/june.zip')).toMatchObject({
      state: 'done',
      counts: { rows: 4, accepted: 1, refused: 2 },
      warnings: [{ code: 'archive-left-out', files: 1 }],
    });
    expect(intake.upload('palms/june/ben.jpg')).toMatchObject({ state: 'refused' });
    expect(intake.world.rejections().map((one) => [one.upload, one.code, refusalText(one)])).toEqual(
      [
        ['palms/june.zip', 'bad-name', expect.stringContaining('eve.jpg')],
        ['palms/june/ben.jpg', 'zip-encrypted', expect.any(String)],
      ].sort(),
    );
  });

  test('An archive reports its refused table as if the table had been uploaded alone', async () => {
    const intake = new Intake();
    await intake.deliver(intake.packed([{ name: 'people.csv', content: 'id', encrypted: true }]));
    expect(intake.world.rejections().map(({ upload, code }) => [upload, code])).toEqual([
      ['births/june/people.csv', 'zip-encrypted'],
    ]);
  });

  test.each<[string, (intake: Intake) => UploadEvent, string]>([
    ['no archive', (intake) => intake.world.put('palms/june.zip', 'text'), 'zip-damaged'],
    [
      'only what systems leave behind',
      (intake) => intake.packed([{ name: '__MACOSX/._a', content: '' }]),
      'empty-file',
    ],
    ['six gigabytes', (intake) => ({ ...intake.packed(photos), sizeBytes: 6e9 }), 'zip-too-big'],
    ['nothing', (intake) => intake.world.put('palms/june.zip', ''), 'empty-file'],
  ])('An archive that is %s is refused as a whole', async (_, make, code) => {
    const intake = new Intake();
    await intake.deliver(make(intake));
    expect(intake.world.rejections()).toMatchObject([{ upload: 'palms/june.zip', code }]);
    expect(intake.upload('palms/june.zip')?.state).toBe('refused');
  });

  test('An archive that kills its function every time is refused after the last attempt', async () => {
    const intake = new Intake();
    const event = intake.packed(photos);
    const dying: Partial<ArchiveInbox> = { range: () => new Promise(() => undefined) };
    for (let death = 0; death < maxUploadAttempts; death += 1) {
      void intake.deliver(event, 99, dying);
      await new Promise((resolve) => setImmediate(resolve));
      intake.world.now += 200_000;
    }
    await intake.deliver(event);
    expect(intake.upload('palms/june.zip')?.state).toBe('refused');
  });
});

describe('erased people in an earlier archive', () => {
  test('An erased person does not return from an archive that is still being unpacked', async () => {
    const intake = new Intake();
    const event = intake.packed(photos);
    await intake.erase('gina');
    await intake.deliver(event);
    expect(intake.put).not.toContain('palms/june/gina.jpg');
  });

  test('Late events of files from an archive older than the erasure do not restore an erased subject', async () => {
    const intake = new Intake();
    await intake.deliver(intake.packed([...photos.slice(0, 2), table]));
    const late = intake.world.unpacked.splice(0);
    await intake.erase('anna');
    // S3 reports the same objects with a later time.
    const key = { pk: 'subject#june/anna', sk: 'report' };
    await intake.world.table.delete({ key, delete: true });
    for (const event of late) await intake.deliver({ ...event, time: intake.world.now + 60_000 });
    expect(await intake.world.table.get(key)).toBeUndefined();
    expect(await intake.world.table.get({ pk: 'subject#june/ben', sk: 'report' })).toMatchObject({
      state: 'due',
    });
    const ofBen = `photos/${storeFolder({ batch: 'june', id: 'ben' })}/`;
    expect([...intake.world.store.keys()]).toEqual([expect.stringContaining(ofBen)]);
  });
});
