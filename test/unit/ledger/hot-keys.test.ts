import { describe, expect, test } from 'vitest';
import { requestErasure } from '../../../shared/erasure/request-erasure.ts';
import { readCounts, readIntake } from '../../../shared/ledger/batches/counts.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { sealBatch } from '../../../shared/sealing/seal.ts';
import { claimUpload, endUpload } from '../../../shared/uploads/claim.ts';
import { refuseUpload } from '../../../shared/uploads/rejection.ts';
import { nothingCounted } from '../../../shared/uploads/upload.ts';
import { KeyWrites } from '../../support/table/key-writes.ts';
import { LedgerWorld, minute, photo } from '../../support/worlds/ledger-world.ts';

const uploadsInOneSecond = 400;

async function begin(world: LedgerWorld, name: string) {
  const event = { ...world.source(`palms/june/${name}.jpg`), sizeBytes: 1 };
  const reader = { name: `reader of ${name}`, until: world.now + minute };
  const claim = await claimUpload(world.ledger, event, 'photo', 'june', reader, world.now + 2 * minute);
  if (claim.kind !== 'claimed') throw new Error('not claimed');
  return { upload: claim.upload, reader };
}

async function takePhoto(world: LedgerWorld, name: string): Promise<void> {
  const { upload, reader } = await begin(world, name);
  await world.acceptPhoto(`june/${name}`, photo(name));
  await endUpload(world.ledger, upload, reader, 'done', { counts: nothingCounted, warnings: [] });
}

describe('hundreds of photos in a second', () => {
  test('Hundreds of photos a second write the item of their batch once and spread over the count shards', async () => {
    const world = new LedgerWorld();
    const writes = new KeyWrites(world.table, () => world.now);
    for (let index = 0; index < uploadsInOneSecond; index += 1) await takePhoto(world, `person-${index}`);
    // Each photo adds to three counts, on sixteen shards: uploads begun, subjects, and uploads read.
    const evenShare = (3 * uploadsInOneSecond) / 16;
    expect(writes.busiest(/^count#june#/)).toBeLessThan(2 * evenShare);
    // Each upload writes its item twice, on sixteen partitions. Only the first writes the batch's item.
    expect(writes.busiest(/^uploads#june#/)).toBeLessThan(2 * ((2 * uploadsInOneSecond) / 16));
    expect(writes.busiest(/^batch#june$/)).toBe(1);
    expect(await readCounts(world.ledger, 'june')).toMatchObject({ subjects: uploadsInOneSecond });
  });

  test('The counts of a batch include those that an earlier version stored under other keys', async () => {
    const world = new LedgerWorld();
    const old = { pk: 'batch#june', sk: 'count#3' };
    await world.table.update({ key: old, set: { v: 1, subjects: 7, complete: 5, openUploads: 1 } });
    await takePhoto(world, 'anna');
    expect(await readCounts(world.ledger, 'june')).toMatchObject({ subjects: 8, complete: 5 });
    expect(await readIntake(world.ledger, 'june')).toMatchObject({ openUploads: 1, uploadsBegun: 1 });
  });
});

describe('writes to a sealed batch', () => {
  async function sealed(): Promise<LedgerWorld> {
    const world = new LedgerWorld();
    await takePhoto(world, 'anna');
    await world.work('june/anna');
    expect(await sealBatch(world.ledger, 'june')).toBe('sealed');
    await world.pass(2);
    expect((await world.table.get(batchKey('june')))?.due).toBeUndefined();
    return world;
  }

  test('A sealed batch opens again with the next upload, whatever the clock of the reader says', async () => {
    const world = await sealed();
    world.now -= 30 * minute;
    await takePhoto(world, 'ben');
    expect(await sealBatch(world.ledger, 'june')).toBe('sealed');
    expect((await world.table.get(batchKey('june')))?.revision).toBe(2);
  });

  test.each([-30 * minute, -4000, -1, 0, 1, 4000])(
    'Many uploads that reopen a sealed batch write its item once, although the clock of their readers is %s ms ahead of the sealing function',
    async (clockMs) => {
      const world = await sealed();
      world.now += clockMs;
      const writes = new KeyWrites(world.table, () => world.now);
      for (let index = 0; index < 20; index += 1) await takePhoto(world, `person-${index}`);
      expect(writes.busiest(/^batch#june$/)).toBe(1);
    },
  );

  test('A batch is not sealed if an upload begins between the check and the seal', async () => {
    const world = new LedgerWorld();
    await takePhoto(world, 'anna');
    const update = world.table.update.bind(world.table);
    world.table.update = async (write) => {
      world.table.update = update;
      await begin(world, 'ben');
      return update(write);
    };
    expect(await sealBatch(world.ledger, 'june')).toBe('contended');
    expect(await sealBatch(world.ledger, 'june')).toBe('open uploads');
  });

  test('A sealed batch is checked again if an upload comes while the reconciler removes the batch from the due index', async () => {
    const world = await sealed();
    await world.table.update({ key: batchKey('june'), set: { due: 'due#accounts', dueAt: world.now } });
    const update = world.table.update.bind(world.table);
    world.table.update = async (write) => {
      if (write.key.pk !== 'batch#june' || write.remove?.includes('due') !== true) return update(write);
      world.table.update = update;
      await takePhoto(world, 'ben');
      return update(write);
    };
    await world.pass(1);
    expect((await world.table.get(batchKey('june')))?.due).toBe('due#accounts');
  });
});

test('A request for erasure finds a subject with only a refused photo without a scan of the batch', async () => {
  const world = new LedgerWorld();
  const nameHash = async (name: string) => `hash of ${name}`;
  const { upload, reader } = await begin(world, 'left/anna');
  await refuseUpload(world.ledger, upload, reader, {
    code: 'photo-damaged',
    reason: { code: 'photo-damaged' },
  });
  world.table.query = () => Promise.reject(new Error('A scan of the batch'));
  const ask = (id: string) => requestErasure(world.ledger, nameHash, { batch: 'june', id });
  expect(await ask('anna')).toBe('unknown');
  expect(await ask('left/anna')).toBe('requested');
});
