import { expect, test } from 'vitest';
import { Random } from './world/random.ts';
import { play } from './world/run.ts';
import { makeScenario } from './world/scenario/scenario.ts';
import { hour, minute } from './world/scenario/times.ts';

const subjects = 60;

const steps = {
  forward: [[7.3, 1]],
  back: [[7.3, -1]],
  'forward and back': [
    [5.1, 1],
    [5.6, -1],
    [40, 1],
    [90, -1],
  ],
  'back and forward': [
    [5.1, -1],
    [5.6, 1],
    [110, -1],
    [130, 1],
  ],
} satisfies Record<string, readonly (readonly [minutes: number, hours: number])[]>;

const cases = Object.entries(steps).flatMap(([name, list]) =>
  [21, 22, 23].map((seed): [string, number, typeof list] => [name, seed, list]),
);

test.each(cases)(
  'A clock that jumps an hour %s loses nothing and lists every repeated purchase, seed %i',
  async (_name, seed, list) => {
    const { start } = makeScenario(seed, subjects, new Random(seed));
    const clockSteps = list.map(([minutes = 0, hours = 0]) => ({
      at: start + minutes * minute,
      byMs: hours * hour,
    }));
    const outcome = await play(seed, subjects, { clockSteps });
    expect(outcome.violations).toEqual([]);
    expect(outcome.lost).toBe(0);
    expect(outcome.bought).toBeGreaterThan(0);
  },
);
