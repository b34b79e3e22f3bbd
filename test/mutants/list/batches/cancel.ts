import type { Fault } from '../../fault.ts';
import { meant } from '../meant.ts';

const cancel = 'shared/holds/cancel.ts';
const admission = 'functions/fan-out/admission/admission.ts';
const tests = [meant.cancel];

export const cancelFaults: readonly Fault[] = [
  {
    name: 'cancellation-not-scheduled',
    file: 'shared/holds/cancel.ts',
    find: `, ...scheduleNow(at) }`,
    put: ` }`,
    why: 'A cancelled batch ends only when something else makes it due.',
    tests: ['test/unit/holds/cancel.test.ts'],
  },
  {
    name: 'cancelled-and-sent-on',
    file: 'shared/ledger/waves/wave.ts',
    find: `headerItems.equals('state', 'working'), cancelUnchanged(begun)),`,
    put: `headerItems.equals('state', 'working')),`,
    why: 'A running wave sends all of its calls although its person was cancelled after the first.',
    tests,
  },
  {
    name: 'cancelled-batch-not-looked-at-before-a-send',
    file: admission,
    find: `return this.isStopped ? [] : calls.filter(`,
    put: `return this.#wait !== undefined || this.isBlind ? [] : calls.filter(`,
    why: 'A running wave sends all of its calls although its batch was cancelled after the first.',
    tests,
  },
  {
    name: 'cancelled-unknown-sent-again',
    file: 'functions/fan-out/call-status.ts',
    find: `{ open: 'cancelled', unjudged`,
    put: `{ unjudged`,
    why: 'A cancelled person stays open forever.',
    tests,
  },
  {
    name: 'cancelled-unknown-not-counted',
    file: 'functions/fan-out/ending.ts',
    find: `new Set(['open', 'cancelled']);`,
    put: `new Set(['open']);`,
    why: 'A call that may have been charged counts as not requested.',
    tests,
  },
  {
    name: 'late-answer-buys-the-cancelled-rest',
    file: 'shared/ledger/states/changes.ts',
    find: `...(event.goesOn ? [] : (['cancel'] as const))`,
    put: `'cancel' as const`,
    why: 'A late answer makes the worker buy everything that was cancelled.',
    tests,
  },
  {
    name: 'redriven-and-cancelled-again',
    file: 'shared/ledger/batches/cancelled.ts',
    find: `return Math.max(...redrivenAt, ...sources) <= at`,
    put: `return Math.max(...sources) <= at`,
    why: 'No worker can continue a person of a cancelled batch again.',
    tests,
  },
  {
    name: 'cancelled-batch-takes-what-came-before',
    file: 'shared/ledger/inputs/accept.ts',
    find: `if (isCancelled(input.source.time, undefined, basics)) return { outcome: 'cancelled' };`,
    put: ``,
    why: 'Rows of a table that was being read create reports in a cancelled batch.',
    tests,
  },
  {
    name: 'cancelled-batch-walked-once',
    file: cancel,
    find: `(mark.because !== undefined || walks > 1)`,
    put: `(mark.because !== undefined || walks > 0)`,
    why: 'A person who was parked behind the walk waits for a ceiling forever, in a cancelled batch.',
    tests,
  },
  {
    name: 'cancel-blind-to-its-reason',
    file: cancel,
    find: `return reason?.code === because ||`,
    put: `return because !== '' ||`,
    why: 'Cancelling the people who wait for a ceiling ends everybody.',
    tests,
  },
  {
    name: 'cancelled-not-counted-as-ended',
    file: 'shared/sealing/completion.ts',
    find: `complete + partial + failed + cancelled`,
    put: `complete + partial + failed`,
    why: 'No event says that a batch with a cancelled person is complete.',
    tests,
  },
  {
    name: 'resumed-at-the-time-of-the-pause',
    file: 'shared/holds/hold-news.ts',
    find: `revision, at: endedAt ?? at });`,
    put: `revision, at });`,
    why: 'The event of a resumed batch has the time of the pause.',
    tests: ['test/unit/holds/pause.test.ts'],
  },
  {
    name: 'seat-taken-again',
    file: 'shared/holds/trial.ts',
    find: `(seats[seat] ?? 0) >= until`,
    put: `(seats[seat] ?? 0) > until`,
    why: 'Each turn of a trial subject writes the item of its batch again.',
    tests: ['test/unit/holds/change-trial.test.ts'],
  },
];
