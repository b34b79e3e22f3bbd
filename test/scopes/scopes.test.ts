import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scopes } from './scopes/index.ts';
import { oneJobTwice } from './scopes/one-subject.ts';
import { boundedScope, plantedFaults, smallScopes } from './scopes/small.ts';
import { explore, simplestCounterexample } from './search/explore.ts';
import { rowsOf } from './spec-figures.ts';

/** Without pruning, the other scopes take a minute (two: whole-search.test.ts, in the deep suite). */
const quickScopes = smallScopes.filter(({ name }) => ['an erasure', 'a cancellation'].includes(name));

describe('the exhaustive search of small scopes', () => {
  test.each(smallScopes)(
    'No order of events breaks a guarantee of the pipeline in the scope: $name',
    async (scope) => {
      const { found, isExhausted, ends } = await explore(scope);
      expect(found).toBeUndefined();
      expect(isExhausted).toBe(true);
      expect(ends).toBeGreaterThan(1);
    },
  );

  test(`None of the first 1,000 states breaks a guarantee of the pipeline in the scope: ${boundedScope.name}`, async () => {
    const { found, states } = await explore(boundedScope, { states: 1000 });
    expect(found).toBeUndefined();
    expect(states).toBeGreaterThanOrEqual(1000);
  });

  test.each(quickScopes)(
    'The search reaches the same end states with and without pruning: $name',
    async (scope) => {
      const pruned = await explore(scope);
      const unpruned = await explore(scope, { isUnpruned: true });
      expect(unpruned.ends).toBe(pruned.ends);
      expect(unpruned.states).toBeGreaterThan(pruned.states);
    },
  );

  test('The search reports that it stopped at its bound', async () => {
    const { isExhausted, states } = await explore(oneJobTwice, { states: 100 });
    expect(isExhausted).toBe(false);
    expect(states).toBeGreaterThanOrEqual(100);
  });
});

describe('planted faults of scopes', () => {
  test.each(plantedFaults)(
    'The search finds a planted fault and the order of events that shows it: $scope.name',
    async ({ scope, violation }) => {
      const found = await simplestCounterexample(scope);
      expect(found?.violations.join('\n')).toMatch(violation);
      expect(found?.trace.join('\n')).toMatch(/^W\d {2}writes /m);
    },
  );
});

test('The page docs/simulation.md shows figures of every scope', () => {
  const page = readFileSync(new URL('../../docs/simulation.md', import.meta.url), 'utf8');
  expect(rowsOf(page).map(([name]) => name)).toEqual(scopes.map(({ name }) => name));
});
