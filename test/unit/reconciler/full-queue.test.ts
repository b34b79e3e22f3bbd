import { expect, test } from 'vitest';
import { closeGate, openGate } from '../../../shared/gate/gate.ts';
import { Random } from '../../simulation/world/random.ts';
import { LedgerWorld, minute, photo } from '../../support/worlds/ledger-world.ts';

const palmistry = { base: 'palmistry', scheme: 'token' } as const;
const waiting = 80;
const depths = [0, 20, 30, 500, 20_000, 200_000, 'unknown'] as const;

test.each([
  [1, 'full'],
  [2, 'of random depth'],
])(
  'A subject that still waits behind an opened gate gets another hint within half an hour, while the queue is always full or of random depth (%i, %s)',
  async (seed, queue) => {
    const world = new LedgerWorld();
    const random = new Random(seed);
    await closeGate(world.ledger, palmistry, { reason: 'placeholder', refusedVersion: 'old' });
    for (let index = 0; index < waiting; index += 1) {
      await world.acceptPhoto(`june/${index}`, photo(`photo ${index}`));
      await world.work(`june/${index}`);
    }
    await openGate(world.ledger, palmistry);
    const hintedAt = new Map<string, number>();
    for (let minutes = 0; minutes <= 90; minutes += 1) {
      world.now += minute;
      world.jobs.length = 0;
      const depth = queue === 'full' ? 200_000 : random.pick(depths);
      await world.reconcile({ queueDepth: async () => (depth === 'unknown' ? undefined : depth) });
      for (const { key } of world.jobs) hintedAt.set(key, minutes);
      if (minutes < 30) continue;
      expect(hintedAt.size).toBe(waiting);
      expect(Math.min(...hintedAt.values())).toBeGreaterThanOrEqual(minutes - 30);
    }
  },
);
