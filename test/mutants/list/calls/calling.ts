import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

export const callingFaults: readonly Fault[] = [
  {
    name: 'copied-before-it-is-released',
    file: 'functions/fan-out/shared-buying.ts',
    find: `if (found.length > 0 && (await this.#releaseWaiting())) return false;`,
    put: ``,
    why: 'If a worker dies after the last copy, a subject that lacks nothing waits for room that never comes.',
    tests: [testFiles.reuse],
  },
  {
    name: 'reopening-for-a-late-answer-promises-a-hint',
    file: 'functions/fan-out/flow/late-answers.ts',
    find: `dueAt, isContinued: true };`,
    put: `dueAt, isContinued: false };`,
    why: 'With a deep queue, no worker continues a report whose worker died while it reopened it for a late answer.',
    tests: [testFiles.zombie],
  },
];
