import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

/** What comes to an end by itself: a subject that kills its functions, and a pause. */
export const endingFaults: readonly Fault[] = [
  {
    name: 'never-given-up',
    file: 'functions/fan-out/ending.ts',
    find: `  if (poisonous)
    return settled(`,
    put: `  if (poisonous && header.attempts === 0)
    return settled(`,
    why: 'A subject that kills every function that works on it is tried for ever, and never ends.',
    tests: [meant.givenUp],
  },
  {
    name: 'poisonous-goes-on',
    file: 'functions/fan-out/work-on-subject.ts',
    find: `header.attempts >= settings.retry.maxAttempts;`,
    put: `header.attempts > settings.retry.maxAttempts;`,
    why: 'One more function dies of a subject than the settings allow.',
    tests: [meant.givenUp],
  },
  {
    name: 'pause-of-the-later',
    file: 'functions/fan-out/gates/gates.ts',
    find: `Math.min(...openings)`,
    put: `Math.max(...openings)`,
    why: 'What could go on waits for another base that pauses longer.',
    tests: [meant.shortPause],
  },
];
