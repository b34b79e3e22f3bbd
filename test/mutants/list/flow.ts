import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const callFlow = 'functions/fan-out/flow/call-flow.ts';
const callRate = 'functions/fan-out/flow/call-rate.ts';
const send = 'functions/fan-out/send.ts';

/** What is in flight, and how fast: room that is shared out, turns that are drawn. */
export const flowFaults: readonly Fault[] = [
  {
    name: 'cap-not-counted',
    file: callFlow,
    find: `this.#free -= taken.length;`,
    put: ``,
    why: 'An invocation sends all that its subjects want at once, whatever the cap.',
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
];
