import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

const callFlow = 'functions/fan-out/flow/call-flow.ts';
const callRate = 'functions/fan-out/flow/call-rate.ts';
const rateSlots = 'shared/gate/rate-slots.ts';
const send = 'functions/fan-out/send.ts';
const waiting = 'test/unit/fan-out/waiting.test.ts';

export const flowFaults: readonly Fault[] = [
  {
    name: 'cap-not-counted',
    file: callFlow,
    find: `this.#free -= granted.length;`,
    put: ``,
    why: 'An invocation sends all calls of its subjects at once, whatever the cap.',
    tests: [testFiles.flow],
  },
  {
    name: 'room-not-gathered',
    file: callFlow,
    find: `isReserved ||= this.#gathersFor(waiting, ready.length);`,
    put: `isReserved ||= this.#gathersFor(waiting, 0);`,
    why: 'The header of a subject is written for each call, which costs as much as storing the answers.',
    tests: [testFiles.flow],
  },
  {
    name: 'room-gathered-without-end',
    file: callFlow,
    find: `return ledger.now() < waiting.gathersUntil;`,
    put: `return true;`,
    why: 'While long calls run, free room stays unused for a minute.',
    tests: [testFiles.flow],
  },
  {
    name: 'turns-not-waited-for',
    file: callRate,
    find: `if (this.#slots.left === 0 || this.#slots.at > now) return false;`,
    put: `if (this.#slots.left === 0) return false;`,
    why: 'All tokens of a second are used at once, and the calls are refused.',
    tests: [testFiles.flow],
  },
  {
    name: 'turns-drawn-that-nobody-uses',
    file: rateSlots,
    find: `gateItems.atMost('nextTurnAt', latestAt)),`,
    put: `gateItems.exists('base')),`,
    why: 'Functions reserve rate slots after their own end. Later functions get slots after these, and no call is sent any more.',
    tests: [testFiles.turns],
  },
  {
    name: 'turns-of-a-wrong-clock-kept',
    file: rateSlots,
    find: `not(gateItems.atMost('nextTurnAt', at + longestAheadMs)),`,
    put: ``,
    why: 'One machine whose clock is an hour ahead stops all calls for an hour.',
    tests: [testFiles.turns],
  },
  {
    name: 'turns-waited-for-to-the-kill',
    file: callRate,
    find: `if (drawn === undefined) return sleep(this.#timeLeftMs());`,
    put: `if (drawn === undefined) return sleep(3_600_000);`,
    why: 'A function whose rate slot comes too late is killed, and this death counts against each of its subjects.',
    tests: [testFiles.turns],
  },
  {
    name: 'drawn-turn-waited-for-to-the-kill',
    file: callRate,
    find: `Math.min(this.#slots.at - ledger.now(), this.#timeLeftMs());`,
    put: `this.#slots.at - ledger.now();`,
    why: 'When a clock is set back, functions wait for their rate slot until they are killed.',
    tests: [testFiles.turns],
  },
  {
    name: 'pace-not-lowered',
    file: callRate,
    find: `this.#pace = await lowerPace(ledger, gateOf(this.#deps, this.#base), next, firstSentAt);`,
    put: ``,
    why: 'After each pause all calls are sent at once again, and refused again.',
    tests: [testFiles.flow],
  },
  {
    name: 'room-lost-with-a-broken-wave',
    file: send,
    find: `  } finally {
    deps.flow.done(unused);`,
    put: `  } finally {`,
    why: 'Reserved and unused room is lost to the invocation, until no call is sent.',
    tests: [testFiles.givenBack, testFiles.flow, testFiles.work],
    hangs: true,
  },
  {
    name: 'places-given-back-twice',
    file: 'functions/fan-out/send.ts',
    find: `    unused = 0;
    const known = { ...outlook, report: { ...report, header: begun } };
    return await runWave(`,
    put: `    return await runWave(`,
    why: 'Each probe that another worker took leaves one call more in flight than the cap permits.',
    tests: [testFiles.flow],
  },
  {
    name: 'subjects-begun-beside-many-that-wait',
    file: callFlow,
    find: `this.#waiting.length <= this.#prefetchLimit && `,
    put: ``,
    why: 'Subjects are read and planned long before there is room for their calls, and their data get old.',
    tests: [testFiles.flow],
  },
  {
    name: 'patience-begins-again',
    file: 'functions/fan-out/work-on-subject.ts',
    find: `waitUntil ??= deps`,
    put: `waitUntil = deps`,
    why: 'A worker waits for other buyers until its function ends, and is billed for it.',
    tests: [waiting],
  },
  {
    name: 'broken-wave-keeps-its-place',
    file: 'functions/fan-out/wave/wave.ts',
    find: `if (pendingGrant !== undefined && isBroken()) flow.recheck();`,
    put: ``,
    why: 'A subject whose wave broke ends only when another subject of the invocation gives up its room.',
    tests: [waiting],
  },
  {
    name: 'time-in-flight-includes-pauses',
    file: 'functions/fan-out/flow/in-flow.ts',
    find: `    this.#isIn = admitted !== undefined;
    this.#since = ledger.now();`,
    put: `    this.#isIn = admitted !== undefined;`,
    why: 'A refusal counts as sent before the pause, so a rate limit is measured wrongly.',
    tests: [waiting],
  },
  {
    name: 'pulls-until-the-end',
    file: 'functions/fan-out/work-on-hints.ts',
    find: `timeForCallsMs() > this.#completingMs;`,
    put: `timeForCallsMs() > 0;`,
    why: 'Subjects that an invocation pulls late do not end in it, and cost another invocation.',
    tests: ['test/unit/fan-out/pulling.test.ts'],
  },
  {
    name: 'yield-forgets-the-deferrals',
    file: 'functions/fan-out/send.ts',
    find: `deferrals: header.deferrals } as const`,
    put: `deferrals: 0 } as const`,
    why: 'A subject whose calls the service never takes is tried forever if its workers run out of time.',
    tests: ['test/unit/fan-out/deaths/given-up.test.ts'],
  },
  {
    name: 'copy-of-another-service-listed-as-own',
    file: 'functions/fan-out/shared-buying.ts',
    find: `copy.serviceId ?? this.#sharing.seller.id`,
    put: `this.#sharing.seller.id`,
    why: 'A copy from another service is listed as bought from this one, and readers look for it in vain.',
    tests: ['test/unit/fan-out/purchases/listed.test.ts'],
  },
];
