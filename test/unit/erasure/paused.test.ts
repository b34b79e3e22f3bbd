import { beforeEach, describe, expect, test } from 'vitest';
import { askBatchErasure, batchErasureKey } from '../../../shared/erasure/batch-erasure.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { currentPause } from '../../../shared/holds/hold.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { headerKey, type Subject, subjectPartition } from '../../../shared/ledger/items/keys.ts';
import { readTombstone } from '../../../shared/ledger/items/tombstone.ts';
import { Random } from '../../simulation/world/random.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
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

test.each([2, 3])(
  'The erasure of a batch leaves it paused exactly if a person has paused it, however often it is erased (%i)',
  async (seed) => {
    const random = new Random(seed);
    let wished = false;
    for (let step = 0; step < 16; step += 1) {
      world.now += 60_000;
      const next = random.pick(['pause', 'resume', 'erase'] as const);
      if (next === 'pause') await pauseBatch(world.ledger, 'june');
      if (next === 'resume') await resumeBatch(world.ledger, 'june');
      if (next !== 'erase') wished = next === 'pause';
      else {
        expect(await askBatchErasure(ledger(), nameHash, 'june')).toBe('requested');
        while ((await world.table.get(batchErasureKey('june')))?.doneAt === undefined)
          await world.runReconciler(10);
      }
      expect(currentPause(await readBatchItem(world.ledger, 'june')) !== undefined).toBe(wished);
    }
  },
);
