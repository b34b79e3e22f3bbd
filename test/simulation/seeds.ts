import { expect, test } from 'vitest';
import { type Outcome, play } from './world/run.ts';

/** With this many subjects, each planted fault breaks its promise (docs/spec-tests.md, "Shown to fail"). */
const subjects = 150;

export const seedsOf = {
  quick: [21, 22, 23],
  odd: [1, 3, 5, 7, 11],
  even: [2, 4, 8, 14, 20],
} as const;

export function playSeeds(seeds: readonly number[]): readonly Outcome[] {
  const outcomes: Outcome[] = [];

  test.each(seeds)('Every promise holds under faults, seed %i', async (seed) => {
    const outcome = await play(seed, subjects);
    outcomes.push(outcome);
    const alone = `to play it alone: node test/simulation/main.ts --from ${seed} --seeds 1 --subjects ${subjects}`;
    expect(outcome.violations, alone).toEqual([]);
    expect(outcome.lost).toBe(0);
    expect(outcome.bought).toBeGreaterThan(0);
  });
  return outcomes;
}

export function playManySeeds(seeds: readonly number[]): void {
  const outcomes = playSeeds(seeds);

  test('The seeds together meet every fault', () => {
    expect(outcomes).toHaveLength(seeds.length);
    const sum = (of: (outcome: Outcome) => number) =>
      outcomes.reduce((total, outcome) => total + of(outcome), 0);
    const met = {
      complete: sum((outcome) => outcome.subjects.complete ?? 0),
      partial: sum((outcome) => outcome.subjects.partial ?? 0),
      failed: sum((outcome) => outcome.subjects.failed ?? 0),
      waiting: sum((outcome) => outcome.subjects.waiting ?? 0),
      boughtTwice: sum(({ boughtTwice }) => boughtTwice),
      unknowns: sum(({ unknowns }) => unknowns),
      held: sum(({ held }) => held),
      gateEpisodes: sum(({ gateEpisodes }) => gateEpisodes),
      eventsRepeated: sum(({ eventsRepeated }) => eventsRepeated),
      erased: sum(({ erased }) => erased),
      deadLetters: sum(({ deadLetters }) => deadLetters),
      purged: sum(({ purged }) => purged),
      died: sum(({ died }) => died),
    };
    expect(Object.entries(met).filter(([, times]) => times === 0)).toEqual([]);
  });
}
