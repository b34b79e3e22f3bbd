import { beforeEach, describe, expect, test } from 'vitest';
import { LedgerWorld, photo } from '../../support/worlds/ledger-world.ts';

const hints = 500;
const uploads = 300;
const anna = 'june/anna';

let world: LedgerWorld;
const itemCount = (): number => [...world.table.items()].length;

beforeEach(() => {
  world = new LedgerWorld();
});

describe('a flood of uploads', () => {
  test('A flood of hints about a finished subject buys nothing and writes nothing', async () => {
    await world.acceptPhoto(anna, photo('a'.repeat(64)));
    await world.work(anna);
    const before = [world.sent.length, world.table.writes];
    for (let hint = 0; hint < hints; hint += 1) await world.work(anna);
    expect([world.sent.length, world.table.writes]).toEqual(before);
  });

  test('A flood of hints about unknown people buys nothing and stores nothing', async () => {
    for (let hint = 0; hint < hints; hint += 1) await world.work(`june/nobody-${hint}`);
    expect([world.sent.length, world.table.writes, itemCount()]).toEqual([0, 0, 0]);
  });

  test('A flood of uploads of one photo buys it once, and the table does not grow', async () => {
    await world.acceptPhoto(anna, photo('a'.repeat(64)));
    await world.work(anna);
    const before = [world.sent.length, itemCount()];
    for (let upload = 0; upload < uploads; upload += 1) {
      await world.acceptPhoto(anna, photo('a'.repeat(64)));
      await world.work(anna);
    }
    expect([world.sent.length, itemCount()]).toEqual(before);
  });

  test('A flood of different photos for one subject buys only the one that is current when a worker comes', async () => {
    for (let upload = 0; upload < uploads; upload += 1)
      await world.acceptPhoto(anna, photo(String(upload).padStart(64, '0')));
    await world.work(anna);
    expect(world.timesSent('get-palm-id')).toBe(1);
    expect((await world.report(anna)).header.state).toBe('complete');
    expect(itemCount()).toBeLessThan(30);
  });
});
