import { Random } from '../random.ts';
import { makeScenario, type Scenario } from './scenario.ts';
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

const settlingMs = 5 * minute;

/** Whether a jump before `to` affects a time after `from`: until the clock has passed all times that it showed before. */
export function isClockOff(steps: Scenario['clockSteps'] = [], from: number, to: number): boolean {
  let [sum, newest, end] = [0, 0, 0];
  for (const { at, byMs } of steps) {
    if (at > to) break;
    newest = Math.max(newest, at + sum);
    sum += byMs;
    end = Math.max(at, newest - sum) + settlingMs;
  }
  return from < end;
}
