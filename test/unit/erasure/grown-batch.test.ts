import { expect, test } from 'vitest';
import { askBatchErasure, batchErasureKey } from '../../../shared/erasure/batch-erasure.ts';
import { walkBatch } from '../../../shared/erasure/walk-batch.ts';
import { wholeErasureItems } from '../../../shared/erasure/whole-erasure.ts';
import { growShards } from '../../../shared/ledger/batches/batches.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import type { Subject } from '../../../shared/ledger/items/keys.ts';
import { scheduleBatch } from '../../../shared/uploads/begin.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { row } from '../../support/worlds/ledger-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

test('A batch that gets more shards during its erasure is erased completely', async () => {
  const world = new PipelineWorld();
  const ledger = { ...world.ledger, nameHash };
  const key = batchErasureKey('june');
  const people = Array.from({ length: 240 }, (_, at): Subject => ({ batch: 'june', id: `person-${at}` }));
  await scheduleBatch(ledger, 'june');
  for (const subject of people) {
    const source = world.source('births/june.csv');
    await accept(ledger, subject, { kind: 'row', value: row(), source }, world.now);
    await world.work(subject);
  }
  world.now += 1000;
  await askBatchErasure(ledger, nameHash, 'june');
  const erasure = () => wholeErasureItems.read(world.table, key);
  const walk = () => walkBatch({ ...erasureOfItems, ledger, isOver: () => true }, 'june');
  for (let runs = 0; runs < 40 && (await erasure())?.place?.includes(' ') !== true; runs += 1) await walk();
  expect((await erasure())?.place).toMatch(/^\d+ /);
  await growShards(ledger, 'june', {}, 40_000);
  for (let runs = 0; runs < 600 && (await erasure())?.walks === 0; runs += 1) await walk();
  expect((await erasure())?.walks).toBe(1);
  for (const subject of people) expect((await world.header(subject)).state).toBe('erasing');
});
