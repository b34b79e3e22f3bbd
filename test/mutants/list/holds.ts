import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const holds = 'functions/fan-out/holds/holds.ts';
const wave = 'functions/fan-out/wave.ts';
const resumed = 'functions/reconciler/release-held.ts';

/** A held batch: nothing more is bought for it, and when it goes on nobody is left behind. */
export const holdFaults: readonly Fault[] = [
  {
    name: 'held-and-not-parked',
    file: 'functions/fan-out/ending.ts',
    find: `if (hold !== undefined)`,
    put: `if (hold === undefined && poisonous)`,
    why: 'Whoever is held is due again at once, and costs a write and a hint each time.',
    tests: [meant.pause],
  },
  {
    name: 'held-batch-sent-for-again',
    file: wave,
    find: `if (await this.#hold.stops()) return;`,
    put: ``,
    why: 'A call that was told to wait is sent when the wait is over, minutes after somebody has paused the batch.',
    tests: [meant.pause],
  },
  {
    name: 'held-batch-intended',
    file: wave,
    find: `const mayGoOn = !this.#stopped && !(await this.#hold.stops());`,
    put: `const mayGoOn = !this.#stopped;`,
    why: 'Calls that a pause keeps back stand in the intent: a worker that dies leaves them as unknown.',
    tests: [meant.pause],
  },
  {
    name: 'held-while-waiting-for-room',
    file: 'functions/fan-out/send.ts',
    find: `if (isStale || (await deps.holds.of(header.batch)) !== undefined)`,
    put: `if (isStale)`,
    why: 'Who waited for room while the batch was paused draws calls and begins a wave.',
    tests: [meant.pause],
  },
  {
    name: 'ended-pause-holds',
    file: 'shared/holds/hold.ts',
    find: `item?.pause?.endedAt === undefined ? item?.pause : undefined;`,
    put: `item?.pause;`,
    why: 'A resumed batch stays paused.',
    tests: [meant.pause],
  },
  {
    name: 'hold-read-by-a-clock-set-back',
    file: holds,
    find: `return ageMs >= 0 && ageMs < freshMs;`,
    put: `return ageMs < freshMs;`,
    why: 'A function whose clock was set back by an hour buys for a paused batch for an hour.',
    tests: [meant.holds],
  },
  {
    name: 'hold-read-before-a-freeze',
    file: holds,
    find: `if (this.#isFresh(reading)) return item;`,
    put: `return item;`,
    why: 'A function that was frozen over its look sends by what was true minutes ago.',
    tests: [meant.holds],
  },
  {
    name: 'hold-that-could-not-be-read',
    file: holds,
    find: `if (this.#readings.get(batch) === reading) this.#readings.delete(batch);`,
    put: ``,
    why: 'One refusal of the table stops every subject of the batch for ten seconds.',
    tests: [meant.holds],
  },
  {
    name: 'resumed-and-not-due',
    file: 'shared/holds/pause.ts',
    find: `set: { pause, ...scheduleNow(endedAt) },`,
    put: `set: { pause },`,
    why: 'Nobody releases whoever waits for a batch that goes on.',
    tests: [meant.releaseResumed],
  },
  {
    name: 'resumed-behind-a-deep-queue',
    file: resumed,
    find: `least: leastHints,`,
    put: ``,
    why: 'While another batch keeps the queue deep, a resumed one gets no hint.',
    tests: [meant.releaseResumed],
  },
  {
    name: 'resumed-too-early-forgotten',
    file: resumed,
    find: `if (isNobodyLeft && ledger.now() >= endedAt + lateMs) {`,
    put: `if (isNobodyLeft) {`,
    why: 'A worker that was frozen while the batch was resumed parks its subject for good.',
    tests: [meant.releaseResumed],
  },
  {
    name: 'resumed-and-somebody-left',
    file: resumed,
    find: `if (isNobodyLeft && ledger.now() >= endedAt + lateMs) {`,
    put: `if (ledger.now() >= endedAt + lateMs) {`,
    why: 'Whoever has not had a turn twenty minutes after the resume is left behind.',
    tests: [meant.releaseResumed],
  },
];
