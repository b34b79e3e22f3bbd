import { beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { letterWrites } from '../../../shared/erasure/dead-letters.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { sweep } from '../../../shared/erasure/sweep/sweep.ts';
import type { SweepDeps } from '../../../shared/erasure/sweep-deps.ts';
import { batchItems } from '../../../shared/ledger/items/batch.ts';
import {
  accountsDue,
  batchKey,
  linksPartition,
  type Subject,
  subjectName,
} from '../../../shared/ledger/items/keys.ts';
import { readTombstone } from '../../../shared/ledger/items/tombstone.ts';
import { newHeader } from '../../../shared/ledger/states/new-header.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import { claimUpload } from '../../../shared/uploads/claim.ts';
import { linkPhoto, photoLinkItems, photoLinkKey } from '../../../shared/uploads/photo-owner.ts';
import { uploadItems } from '../../../shared/uploads/upload.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { countedReads } from '../../support/table/counted-reads.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const minute = 60_000;
const anna: Subject = { batch: 'june', id: 'anna' };

let world: PipelineWorld;
const ledger = () => ({ ...world.ledger, nameHash });
const erase = (subject: Subject) => eraseSubject(ledger(), nameHash, subject);
const deps = (more: Partial<SweepDeps> = {}): SweepDeps => ({
  ...erasureOfItems,
  deadQueues: ['jobs-dead'],
  ledger: ledger(),
  ...more,
});
const removedOf = (subject: Subject) => readTombstone(ledger(), nameHash, subject);
const person = (index: number): Subject => ({ batch: 'june', id: `person-${index}` });

async function beginUpload(index: number): Promise<void> {
  const reader = { name: 'reader', until: world.now };
  const event = world.source(`palms/june/IMG_${index}.jpg`);
  const claim = await claimUpload(ledger(), event, 'photo', 'june', reader, world.now);
  expect(claim.kind).toBe('claimed');
  await linkPhoto(ledger(), person(index), `IMG_${index}`, world.source('births/june.csv'));
}

/** Version 0.1.0 wrote neither the keys of the `batch` index nor the time since which a batch has them. */
async function asVersion010(): Promise<void> {
  for (const { pk, sk } of [...world.table.items()]) {
    if (/^(upload|photo)#/.test(sk) || pk.startsWith('dead-letter#'))
      await world.table.update(uploadItems.update({ key: { pk, sk }, remove: ['batchShard', 'stateId'] }));
  }
  await world.table.update(
    batchItems.update({ key: batchKey('june'), remove: ['listedSince'], condition: batchItems.exists('v') }),
  );
}

async function addDeadLetter(subject: Subject, id: string): Promise<void> {
  const body = JSON.stringify({ kind: 'subject', key: subjectName(subject) });
  const about = {
    v: schemaVersion,
    queue: 'jobs-dead',
    receiveCount: 5,
    at: world.now,
    expiresAt: Math.floor(world.now / 1000) + 3600,
  } as const;
  for (const write of letterWrites(id, { ...about, body })) await world.table.update(write);
}
const deadLetterItems = () => [...world.table.items()].filter(({ pk }) => pk.startsWith('dead-letter#'));

async function readsOfErasing(people: readonly Subject[]): Promise<number> {
  const reads = countedReads(world.table);
  for (const one of people) {
    await erase(one);
    await sweep(deps({ ledger: { ...ledger(), table: reads.table } }), await world.header(one));
  }
  return reads.count;
}

beforeEach(() => {
  world = new PipelineWorld();
});

describe('the erasure of ten people among two thousand uploads', () => {
  const ten = Array.from({ length: 10 }, (_, index) => person(100 * index));
  beforeEach(async () => {
    for (let index = 0; index < 2000; index += 1) await beginUpload(index);
  });

  test('An erasure of ten people in a batch with two thousand uploads reads only what belongs to them', async () => {
    expect(await readsOfErasing(ten)).toBeLessThan(1000);
    for (const one of ten) expect(await removedOf(one)).toMatchObject({ uploads: 1, links: 1 });
    const left = [...world.table.items()].filter(({ sk }) => sk.startsWith('upload#'));
    expect(left).toHaveLength(1990);
  });

  test('An erasure of ten people whose uploads version 0.1.0 stored reads the batch only once for all ten', async () => {
    await asVersion010();
    expect(await readsOfErasing(ten)).toBeLessThan(4000 + 1000);
    for (const one of ten) expect(await removedOf(one)).toMatchObject({ uploads: 1, links: 1 });
  });
});

test('A photo that version 0.1.0 linked, and that another row names while the sweep lists it, is listed under that row', async () => {
  await beginUpload(1);
  await asVersion010();
  world.now += minute;
  const link = photoLinkKey('june', 'IMG_1');
  const seen = meanwhile(
    world.table,
    ({ key }) => key.pk === link.pk && key.sk === link.sk,
    () => linkPhoto(ledger(), person(2), 'IMG_1', world.source('births/june.csv')),
  );
  await readsOfErasing([person(7)]);
  expect(seen.times).toBe(1);
  expect(await photoLinkItems.read(world.table, link)).toMatchObject({
    id: person(2).id,
    batchShard: linksPartition(person(2)),
  });
});

describe('Dead letters', () => {
  test('An erasure reads no dead letters of other people', async () => {
    await readsOfErasing([person(1)]);
    for (let index = 0; index < 3000; index += 1) await addDeadLetter(person(index), `m-${index}`);
    expect(await readsOfErasing([person(7)])).toBeLessThan(100);
    expect(await removedOf(person(7))).toMatchObject({ deadLetters: 1 });
    expect(deadLetterItems()).toHaveLength(2999);
  });

  test.each(['anna', 'ben'])(
    'The erasure of %s, one of two people, deletes their dead letter in every copy, also if a sweep dies between the copies',
    async (id) => {
      const s3 = (key: string) => ({
        eventSource: 'aws:s3',
        eventTime: new Date(world.now).toISOString(),
        eventName: 'ObjectCreated:Put',
        s3: { bucket: { name: 'inbox' }, object: { key } },
      });
      const body = JSON.stringify({ Records: [s3('palms/june/anna.jpg'), s3('palms/june/ben.jpg')] });
      const about = {
        v: schemaVersion,
        queue: 'photos-dead',
        receiveCount: 5,
        at: world.now,
        expiresAt: Math.floor(world.now / 1000) + 3600,
      } as const;
      for (const write of letterWrites('m', { ...about, body })) await world.table.update(write);
      expect(deadLetterItems()).toHaveLength(2);
      const del = world.table.delete.bind(world.table);
      let deaths = 0;
      world.table.delete = async (write) => {
        if (!write.key.pk.startsWith('dead-letter#')) return del(write);
        await del(write);
        deaths += 1;
        if (deaths === 1) throw new Error('The reconciler died');
        return true;
      };
      await expect(readsOfErasing([{ batch: 'june', id }])).rejects.toThrow('died');
      expect(deadLetterItems()).toHaveLength(1);
      await sweep(deps(), await world.header({ batch: 'june', id }));
      expect(deadLetterItems()).toEqual([]);
    },
  );

  test('Dead letters of version 0.1.0 delay the reconciler for nobody and are read once, even when one run cannot read them all', async () => {
    for (let index = 0; index < 9000; index += 1) await addDeadLetter(person(index), `m-${index}`);
    await addDeadLetter(anna, 'm-of-anna');
    await asVersion010();
    await erase(anna);
    await erase(person(1));
    const other = { batch: 'july', id: 'other' };
    let pages = 0;
    let runs = 0;
    for (; runs < 30 && (await removedOf(anna))?.deadLetters !== 1; runs += 1) {
      await world.acceptPhoto(other, `photo ${runs}`);
      world.now += 3 * minute;
      world.jobs.length = 0;
      let tookMs = 0;
      const reads = countedReads(world.table);
      const table = {
        ...reads.table,
        query: async (query: Parameters<typeof reads.table.query>[0]) => {
          if (query.pk.startsWith('dead-letter#')) {
            tookMs += 3000;
            pages += 1;
          }
          return reads.table.query(query);
        },
      };
      world.erasure = { ...erasureOfItems, deadQueues: ['jobs-dead'] };
      const remainingMs = () => 50_000 - tookMs;
      const done = await reconcile({ ...world.reconciler(), ledger: { ...ledger(), table }, remainingMs });
      expect(done.failures).toEqual([]);
      expect(world.jobs).toContainEqual({ kind: 'subject', key: subjectName(other) });
      expect(remainingMs()).toBeGreaterThan(8000);
    }
    expect(runs).toBeLessThan(30);
    // Nineteen pages of letters; two concurrent sweeps may read some twice.
    expect(pages).toBeLessThan(2 * 19 + 1);
    expect(deadLetterItems().some(({ body }) => String(body).includes('june/anna'))).toBe(false);
  });
});

test('A sweep that always runs out of time handles one page in each run and completes', async () => {
  await world.acceptPhoto(anna);
  await world.work(anna);
  for (let photo = 0; photo < 250; photo += 1) {
    await linkPhoto(ledger(), anna, `IMG_${photo}`, world.source('births/june.csv'));
  }
  await erase(anna);
  let runs = 0;
  for (; runs < 2000 && (await world.header(anna)).erasing?.sweeps !== 1; runs += 1) {
    await sweep(deps({ isOver: () => true }), await world.header(anna));
    world.now += 1;
  }
  expect(runs).toBeLessThan(1100);
  expect(await removedOf(anna)).toMatchObject({ parts: 17, links: 250 });
});

test('Five thousand people who are erased together delay no batch and no other person', async () => {
  for (let index = 0; index < 5000; index += 1) {
    for (const write of newHeader(person(index), { state: 'erasing' }, world.now))
      await world.table.update(write);
  }
  world.now += 1000;
  await world.table.update(
    batchItems.update({
      key: batchKey('july'),
      set: { v: schemaVersion, name: 'july', due: accountsDue, dueAt: world.now },
    }),
  );
  await world.acceptPhoto({ batch: 'july', id: 'other' });
  world.now += 3 * minute;
  let tookMs = 0;
  world.erasure = {
    ...erasureOfItems,
    inbox: {
      ...erasureOfItems.inbox,
      remove: async () => {
        tookMs += 333;
        return false;
      },
    },
  };
  await reconcile({ ...world.reconciler(), remainingMs: () => 50_000 - tookMs });
  expect(await world.table.get(batchKey('july'))).not.toMatchObject({ dueAt: world.now - 3 * minute });
  expect(world.jobs).toContainEqual({ kind: 'subject', key: 'july/other' });
  const headers = await Promise.all(Array.from({ length: 5000 }, (_, index) => world.header(person(index))));
  const swept = headers.filter(({ erasing }) => erasing?.position !== undefined || erasing?.sweeps === 1);
  expect(swept.length).toBeGreaterThan(10);
});
