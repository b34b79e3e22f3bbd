import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

const onSubjects = 'functions/fan-out/work-on-subjects.ts';

export const suspectFaults: readonly Fault[] = [
  {
    name: 'suspects-beside-the-others',
    file: onSubjects,
    find: `isLast ? Number.POSITIVE_INFINITY : deaths)`,
    put: `Number.POSITIVE_INFINITY)`,
    why: 'A subject that kills every worker takes the others of its invocation with it, again and again.',
    tests: [testFiles.work],
  },
  {
    name: 'suspect-always-first',
    file: onSubjects,
    find: `deaths === 0 ? remaining : inRandomOrder(remaining, deps.random);`,
    put: `remaining;`,
    why: 'After the subject that kills every worker, no other suspect is ever processed.',
    tests: [testFiles.beforeTheSend, testFiles.work],
  },
  {
    name: 'suspects-one-at-a-time',
    file: onSubjects,
    find: `isLast ? 1 : Math.ceil(remaining.length / 2 ** deaths);`,
    put: `deaths > 0 ? 1 : remaining.length;`,
    why: 'Hundreds of subjects wait for each other behind one that kills its worker.',
    tests: [testFiles.suspects],
  },
  {
    name: 'last-try-beside-others',
    file: onSubjects,
    find: `isLast ? 1 : Math.ceil(remaining.length / 2 ** deaths);`,
    put: `Math.ceil(remaining.length / 2 ** Math.min(1, deaths));`,
    why: 'Subjects are given up for deaths that another subject of the invocation has caused.',
    tests: [testFiles.suspects],
  },
  {
    name: 'death-beside-others-uses-up-the-retry',
    file: 'functions/fan-out/call-status.ts',
    find: `counted.length - ignoredDeaths <`,
    put: `counted.length <`,
    why: 'Calls of healthy subjects are held, because another subject killed two workers.',
    tests: [testFiles.suspects],
  },
];
