import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

export const endingFaults: readonly Fault[] = [
  {
    name: 'never-given-up',
    file: 'functions/fan-out/ending.ts',
    find: `  if (poisonous)`,
    put: `  if (poisonous && report.header.attempts === 0)`,
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
    file: 'functions/fan-out/admission/admission.ts',
    find: `Math.min(...openings)`,
    put: `Math.max(...openings)`,
    why: 'What could go on waits for another base that pauses longer.',
    tests: [meant.shortPause],
  },
];

export const deadLetterFaults: readonly Fault[] = [
  {
    name: 'dead-letters-add-up-over-turns',
    file: 'shared/ledger/states/changes.ts',
    find: `['lease', 'intent', 'reserved', 'deadLetters'] as const`,
    put: `['lease', 'intent', 'reserved'] as const`,
    why: 'A report that is worked on for months is given up by its fifth bad moment, however much went well between.',
    tests: [meant.deadLetter],
  },
  {
    name: 'dead-letters-add-up-over-waits',
    file: 'shared/ledger/states/changes.ts',
    find: `remove: ['deadLetters'], dueAt: event.dueAt`,
    put: `dueAt: event.dueAt`,
    why: 'Who waits long for what a twin is buying is given up by bad moments of the table.',
    tests: [meant.deadLetter],
  },
  {
    name: 'given-up-by-what-the-header-says',
    file: 'shared/ledger/states/header-event.ts',
    find: `return event.tally.bought > 0 ?`,
    put: `return event.tally.bought - event.tally.reused > 0 ?`,
    why: 'A report that holds what was copied for it ends as failed, and nobody reads it.',
    tests: [meant.deadLetter],
  },
  {
    name: 'copies-of-a-given-up-report-not-counted',
    file: 'shared/ledger/states/changes.ts',
    find: `          callsReused: event.tally.reused,
          finishedAt`,
    put: `          finishedAt`,
    why: 'The account of a batch shows fewer copies than its reports hold.',
    tests: [meant.deadLetter],
  },
];
