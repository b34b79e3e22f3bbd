import { describe, expect, test } from 'vitest';
import { blockedByGates } from '../../../../shared/ledger/items/blocker.ts';
import { type Header, headerItems } from '../../../../shared/ledger/items/header.ts';
import { endStates, isEnd, type State, states } from '../../../../shared/ledger/items/state.ts';
import type { Ending, HeaderEvent } from '../../../../shared/ledger/states/header-event.ts';
import { newHeader } from '../../../../shared/ledger/states/new-header.ts';
import { transition } from '../../../../shared/ledger/states/transition.ts';
import {
  type HeaderEventName,
  headerEvents,
  transitions,
} from '../../../../shared/ledger/states/transitions.ts';
import { row, subject } from '../../../support/worlds/ledger-world.ts';

const now = Date.UTC(2026, 10, 20, 8);
const worker = { name: 'me', until: now + 60_000 };
const source = { bucket: 'inbox', key: 'births/june.csv', etag: 'e', sequencer: '1', time: now };
const input = { kind: 'row' as const, value: row(), source };
const spending = [{ worker, spent: { bought: 2, unknown: 1 } }];
const tally = { bought: 2, reused: 1, refused: 0, unavailable: 0, unknown: 1, notAsked: 0, declined: 0 };

function headerIn(state: State, more: Partial<Header> = {}): Header {
  const [write] = newHeader(subject('june/anna'), { state: 'due', inputs: {}, dueAt: now }, now);
  const counted = { ...(isEnd(state) ? { state } : {}), bought: 0, unknown: 0, reused: 0 };
  return headerItems.parse({
    ...write?.key,
    ...write?.set,
    state,
    stateId: `${state}#anna`,
    counted,
    ...more,
  });
}

const attemptEnds = (ending: Ending): HeaderEvent => ({
  kind: 'run ended',
  worker,
  spent: spending,
  ending,
});
const settled = (state: (typeof endStates)[number]) => attemptEnds({ kind: 'settled', state, tally });

const examples: Record<HeaderEventName, readonly [HeaderEvent, Partial<Header>?]> = {
  'inputs changed': [{ kind: 'inputs changed', input, dueAt: now + 1 }],
  'wave started': [
    {
      kind: 'wave started',
      worker,
      start: {
        wave: 'w',
        dispatched: [],
        conversations: new Set<string>(),
        spent: [],
        settledWorkers: new Set(),
        dueAt: now + 1,
      },
    },
  ],
  'wave ended open': [attemptEnds({ kind: 'open', dueAt: now + 1, deferrals: 1 })],
  parked: [
    attemptEnds({
      kind: 'parked',
      blocker: blockedByGates(['token#base']),
      reason: { code: 'gate', gate: 'throttled' },
    }),
  ],
  released: [{ kind: 'released', dueAt: now + 1 }],
  postponed: [{ kind: 'postponed', dueAt: now + 1 }],
  'settled complete': [settled('complete')],
  'settled partial': [settled('partial')],
  'settled failed': [settled('failed')],
  'settled cancelled': [settled('cancelled')],
  'dead letter': [{ kind: 'dead letter' }],
  'abandoned partial': [{ kind: 'abandoned', tally }],
  'abandoned failed': [{ kind: 'abandoned', tally: { ...tally, bought: 0, reused: 0 } }],
  redriven: [
    { kind: 'redriven', reopen: { at: now, states: ['unknown'] }, dueAt: now + 1, isContinued: false },
  ],
  cancel: [{ kind: 'cancel', at: now, dueAt: now + 1, queuesHint: true }],
  dropped: [{ kind: 'dropped' }],
  erase: [{ kind: 'erase' }],
  swept: [{ kind: 'swept', pointers: [], photoIds: [], dueAt: now + 1 }],
  'sweep finished': [{ kind: 'sweep finished' }],
};

const cells = states.flatMap((state) => headerEvents.map((event) => [state, event] as const));

/** After these writes the writer sends a hint, unless it continues with the subject. */
const queuesHint: ReadonlySet<string> = new Set(['inputs changed', 'redriven', 'cancel']);

describe('the write of an event', () => {
  test.each(cells)(
    'In the state %s, the write of the event %s follows the transition table',
    (state, name) => {
      const [event, more] = examples[name];
      const before = headerIn(state, more);
      const next = transitions[state][name];
      const writes = transition(before, event, now);
      if (next === null) return expect(writes).toBeUndefined();
      const [write, count] = writes ?? [];
      expect(JSON.stringify(write?.condition)).toContain('{"test":"equals","path":["revision"],"value":1}');
      const add = count?.add ?? {};
      if (next === 'gone') return expect(write).toMatchObject({ delete: true });
      expect(write).toMatchObject({ set: { state: next, stateId: `${next}#anna` } });
      const { due, counted = before.counted } = write !== undefined && 'set' in write ? { ...write.set } : {};
      const partition = isEnd(next)
        ? /^unpublished#/
        : next === 'waiting'
          ? /^parked#gate#token#base#/
          : queuesHint.has(name)
            ? /^hinted#/
            : /^due#/;
      if (due === undefined)
        expect(['working inputs changed', 'working cancel']).toContain(`${state} ${name}`);
      else expect(due).toMatch(partition);
      for (const end of endStates) {
        const countedAs = (state: unknown) => (state === end ? 1 : 0);
        const after = Object(counted).state;
        expect(add[end] ?? 0).toBe(countedAs(after) - countedAs(before.counted.state));
        expect(countedAs(after)).toBe(countedAs(next));
      }
      expect(add.subjects ?? 0).toBe(name === 'erase' ? -1 : 0);
    },
  );

  const continued: [State, HeaderEvent][] = [
    ['waiting', { kind: 'released', dueAt: now + 1 }],
    ['partial', { kind: 'redriven', reopen: { at: now, states: [] }, dueAt: now + 1, isContinued: true }],
  ];
  test.each(continued)(
    'A worker that continues with a %s subject makes it due without a hint',
    (state, event) => {
      const [write] = transition(headerIn(state), event, now) ?? [];
      expect(write).toMatchObject({ set: { state: 'due', due: expect.stringMatching(/^due#/) } });
    },
  );
});
