import { Random } from '../random.ts';
import { makeScenario } from './scenario.ts';
import { hour, minute } from './times.ts';

const farthestMs = hour;

/** The steps add up to at most an hour, forward or back. */
export function clockStepsOf(seed: number, subjects: number): { at: number; byMs: number }[] {
  const { start } = makeScenario(seed, subjects, new Random(seed));
  const random = new Random(seed ^ 0x5e7);
  const steps: { at: number; byMs: number }[] = [];
  let sum = 0;
  let at = start;
  for (let left = random.whole(1, 5); left > 0; left -= 1) {
    at += random.chance(0.3) ? random.between(1000, minute) : random.between(2, 50) * minute;
    const to = random.pick([-1, 0, 1]) * farthestMs;
    const byMs = to === sum ? random.between(-0.2, 0.2) * minute : to - sum;
    steps.push({ at, byMs });
    sum += byMs;
  }
  return steps;
}
