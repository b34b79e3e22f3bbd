import { describe, expect, test } from 'vitest';
import { endStates, isEnd, states } from '../../../shared/ledger/items/state.ts';
import { transitions } from '../../../shared/ledger/states/transitions.ts';

describe('states of a report', () => {
  test('every state answers every happening', () => {
    const happenings = Object.keys(transitions.due).sort();
    for (const state of states) expect(Object.keys(transitions[state]).sort()).toEqual(happenings);
  });

  test('every state but erasing can be left, and every state can be reached', () => {
    const reached = new Set(states.flatMap((state) => Object.values(transitions[state])));
    for (const state of states) expect(reached).toContain(state);
    for (const state of states) {
      const leads = Object.values(transitions[state]).filter((next) => next !== null && next !== state);
      expect(leads.length > 0).toBe(state !== 'erasing');
    }
  });

  test('from every state but erasing a report can come to each end', () => {
    const from = (start: (typeof states)[number]) => {
      const found = new Set([start]);
      for (const state of found)
        for (const next of Object.values(transitions[state])) if (next !== null) found.add(next);
      return found;
    };
    for (const state of states.filter((name) => name !== 'erasing'))
      for (const end of endStates) expect(from(state)).toContain(end);
  });

  test('an end is left only by new inputs, a redrive or erasure; what is complete is not redriven', () => {
    for (const state of states.filter(isEnd)) {
      const ways = Object.entries(transitions[state]).flatMap(([what, next]) =>
        next === null ? [] : [what],
      );
      expect(ways).toEqual(
        state === 'complete' ? ['inputs moved', 'erase'] : ['inputs moved', 'redriven', 'erase'],
      );
    }
  });
});
