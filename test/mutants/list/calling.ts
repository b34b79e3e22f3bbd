import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

export const callingFaults: readonly Fault[] = [
  {
    name: 'copied-before-it-is-released',
    file: 'functions/fan-out/shared-buying.ts',
    find: `if (found.length > 0 && (await this.#releaseWaiting())) return false;`,
    put: ``,
    why: 'A worker that dies after the last copy leaves a subject that lacks nothing waiting for room that never comes.',
    tests: [meant.reuse],
  },
  {
    name: 'reopening-for-a-late-answer-promises-a-hint',
    file: 'functions/fan-out/flow/late-answers.ts',
    find: `dueAt, goesOn: true };`,
    put: `dueAt, goesOn: false };`,
    why: 'With a deep queue nobody looks at a report whose worker died while it opened it for a late answer.',
    tests: [meant.zombie],
  },
];
