import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

export const endingFaults: readonly Fault[] = [
  {
    name: 'given-up-one-attempt-late',
    file: 'functions/fan-out/ending.ts',
    find: `deferrals >= settings.retry.maxDeferrals`,
    put: `deferrals > settings.retry.maxDeferrals`,
    why: 'A subject whose calls are always deferred is tried once more than the setting permits.',
    tests: ['test/unit/fan-out/next-turn.test.ts'],
  },
  {
    name: 'unknown-retried-at-once',
    file: 'functions/fan-out/wave/answers.ts',
    find: `    this.result.retryUnknown = true;
`,
    put: ``,
    why: 'A call whose outcome is unknown is sent again while the service still fails, and may be charged twice.',
    tests: ['test/unit/fan-out/next-turn.test.ts'],
  },
  {
    name: 'never-given-up',
    file: 'functions/fan-out/ending.ts',
    find: `  if (isPoison)`,
    put: `  if (isPoison && report.header.attempts === 0)`,
    why: 'A subject that kills every function is retried forever, and never ends.',
    tests: [testFiles.givenUp],
  },
  {
    name: 'given-up-for-a-refused-blocker',
    file: 'functions/fan-out/send.ts',
    find: `    log.error('A blocker could not be written`,
    put: `    if (deferrals >= 0) throw error;
    log.error('A blocker could not be written`,
    why: 'While the table refuses a blocker, each attempt counts as a death, and reports end as given up.',
    tests: [testFiles.givenUp],
  },
  {
    name: 'poisonous-goes-on',
    file: 'functions/fan-out/work-on-subject.ts',
    find: `header.attempts >= settings.retry.maxAttempts;`,
    put: `header.attempts > settings.retry.maxAttempts;`,
    why: 'A subject may kill one more function than the settings allow.',
    tests: [testFiles.givenUp],
  },
  {
    name: 'pause-of-the-later',
    file: 'functions/fan-out/admission/admission.ts',
    find: `Math.min(...openings)`,
    put: `Math.max(...openings)`,
    why: 'A subject waits until the longest pause ends, although it could already call another service.',
    tests: [testFiles.shortPause],
  },
];

export const deadLetterFaults: readonly Fault[] = [
  {
    name: 'dead-letters-add-up-over-runs',
    file: 'shared/ledger/states/changes.ts',
    find: `['lease', 'intent', 'deadLetters'] as const`,
    put: `['lease', 'intent'] as const`,
    why: 'A report that is open for months is given up at its fifth failure, however many attempts succeeded between them.',
    tests: [testFiles.deadLetter],
  },
  {
    name: 'dead-letters-add-up-over-waits',
    file: 'shared/ledger/states/changes.ts',
    find: `remove: ['deadLetters'], dueAt: event.dueAt`,
    put: `dueAt: event.dueAt`,
    why: 'A subject that waits long for the purchase of another subject is given up because of failed writes.',
    tests: [testFiles.deadLetter],
  },
  {
    name: 'given-up-by-what-the-header-says',
    file: 'shared/ledger/states/header-event.ts',
    find: `return event.tally.bought > 0 ?`,
    put: `return event.tally.bought - event.tally.reused > 0 ?`,
    why: 'A report that holds copied parts ends as failed, and nobody reads it.',
    tests: [testFiles.deadLetter],
  },
  {
    name: 'copies-of-a-given-up-report-not-counted',
    file: 'shared/ledger/states/changes.ts',
    find: `          callsReused: event.tally.reused,
          finishedAt`,
    put: `          finishedAt`,
    why: 'The account of a batch shows fewer copies than its reports hold.',
    tests: [testFiles.deadLetter],
  },
];
