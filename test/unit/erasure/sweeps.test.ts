import { beforeEach, describe, expect, test } from 'vitest';
import { recordDeadLetter } from '../../../functions/dead-letters/record-dead-letter.ts';
import { eraseDue } from '../../../functions/reconciler/erase.ts';
import { Allowance } from '../../../shared/budget/allowance.ts';
import { accountOfBatch, accountOfMonth } from '../../../shared/budget/periods.ts';
import { settleWorker } from '../../../shared/budget/settle.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { sweep } from '../../../shared/erasure/sweep/sweep.ts';
import type { SweepDeps } from '../../../shared/erasure/sweep-deps.ts';
import { uploadHint } from '../../../shared/lambda/s3-event.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { type Header, headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey, inputsKey, type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import { pointerItems } from '../../../shared/ledger/items/pointer.ts';
import { readTombstone } from '../../../shared/ledger/items/tombstone.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { storeFolder } from '../../../shared/ledger/parts/bodies.ts';
import { allShared } from '../../../shared/plan/shared-inputs.ts';
import type { Attributes } from '../../../shared/table/item-kind.ts';
import { claimUpload } from '../../../shared/uploads/claim.ts';
import { linkPhoto } from '../../../shared/uploads/photo-owner.ts';
import { accountOf } from '../../support/ledger/account-of.ts';
import { claim as claimNow } from '../../support/ledger/claims.ts';
import { calledService } from '../../support/settings/made-up-service.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { row } from '../../support/worlds/ledger-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';

const anna: Subject = { batch: 'june', id: 'anna' };
const minute = 60_000;
const nameHash = nameHashWith(async () => 'a key of at least thirty-two letters, kept secret');

let world: PipelineWorld;
const ledger = () => ({ ...world.ledger, nameHash });
const erase = (subject = anna) => eraseSubject(ledger(), nameHash, subject);
const rowOf = (more = {}) => ({
  kind: 'row' as const,
  value: row(more),
  source: world.source('births/june.csv'),
});
const acceptRow = (subject: Subject, more = {}) => accept(ledger(), subject, rowOf(more), world.now + minute);

const objects = {
  list: async function* (prefix: string) {
    for (const key of [...world.store.keys()]) if (key.startsWith(prefix)) yield key;
  },
  remove: async (key: string) => world.store.delete(key),
};
const deps = (more: Partial<SweepDeps> = {}): SweepDeps => ({
  ledger: ledger(),
  service: calledService,
  nameHash,
  store: objects,
  inbox: { list: objects.list, remove: async () => true },
  deadQueues: ['jobs-dead', 'photos-dead'],
  secondSweepAfterMs: 20 * minute,
  ...more,
});
const sweepNow = async (more: Partial<SweepDeps> = {}) => sweep(deps(more), await world.header(anna));
const isThere = async (subject = anna) => (await world.table.get(headerKey(subject))) !== undefined;

const deadLetter = (key: string, queue: string) =>
  sqsRecord(`m-${queue}`, { kind: 'subject', key }, queue, 5);
const addDeadLetter = (key: string, queue = 'jobs-dead') =>
  recordDeadLetter({ ledger: ledger(), retry: { maxAttempts: 3 }, log: silent }, deadLetter(key, queue));
const storedDeadLetters = () => world.table.items().filter(({ pk }) => pk.startsWith('dead-letter#'));

beforeEach(async () => {
  world = new PipelineWorld();
  await acceptRow(anna);
});

