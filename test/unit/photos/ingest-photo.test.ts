import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { header } from '../../../shared/ledger/items/header.ts';
import { refusalText } from '../../../shared/reasons/refusals/refusal-text.ts';
import { maxUploadAttempts } from '../../../shared/uploads/claim.ts';
import type { Inbox } from '../../../shared/uploads/inbox.ts';
import { linkPhoto } from '../../../shared/uploads/photo-owner.ts';
import { sourceOf, type UploadEvent } from '../../../shared/uploads/upload.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';

const jpeg = (background: string, side = 64) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer();
const brown = await jpeg('#c08060');
const grey = await jpeg('#808080');

let invocations = 0;

function ingest(
  world: IntakeWorld,
  event: UploadEvent,
  id = 'anna',
  name?: string,
  prepare = preparePhoto,
): Promise<void> {
  invocations += 1;
  return ingestPhoto(
    {
      ledger: world.ledger,
      inbox: world.inbox,
      jobs: world.queue,
      reader: { name: name ?? `reader ${invocations}`, until: world.now + 130_000 },
      preparePhoto: prepare,
      settings: usualIntake,
      log: silent,
    },
    event,
    'june',
    id,
  );
}

async function subjectOf(world: IntakeWorld, id: string) {
  return header.parse(await world.table.get({ pk: `subject#june/${id}`, sk: 'report' }));
}

