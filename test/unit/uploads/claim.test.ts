import { describe, expect, test } from 'vitest';
import { readIntake } from '../../../shared/ledger/batches/counts.ts';
import { expectUpload } from '../../../shared/uploads/begin.ts';
import {
  claimUpload,
  endUpload,
  isExhausted,
  maxUploadAttempts,
  postponeUpload,
  saveProgress,
  yieldUpload,
} from '../../../shared/uploads/claim.ts';
import { refuseUpload } from '../../../shared/uploads/rejection.ts';
import {
  nothingCounted,
  type Upload,
  type UploadEvent,
  uploadItems,
} from '../../../shared/uploads/upload.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { IntakeWorld } from '../../support/worlds/intake-world.ts';

const minute = 60_000;
const progress = { counts: nothingCounted, warnings: [] };

function intakeWithClaims() {
  const world = new IntakeWorld();
  const readerOf = (name: string) => ({ name, until: world.now + 2 * minute });
  const claim = (event: UploadEvent, name: string) =>
    claimUpload(world.ledger, event, 'rows', 'june', readerOf(name), world.now + 3 * minute);
  const expectClaim = async (event: UploadEvent, name: string): Promise<Upload> => {
    const done = await claim(event, name);
    if (done.kind !== 'claimed') throw new Error(`not claimed: ${done.why}`);
    return done.upload;
  };
  const put = (content = 'a') => world.put('births/june.csv', content);
  const openUploads = async () => (await readIntake(world.ledger, 'june')).openUploads;
  return { world, readerOf, claim, expectClaim, put, openUploads };
}

test('A claim is not counted as an attempt if the table then refuses the item of the batch', async () => {
  const { world, claim, expectClaim, put } = intakeWithClaims();
  const event = put();
  const update = world.table.update.bind(world.table);
  world.table.update = (write) =>
    write.key.sk === 'batch' ? Promise.reject(new Error('throttled')) : update(write);
  for (let tries = 0; tries <= 2 * maxUploadAttempts; tries += 1) {
    await expect(claim(event, `reader ${tries}`)).rejects.toThrow('throttled');
    world.now += 6 * minute;
  }
  world.table.update = update;
  expect(isExhausted(await expectClaim(event, 'last'))).toBe(false);
});

describe('a newer version of an upload', () => {
  const olderFindings: Required<
    Pick<Upload, 'checkpoint' | 'doneAt' | 'product' | 'reading' | 'survey' | 'sparedCalls' | 'insisted'>
  > = {
    checkpoint: {
      byte: 900,
      line: 12,
      records: 11,
      warnedEncoding: false,
      dialect: { encoding: 'utf-8', separator: ',', newline: 'lf', columns: ['id'] },
    },
    doneAt: 1,
    product: 'palm',
    reading: 'dates=dmy',
    survey: { evidence: { proofs: { dmy: 3 }, isNeeded: true } },
    sparedCalls: 17,
    insisted: true,
  };

  test('A newer version of an upload starts without the findings of the older one', async () => {
    const { world, claim, put } = intakeWithClaims();
    await claim(put('a'), 'first');
    const [older] = world.uploads();
    if (older === undefined) throw new Error('nothing was claimed');
    await world.table.update(uploadItems.update({ key: older, set: olderFindings }));
    const newer = put('b');
    await claim(newer, 'second');
    const [known] = world.uploads();
    expect(known).toMatchObject({ etag: newer.etag, attempts: 1 });
    for (const attribute of Object.keys(olderFindings)) expect(known).not.toHaveProperty(attribute);
  });

  test('A newer version of an upload that nobody has claimed yet starts without the findings of the older one too', async () => {
    const { world, expectClaim, put, readerOf } = intakeWithClaims();
    const upload = await expectClaim(put('a'), 'first');
    await endUpload(world.ledger, upload, readerOf('first'), 'done', progress);
    world.table.load(world.uploads().map((ended) => ({ ...ended, ...olderFindings })));
    const newer = put('b');
    await expectUpload(world.ledger, newer, 'rows', 'june');
    const [known] = world.uploads();
    expect(known).toMatchObject({ etag: newer.etag, attempts: 0 });
    for (const attribute of Object.keys(olderFindings)) expect(known).not.toHaveProperty(attribute);
  });
});

