import { expertiseLevels, traditions } from '@palmleaf/contract/astrology';
import type { SQSRecord } from 'aws-lambda';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordDeadLetter } from '../../../functions/dead-letters/record-dead-letter.ts';
import { workOnSubject } from '../../../functions/fan-out/work-on-subject.ts';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { readReceipt } from '../../../shared/erasure/receipt.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import { uploadHint } from '../../../shared/lambda/s3-event.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { headerKey, type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import { readTombstone, tombstoneKeyOf } from '../../../shared/ledger/items/tombstone.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { storeFolder } from '../../../shared/ledger/parts/bodies.ts';
import type { Write } from '../../../shared/table/table.ts';
import { claimUpload, endUpload } from '../../../shared/uploads/claim.ts';
import { linkPhoto } from '../../../shared/uploads/photo-owner.ts';
import { recordRejection } from '../../../shared/uploads/rejection.ts';
import { nothingCounted, type UploadEvent } from '../../../shared/uploads/upload.ts';
import { withCallFlow } from '../../support/ledger/with-call-flow.ts';
import { calledService } from '../../support/settings/made-up-service.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';

const anna: Subject = { batch: 'june', id: 'anna-kovacs' };
const ben: Subject = { batch: 'july', id: 'ben' };
const nameHash = nameHashWith(async () => 'a key of at least thirty-two letters, kept secret');
const retention = { inboxDays: 7, logDays: 30, recoveryDays: 35 };
const minute = 60_000;
const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c08060' } })
  .jpeg()
  .toBuffer();

let world: PipelineWorld;
let inbox: Map<string, string>;
let original: UploadEvent;

const ledger = () => ({ ...world.ledger, nameHash });
const erase = (subject = anna) => eraseSubject(ledger(), nameHash, subject);
const receipt = () => readReceipt(ledger(), nameHash, anna, retention);

const folder = (objects: Map<string, unknown>) => ({
  list: async function* (prefix: string) {
    for (const key of [...objects.keys()]) if (key.startsWith(prefix)) yield key;
  },
  remove: async (key: string) => objects.delete(key),
});

async function runReconciler(minutes: number): Promise<void> {
  world.erasure = {
    service: calledService,
    nameHash,
    store: folder(world.store),
    inbox: folder(inbox),
    deadQueues: ['jobs-dead'],
    secondSweepAfterMs: 20 * minute,
  };
  await world.runReconciler(minutes);
}

const traces = () =>
  JSON.stringify(
    [[...world.table.items()], [...world.store.keys()], [...inbox.keys()]],
    (_name, value: unknown) => (value instanceof Set ? [...value] : value),
  );

async function acceptedPhoto(subject: Subject, event: UploadEvent, sha256: string): Promise<void> {
  const reader = { name: 'reader', until: world.now };
  const claim = await claimUpload(world.ledger, event, 'photo', subject.batch, reader, world.now);
  if (claim.kind !== 'claimed') throw new Error('not claimed');
  const key = `photos/${storeFolder(subject)}/${sha256}.jpg`;
  world.store.set(key, new Uint8Array(1));
  const value = { sha256, key, bytes: 1, width: 1, height: 1 };
  await accept(ledger(), subject, { kind: 'photo', value, source: event }, world.now + minute);
  await endUpload(world.ledger, claim.upload, reader, 'done', { counts: nothingCounted, warnings: [] });
}

const object = { metadata: {}, bytes: async () => jpeg, chunks: () => ReadableStream.from([jpeg]) };
const replayPhoto = (event: UploadEvent) =>
  ingestPhoto(
    {
      ledger: ledger(),
      inbox: { read: async () => object, find: async ({ etag }) => ({ etag, time: 0, ...object }) },
      jobs: world.queue,
      reader: { name: 'late reader', until: world.now + minute },
      preparePhoto,
      settings: usualIntake,
      log: silent,
    },
    event,
    anna.batch,
    anna.id,
  );

const deadLetter = (body: unknown, queue = 'jobs-dead') => sqsRecord(`m-${world.now}`, body, queue, 5);
const addDeadLetter = (record: SQSRecord) =>
  recordDeadLetter({ ledger: ledger(), retry: { maxAttempts: 3 }, log: silent }, record);

beforeEach(async () => {
  world = new PipelineWorld();
  inbox = new Map([['palms/june/anna-kovacs.jpg', 'original']]);
  original = world.source('palms/june/anna-kovacs.jpg');
  await acceptedPhoto(anna, original, 'the-photo');
});

describe('the erasure of a subject', () => {
  test('An erasure leaves no trace of a name or id in report, parts, photos, originals, uploads, links and pointers', async () => {
    await world.work(anna);
    await linkPhoto(world.ledger, anna, 'IMG_7', { ...world.source('births/june.csv'), line: 2 });
    await addDeadLetter(deadLetter({ kind: 'subject', key: subjectName(anna) }));
    expect(traces()).toContain('anna-kovacs');
    await erase();
    await runReconciler(30);
    expect(traces()).not.toContain('anna-kovacs');
    expect(traces()).not.toContain(storeFolder(anna));
    expect(traces()).not.toContain('IMG_7');
  });

  test('The receipt of an erasure says what was removed, what remains, and until when', async () => {
    await world.work(anna);
    await erase();
    expect(await receipt()).not.toHaveProperty('doneAt');
    await runReconciler(30);
    const done = await receipt();
    expect(done).toMatchObject({
      removed: { parts: 17, storedObjects: 1, originals: 1, uploads: 1, pointers: 1 },
    });
    const ownService = await readReceipt(ledger(), nameHash, anna, { ...retention, serviceDays: 90 });
    expect(ownService?.remains).toContainEqual({
      what: 'palm readings in the service that this stack runs itself',
      until: new Date(Date.parse(done?.doneAt ?? '') + 92 * 24 * 3600_000).toISOString(),
    });
    expect(done?.remains).toContainEqual({
      what: 'point-in-time backups of the table',
      until: new Date(Date.parse(done?.doneAt ?? '') + 35 * 24 * 60 * minute).toISOString(),
    });
  });

  test('The receipt of an unfinished erasure counts the periods of what remains from now', async () => {
    await erase();
    const periods = async (from: number) =>
      (await receipt())?.remains.flatMap(({ until }) =>
        until === undefined ? [] : [Date.parse(until) - from],
      );
    const lasting = [];
    for (const days of [0, 1, 20]) {
      world.now += days * 24 * 60 * minute;
      lasting.push(await periods(world.now));
    }
    await runReconciler(30);
    const done = await periods(Date.parse((await receipt())?.doneAt ?? ''));
    expect(done).toHaveLength(4);
    expect(lasting).toEqual([done, done, done]);
  });

  test('The erasure of a subject names the table of births that holds its row until it expires, and removes the rejections of the row', async () => {
    const table = world.source('births/june.csv');
    const reader = { name: 'reader', until: world.now };
    const claim = await claimUpload(world.ledger, table, 'rows', 'june', reader, world.now);
    if (claim.kind !== 'claimed') throw new Error('not claimed');
    for (const line of [2, 3]) {
      const refusal = {
        code: 'out-of-range',
        line,
        field: 'lat',
        reason: { code: 'number-beyond', column: 'lat', min: -90, max: 90 },
        masked: '9*',
      } as const;
      await recordRejection(world.ledger, claim.upload, refusal);
    }
    const row = { questions: [], expertise: expertiseLevels[0], tradition: traditions[0], notes: [] };
    await accept(ledger(), anna, { kind: 'row', value: row, source: { ...table, line: 2 } }, world.now);
    await erase();
    await runReconciler(30);
    expect(await receipt()).toMatchObject({ removed: { rejections: 1 } });
    const refused = world.table.items().filter(({ sk }) => sk.startsWith('rejection#'));
    expect(refused).toMatchObject([{ line: 3 }]);
    expect((await receipt())?.remains.map(({ what }) => what)).toContain(
      'the uploaded table of births that holds the row',
    );
  });

  test.each(['palms/june/anna-kovacs.png', 'palms/june/anna-kovacs', 'palms/june/IMG_8.jpg'])(
    'An erasure removes the original whose event has not arrived: %s',
    async (key) => {
      await linkPhoto(world.ledger, anna, 'IMG_8', { ...world.source('births/june.csv'), line: 2 });
      const others = [
        'palms/june/anna-kovacs-2.jpg',
        'palms/june/anna-kovacs.2.jpg',
        'palms/june/anna-kovacs/x.jpg',
        'palms/july/anna-kovacs.jpg',
      ];
      for (const one of [key, ...others]) inbox.set(one, 'original');
      await erase();
      await runReconciler(30);
      expect([...inbox.keys()]).toEqual(others);
      expect(await receipt()).toMatchObject({ removed: { originals: 2 } });
    },
  );

  test('The erasure of a subject removes it from the counts of its batch and changes no other subject', async () => {
    await world.work(anna);
    const other = { batch: 'june', id: 'carla' };
    await acceptedPhoto(other, world.source('palms/june/carla.jpg'), 'another');
    await world.work(other);
    await erase();
    await runReconciler(30);
    expect(await readCounts(world.ledger, 'june')).toMatchObject({ subjects: 1, complete: 1 });
    expect(await world.header(other)).toMatchObject({ state: 'complete' });
  });

  test('The erasure of a subject leaves the parts that another subject copied, without the name of the erased one', async () => {
    await world.work(anna);
    await acceptedPhoto(ben, world.source('palms/july/ben.jpg'), 'the-photo');
    await world.work(ben);
    expect(await world.header(ben)).toMatchObject({ callsReused: 17 });
    await erase();
    await runReconciler(30);
    expect(await world.header(ben)).toMatchObject({ state: 'complete' });
    expect(traces()).not.toContain('anna-kovacs');
  });

  test('The erasure of an unknown subject leaves a tombstone and nothing else', async () => {
    const nobody = { batch: 'june', id: 'no-such-person' };
    expect(await erase(nobody)).toBe('unknown');
    await runReconciler(30);
    expect(traces()).not.toContain('no-such-person');
  });
});

describe('an erasure during a wave', () => {
  test('An erasure ends the wave of a worker and removes what the worker still stores, and nothing restores the subject', async () => {
    const deps = world.fanOut(anna);
    world.answer = async (call) => {
      if (call.operation === 'hand-type') {
        await erase();
        await runReconciler(2);
      }
      const body = call.operation === 'get-palm-id' ? { palm_id: 'p' } : {};
      return { class: 'json', meaning: 'bought', status: 200, body };
    };
    await workOnSubject(withCallFlow(deps), anna);
    await deps.allowance.close();
    expect(await world.header(anna)).toMatchObject({ state: 'erasing', inputs: {} });
    expect(world.table.items().filter(({ sk }) => sk.startsWith('part#')).length).toBeGreaterThan(0);
    await runReconciler(40);
    expect(traces()).not.toContain('anna-kovacs');

    const calls = world.calls.length;
    await replayPhoto(original);
    await world.work(anna);
    await addDeadLetter(deadLetter({ kind: 'subject', key: subjectName(anna) }));
    await addDeadLetter(deadLetter(uploadHint(original), 'photos-dead'));
    await runReconciler(10);
    await world.workAll();
    expect(world.calls).toHaveLength(calls);
    expect(traces()).not.toContain('anna-kovacs');
    expect(await receipt()).toHaveProperty('doneAt');
  });

  test('The second sweep removes what a reader still stored after the first', async () => {
    const secondUpload = world.source('palms/june/anna-kovacs.jpg');
    const put = world.bodies.put;
    world.bodies.put = async (...content) => {
      await erase();
      await runReconciler(2);
      await put(...content);
    };
    await replayPhoto(secondUpload);
    expect(traces()).toContain(storeFolder(anna));
    await runReconciler(40);
    expect(traces()).not.toContain(storeFolder(anna));
    expect(traces()).not.toContain('anna-kovacs');
  });

  test('An erasure ignores an older row that is read late, and accepts later uploads', async () => {
    await erase();
    await runReconciler(40);
    const value = { sha256: 'x', key: 'photos/x.jpg', bytes: 1, width: 1, height: 1 };
    const late = await accept(ledger(), anna, { kind: 'photo', value, source: original }, world.now);
    expect(late).toEqual({ outcome: 'erasing' });
    expect(await world.table.get(headerKey(anna))).toBeUndefined();
    const source = world.source('palms/june/anna-kovacs.jpg');
    const secondAcceptance = await accept(ledger(), anna, { kind: 'photo', value, source }, world.now);
    expect(secondAcceptance).toEqual({ outcome: 'accepted' });
  });
});

test('The hash in a tombstone shows no name, and another key gives another hash', async () => {
  const name = subjectName(anna);
  const other = nameHashWith(async () => 'another key of at least thirty-two letters, also secret');
  expect(await nameHash(name)).toMatch(/^[0-9a-f]{64}$/);
  expect(await nameHash(name)).not.toBe(await other(name));
});

describe('an erasure with a wrong clock', () => {
  const hour = 60 * minute;
  const isOfTombstone = ({ key }: Write) => key.pk.startsWith(tombstoneKeyOf('').pk);
  const eraseAt = async (offsetMs: number) => {
    world.now += offsetMs;
    await erase();
    await runReconciler(30);
    world.now -= offsetMs + 30 * minute;
  };

  test.each([-hour, 0, hour])(
    'A late event of an erased subject restores nothing when the clock of the erasure was off by %i ms',
    async (offsetMs) => {
      await eraseAt(offsetMs);
      await replayPhoto(original);
      expect(traces()).not.toContain('anna-kovacs');
    },
  );

  test('A second erasure by a clock that is behind does not make the first erasure older', async () => {
    await eraseAt(0);
    const secondUpload = world.source('palms/june/anna-kovacs.jpg');
    await acceptedPhoto(anna, secondUpload, 'another');
    await eraseAt(-hour);
    for (const event of [original, secondUpload]) await replayPhoto(event);
    expect(traces()).not.toContain('anna-kovacs');
  });

  test('A request for an erasure that freezes before its write does not make a newer erasure older', async () => {
    const at = async () => (await readTombstone(ledger(), nameHash, anna))?.at ?? 0;
    let newer = 0;
    const seen = meanwhile(world.table, isOfTombstone, async () => {
      world.now += hour;
      await erase();
      newer = await at();
      world.now -= hour;
    });
    await erase();
    expect([seen.times, await at()]).toEqual([1, expect.toSatisfy((time: number) => time >= newer)]);
  });

  test('After an erasure by a clock that is an hour ahead, uploads within that hour count as older and are ignored', async () => {
    await eraseAt(hour);
    world.now += minute;
    const soon = { ...original, sequencer: 'F'.repeat(18), time: world.now };
    await replayPhoto(soon);
    expect(traces()).not.toContain('anna-kovacs');
    await replayPhoto({ ...soon, time: world.now + 2 * hour });
    expect(traces()).toContain('anna-kovacs');
  });
});
