import { beforeEach, describe, expect, test } from 'vitest';
import { askBatchErasure, batchErasureKey } from '../../../shared/erasure/batch-erasure.ts';
import { walkBatch } from '../../../shared/erasure/walk-batch.ts';
import { wholeErasureItems } from '../../../shared/erasure/whole-erasure.ts';
import { pauseBatch } from '../../../shared/holds/pause.ts';
import { batchKeyStems } from '../../../shared/intake/object-key.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { accept, createHeader } from '../../../shared/ledger/inputs/accept.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import {
  headerKey,
  leastBatchShards,
  type Subject,
  uploadPartitions,
} from '../../../shared/ledger/items/keys.ts';
import { states } from '../../../shared/ledger/items/state.ts';
import { readTombstone, tombstoneKey, wholeBatch } from '../../../shared/ledger/items/tombstone.ts';
import { claimUpload, endUpload } from '../../../shared/uploads/claim.ts';
import { recordRejection, refuseUpload } from '../../../shared/uploads/rejection.ts';
import { nothingCounted, type UploadEvent } from '../../../shared/uploads/upload.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { row } from '../../support/worlds/ledger-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const minute = 60_000;
const nobody = { batch: 'june', id: 'person-of-no-report' };
const people = Array.from({ length: 60 }, (_, index): Subject => ({ batch: 'june', id: `person-${index}` }));
const other: Subject = { batch: 'july', id: 'person-of-july' };

let world: PipelineWorld;
let inbox: Set<string>;

const ledger = () => ({ ...world.ledger, nameHash });
const ask = (keepOut = false) =>
  askBatchErasure(ledger(), nameHash, 'june', { by: 'arn:operator', ...(keepOut ? { keepOut: true } : {}) });
const erasure = () => wholeErasureItems.read(world.table, batchErasureKey('june'));
const peopleLeft = () =>
  [...world.table.items()].filter(({ pk, sk }) => sk === 'report' && pk.startsWith('subject#june/')).length;
const traces = () =>
  JSON.stringify([[...world.table.items()], [...inbox]], (_name, value: unknown) =>
    value instanceof Set ? [...value] : value,
  );

async function beginUpload(event: UploadEvent, kind: 'photo' | 'rows') {
  inbox.add(event.key);
  const reader = { name: 'reader', until: world.now };
  const claim = await claimUpload(ledger(), event, kind, event.key.split('/')[1] ?? '', reader, world.now);
  if (claim.kind !== 'claimed') throw new Error('not claimed');
  const done = () =>
    endUpload(ledger(), claim.upload, reader, 'done', { counts: nothingCounted, warnings: [] });
  return { upload: claim.upload, reader, done };
}

async function ingestPhoto({ batch, id }: Subject): Promise<void> {
  const event = world.source(`palms/${batch}/${id}.jpg`);
  const { done } = await beginUpload(event, 'photo');
  const value = { sha256: id, key: `photos/${id}.jpg`, bytes: 1, width: 1, height: 1 };
  await accept(ledger(), { batch, id }, { kind: 'photo', value, source: event }, world.now + minute);
  await done();
}

const rowComes = (subject: Subject, source = world.source('births/june.csv')) =>
  accept(ledger(), subject, { kind: 'row', value: row(), source }, world.now + minute);

beforeEach(async () => {
  world = new PipelineWorld();
  inbox = new Set();
  world.erasure = {
    ...erasureOfItems,
    inbox: {
      list: async function* (prefix) {
        for (const key of [...inbox]) if (key.startsWith(prefix)) yield key;
      },
      remove: async (key) => inbox.delete(key),
    },
  };
  for (const subject of [...people, other]) await ingestPhoto(subject);
  for (const subject of [...people.slice(0, 20), other]) await world.work(subject);
  const refused = await beginUpload(world.source(`palms/june/${nobody.id}.jpg`), 'photo');
  await refuseUpload(ledger(), refused.upload, refused.reader, {
    code: 'photo-damaged',
    reason: { code: 'photo-damaged' },
  });
  const table = await beginUpload(world.source('births/june/table.csv'), 'rows');
  await recordRejection(ledger(), table.upload, {
    code: 'out-of-range',
    line: 2,
    field: 'lat',
    reason: { code: 'number-beyond', column: 'lat', min: -90, max: 90 },
    masked: '9*',
  });
  await table.done();
  world.now += 1000;
});

