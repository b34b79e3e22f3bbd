import { beforeEach, describe, expect, test } from 'vitest';
import { askBatchErasure, batchErasureKey, decidePause } from '../../../shared/erasure/batch-erasure.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { walkBatch } from '../../../shared/erasure/walk-batch.ts';
import { wholeErasureItems } from '../../../shared/erasure/whole-erasure.ts';
import { currentPause } from '../../../shared/holds/hold.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { headerKey, type Subject, subjectPartition } from '../../../shared/ledger/items/keys.ts';
import { readTombstone, wholeBatch } from '../../../shared/ledger/items/tombstone.ts';
import type { Write } from '../../../shared/table/table.ts';
import { Random } from '../../simulation/world/random.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { beforeOperation } from '../../support/table/before-operation.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const anna: Subject = { batch: 'june', id: 'anna' };
const ben: Subject = { batch: 'june', id: 'ben' };

let world: PipelineWorld;
const ledger = () => ({ ...world.ledger, nameHash });
const erase = (subject: Subject) => eraseSubject(ledger(), nameHash, subject);
const leftOf = (subject: Subject) => world.table.items().filter(({ pk }) => pk === subjectPartition(subject));
const doneAt = async (subject: Subject) => (await readTombstone(world.ledger, nameHash, subject))?.doneAt;

beforeEach(async () => {
  world = new PipelineWorld();
  world.erasure = erasureOfItems;
  await setCeiling(world.ledger, 'june', undefined);
  for (const subject of [anna, ben]) await world.acceptPhoto(subject);
});

describe('an erasure in a paused batch', () => {
  test('An erasure in a paused batch sweeps to its end during the pause, and the subject no longer waits for the batch', async () => {
    await pauseBatch(world.ledger, 'june');
    for (const subject of [anna, ben]) await world.work(subject);
    expect((await world.header(anna)).waitingOn).toBe('pause#june');
    await erase(anna);
    await world.runReconciler(30);
    await world.workAll();
    expect(leftOf(anna)).toEqual([]);
    expect(await doneAt(anna)).toBeDefined();
    expect((await readBatchItem(world.ledger, 'june'))?.pause?.endedAt).toBeUndefined();
    expect(await readCounts(world.ledger, 'june')).toMatchObject({ subjects: 1 });
    expect((await world.header(ben)).waitingOn).toBe('pause#june');
    expect(world.calls).toEqual([]);
  });

  test('A person who is being erased gets no hint and no purchase when their paused batch resumes', async () => {
    await pauseBatch(world.ledger, 'june');
    for (const subject of [anna, ben]) await world.work(subject);
    await erase(anna);
    world.jobs.length = 0;
    await resumeBatch(world.ledger, 'june');
    await world.runReconciler(2);
    expect(world.jobs).toContainEqual({ kind: 'subject', key: 'june/ben' });
    expect(world.jobs).not.toContainEqual({ kind: 'subject', key: 'june/anna' });
    expect(await world.work(anna)).toBe('not due');
    await world.workAll();
    await world.runReconciler(30);
    expect(leftOf(anna)).toEqual([]);
    expect(await readCounts(world.ledger, 'june')).toMatchObject({ subjects: 1, complete: 1, bought: 17 });
    expect(world.calls).toHaveLength(17);
  });

  test('An erasure during a wave of a paused batch stops all sending and keeps the purchases on the account', async () => {
    const answer = world.answer;
    world.answer = async (call) => {
      world.answer = answer;
      await pauseBatch(world.ledger, 'june');
      await erase(anna);
      // The cached state of the batch is stale by then.
      world.now += 11_000;
      return answer(call);
    };
    await world.work(anna);
    expect(world.calls).toHaveLength(1);
    await world.runReconciler(40);
    await world.workAll();
    expect(leftOf(anna)).toEqual([]);
    expect(await world.table.get(headerKey(anna))).toBeUndefined();
    expect(world.calls).toHaveLength(1);
    expect(await readBatchItem(world.ledger, 'june')).toMatchObject({ committed: 1 });
  });
});

const pause = () => decidePause(world.ledger, 'june', pauseBatch);
const resume = () => decidePause(world.ledger, 'june', resumeBatch);
const ask = () => askBatchErasure(ledger(), nameHash, 'june');
const isPaused = async () => currentPause(await readBatchItem(world.ledger, 'june')) !== undefined;
const isErased = async () => (await world.table.get(batchErasureKey('june')))?.doneAt !== undefined;

