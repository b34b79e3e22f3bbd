import { expect, test } from 'vitest';
import { littleRoom } from './scopes/ceilings.ts';
import { explore } from './search/explore.ts';

test('The search of a scope with a ceiling reaches the same end states with and without pruning', async () => {
  const scope = { ...littleRoom, faults: { kinds: [], max: 0 } } as const;
  const pruned = await explore(scope);
  const unpruned = await explore(scope, { isUnpruned: true });
  expect(unpruned.ends).toBe(pruned.ends);
  expect(unpruned.states).toBeGreaterThan(pruned.states);
});
