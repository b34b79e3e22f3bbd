import { expect, test } from 'vitest';
import { leastRoom } from './scopes/ceilings.ts';
import { publishing } from './scopes/publishings.ts';
import { oneDies } from './scopes/small.ts';
import { explore } from './search/explore.ts';

test.each([leastRoom, publishing])(
  'The search reaches the same end states with and without pruning in the whole scope: $name',
  async (scope) => {
    const pruned = await explore(scope);
    const unpruned = await explore(scope, { isUnpruned: true });
    expect(unpruned.ends).toBe(pruned.ends);
    expect(unpruned.states).toBeGreaterThan(pruned.states);
  },
);

test('No order of events breaks a guarantee when one of two workers with one job dies', async () => {
  const { found, isExhausted, ends } = await explore(oneDies);
  expect(found).toBeUndefined();
  expect(isExhausted).toBe(true);
  expect(ends).toBeGreaterThan(1);
});
