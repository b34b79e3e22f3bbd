import { describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../../functions/fan-out/work-on-subjects.ts';
import { readGate } from '../../../../shared/gate/gate.ts';
import { drawSlots, lowerPace } from '../../../../shared/gate/rate-slots.ts';
import { LedgerWorld, minute, photo, subject } from '../../../support/worlds/ledger-world.ts';

const palmistry = { scheme: 'token', base: 'palmistry' } as const;
const lifeMs = 3 * minute;

async function withDrawnSlots(drawnMs: number) {
  const world = new LedgerWorld();
  await world.acceptPhoto('june/anna', photo('p'));
  const pace = { callsPerSecond: 0.2, at: world.now, tooMany: 0.25 };
  await lowerPace(world.ledger, palmistry, pace, world.now);
  await drawSlots(world.ledger, palmistry, drawnMs, world.now);
  let passedMs = 0;
  const sleep = async (milliseconds: number) => {
    passedMs += milliseconds;
    world.now += milliseconds;
  };
  const deps = world.fanOut(['june/anna'], { sleep, remainingMs: () => lifeMs - passedMs });
  const work = async () => {
    const worked = await workOnSubjects(deps, [subject('june/anna')]);
    return { worked, passedMs };
  };
  const nextTurnAt = async () => (await readGate(world.ledger, palmistry)).nextTurnAt ?? 0;
  return { world, work, nextTurnAt };
}

describe('a rate slot of a gate', () => {
  test('A worker neither draws nor awaits a rate slot that comes after the end of its function', async () => {
    const { world, work, nextTurnAt } = await withDrawnSlots(5 * minute);
    const before = await nextTurnAt();
    const { worked, passedMs } = await work();
    expect(worked).toMatchObject([{ result: 'out of time' }]);
    expect(passedMs).toBeLessThan(lifeMs - minute);
    expect(world.sent).toEqual([]);
    expect(await nextTurnAt()).toBe(before);
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'due', attempts: 0 });
  });

  test('A worker waits for a rate slot that comes before the end of its function', async () => {
    const { world, work } = await withDrawnSlots(1.5 * minute);
    const turnAt = world.now + 1.5 * minute;
    await work();
    expect(world.sent[0]?.at).toBeGreaterThanOrEqual(turnAt);
  });

  test('A rate slot drawn by a clock that is an hour ahead delays no other worker', async () => {
    const { world, work, nextTurnAt } = await withDrawnSlots(60 * minute);
    const start = world.now;
    await work();
    expect(world.sent[0]?.at).toBe(start);
    expect(await nextTurnAt()).toBeLessThan(start + lifeMs);
  });

  test('A worker whose clock was set back after the draw of its rate slot does not wait until AWS kills it', async () => {
    const { world, work } = await withDrawnSlots(minute);
    const update = world.table.update.bind(world.table);
    let isSet = false;
    world.table.update = async (write) => {
      const result = await update(write);
      if (!isSet && result.ok && write.key.pk.startsWith('gate#')) {
        isSet = true;
        world.now -= 60 * minute;
      }
      return result;
    };
    const { passedMs } = await work();
    expect(isSet).toBe(true);
    expect(passedMs).toBeLessThan(lifeMs - minute);
    expect(world.sent).toEqual([]);
  });
});
