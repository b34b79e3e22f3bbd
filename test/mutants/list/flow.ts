import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const callFlow = 'functions/fan-out/flow/call-flow.ts';
const callRate = 'functions/fan-out/flow/call-rate.ts';
const turns = 'shared/gate/turns.ts';
const send = 'functions/fan-out/send.ts';

export const flowFaults: readonly Fault[] = [
  {
    name: 'cap-not-counted',
    file: callFlow,
    find: `this.#free -= granted.length;`,
    put: ``,
    why: 'An invocation sends all that its subjects want at once, whatever the cap.',
    tests: [meant.flow],
  },
  {
    name: 'room-not-gathered',
    file: callFlow,
    find: `isReserved ||= this.#gathersFor(waiting, ready.length);`,
    put: `isReserved ||= this.#gathersFor(waiting, 0);`,
    why: 'The header of a subject is written for each of its calls, which costs as much as keeping their answers.',
    tests: [meant.flow],
  },
  {
    name: 'room-gathered-without-end',
    file: callFlow,
    find: `return ledger.now() < waiting.gathersUntil;`,
    put: `return true;`,
    why: 'Beside calls that take a minute, room stands empty for a minute.',
    tests: [meant.flow],
  },
  {
    name: 'turns-not-waited-for',
    file: callRate,
    find: `if (this.#turns.left === 0 || this.#turns.at > now) return false;`,
    put: `if (this.#turns.left === 0) return false;`,
    why: 'What was drawn for a second leaves at once, and is refused.',
    tests: [meant.flow],
  },
  {
    name: 'turns-drawn-that-nobody-uses',
    file: turns,
    find: `gateItems.atMost('nextTurnAt', latestAt)),`,
    put: `gateItems.exists('base')),`,
    why: 'Functions draw turns beyond their own end; the next ones draw behind these, and nothing is sent any more.',
    tests: [meant.turns],
  },
  {
    name: 'turns-of-a-wrong-clock-kept',
    file: turns,
    find: `not(gateItems.atMost('nextTurnAt', at + longestAheadMs)),`,
    put: ``,
    why: 'One machine whose clock is an hour ahead stops the line for an hour.',
    tests: [meant.turns],
  },
  {
    name: 'turns-waited-for-to-the-kill',
    file: callRate,
    find: `if (drawn === undefined) return sleep(this.#untilOverMs());`,
    put: `if (drawn === undefined) return sleep(3_600_000);`,
    why: 'A function whose turn comes too late is killed, and its subjects count a death each.',
    tests: [meant.turns],
  },
  {
    name: 'drawn-turn-waited-for-to-the-kill',
    file: callRate,
    find: `Math.min(this.#turns.at - ledger.now(), this.#untilOverMs());`,
    put: `this.#turns.at - ledger.now();`,
    why: 'A clock that is set back has functions wait for the turn that they have drawn until they are killed.',
    tests: [meant.turns],
  },
  {
    name: 'pace-not-lowered',
    file: callRate,
    find: `this.#pace = await lowerPace(ledger, gateOf(this.#deps, this.#base), next, firstSentAt);`,
    put: ``,
    why: 'After each pause everything is sent at once again, and refused again.',
    tests: [meant.flow],
  },
  {
    name: 'room-lost-with-a-broken-wave',
    file: send,
    find: `  } finally {
    deps.flow.done(unused);`,
    put: `  } finally {`,
    why: 'Room that was taken and not used is lost to the invocation, until nothing moves any more.',
    tests: [meant.givenBack, meant.flow, meant.work],
    hangs: true,
  },
  {
    name: 'places-given-back-twice',
    file: 'functions/fan-out/send.ts',
    find: `    unused = 0;
    return await runWave(`,
    put: `    return await runWave(`,
    why: 'Each probe that another took leaves one call more in flight than the service was promised.',
    tests: [meant.flow],
  },
  {
    name: 'subjects-begun-beside-many-that-wait',
    file: callFlow,
    find: `this.#waiting.length <= this.#eighth && `,
    put: ``,
    why: 'Subjects are read and planned long before there is room for their calls, and wait with what they have read.',
    tests: [meant.flow],
  },
];
