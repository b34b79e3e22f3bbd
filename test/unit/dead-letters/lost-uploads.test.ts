import { describe, expect, test } from 'vitest';
import { recordDeadLetter } from '../../../functions/dead-letters/record-dead-letter.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { readIntake } from '../../../shared/ledger/batches/counts.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { claimUpload, endUpload } from '../../../shared/uploads/claim.ts';
import { listTables } from '../../../shared/uploads/place-tables.ts';
import { nothingCounted, type Upload, type UploadEvent } from '../../../shared/uploads/upload.ts';
import { s3Notification } from '../../simulation/world/aws/s3-notification.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';

const minute = 60_000;

function open() {
  const world = new IntakeWorld();
  const nameHash = nameHashWith(async () => 'a key of at least thirty-two letters, kept secret');
  const ledger = { ...world.ledger, nameHash };
  const deps = { ledger, retry: { maxAttempts: 3 }, log: silent };
  const buryAll = (events: readonly UploadEvent[]) => {
    const Records = events.flatMap((event) => s3Notification(event).Records);
    return recordDeadLetter(deps, sqsRecord(`m-${events[0]?.sequencer}`, { Records }, 'photos-dead', 5));
  };
  const bury = (event: UploadEvent) => buryAll([event]);
  const reader = { name: 'reader', until: world.now + 10 * minute };
  const claim = (event: UploadEvent, name = reader.name) =>
    claimUpload(world.ledger, event, 'photo', 'june', { ...reader, name }, reader.until);
  const claimed = async (event: UploadEvent): Promise<Upload> => {
    const done = await claim(event);
    if (done.kind !== 'claimed') throw new Error(`not claimed: ${done.why}`);
    return done.upload;
  };
  const openUploads = async (batch = 'june') => (await readIntake(world.ledger, batch)).openUploads;
  return { world, ledger, bury, buryAll, claim, claimed, reader, openUploads };
}

describe('an upload with a dead event', () => {
  test('An unclaimed upload whose event is a dead letter is due at once, keeps its batch open, and is read', async () => {
    const { world, bury, claimed, reader, openUploads } = open();
    const event = world.put('palms/june/anna.jpg', 'a');
    await bury(event);
    expect(world.uploads()).toMatchObject([
      { ...event, batch: 'june', kind: 'photo', state: 'reading', attempts: 0, dueAt: world.now },
    ]);
    expect(world.uploads()[0]).not.toHaveProperty('lease');
    expect(await openUploads()).toBe(1);
    const upload = await claimed(event);
    expect(upload.attempts).toBe(1);
    await endUpload(world.ledger, upload, reader, 'done', { counts: nothingCounted, warnings: [] });
    expect(await openUploads()).toBe(0);
  });

  test.each([
    ['births/june/part 1.csv', { batch: 'june', kind: 'rows' }],
    ['places/temples.csv', { batch: 'places/temples', kind: 'places' }],
    ['palms/no-batch.jpg', { batch: 'unnamed', kind: 'photo' }],
  ])('An upload whose event is a dead letter is listed as its reader lists it: %s', async (key, listing) => {
    const { world, bury, openUploads } = open();
    await bury(world.put(key, 'a'));
    expect(world.uploads()).toMatchObject([{ key, ...listing }]);
    expect(await openUploads(listing.batch)).toBe(1);
    expect(await listTables(world.ledger)).toEqual(listing.kind === 'places' ? ['temples'] : []);
  });

  test('The dead letter of an upload is stored unchanged for ninety days', async () => {
    const { world, bury } = open();
    const event = world.put('palms/june/anna.jpg', 'a');
    await bury(event);
    const letter = await world.table.get({ pk: 'dead-letter#photos-dead', sk: `m-${event.sequencer}` });
    expect(letter).toMatchObject({ queue: 'photos-dead', receiveCount: 5, at: world.now });
    expect(JSON.parse(String(letter?.body))).toEqual(s3Notification(event));
    expect(Number(letter?.expiresAt) * 1000).toBeCloseTo(world.now + 90 * 24 * 60 * minute, -4);
  });

  test('The dead letter of a file that nobody meant to upload creates no upload', async () => {
    const { world, bury } = open();
    await bury(world.put('palms/june/.DS_Store', 'a'));
    expect(world.uploads()).toEqual([]);
  });

  test('A dead letter about an erased person and another person is not stored, and only the upload of the other person is read', async () => {
    const { world, ledger, buryAll } = open();
    const events = ['anna', 'ben'].map((id) => world.put(`palms/june/${id}.jpg`, 'a'));
    world.now += 1000;
    await eraseSubject(ledger, ledger.nameHash, { batch: 'june', id: 'anna' });
    await buryAll(events);
    expect(world.uploads()).toMatchObject([{ key: 'palms/june/ben.jpg', state: 'reading' }]);
    expect([...world.table.items()].filter(({ pk }) => pk.startsWith('dead-letter#'))).toEqual([]);
  });

  test('A dead letter does not change an upload while it is being read or afterwards', async () => {
    const { world, bury, claimed, reader, openUploads } = open();
    const event = world.put('palms/june/anna.jpg', 'a');
    const upload = await claimed(event);
    const before = world.uploads();
    await bury(event);
    expect(world.uploads()).toEqual(before);
    await endUpload(world.ledger, upload, reader, 'done', { counts: nothingCounted, warnings: [] });
    await bury(event);
    expect(world.uploads()[0]?.state).toBe('done');
    expect(await openUploads()).toBe(0);
  });

  test('An upload whose event is a dead letter replaces an older version, whose reader then changes nothing', async () => {
    const { world, bury, claimed, reader, openUploads } = open();
    const older = await claimed(world.put('palms/june/anna.jpg', 'a'));
    const newer = world.put('palms/june/anna.jpg', 'b');
    await bury(newer);
    expect(world.uploads()[0]).not.toHaveProperty('lease');
    await endUpload(world.ledger, older, reader, 'done', { counts: nothingCounted, warnings: [] });
    expect(world.uploads()).toMatchObject([{ etag: newer.etag, state: 'reading' }]);
    expect(await openUploads()).toBe(1);
  });

  test('An upload whose event is a dead letter never replaces a newer version', async () => {
    const { world, bury, claimed } = open();
    const older = world.put('palms/june/anna.jpg', 'a');
    const newer = await claimed(world.put('palms/june/anna.jpg', 'b'));
    await bury(older);
    expect(world.uploads()).toMatchObject([{ etag: newer.etag, lease: { owner: 'reader' } }]);
  });

  test('An upload whose event is a dead letter is recorded even when an older version is claimed at the same moment', async () => {
    const { world, bury, claim, openUploads } = open();
    const older = world.put('palms/june/anna.jpg', 'a');
    const newer = world.put('palms/june/anna.jpg', 'b');
    const seen = meanwhile(
      world.table,
      ({ key }) => key.sk.startsWith('upload#'),
      () => claim(older),
    );
    await bury(newer);
    expect(seen.times).toBe(1);
    expect(world.uploads()).toMatchObject([{ etag: newer.etag, state: 'reading' }]);
    expect(await openUploads()).toBe(1);
  });
});
