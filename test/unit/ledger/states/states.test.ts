import { describe, expect, test } from 'vitest';
import { endStates, isEnd, type State, states } from '../../../../shared/ledger/items/state.ts';
import { headerEvents, transitions } from '../../../../shared/ledger/states/transitions.ts';

const statesAfter = (state: State): State[] =>
  Object.values(transitions[state]).filter((next) => next !== null && next !== 'gone');

const eventsOf = (state: State): string[] =>
  headerEvents.filter((event) => transitions[state][event] !== null);

describe('states of a report', () => {
  test('Every state of a report has an answer to every event', () => {
    for (const state of states)
      expect(Object.keys(transitions[state]).sort()).toEqual([...headerEvents].sort());
  });

  test('Every event is possible in some state, and every state can be left and reached', () => {
    const possible = new Set(states.flatMap(eventsOf));
    expect([...possible].sort()).toEqual([...headerEvents].sort());
    const reached = new Set(states.flatMap(statesAfter));
    for (const state of states) {
      expect(reached).toContain(state);
      expect(Object.values(transitions[state]).some((next) => next !== null && next !== state)).toBe(true);
    }
  });

  test('A report can reach each end from every state but erasing, and an erasing report can only disappear', () => {
    const from = (start: State) => {
      const found = new Set([start]);
      for (const state of found) for (const next of statesAfter(state)) found.add(next);
      return found;
    };
    for (const state of states.filter((name) => name !== 'erasing'))
      for (const end of endStates) expect(from(state)).toContain(end);
    expect([...from('erasing')]).toEqual(['erasing']);
    expect(transitions.erasing['sweep finished']).toBe('gone');
  });

  test('Only new inputs, a redrive or erasure leave an end, and a complete report is not redriven', () => {
    for (const state of states.filter(isEnd)) {
      const redriven = state === 'complete' ? [] : ['redriven'];
      expect(eventsOf(state)).toEqual(['inputs changed', ...redriven, 'erase']);
    }
  });
});