describe('the sweeps of an erasure', () => {
  test('An upload for a person who is being erased is refused', async () => {
    await erase();
    world.now += minute;
    expect(await acceptRow(anna, { houseType: 'koch' })).toEqual({ outcome: 'erasing' });
  });

  test('The first sweep of an erasure removes all inputs', async () => {
    await erase();
    await sweepNow();
    const { state, inputs } = await world.header(anna);
    expect({ state, inputs }).toEqual({ state: 'erasing', inputs: {} });
  });

  test('The second sweep of an erasure deletes a claim that came between the sweeps', async () => {
    const hashes = allShared((await world.header(anna)).inputs);
    const until = world.now + 3 * minute;
    const late = { subject: anna, worker: { name: 'late', until } };
    const claim = () => claimNow(ledger(), late, hashes[0] ?? '');
    await claim();
    await erase();
    await sweepNow();
    await claim();
    expect(hashes).toHaveLength(1);
    const names = async () => {
      const item = await world.table.get(inputsKey(hashes[0] ?? ''));
      return item === undefined ? [] : Object.keys(pointerItems.parse(item).calls);
    };
    expect(await names()).toEqual(['june/anna']);
    await sweepNow();
    expect(await names()).toEqual([]);
    expect(await isThere()).toBe(false);
  });

  test('The sweep of an erasure leaves the claim of another subject', async () => {
    const hashes = allShared((await world.header(anna)).inputs);
    const claimant = (id: string) => ({
      subject: { batch: 'july', id },
      worker: { name: `worker of ${id}`, until: world.now + 3 * minute },
    });
    await claimNow(ledger(), { ...claimant('anna'), subject: anna }, hashes[0] ?? '');
    await erase();
    world.now += 4 * minute;
    const seen = meanwhile(
      world.table,
      ({ key }) => key.pk.startsWith('inputs#'),
      () => claimNow(ledger(), claimant('ben'), hashes[0] ?? ''),
    );
    await sweepNow();
    expect(seen.times).toBe(1);
    expect(await claimNow(ledger(), claimant('cleo'), hashes[0] ?? '')).toBe(false);
  });

  test('An erasure keeps the header while a worker holds its lease, and removes it after the lease', async () => {
    await erase();
    await sweepNow();
    const lease = { owner: 'slow', until: world.now + minute };
    await world.table.update(headerItems.update({ key: headerKey(anna), set: { lease } }));
    await sweepNow();
    expect(await isThere()).toBe(true);
    world.now += 2 * minute;
    await sweepNow();
    expect(await isThere()).toBe(false);
  });

  test.each(['by the header', 'by an expired lease'])(
    'The spending of a dead worker stays counted during an erasure, however late the reconciler settles its block %s',
    async (settles) => {
      const until = world.now + 3 * minute;
      const accounts = [accountOfBatch('june', until), accountOfMonth(until)];
      const dead = { name: 'dead', until };
      const allowance = new Allowance({
        ledger: ledger(),
        worker: dead,
        subjects: new Map([['june', ['june/anna']]]),
        settings: { blockSize: 8 },
      });
      expect(await allowance.take('june', 8)).toBeUndefined();
      const hash = 'h'.repeat(64);
      const intended = {
        inputsHash: hash,
        operation: 'natal_aspects_report',
        wave: 'w',
        at: world.now,
      } as const;
      const set: Attributes<Header> =
        settles === 'by an expired lease'
          ? { lease: { owner: 'dead', until }, intent: { 'chart/natal_aspects_report': intended } }
          : { spentBy: { dead: { calls: 1, until } } };
      await world.table.update(headerItems.update({ key: headerKey(anna), set }));
      await erase();
      for (let sweeps = 0; sweeps < 3; sweeps += 1) {
        await sweepNow();
        world.now += 30 * minute;
      }
      expect(await isThere()).toBe(true);
      await settleWorker(ledger(), 'dead');
      for (const key of accounts) {
        expect(await accountOf(world.table, key)).toMatchObject({ committed: 1, blocks: {} });
      }
      await sweepNow();
      expect(await isThere()).toBe(false);
    },
  );

  test('An erasure removes long answers from the store too', async () => {
    world.store.set(`parts/${storeFolder(anna)}/palm/luck/hash`, new Uint8Array(9));
    world.store.set(`photos/${storeFolder(anna)}/hash.jpg`, new Uint8Array(9));
    await erase();
    await sweepNow();
    expect([...world.store.keys()]).toEqual([]);
  });

  test('An erasure removes the dead messages of every queue', async () => {
    for (const queue of ['jobs-dead', 'photos-dead']) await addDeadLetter('june/anna', queue);
    expect(storedDeadLetters()).toHaveLength(2);
    await erase();
    await sweepNow();
    expect(storedDeadLetters()).toEqual([]);
  });

  test('An erasure finds photos under another name, even in a run that begins after their links were read', async () => {
    await linkPhoto(world.ledger, anna, 'IMG_7', world.source('births/june.csv'));
    const event = world.source('palms/june/IMG_7.jpg');
    const reader = { name: 'reader', until: world.now };
    await claimUpload(world.ledger, event, 'photo', 'june', reader, world.now);
    await erase();
    for (let run = 0; run < 10; run += 1) {
      const header = await world.header(anna);
      if (header.erasing?.sweeps === 1) break;
      await sweepNow({ isOver: () => true });
    }
    expect(world.table.items().filter(({ sk }) => sk.startsWith('upload#'))).toEqual([]);
  });

  test('An erasure keeps the report of another person who has a row, even if the erased row names the photo of that person', async () => {
    const ben = { batch: 'june', id: 'ben' };
    await acceptRow(ben, { vastuId: 'h' });
    await linkPhoto(world.ledger, anna, 'ben', world.source('births/june.csv'));
    await erase();
    await sweepNow();
    expect(await world.header(ben)).toMatchObject({ state: 'due' });
  });

  test('A receipt counts the same however often a sweep runs out of time', async () => {
    const removed = [];
    for (const isOver of [() => false, () => true]) {
      world = new PipelineWorld();
      await acceptRow(anna);
      await world.work(anna);
      for (const queue of ['jobs-dead', 'photos-dead']) await addDeadLetter('june/anna', queue);
      await erase();
      for (let run = 0; run < 80 && (await isThere()); run += 1) {
        await sweepNow({ isOver });
        if ((await isThere()) && (await world.header(anna)).erasing?.position === undefined) {
          world.now += 25 * minute;
          await addDeadLetter('june/anna');
        }
        world.now += 1000;
      }
      const { parts, pointers, deadLetters, doneAt } = (await readTombstone(ledger(), nameHash, anna)) ?? {};
      expect(doneAt).toBeDefined();
      removed.push({ parts, pointers, deadLetters });
    }
    expect(removed[1]).toEqual(removed[0]);
    expect(removed[0]?.deadLetters).toBeGreaterThan(1);
  });

  test('Two concurrent runs of an erasure count nothing twice in the receipt', async () => {
    await world.work(anna);
    await erase();
    const item = await world.table.get(headerKey(anna));
    if (item === undefined) throw new Error('Anna is being erased');
    const reconciler = { ...world.reconciler(), erasure: deps() };
    await eraseDue(reconciler, item);
    const removed = async () => (await readTombstone(ledger(), nameHash, anna))?.parts;
    const removedOnce = await removed();
    expect(removedOnce).toBeGreaterThan(0);
    const before = await world.header(anna);
    world.now += 1000;
    await eraseDue(reconciler, item);
    expect(await world.header(anna)).toEqual(before);
    expect(await removed()).toBe(removedOnce);
  });
});

test('A failed job leaves no dead letter for an erased person, but leaves one if the person was uploaded again', async () => {
  await erase();
  await sweepNow();
  world.now += 30 * minute;
  await sweepNow();
  expect(await isThere()).toBe(false);
  await addDeadLetter(subjectName(anna));
  expect(storedDeadLetters()).toEqual([]);
  await acceptRow(anna);
  await addDeadLetter(subjectName(anna));
  expect(storedDeadLetters()).toHaveLength(1);
  expect(await world.header(anna)).toMatchObject({ deadLetters: 1 });
});

test('A photo that was uploaded before an erasure leaves no dead letter, even if the person was uploaded again', async () => {
  const photoOf = world.source('palms/june/anna.jpg');
  const buryPhoto = () =>
    recordDeadLetter(
      { ledger: ledger(), retry: { maxAttempts: 3 }, log: silent },
      sqsRecord('m-photo', uploadHint({ ...photoOf, sizeBytes: 9 }), 'photos-dead', 5),
    );
  await erase();
  await sweepNow();
  world.now += 30 * minute;
  await sweepNow();
  await acceptRow(anna);
  await buryPhoto();
  expect(storedDeadLetters()).toEqual([]);
});
