import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const onSubjects = 'functions/fan-out/work-on-subjects.ts';

export const suspectFaults: readonly Fault[] = [
  {
    name: 'suspects-beside-the-others',
    file: onSubjects,
    find: `isLast ? Number.POSITIVE_INFINITY : deaths)`,
    put: `Number.POSITIVE_INFINITY)`,
    why: 'A subject that kills every worker takes those beside it with it, again and again.',
    tests: [meant.work],
  },
  {
    name: 'suspect-always-first',
    file: onSubjects,
    find: `deaths === 0 ? left : inRandomOrder(left, deps.random);`,
    put: `left;`,
    why: 'Behind the one that kills every worker the other suspects never have their turn.',
    tests: [meant.beforeTheSend, meant.work],
  },
  {
    name: 'suspects-one-at-a-time',
    file: onSubjects,
    find: `isLast ? 1 : Math.ceil(left.length / 2 ** deaths);`,
    put: `deaths > 0 ? 1 : left.length;`,
    why: 'Behind one subject that kills its worker hundreds wait for each other.',
    tests: [meant.suspects],
  },
  {
    name: 'last-try-beside-others',
    file: onSubjects,
    find: `isLast ? 1 : Math.ceil(left.length / 2 ** deaths);`,
    put: `Math.ceil(left.length / 2 ** Math.min(1, deaths));`,
    why: 'Subjects are given up for the deaths that another one beside them has caused.',
    tests: [meant.suspects],
  },
  {
    name: 'death-beside-others-uses-up-the-retry',
    file: 'functions/fan-out/call-status.ts',
    find: `counted.length - forgiven <`,
    put: `counted.length <`,
    why: 'Calls of healthy subjects are held, because two workers died of another subject beside them.',
    tests: [meant.suspects],
  },
];
