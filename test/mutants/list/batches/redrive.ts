import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

const oneHint = 'test/unit/reconciler/one-hint.test.ts';

export const redriveFaults: readonly Fault[] = [
  {
    name: 'redrive-into-a-queue-of-unknown-depth',
    file: 'functions/reconciler/batches.ts',
    find: `?? mostWaiting);`,
    put: `?? 0);`,
    why: 'A redrive fills the queue before other batches while the depth of the queue cannot be read.',
    tests: ['test/unit/ledger/states/redrive.test.ts'],
  },
  {
    name: 'redrive-opens-more-than-it-picks',
    file: 'shared/ledger/batches/redrive-selection.ts',
    find: `return picked.length === 0 ? undefined : { ...wholeReport, parts: picked };`,
    put: `return picked.length === 0 ? undefined : wholeReport;`,
    why: 'A redrive of one part pays for every other part that a person lacks.',
    tests: [testFiles.redrive],
  },
  {
    name: 'redrive-blind-to-its-person',
    file: 'shared/ledger/batches/state-walk.ts',
    find: `only?.person === undefined\n`,
    put: `only?.person !== ''\n`,
    why: 'A redrive of one person pays for the whole batch.',
    tests: [testFiles.redrive],
  },
  {
    name: 'redrive-reopens-what-ended-since',
    file: 'shared/ledger/batches/redrive-selection.ts',
    find: `if (finishedAt > at) return undefined;`,
    put: ``,
    why: 'A slow redrive reopens people who ended after its request: some calls are bought twice.',
    tests: [testFiles.redrivePages, testFiles.redrive, testFiles.batches],
  },
  {
    name: 'second-hint-after-new-inputs',
    file: 'shared/ledger/states/changes.ts',
    find: `dueAt, queuesHint: true, incrementsRevision: true };`,
    put: `dueAt, incrementsRevision: true };`,
    why: 'Behind a deep queue, each subject whose inputs change gets two hints.',
    tests: [oneHint],
  },
  {
    name: 'second-hint-after-a-redrive',
    file: 'shared/ledger/states/changes.ts',
    find: `        queuesHint: !event.isContinued,
`,
    put: ``,
    why: 'Behind a deep queue, each redriven subject gets two hints.',
    tests: [oneHint],
  },
  {
    name: 'second-hint-after-a-cancellation',
    file: 'shared/holds/cancel.ts',
    find: `dueAt, queuesHint: true }`,
    put: `dueAt, queuesHint: false }`,
    why: 'Behind a deep queue, each subject of a cancelled batch gets two hints.',
    tests: [oneHint],
  },
  {
    name: 'redrive-ended-by-another',
    file: 'shared/ledger/batches/redrive.ts',
    find: `if (redrive !== undefined && !isSame(redrive, selection)) return undefined;`,
    put: ``,
    why: 'Two people are redriven within a minute, and only the second one is sent again.',
    tests: ['test/unit/ledger/states/redrive.test.ts'],
  },
];