describe('two readers of one upload', () => {
  test('One of two readers reads an upload whose first event came twice, and the upload counts once', async () => {
    const { world, claim, put, openUploads } = intakeWithClaims();
    const event = put();
    const seen = meanwhile(
      world.table,
      () => true,
      () => claim(event, 'first'),
    );
    expect(await claim(event, 'second')).toEqual({ kind: 'ignored', why: 'leased' });
    expect(seen.times).toBe(1);
    expect(await openUploads()).toBe(1);
    expect(world.uploads()[0]?.lease?.owner).toBe('first');
  });

  test('An upload is read in its newer version even if the reader of the older one was slightly faster', async () => {
    const { world, claim, put, openUploads } = intakeWithClaims();
    const older = put('a');
    const newer = put('b');
    const seen = meanwhile(
      world.table,
      () => true,
      () => claim(older, 'first'),
    );
    expect(await claim(newer, 'second')).toMatchObject({ kind: 'claimed', upload: { etag: newer.etag } });
    expect(seen.times).toBe(1);
    expect(await openUploads()).toBe(1);
    expect(world.uploads()[0]).toMatchObject({ lease: { owner: 'second' }, sequencer: newer.sequencer });
  });

  test('One of two readers takes over an upload from a dead reader', async () => {
    const { world, claim, put } = intakeWithClaims();
    const event = put();
    await claim(event, 'dead');
    world.now += 3 * minute;
    const seen = meanwhile(
      world.table,
      () => true,
      () => claim(event, 'first'),
    );
    expect(await claim(event, 'second')).toEqual({ kind: 'ignored', why: 'leased' });
    expect(seen.times).toBe(1);
    expect(world.uploads()[0]?.lease?.owner).toBe('first');
  });

  test('An upload is read in its newest version, whichever version is claimed last', async () => {
    const { world, claim, put } = intakeWithClaims();
    const [first, second, third] = [put('a'), put('b'), put('c')];
    await claim(first, 'one');
    const seen = meanwhile(
      world.table,
      () => true,
      async () => {
        // The same invocation claims the newest version, with an equal lease.
        await claim(third, 'one');
      },
    );
    expect((await claim(second, 'two')).kind).toBe('ignored');
    expect(seen.times).toBe(1);
    expect(world.uploads()[0]).toMatchObject({ etag: third.etag, state: 'reading' });
  });
});

describe('a reader that has lost its upload', () => {
  test('A reader that has lost its upload moves no checkpoint', async () => {
    const { world, readerOf, expectClaim, put } = intakeWithClaims();
    const event = put();
    const upload = await expectClaim(event, 'slow');
    const reader = readerOf('slow');
    world.now += 3 * minute;
    await expectClaim(event, 'next');
    const late = { ...progress, warnings: [{ code: 'windows-1252' as const }] };
    expect(await saveProgress(world.ledger, upload, reader, late)).toBe(false);
    expect(await yieldUpload(world.ledger, upload, reader, late)).toBe(false);
    expect(world.uploads()[0]).toMatchObject({ warnings: [], lease: { owner: 'next' } });
  });

  test('A reader that has lost its upload does not end the newer version, even if it has claimed the newer version too', async () => {
    const { world, readerOf, expectClaim, put, openUploads } = intakeWithClaims();
    const older = await expectClaim(put('a'), 'one');
    await expectClaim(put('b'), 'one');
    await endUpload(world.ledger, older, readerOf('one'), 'done', progress);
    expect(world.uploads()[0]).toMatchObject({ state: 'reading' });
    expect(await openUploads()).toBe(1);
  });
});

describe('a finished upload', () => {
  test('An upload that has been read has no due time any more', async () => {
    const { world, readerOf, expectClaim, put } = intakeWithClaims();
    const upload = await expectClaim(put(), 'one');
    await endUpload(world.ledger, upload, readerOf('one'), 'done', progress);
    expect(world.uploads()[0]).not.toHaveProperty('due');
    expect(world.uploads()[0]).not.toHaveProperty('dueAt');
  });

  test('The reason of a refused upload is stored before its end, because a reader may die in between', async () => {
    const { world, readerOf, expectClaim, put } = intakeWithClaims();
    const upload = await expectClaim(put(), 'one');
    let known = 0;
    const seen = meanwhile(
      world.table,
      (write) => 'set' in write && write.set?.state === 'refused',
      async () => {
        known = world.rejections().length;
      },
    );
    const refusal = { code: 'not-a-table', reason: { code: 'binary' } } as const;
    await refuseUpload(world.ledger, upload, readerOf('one'), refusal);
    expect(seen.times).toBe(1);
    expect(known).toBe(1);
  });
});

test('A table is not given up after more readers than may die, if each reader hands the table on alive', async () => {
  const { world, readerOf, expectClaim, put } = intakeWithClaims();
  const event = put();
  for (let index = 0; index < 2 * maxUploadAttempts; index += 1) {
    const upload = await expectClaim(event, `reader ${index}`);
    expect(isExhausted(upload)).toBe(false);
    expect(await yieldUpload(world.ledger, upload, readerOf(`reader ${index}`), progress)).toBe(true);
  }
});

test('A table whose readers all die is given up only when they no longer get further than the readers before them', async () => {
  const { world, readerOf, expectClaim, put } = intakeWithClaims();
  const event = put();
  for (let index = 0; index < 2 * maxUploadAttempts; index += 1) {
    const upload = await expectClaim(event, `reader ${index}`);
    expect(isExhausted(upload)).toBe(false);
    expect(await saveProgress(world.ledger, upload, readerOf(`reader ${index}`), progress)).toBe(true);
    world.now += 10 * minute;
  }
  for (let index = 0; index < maxUploadAttempts; index += 1) {
    expect(isExhausted(await expectClaim(event, `stuck ${index}`))).toBe(index === maxUploadAttempts - 1);
    world.now += 10 * minute;
  }
});

test('A reader that releases a table after progress gives back its own attempt only', async () => {
  const { world, readerOf, expectClaim, put } = intakeWithClaims();
  const event = put();
  for (let index = 0; index < 3; index += 1) {
    await expectClaim(event, `dies ${index}`);
    world.now += 10 * minute;
  }
  const reader = readerOf('gives back');
  const upload = await expectClaim(event, 'gives back');
  expect(upload.attempts).toBe(4);
  await saveProgress(world.ledger, upload, reader, progress);
  await postponeUpload(world.ledger, upload, reader, world.now);
  expect(await uploadItems.read(world.table, upload)).toMatchObject({ attempts: 0 });
});