describe('A photo', () => {
  test('A reader prepares and stores an uploaded photo, adds it to the header of its subject and sends a job', async () => {
    const world = new IntakeWorld();
    await ingest(world, world.put('palms/june/anna.jpg', brown));
    const { inputs, state } = await subjectOf(world, 'anna');
    expect(state).toBe('due');
    expect(inputs.photo).toMatchObject({
      value: { width: 64, height: 64 },
      source: { bucket: 'inbox', key: 'palms/june/anna.jpg' },
    });
    const stored = world.store.get(inputs.photo?.value.key ?? '');
    expect(stored?.byteLength).toBe(inputs.photo?.value.bytes);
    expect(world.jobs).toEqual([{ kind: 'subject', key: 'june/anna' }]);
    expect(world.uploads()).toMatchObject([
      { kind: 'photo', state: 'done', counts: { rows: 1, accepted: 1, unchanged: 0, refused: 0 } },
    ]);
    expect(world.uploads()[0]?.lease).toBeUndefined();
  });

  test('The metadata of a photo choose its product, and a photo with an unknown product is refused', async () => {
    const world = new IntakeWorld();
    await ingest(world, world.put('palms/june/anna.jpg', brown, { product: 'Palm' }));
    expect((await subjectOf(world, 'anna')).inputs.photo?.value.product).toEqual({
      name: 'palm',
      parts: ['palm/*'],
    });
    expect(world.uploads()[0]).toMatchObject({ state: 'done', product: 'palm' });
    await ingest(world, world.put('palms/june/anna.jpg', brown));
    expect((await subjectOf(world, 'anna')).inputs.photo?.value.product).toBeUndefined();
    expect(world.jobs).toHaveLength(2);
    await ingest(world, world.put('palms/june/ben.jpg', grey, { product: 'gold' }), 'ben');
    expect(world.subjects()).toEqual(['june/anna']);
    expect(world.rejections()).toMatchObject([{ field: 'product', code: 'unknown-product' }]);
  });

  test('An uploaded photo is accepted once, however often its event comes', async () => {
    const world = new IntakeWorld();
    const event = world.put('palms/june/anna.jpg', brown);
    for (let time = 0; time < 5; time += 1) await ingest(world, event);
    expect(world.jobs).toHaveLength(1);
    expect((await subjectOf(world, 'anna')).inputsRevision).toBe(1);
  });

  test('A photo of the same bytes that is uploaded again changes nothing and sends nothing', async () => {
    const world = new IntakeWorld();
    await ingest(world, world.put('palms/june/anna.jpg', brown));
    await ingest(world, world.put('palms/june/anna.jpg', brown));
    expect(world.jobs).toHaveLength(1);
    expect(world.store.size).toBe(1);
    expect(world.uploads()[0]?.counts).toEqual({ rows: 1, accepted: 0, unchanged: 1, refused: 0 });
  });

  test('A newer photo replaces the older one and reopens the report', async () => {
    const world = new IntakeWorld();
    await ingest(world, world.put('palms/june/anna.jpg', brown));
    const first = (await subjectOf(world, 'anna')).inputs.photo?.value.sha256;
    await ingest(world, world.put('palms/june/anna.jpg', grey));
    const { inputs, inputsRevision } = await subjectOf(world, 'anna');
    expect(inputs.photo?.value.sha256).not.toBe(first);
    expect(inputsRevision).toBe(2);
    expect(world.jobs).toHaveLength(2);
  });

  test('An older photo never replaces a newer one, even if its event comes last', async () => {
    const world = new IntakeWorld();
    const older = world.put('palms/june/anna.jpg', brown);
    const newer = world.put('palms/june/anna.jpg', grey);
    await ingest(world, newer);
    const before = await subjectOf(world, 'anna');
    await ingest(world, older);
    expect(await subjectOf(world, 'anna')).toEqual(before);
    expect(world.uploads()).toMatchObject([{ state: 'done', etag: newer.etag }]);
  });

  test('A photo that was overwritten before it was read is superseded until the event of the newer version comes', async () => {
    const world = new IntakeWorld();
    const older = world.put('palms/june/anna.jpg', brown);
    const newer = world.put('palms/june/anna.jpg', grey);
    await ingest(world, older);
    expect(world.subjects()).toEqual([]);
    expect(world.uploads()).toMatchObject([{ state: 'superseded' }]);
    await ingest(world, newer);
    expect(world.subjects()).toEqual(['june/anna']);
  });

  test('A photo that was deleted before it was read ends as deleted with a reason and is not a rejection', async () => {
    const world = new IntakeWorld();
    const event = world.put('palms/june/anna.jpg', brown);
    world.remove('palms/june/anna.jpg');
    await ingest(world, event);
    expect(world.uploads()).toMatchObject([{ state: 'deleted', warnings: [{ code: 'object-deleted' }] }]);
    expect(world.rejections()).toEqual([]);
    expect(world.jobs).toEqual([]);
  });

  test('A reader leaves a photo that another reader holds, and takes it over once that lease has expired', async () => {
    const world = new IntakeWorld();
    const event = world.put('palms/june/anna.jpg', brown);
    const stuck = new Promise<never>(() => {});
    const dead = { ...world.inbox, read: () => stuck };
    void ingestPhoto(
      {
        ledger: world.ledger,
        inbox: dead,
        jobs: world.queue,
        reader: { name: 'one that dies', until: world.now + 130_000 },
        preparePhoto,
        settings: usualIntake,
        log: silent,
      },
      event,
      'june',
      'anna',
    );
    await expect.poll(() => world.uploads()).toMatchObject([{ state: 'reading' }]);
    await ingest(world, event);
    expect(world.subjects()).toEqual([]);
    world.now += 131_000;
    await ingest(world, event);
    expect(world.subjects()).toEqual(['june/anna']);
    expect(world.uploads()).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  test('A photo that kills every reader is refused after the last attempt', async () => {
    const world = new IntakeWorld();
    const event = world.put('palms/june/anna.jpg', brown);
    for (let attempt = 1; attempt <= maxUploadAttempts; attempt += 1) {
      const stuck = { ...world.inbox, read: () => new Promise<never>(() => {}) };
      const deps = {
        ledger: world.ledger,
        inbox: stuck,
        jobs: world.queue,
        preparePhoto,
        settings: usualIntake,
        log: silent,
      };
      const reader = { name: `killed ${attempt}`, until: world.now };
      void ingestPhoto({ ...deps, reader }, event, 'june', 'anna');
      await expect.poll(() => world.uploads()).toMatchObject([{ attempts: attempt }]);
      world.now += 1;
    }
    await ingest(world, event);
    expect(world.uploads()).toMatchObject([{ state: 'refused' }]);
    expect(world.rejections()).toMatchObject([{ upload: event.key, code: 'photo-damaged' }]);
  });

  test('A photo that the inbox cannot deliver is retried for hours and accepted in the end', async () => {
    const world = new IntakeWorld();
    const event = world.put('palms/june/anna.jpg', brown);
    const failing = { ...world.inbox, read: () => Promise.reject(new Error('ServiceUnavailable')) };
    for (let attempt = 1; attempt <= 3 * maxUploadAttempts; attempt += 1) {
      const deps = {
        ledger: world.ledger,
        inbox: failing,
        jobs: world.queue,
        preparePhoto,
        settings: usualIntake,
        log: silent,
      };
      const reader = { name: `failing ${attempt}`, until: world.now + 130_000 };
      await ingestPhoto({ ...deps, reader }, event, 'june', 'anna');
      expect(world.uploads()).toMatchObject([{ state: 'reading', attempts: 0, dueAt: world.now + 120_000 }]);
      world.now += 120_000;
    }
    expect(world.rejections()).toEqual([]);
    await ingest(world, event);
    expect(world.uploads()).toMatchObject([{ state: 'done' }]);
    expect(world.subjects()).toEqual(['june/anna']);
  });
});

describe('the metadata of a photo', () => {
  test('The data of a photo come from the metadata of its object', async () => {
    const world = new IntakeWorld();
    const metadata = { day: '4', month: '5', year: '1990', gender: 'Female', language: 'de' };
    await ingest(world, world.put('palms/june/anna.jpg', brown, metadata));
    expect((await subjectOf(world, 'anna')).inputs.photo?.value).toMatchObject({
      day: 4,
      month: 5,
      year: 1990,
      gender: 'female',
      language: 'de',
    });
  });

  test('Invalid metadata of a photo cause a warning, count as missing and refuse nothing', async () => {
    const world = new IntakeWorld();
    const metadata = { day: '31', month: '2', year: '1990', gender: 'female' };
    await ingest(world, world.put('palms/june/anna.jpg', brown, metadata));
    const { value } = (await subjectOf(world, 'anna')).inputs.photo ?? {};
    expect(value).toMatchObject({ gender: 'female' });
    expect(value).not.toHaveProperty('day');
    expect(world.uploads()[0]?.warnings).toHaveLength(1);
    expect(world.rejections()).toEqual([]);
  });

  test('A photo belongs to the subject of the row that names it', async () => {
    const world = new IntakeWorld();
    const row = sourceOf(world.put('births/june.csv', 'id,photo'), 2);
    await linkPhoto(world.ledger, { batch: 'june', id: 'anna' }, 'IMG_1', row);
    await ingest(world, world.put('palms/june/IMG_1.jpg', brown), 'IMG_1');
    expect(world.subjects()).toEqual(['june/anna']);
    expect(world.jobs).toEqual([{ kind: 'subject', key: 'june/anna' }]);
  });

  test('A photo joins the row of the same id', async () => {
    const world = new IntakeWorld();
    const event = world.put('palms/june/anna.jpg', brown);
    const row = { questions: [], expertise: 'STANDARD', tradition: 'VEDIC', notes: [] } as const;
    const source = { bucket: 'inbox', key: 'births/june.csv', etag: 'e', sequencer: '1', time: 1, line: 2 };
    await accept(
      world.ledger,
      { batch: 'june', id: 'anna' },
      { kind: 'row', value: { ...row, questions: [], notes: [] }, source },
      world.now,
    );
    await ingest(world, event);
    const { inputs } = await subjectOf(world, 'anna');
    expect(Object.keys(inputs).sort()).toEqual(['photo', 'row']);
  });
});

describe('refused photos', () => {
  const text = (content: string) => new TextEncoder().encode(content);
  const brand = (name: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), text(`ftyp${name}`), Buffer.alloc(12)]);

  test.each<[what: string, bytes: Uint8Array, code: string]>([
    ['zero bytes', new Uint8Array(0), 'empty-file'],
    ['text named .jpg', text('this is not a photo at all'), 'photo-text'],
    ['half a JPEG', brown.subarray(0, brown.length / 2), 'photo-damaged'],
    ['GIF', text('GIF89a and so on and so forth'), 'photo-gif'],
    ['the start of a HEIC photo', brand('heic'), 'photo-damaged'],
    ['TIFF', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0]), 'photo-tiff'],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'photo-svg'],
  ])('A refused photo is recorded and not stored: %s', async (_what, bytes, code) => {
    const world = new IntakeWorld();
    const event = world.put('palms/june/anna.jpg', bytes);
    await ingest(world, event);
    expect(world.rejections()).toMatchObject([{ upload: 'palms/june/anna.jpg', etag: event.etag, code }]);
    expect(world.rejections().map(refusalText)).toEqual([expect.stringMatching(/\.$/)]);
    expect(world.uploads()).toMatchObject([{ state: 'refused', counts: { accepted: 0, refused: 1 } }]);
    expect({ stored: world.store.size, subjects: world.subjects(), jobs: world.jobs }).toEqual({
      stored: 0,
      subjects: [],
      jobs: [],
    });
  });

  test('Only the last byte of a photo of 30 MB is fetched before its refusal', async () => {
    const world = new IntakeWorld();
    const reads: (number | undefined)[] = [];
    const event = { ...world.put('palms/june/anna.jpg', brown), sizeBytes: 30 * 1024 * 1024 };
    const counting: Inbox = {
      ...world.inbox,
      read: async (upload, fromByte) => {
        reads.push(fromByte);
        return world.inbox.read(upload, fromByte);
      },
    };
    const { ledger, queue: jobs } = world;
    const deps = { ledger, inbox: counting, jobs, preparePhoto, settings: usualIntake };
    const reader = { name: 'reader', until: world.now + 1000 };
    await ingestPhoto({ ...deps, reader, log: silent }, event, 'june', 'anna');
    expect(world.rejections()).toMatchObject([
      { code: 'photo-too-big', reason: { code: 'too-many-megabytes', of: 'photo', megabytes: 30, most: 25 } },
    ]);
    expect(reads).toEqual([event.sizeBytes - 1]);
  });

  test('A good photo that replaces a refused one is accepted', async () => {
    const world = new IntakeWorld();
    await ingest(world, world.put('palms/june/anna.jpg', text('no photo')));
    await ingest(world, world.put('palms/june/anna.jpg', brown));
    expect(world.uploads()).toMatchObject([{ state: 'done', counts: { accepted: 1, refused: 0 } }]);
    expect(world.subjects()).toEqual(['june/anna']);
  });
});

test('If the code that prepares photos fails, the reader throws and does not refuse the photo', async () => {
  const world = new IntakeWorld();
  const broken = () => Promise.reject(new Error('no native library'));
  await expect(
    ingest(world, world.put('palms/june/anna.jpg', brown), 'anna', undefined, broken),
  ).rejects.toThrow('could not be prepared');
});
