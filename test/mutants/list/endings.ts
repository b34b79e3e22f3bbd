import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

/** What comes to an end by itself: a subject that kills its functions, a pause, a size for which nobody waits, a letter. */
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

/** Accounts of sizes for which nobody waits. */
export const sizeFaults: readonly Fault[] = [
  {
    name: 'sizes-for-ever',
    file: 'functions/reconciler/accounts.ts',
    find: `(await parkedOn(ledger, request.queue, 1)).length > 0`,
    put: `(await parkedOn(ledger, request.queue, 1)).length >= 0`,
    why: 'An account is looked at each minute for ever, and its item grows with each size that anybody ever needed.',
    tests: [meant.accounts],
  },
];

/** How long dead letters are kept. */
export const letterFaults: readonly Fault[] = [
  {
    name: 'letter-of-a-week',
    file: 'functions/dead-letters/record-dead-letter.ts',
    find: `90 * 24 * 3600`,
    put: `7 * 24 * 3600`,
    why: 'A dead letter is gone before anybody has looked at it.',
    tests: [meant.lostUploads],
  },
];

/** What is found out of one version of an upload. */
export const versionFaults: readonly Fault[] = [
  {
    name: 'dates-of-the-older-version',
    file: 'shared/uploads/begin.ts',
    find: `  'survey',
`,
    put: ``,
    why: 'A table that is uploaded again has its dates read as those of the older one were written.',
    tests: [meant.claimed],
  },
];

/** What a reader of reports takes for news. */
export const revisionFaults: readonly Fault[] = [
  {
    name: 'every-write-is-news',
    file: 'shared/ledger/states/transition.ts',
    find: `...(change.isNews ? { revision: before.revision + 1 } : {}),`,
    put: `revision: before.revision + (change.isNews ? 1 : 1),`,
    why: 'A report that nothing has happened to is read, and its book made, again and again.',
    tests: [meant.revision],
  },
];

/** What is said of the answer for one version of the inputs. */
export const olderAnswerFaults: readonly Fault[] = (
  [
    ['assets', `  'assets',\n  'late',`, `  'late',`, 'A report shows the pictures of another photo.'],
    [
      'palm-id',
      `  'palmId',\n  'body',`,
      `  'body',`,
      'A palm_id that the service has forgotten is never bought anew.',
    ],
    [
      'refusal',
      `  'refusedBefore',\n`,
      ``,
      'The first refusal of new inputs counts as the second, and holds a batch.',
    ],
  ] as const
).map(([what, find, put, why]) => ({
  name: `${what}-of-the-older-answer`,
  file: 'shared/ledger/parts/parts.ts',
  find,
  put,
  why,
  tests: [meant.parts],
}));