async function finishErasure(): Promise<void> {
  while (!(await isErased())) await world.runReconciler(10);
}

test.each([2, 3, 4, 5])(
  'After its erasure a batch is paused if and only if a person paused it, before or during the erasure (%i)',
  async (seed) => {
    const random = new Random(seed);
    let wished = false;
    for (let step = 0; step < 24; step += 1) {
      world.now += 60_000;
      const next = random.pick(['pause', 'resume', 'erase', 'finish'] as const);
      if (next === 'pause') await pause();
      if (next === 'resume') await resume();
      if (next === 'erase') await ask();
      else if (next !== 'finish') {
        wished = next === 'pause';
        expect(await isPaused()).toBe(wished);
      }
      if (next !== 'finish') continue;
      await ask();
      await finishErasure();
      expect(await isPaused()).toBe(wished);
    }
  },
);

const resumes = (write: Write) => JSON.stringify(write).includes('"resumed#');
const pauses = (write: Write) => JSON.stringify(write).includes('"paused#');

const nothing = async () => {};
const asked = async () => void (await ask());

test.each([
  ['pauses', 'is requested', nothing, asked],
  ['pauses', 'ends', asked, finishErasure],
  ['resumes', 'is requested', nothing, asked],
  ['resumes', 'ends', asked, finishErasure],
] as const)(
  'A person who %s a batch decides for good, even if an erasure %s before any operation of the decision',
  async (word, _moment, begin, happen) => {
    const [decide, undo] = word === 'pauses' ? [pause, resume] : [resume, pause];
    for (let at = 0; ; at += 1) {
      world.now += 60_000;
      await begin();
      const operations = beforeOperation(world.table, at, happen);
      await decide();
      if (operations() <= at) break;
      await ask();
      await finishErasure();
      expect([at, await isPaused()]).toEqual([at, word === 'pauses']);
      await undo();
    }
  },
);

test('A run that ends an erasure late ends no newer erasure of its batch, whenever the newer erasure begins', async () => {
  const deps = { ...erasureOfItems, ledger: ledger() };
  for (let at = 0; ; at += 1) {
    world.now += 60_000;
    await ask();
    while (((await world.table.get(batchErasureKey('june')))?.walks ?? 0) !== 2) await world.runReconciler(1);
    world.now += 60 * 60_000;
    const operations = beforeOperation(world.table, at, async () => {
      await finishErasure();
      world.now += 60_000;
      expect(await ask()).toBe('requested');
    });
    await walkBatch(deps, 'june');
    if (operations() <= at) break;
    expect([at, await isPaused(), await isErased(), await doneAt(wholeBatch('june'))]).toEqual([
      at,
      true,
      false,
      undefined,
    ]);
    await finishErasure();
    expect([at, await isPaused()]).toEqual([at, false]);
  }
});

describe('the pause of a batch that is erased', () => {
  test('A batch that a person pauses while its erasure resumes the batch stays paused', async () => {
    await ask();
    const seen = meanwhile(world.table, resumes, pause);
    await finishErasure();
    expect([seen.times, await isPaused()]).toEqual([1, true]);
  });

  test('A batch that a person pauses while its erasure ends stays paused', async () => {
    await ask();
    const isDecision = (write: Write) =>
      write.key.sk === batchErasureKey('june').sk && !('set' in write) && !('delete' in write);
    const seen = meanwhile(world.table, isDecision, finishErasure);
    await pause();
    expect([seen.times, await isPaused()]).toEqual([1, true]);
  });

  test('If the function that requests the erasure of a batch dies, the second request pauses the batch, and the end of the erasure resumes it', async () => {
    const dying = meanwhile(world.table, pauses, () => Promise.reject(new Error('died')));
    await expect(ask()).rejects.toThrow('died');
    expect(dying.times).toBe(1);
    expect(await isPaused()).toBe(false);
    const second = meanwhile(world.table, (write) => write.key.sk === batchErasureKey('june').sk, ask);
    expect(await ask()).toBe('already requested');
    expect([second.times, await isPaused()]).toEqual([1, true]);
    await finishErasure();
    expect(await isPaused()).toBe(false);
  });

  test('The erasure of a batch does not end the pause that a person set, even if an earlier erasure recorded that the pause was its own', async () => {
    await pauseBatch(world.ledger, 'june');
    await ask();
    await finishErasure();
    const key = batchErasureKey('june');
    await world.table.update(wholeErasureItems.update({ key, set: { hasPaused: true } }));
    await ask();
    await finishErasure();
    expect(await isPaused()).toBe(true);
  });
});
