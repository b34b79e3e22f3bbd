import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { LedgerWorld, minute, row } from '../../../support/worlds/ledger-world.ts';

class DiskFullError extends Error {
  override readonly name = 'InternalServerError';
}

function filling(afterParts: number) {
  const world = new LedgerWorld();
  const { table } = world;
  const { update, transact, delete: remove } = table;
  world.answer = async (call) => {
    const position = world.sent.length % 4;
    for (let tick = 0; tick < 10 * position; tick += 1) await setImmediate();
    return world.bought(call);
  };
  let stored = 0;
  let isFull = false;
  const fill = (isNowFull: boolean) => {
    isFull = isNowFull;
    world.store.refuses = isNowFull;
  };
  const refusing =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      isFull ? Promise.reject(new DiskFullError('disk I/O error: ENOSPC')) : write(...args);
  table.update = refusing(async (write) => {
    const result = await update.call(table, write);
    if (write.key.sk.startsWith('part#') && write.set?.state === 'bought') {
      stored += 1;
      if (stored === afterParts) fill(true);
    }
    return result;
  });
  table.transact = refusing(transact.bind(table));
  table.delete = refusing(remove.bind(table));
  const makeRoom = () => {
    fill(false);
    stored = Number.NEGATIVE_INFINITY;
  };
  return { world, makeRoom, isFull: () => isFull };
}

const names = Array.from({ length: 6 }, (_, index) => `june/${index}`);
const birthOf = (day: number) => ({
  birth: { day: day + 1, month: 7, year: 1990, hour: 6, min: 30, lat: 12.97, lon: 77.59, tzone: 5.5 },
});

describe('a full disk in the middle of a wave', () => {
  test.each([1, 2, 3, 5, 9, 14, 23])(
    'If the disk fills up after stored answer %i, workers send nothing until the disk has room, then complete every report and list what they buy twice',
    async (afterParts) => {
      const { world, makeRoom, isFull } = filling(afterParts);
      for (const [index, name] of names.entries()) await world.acceptRow(name, row(birthOf(index)));
      const tick = async () => {
        world.now += minute;
        await world.reconcile().catch(() => undefined);
        for (const { key } of world.jobs.splice(0)) await world.work(key).catch(() => undefined);
      };
      for (const name of names) await world.work(name).catch(() => undefined);
      expect(isFull()).toBe(true);
      const sent = world.sent.length;
      expect(sent).toBeLessThan(afterParts + 4);
      for (let minutes = 0; minutes < 30; minutes += 1) await tick();
      expect(world.sent).toHaveLength(sent);
      makeRoom();
      for (let minutes = 0; minutes < 60; minutes += 1) await tick();
      let unknown = 0;
      for (const name of names) {
        const { header, parts } = await world.report(name);
        expect([name, header.state]).toEqual([name, 'complete']);
        expect([...parts.values()].every(({ state }) => state === 'bought')).toBe(true);
        unknown += header.callsUnknown;
      }
      const repeatedCalls = world.sent.length - names.length * 4;
      expect(repeatedCalls).toBeLessThanOrEqual(unknown);
      expect(unknown).toBe(afterParts % 4 === 0 ? 0 : 4 - (afterParts % 4));
    },
  );
});
