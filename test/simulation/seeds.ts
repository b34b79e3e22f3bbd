import { expect, test } from 'vitest';
import { play } from './world/run.ts';

/** One test for each seed: 500 subjects, every fault, and all of the checks of sim/calls.ts and sim/checks.ts. */
export function playSeeds(seeds: readonly number[]): void {
  test.each(seeds)('every promise holds under faults, seed %i', { timeout: 300_000 }, async (seed) => {
    const outcome = await play(seed, 500);
    expect(outcome.violations, `seed ${seed}`).toEqual([]);
    expect(outcome.lost).toBe(0);
    expect(outcome.bought).toBeGreaterThan(0);
  });
}
