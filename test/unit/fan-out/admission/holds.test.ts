import { beforeEach, describe, expect, test } from 'vitest';
import { BatchReadings } from '../../../../functions/fan-out/trials/batch-readings.ts';
import { holdsOn } from '../../../../shared/holds/hold.ts';
import { pauseBatch, resumeBatch } from '../../../../shared/holds/pause.ts';
import { setCeiling } from '../../../../shared/ledger/batches/ceiling.ts';
import { LedgerWorld, minute } from '../../../support/worlds/ledger-world.ts';

let world: LedgerWorld;
let batches: BatchReadings;
let reads = 0;
let meanwhile: () => Promise<void> = async () => undefined;

const isHeld = async (): Promise<boolean> => holdsOn('june', await batches.read('june')).length > 0;

beforeEach(async () => {
  world = new LedgerWorld();
  await setCeiling(world.ledger, 'june', undefined);
  reads = 0;
  meanwhile = async () => undefined;
  const get = world.table.get.bind(world.table);
  world.table.get = async (key) => {
    const item = await get(key);
    if (key.pk === 'batch#june') {
      reads += 1;
      await meanwhile();
    }
    return item;
  };
  batches = new BatchReadings(world.ledger);
});

describe('the held state of a batch', () => {
  test('Concurrent callers share one read of a hold for ten seconds, and the next caller reads again', async () => {
    expect(await Promise.all([isHeld(), isHeld(), isHeld()])).toEqual([false, false, false]);
    world.now += 9999;
    expect(await isHeld()).toBe(false);
    expect(reads).toBe(1);
    await pauseBatch(world.ledger, 'june');
    world.now += 1;
    expect(await isHeld()).toBe(true);
    await resumeBatch(world.ledger, 'june');
    world.now += 10_000;
    expect(await isHeld()).toBe(false);
  });

  test('A hold is read again when the clock was set back', async () => {
    expect(await isHeld()).toBe(false);
    await pauseBatch(world.ledger, 'june');
    world.now -= 60 * minute;
    expect(await isHeld()).toBe(true);
  });

  test('A function that froze while it read the hold of a batch reads the hold again', async () => {
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await pauseBatch(world.ledger, 'june');
      world.now += minute;
    };
    expect(await isHeld()).toBe(true);
  });

  test('A hold that could not be read is read again', async () => {
    meanwhile = () => Promise.reject(new Error('not now'));
    await expect(isHeld()).rejects.toThrow('not now');
    meanwhile = async () => undefined;
    expect(await isHeld()).toBe(false);
  });
});