describe('the erasure of a batch', () => {
  test('The erasure of a batch removes its originals whose event never came, and none of another batch', async () => {
    for (const key of [
      'palms/june/late.jpg',
      'births/june/late.csv',
      'births/june.csv',
      'births/june.old.csv',
    ])
      inbox.add(key);
    await ask();
    await world.runReconciler(60);
    expect([...inbox].filter((key) => /^\w+\/june[./]/.test(key))).toEqual(['births/june.old.csv']);
    expect(inbox).toContain('palms/july/person-of-july.jpg');
  });

  test('Erasing a batch leaves no trace of its subjects, buys nothing more, and does not change other batches', async () => {
    const calls = world.calls.length;
    expect(await ask()).toBe('requested');
    expect(await ask()).toBe('already requested');
    for (const subject of people.slice(20, 25)) await world.work(subject);
    await world.runReconciler(60);
    await world.workAll();
    expect(traces().replaceAll(other.id, '')).not.toContain('person-');
    expect(traces()).not.toContain('births/june');
    expect(world.calls).toHaveLength(calls);
    expect(await readCounts(ledger(), 'june')).toMatchObject({ subjects: 0, complete: 0 });
    expect(await world.header(other)).toMatchObject({ state: 'complete' });
    expect(await erasure()).toMatchObject({
      people: 60,
      tables: 1,
      by: 'arn:operator',
      doneAt: expect.any(Number),
    });
    for (const subject of [people[0], people[59]])
      expect(subject && (await readTombstone(ledger(), nameHash, subject))).toMatchObject({
        doneAt: expect.any(Number),
      });
  });

  test('A batch under erasure takes no upload; afterwards it takes new uploads and no late event', async () => {
    const late = world.source('births/june.csv');
    world.now += 1000;
    await ask();
    const stranger = { batch: 'june', id: 'stranger' };
    expect(await rowComes(stranger)).toEqual({ outcome: 'erasing' });
    await world.runReconciler(60);
    world.now += 1000;
    expect(await rowComes(stranger, late)).toEqual({ outcome: 'erasing' });
    expect(peopleLeft()).toBe(0);
    expect(await rowComes(stranger)).toEqual({ outcome: 'accepted' });
    await world.workAll();
    await world.work(stranger);
    expect(await world.header(stranger)).toMatchObject({ state: 'complete' });
  });

  test('The second pass of a batch erasure finds a subject whose row was being read during the first', async () => {
    const late = { batch: 'june', id: 'person-late' };
    const source = world.source('births/june.csv');
    await ask();
    await world.runReconciler(2);
    // The reader of the row checked for a tombstone before there was one.
    await createHeader(ledger(), late, { kind: 'row', value: row(), source }, world.now);
    await world.runReconciler(60);
    expect(await world.table.get(headerKey(late))).toBeUndefined();
    expect(await erasure()).toMatchObject({ doneAt: expect.any(Number) });
  });

  test('A batch erasure that always runs out of time resumes page by page', async () => {
    await ask();
    const deps = { ...erasureOfItems, ledger: ledger(), isOver: () => true };
    let runs = 0;
    for (; runs < 200 && (await erasure())?.walks === 0; runs += 1) await walkBatch(deps, 'june');
    expect(runs).toBeGreaterThan(40);
    expect(runs).toBeLessThan(100);
    const reports = [...world.table.items()].filter(
      ({ pk, sk }) => sk === 'report' && pk.startsWith('subject#june/'),
    );
    expect(new Set(reports.map(({ state }) => state))).toEqual(new Set(['erasing']));
  });

  test('An erasure of a batch completes if an earlier version of Palmleaf stopped it while it deleted the originals', async () => {
    const people = (states.length - 1) * leastBatchShards;
    const stops = people + 2 * uploadPartitions('june').length;
    for (const [index, stem] of batchKeyStems('june').entries()) {
      await ask();
      const set = { place: `${stops + index} ${stem}`, shards: leastBatchShards };
      await world.table.update(wholeErasureItems.update({ key: batchErasureKey('june'), set }));
      await world.runReconciler(60);
      expect(await erasure()).toMatchObject({ doneAt: expect.any(Number) });
    }
  });

  test('If the process that requests the erasure of a batch dies before it excludes uploads, the reconciler excludes them', async () => {
    await ask();
    await world.table.delete({ key: await keyOfWhole(), delete: true });
    await world.runReconciler(1);
    expect(await rowComes({ batch: 'june', id: 'stranger' })).toEqual({ outcome: 'erasing' });
  });

  test('If the process that requests an erasure freezes until the erasure has ended, it does not exclude the batch again', async () => {
    const whole = await keyOfWhole();
    const seen = meanwhile(
      world.table,
      ({ key }) => key.pk === whole.pk,
      () => world.runReconciler(60),
    );
    await ask();
    expect([seen.times, await erasure()]).toEqual([
      1,
      expect.objectContaining({ doneAt: expect.any(Number) }),
    ]);
    expect(await rowComes({ batch: 'june', id: 'stranger' })).toEqual({ outcome: 'accepted' });
  });

  test('After two simultaneous requests with different clocks, one erasure of the batch runs and ends', async () => {
    const seen = meanwhile(
      world.table,
      ({ key }) => key.pk === batchErasureKey('june').pk && key.sk === batchErasureKey('june').sk,
      async () => {
        world.now -= 5;
        await ask();
        world.now += 5;
      },
    );
    expect(await ask()).toBe('already requested');
    await world.runReconciler(60);
    expect([seen.times, await erasure()]).toEqual([
      1,
      expect.objectContaining({ doneAt: expect.any(Number) }),
    ]);
    expect(await rowComes({ batch: 'june', id: 'stranger' })).toEqual({ outcome: 'accepted' });
  });

  test('The last step of an older erasure, late by an hour, does not end a newer erasure', async () => {
    await ask();
    const whole = await keyOfWhole();
    const seen = meanwhile(
      world.table,
      (write) => 'set' in write && write.key.pk === whole.pk && write.set?.doneAt !== undefined,
      async () => {
        await world.runReconciler(60);
        await ask();
      },
    );
    for (; seen.times === 0; await world.runReconciler(1));
    expect(await erasure()).not.toHaveProperty('doneAt');
    expect(await rowComes({ batch: 'june', id: 'stranger' })).toEqual({ outcome: 'erasing' });
    expect((await readBatchItem(ledger(), 'june'))?.pause?.endedAt).toBeUndefined();
  });

  test('A batch erasure with a ban refuses later uploads of every subject of the batch', async () => {
    await ask(true);
    await world.runReconciler(60);
    world.now += 1000;
    for (const subject of [people[0], people[59]])
      expect(subject && (await rowComes(subject))).toEqual({ outcome: 'kept-out' });
    expect(await rowComes({ batch: 'june', id: 'stranger' })).toEqual({ outcome: 'accepted' });
  });

  test('The erasure of a batch that was paused leaves it paused', async () => {
    await pauseBatch(ledger(), 'june');
    await ask();
    await world.runReconciler(60);
    expect((await readBatchItem(ledger(), 'june'))?.pause?.endedAt).toBeUndefined();
  });

  test('The erasure of a batch is not done while a worker may still write for a subject', async () => {
    const slow = people[30];
    if (slow === undefined) throw new Error('There are sixty people');
    const lease = { owner: 'slow', until: world.now + 120 * minute };
    await world.table.update(headerItems.update({ key: headerKey(slow), set: { lease } }));
    await ask();
    await world.runReconciler(60);
    expect(await erasure()).not.toHaveProperty('doneAt');
    await world.runReconciler(120);
    expect(await erasure()).toMatchObject({ doneAt: expect.any(Number) });
  });

  test('The erasure of an unknown batch does not begin', async () => {
    expect(await askBatchErasure(ledger(), nameHash, 'august')).toBe('unknown');
    expect(await readTombstone(ledger(), nameHash, wholeBatch('august'))).toBeUndefined();
  });
});

const keyOfWhole = () => tombstoneKey(nameHash, wholeBatch('june'));
