import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const gates = 'functions/reconciler/gates.ts';
const release = 'shared/ledger/waves/release.ts';

/** Who is called from among those who wait: for a probe of a closed gate, or because there is room. */
export const callingFaults: readonly Fault[] = [
  {
    name: 'nobody-called-for-a-probe',
    file: gates,
    find: `if (!isProbeDue(gate, now)) return false;`,
    put: `if (isProbeDue(gate, now)) return false;`,
    why: 'A wallet has credit again, and nobody finds out.',
    tests: [meant.due, meant.closedGate, meant.unreachable],
  },
  {
    name: 'everybody-called-for-a-probe',
    file: gates,
    find: `probeCandidates * 2 ** Math.floor(`,
    put: `releaseLimit * 2 ** Math.floor(`,
    why: 'Each probe wakes a whole minute of those who wait, who all are parked again.',
    tests: [meant.due],
  },
  {
    name: 'no-more-called-while-nobody-probes',
    file: gates,
    find: `const lateMs = now - (gate.probeAt ?? now);`,
    put: `const lateMs = 0;`,
    why: 'Behind a million of a paused batch nobody comes to the probe for weeks.',
    tests: [meant.due],
  },
  {
    name: 'only-the-first-called-for-a-probe',
    file: gates,
    find: `await parkedOn(ledger, waitingOn, half, 'latest')`,
    put: `await parkedOn(ledger, waitingOn, half)`,
    why: 'A small batch that came behind a paused one waits until that one has been gone through.',
    tests: [meant.due],
  },
  {
    name: 'released-without-bound',
    file: gates,
    find: `Math.min(releaseLimit, probeCandidates`,
    put: `Math.max(releaseLimit, probeCandidates`,
    why: 'A probe that nobody sends for an hour wakes all who wait at once.',
    tests: [meant.due],
  },
  {
    name: 'one-partition-never-called',
    file: release,
    find: `Array.from({ length: dueShards }, (_, shard) =>`,
    put: `Array.from({ length: dueShards - 1 }, (_, shard) =>`,
    why: 'Who is parked in the last partition is called for no probe, and for no room, as long as others wait.',
    tests: [meant.due],
  },
  {
    name: 'waited-longest-not-first',
    file: release,
    find: `.sort((one, other) => Number(one.sort) - Number(other.sort));`,
    put: `;`,
    why: 'Whom one partition holds comes before all others.',
    tests: [meant.due],
  },
  {
    name: 'more-released-than-asked-for',
    file: release,
    find: `byTime.slice(-limit) : byTime.slice(0, limit);`,
    put: `byTime.slice(-limit) : byTime;`,
    why: 'A gate that opens lets more through than the service has said it bears.',
    tests: [meant.due, meant.ceilings],
  },
  {
    name: 'copied-before-it-is-released',
    file: 'functions/fan-out/shared-buying.ts',
    find: `if (found.length > 0 && (await this.#releaseWaiting())) return false;`,
    put: ``,
    why: 'A worker that dies after the last copy leaves a subject that lacks nothing waiting for room that never comes.',
    tests: [meant.reuse],
  },
  {
    name: 'going-on-taken-for-a-hint',
    file: 'shared/ledger/states/changes.ts',
    find: `        remove: ['reason'],
        dueAt: event.dueAt,
        hintFollows: !event.goesOn,`,
    put: `        remove: ['reason'],
        dueAt: event.dueAt,
        hintFollows: true,`,
    why: 'Whom a worker released for itself is looked at last when it dies, and with a deep queue not at all.',
    tests: [meant.transition],
  },
  {
    name: 'release-for-copying-promises-a-hint',
    file: 'functions/fan-out/shared-buying.ts',
    find: `goesOn: true`,
    put: `goesOn: false`,
    why: 'With a deep queue nobody looks at a subject whose worker died while it copied.',
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
